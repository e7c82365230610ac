/** Origin and path of a page; of a path with an address in it the origin alone: queries and fragments carry addresses more often than their authors know. Null for what is no page. */
export const pageOf = (url: string | undefined): string | null => {
  if (url === undefined || !URL.canParse(url)) return null;
  const { protocol, origin, pathname } = new URL(url);
  if (protocol !== 'https:' && protocol !== 'http:') return null;
  return /@|%40/i.test(pathname) ? origin : `${origin}${pathname}`;
};
