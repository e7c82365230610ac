import { brokenCopies } from '../break-request';
import type { RecordedRequest } from '../recording';

/** A request as `fetch` sends it, with one thing wrong in it. */
export interface BrokenCall {
  readonly fault: string;
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
  /** Whether the encoding itself is broken: LinkedIn's own decoder sees it too. */
  readonly isEncoding?: true;
}

/** The request broken at every place: of its body, its query, its path, its headers. */
export const brokenCalls = (request: RecordedRequest): readonly BrokenCall[] => {
  const { method, url, headers } = request;
  const body = request.body === null ? undefined : JSON.stringify(request.body);
  const bodies =
    request.body === null
      ? []
      : brokenCopies(request)
          .filter(({ fault }) => !FREE_TEXT.test(fault))
          .map((copy): BrokenCall => ({
            fault: copy.fault,
            method,
            url,
            headers,
            body: JSON.stringify(copy.body),
          }));
  const addresses = [
    ...misspelt(url),
    ...misencoded(url).map((one) => ({ ...one, isEncoding: true as const })),
  ];
  return [
    ...bodies,
    ...addresses.map((address) => ({ method, headers, body, ...address })),
    ...misheaded(headers).map((one) => ({ method, url, body, ...one })),
  ];
};

/** Any word will do there. */
const FREE_TEXT = /^unknown word at .*\b(name|commentary|title)$/;

type Address = Pick<BrokenCall, 'fault' | 'url'>;

const misspelt = (url: string): readonly Address[] => [
  {
    fault: 'a parameter that nobody knows',
    url: `${url}${url.includes('?') ? '&' : '?'}colour=red`,
  },
  {
    fault: 'a collection that nobody knows',
    url: url.replace(
      /(adAnalytics|adCampaignGroups|adCampaigns|creatives|images|posts|adAccounts(?=\?|\/\d+$)|adTargetingEntities)/,
      '$1z',
    ),
  },
  ...(url.includes('q=')
    ? [{ fault: 'a finder that nobody knows', url: url.replace(/q=\w+/, 'q=nothing') }]
    : []),
  ...(url.includes('action=')
    ? [{ fault: 'an action that nobody knows', url: url.replace(/action=\w+/, 'action=nothing') }]
    : []),
];

const misencoded = (url: string): readonly Address[] => [
  ...(/[=,(]urn%3A/.test(url)
    ? [{ fault: 'a colon that is not encoded', url: url.replace(/([=,(])urn%3A/, '$1urn:') }]
    : []),
  ...(url.includes('?') && url.includes(')')
    ? [{ fault: 'a bracket that nobody closes', url: url.replace(/\)(?=&|$)/, '') }]
    : []),
  ...(url.includes('?')
    ? [{ fault: 'half an escape', url: url.replace(/(=(?:List\(|\()?)/, '$1%zz') }]
    : []),
];

const misheaded = (
  headers: RecordedRequest['headers'],
): readonly Pick<BrokenCall, 'fault' | 'headers'>[] => {
  const { 'LinkedIn-Version': _version, ...unversioned } = headers;
  const { Authorization: _token, ...anonymous } = headers;
  return [
    { fault: 'no version', headers: unversioned },
    { fault: 'no token', headers: anonymous },
    { fault: 'another protocol', headers: { ...headers, 'X-Restli-Protocol-Version': '1.0.0' } },
    { fault: 'a method that nobody knows', headers: { ...headers, 'X-RestLi-Method': 'FETCH' } },
  ];
};
