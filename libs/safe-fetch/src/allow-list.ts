/** Hosts that may be reached although they are private: `host` on any port, `host:port` on that port. */
export type AllowList = ReadonlySet<string>;

/** A comma-separated list. Throws for what is no host. */
export const readAllowList = (text: string): AllowList =>
  new Set(
    text
      .split(',')
      .map((entry) => entry.trim())
      .filter((entry) => entry !== '')
      .map(readEntry),
  );

export const isAllowed = (allow: AllowList, { host, hostname, port, protocol }: URL): boolean =>
  allow.has(hostname) ||
  allow.has(port === '' ? `${host}:${protocol === 'https:' ? 443 : 80}` : host);

const readEntry = (entry: string): string => {
  const url = URL.canParse(`http://${entry}`) ? new URL(`http://${entry}`) : undefined;
  if (!url || url.pathname !== '/' || url.username !== '' || entry.includes('/')) {
    throw new Error('an entry is no host and no host:port');
  }
  return /:\d+$/.test(entry)
    ? `${url.hostname}:${entry.slice(entry.lastIndexOf(':') + 1)}`
    : url.hostname;
};
