import { isAllowed, type AllowList } from './allow-list';
import { FetchProblem, notAllowed } from './fetch-problem';
import { isPublicHost } from '@switchyard/kernel';

const PORTS: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443' };

/** The address as a URL that may be connected to, as far as that can be told without asking a resolver. Throws `FetchProblem`. */
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
