import { type LookupAddress, lookup as systemLookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isPublicAddress, isPublicHost } from '@switchyard/kernel';
import { FetchProblem, notAllowed } from './fetch-problem';

const PORTS: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443' };

/**
 * The address as a URL that may be connected to, as far as its text shows without a resolver.
 * Throws `FetchProblem`.
 */
export const vetUrl = (address: string, allow: AllowList, from?: URL): URL => {
  const url = parse(address, from);
  if (!(url.protocol in PORTS)) {
    throw new FetchProblem('BAD_ADDRESS', 'Only http and https addresses are fetched.');
  }
  if (url.username !== '' || url.password !== '') {
    throw new FetchProblem(
      'BAD_ADDRESS',
      'An address with a user name or password is not fetched.',
    );
  }
  if (isAllowed(allow, url)) return url;
  if (
    url.port !== '' &&
    url.port !== PORTS[url.protocol] &&
    !Object.values(PORTS).includes(url.port)
  ) {
    throw new FetchProblem('ADDRESS_NOT_ALLOWED', 'Only the ports 80 and 443 are fetched from.');
  }
  if (!isPublicHost(url.hostname)) throw notAllowed(url.hostname);
  return url;
};

const parse = (address: string, from: URL | undefined): URL => {
  if (hasControlCharacter(address) || !URL.canParse(address, from?.href)) {
    throw new FetchProblem('BAD_ADDRESS', 'This is no address.');
  }
  return new URL(address, from);
};

/** The parser drops tabs and line breaks, and would so read another address than people do. */
const hasControlCharacter = (text: string): boolean =>
  [...text].some((character) => character < ' ' || character === '\x7f');

/**
 * Hosts that may be reached although they are private: `host` on any port, `host:port` on that
 * port.
 */
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

/** Every address of a name. */
export type Resolve = (hostname: string) => Promise<readonly LookupAddress[]>;

export const systemResolve: Resolve = (hostname) =>
  new Promise((resolve, reject) => {
    systemLookup(hostname, { all: true, verbatim: true }, (error, addresses) =>
      error ? reject(error) : resolve(addresses),
    );
  });

/**
 * A look-up for `net.connect` that fails unless every address of the name is public. The connection
 * uses exactly these addresses: there is no second look-up that could return others.
 */
export const vettedLookup =
  (resolve: Resolve): LookupFunction =>
  (hostname, { all }, callback) => {
    resolve(hostname)
      .then((addresses) => {
        const [first] = addresses;
        if (!first || !addresses.every(({ address }) => isPublicAddress(address))) {
          throw notAllowed(hostname);
        }
        if (all) callback(null, [...addresses]);
        else callback(null, first.address, first.family);
      })
      .catch((error: unknown) => callback(error as NodeJS.ErrnoException, '', 0));
  };
