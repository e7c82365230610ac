import { brokenCopies } from '../../broken-requests';
import type { RecordedRequest } from '../../request-oracle';
import { linesOf } from '../../specimens';
import { kindOf } from './restli';

/** What became of a broken request. */
export interface Tried {
  readonly call: BrokenCall;
  readonly isRefused: boolean;
  /** Every code that the refusal names. */
  readonly codes: readonly string[];
}

/**
 * Sends each recorded request again with every member broken in turn, as long as the unchanged
 * request is accepted. Of each kind, it tries every request that has new members.
 */
export class Breakage {
  private readonly byKind = new Map<string, Tried[]>();
  private readonly known = new Set<string>();
  private readonly sound = new Map<string, RecordedRequest>();

  async before(request: RecordedRequest): Promise<void> {
    const kind = kindOf(request);
    this.sound.set(kind, request);
    const tried = this.byKind.get(kind) ?? [];
    this.byKind.set(kind, tried);
    if (kind === 'PUT upload' || !this.hasNews(kind, request)) return;
    for (const call of brokenCalls(request)) tried.push(await attempt(call));
  }

  /**
   * Sends the last sound request of a kind once more with other members; returns the id of what it
   * made.
   */
  async byHand(kind: string, members: Readonly<Record<string, unknown>>): Promise<string> {
    const { url, headers, body } = this.sound.get(kind)!;
    const answer = await fetch(url, {
      method: 'POST',
      headers: { ...headers },
      body: JSON.stringify({ ...(body as object), ...members }),
    });
    if (!answer.ok) throw new Error(await answer.text());
    return answer.headers.get('x-restli-id')!;
  }

  get kinds(): readonly string[] {
    return [...this.byKind.keys()].sort();
  }

  get all(): readonly Tried[] {
    return [...this.byKind.values()].flat();
  }

  tried(kind: string): readonly Tried[] {
    return this.byKind.get(kind) ?? [];
  }

  private hasNews(kind: string, request: RecordedRequest): boolean {
    const members = [...linesOf([{ ...request, method: kind, path: '' }])].map((line) =>
      line.replace(/ = .*$/s, '').replaceAll(/\d{6,}/g, '~'),
    );
    const isNew = members.some((member) => !this.known.has(member));
    for (const member of members) this.known.add(member);
    return isNew;
  }
}

const attempt = async (call: BrokenCall): Promise<Tried> => {
  const answer = await fetch(call.url, {
    method: call.method,
    headers: { ...call.headers },
    ...(call.body === undefined ? {} : { body: call.body }),
  });
  const text = await answer.text();
  return { call, isRefused: refuses(answer.status, text), codes: codesIn(text) };
};

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
const brokenCalls = (request: RecordedRequest): readonly BrokenCall[] => {
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
    fault: 'an unknown parameter',
    url: `${url}${url.includes('?') ? '&' : '?'}colour=red`,
  },
  {
    fault: 'an unknown collection',
    url: url.replace(
      /(adAnalytics|adCampaignGroups|adCampaigns|creatives|images|posts|adAccounts(?=\?|\/\d+$)|adTargetingEntities|adAccountUsers|conversions|organizationAcls)/,
      '$1z',
    ),
  },
  ...(url.includes('q=')
    ? [{ fault: 'an unknown finder', url: url.replace(/q=\w+/, 'q=nothing') }]
    : []),
  ...(url.includes('action=')
    ? [{ fault: 'an unknown action', url: url.replace(/action=\w+/, 'action=nothing') }]
    : []),
];

const misencoded = (url: string): readonly Address[] => [
  ...(/[=,(]urn%3A/.test(url)
    ? [{ fault: 'a colon that is not encoded', url: url.replace(/([=,(])urn%3A/, '$1urn:') }]
    : []),
  ...(url.includes('?') && url.includes(')')
    ? [{ fault: 'a bracket that is not closed', url: url.replace(/\)(?=&|$)/, '') }]
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
    { fault: 'an unknown method', headers: { ...headers, 'X-RestLi-Method': 'FETCH' } },
  ];
};

interface Reported {
  readonly status?: number;
  readonly code?: string;
  readonly errorDetails?: {
    readonly inputErrors?: readonly Reported[];
    readonly conditionalInputErrors?: readonly Reported[];
  };
  readonly elements?: readonly Element[];
  readonly results?: object;
  readonly errors?: Readonly<Record<string, Reported>>;
}

interface Element extends Reported {
  readonly error?: Reported;
}

/** Whether the answer refuses the request, or, answered 200, an element of its batch. */
const refuses = (status: number, text: string): boolean =>
  status >= 400 || faultsIn(read(text)).length > 0;

/** Every code that a refusal names, of the whole, of its elements and of their members. */
const codesIn = (text: string): readonly string[] => {
  const reported = read(text);
  return [reported, ...faultsIn(reported)].flatMap(withDetails).flatMap(({ code }) => code ?? []);
};

const faultsIn = ({ elements = [], errors = {} }: Reported): readonly Reported[] => [
  ...elements
    .filter(({ status = 200 }) => status >= 400)
    .map((element) => element.error ?? element),
  ...Object.values(errors),
];

const withDetails = (reported: Reported): readonly Reported[] => [
  reported,
  ...(reported.errorDetails?.inputErrors ?? []),
  ...(reported.errorDetails?.conditionalInputErrors ?? []),
];

const read = (text: string): Reported =>
  text.startsWith('{') ? (JSON.parse(text) as Reported) : {};
