import type { Json } from '../../../port/attributes';
import type { HttpAnswer, HttpRequest } from '../../../port/io';
import type { Reader, RecordedRequest } from '../recording';

/** Edges under which objects are made, and what is made there. */
const MADE: Readonly<Record<string, string>> = {
  campaigns: 'campaign',
  adsets: 'adset',
  ads: 'ad',
  adcreatives: 'creative',
};

/** Reads calls of the Graph API: forms and queries by member, batches part by part, ids in paths by their kind, which answers tell. */
export const metaReader = (): Reader => {
  const kinds = new Map<string, string>();
  return {
    read: (request) => callsIn(request).map((call) => ({ ...call, path: pathOf(call.url, kinds) })),
    answered: (request, answer) => {
      const bodies = bodiesIn(answer);
      callsIn(request).forEach(({ method, url }, index) => {
        const kind = MADE[new URL(url).pathname.split('/').at(-1) ?? ''];
        const id = bodies[index]?.['id'];
        if (method === 'POST' && kind && typeof id === 'string') kinds.set(id, kind);
      });
    },
  };
};

type Call = Omit<RecordedRequest, 'path'>;

const callsIn = ({ method, url, headers, body }: HttpRequest): readonly Call[] => {
  const form = new URLSearchParams(Buffer.from(body ?? '').toString('utf8'));
  const batch = form.get('batch');
  if (batch === null) {
    return [
      {
        method,
        headers,
        url: url.replace(/\?.*$/, ''),
        body: membersIn(method === 'POST' ? form : new URL(url).searchParams),
      },
    ];
  }
  return (
    JSON.parse(batch) as readonly {
      readonly method: string;
      readonly relative_url: string;
      readonly body?: string;
    }[]
  ).map((part) => {
    const [path = '', query] = part.relative_url.split('?');
    return {
      method: part.method,
      headers,
      url: `${url}${path}`,
      body: membersIn(new URLSearchParams(part.body ?? query ?? '')),
    };
  });
};

/** What looks like JSON is JSON; everything else is text. The proof of the secret is no parameter of a call; creatives are told apart by what they hold. */
const membersIn = (form: URLSearchParams): Json =>
  Object.fromEntries(
    [...form]
      .filter(([name]) => name !== 'appsecret_proof')
      .map(([name, text]) => [
        name,
        /^[[{]/.test(text)
          ? (JSON.parse(text) as Json)
          : text.replace(/ [0-9a-f]{12}(?= \[sy:)/, ''),
      ]),
  );

/** `/v26.0/act_1/campaigns` is `/act/campaigns`, `/v26.0/120` is `/campaign`. An id that nobody made is that of a campaign. */
const pathOf = (url: string, kinds: ReadonlyMap<string, string>): string =>
  new URL(url).pathname
    .replace(/^.*?\/v\d+\.\d+/, '')
    .replace(/^\/act_\d+/, '/act')
    .replace(/^\/(\d+)/, (_, id: string) => `/${kinds.get(id) ?? 'campaign'}`);

const bodiesIn = ({ status, body }: HttpAnswer): readonly Readonly<Record<string, unknown>>[] => {
  if (status !== 200) return [];
  const said: unknown = JSON.parse(body.toString('utf8'));
  return Array.isArray(said)
    ? said.map((part: { readonly body?: string } | null) => JSON.parse(part?.body ?? '{}'))
    : [said as Readonly<Record<string, unknown>>];
};

/** The call alone, as a form or a query. */
export const resend = ({
  method,
  url,
  headers,
  body,
}: Omit<RecordedRequest, 'path'>): Promise<Response> => {
  const form = new URLSearchParams(
    Object.entries((body ?? {}) as Readonly<Record<string, Json>>).map(
      ([name, value]): [string, string] => [
        name,
        typeof value === 'string' ? value : JSON.stringify(value),
      ],
    ),
  );
  return method === 'POST'
    ? fetch(url, {
        method,
        headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
        body: form,
      })
    : fetch(`${url}?${form}`, { method, headers: { ...headers } });
};
