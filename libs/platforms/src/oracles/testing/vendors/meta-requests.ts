import type { Json } from '../../../port/attributes';
import type { AreaDraft } from '../../../port/draft';
import type { HttpAnswer, HttpRequest } from '../../../port/io';
import type { Reader, RecordedRequest } from '../request-oracle';
import type { Patch, TreeKind } from '../tree';
import { type Variation, variationsFor } from '../variations';

/** Edges under which objects are made, and what is made there. */
const MADE: Readonly<Record<string, string>> = {
  campaigns: 'campaign',
  adsets: 'adset',
  ads: 'ad',
  adcreatives: 'creative',
};

/**
 * Reads calls of the Graph API: forms and queries by member, batches part by part, ids in paths by
 * their kind, which answers tell.
 */
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

/**
 * What looks like JSON is JSON; everything else is text. The proof of the secret is no parameter of
 * a call; creatives are distinguished by their content.
 */
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

/**
 * `/v26.0/act_1/campaigns` is `/act/campaigns`, `/v26.0/120` is `/campaign`. An unknown id is that
 * of a campaign.
 */
const pathOf = (url: string, kinds: ReadonlyMap<string, string>): string =>
  new URL(url).pathname
    .replace(/^.*?\/v\d+\.\d+/, '')
    .replace(/^\/act_\d+/, '/act')
    .replace(/^\/(\d+)/, (_, id: string) => `/${kinds.get(id) ?? 'campaign'}`);

const bodiesIn = ({ status, body }: HttpAnswer): readonly Readonly<Record<string, unknown>>[] => {
  if (status !== 200) return [];
  const parsed: unknown = JSON.parse(body.toString('utf8'));
  return Array.isArray(parsed)
    ? parsed.map((part: { readonly body?: string } | null) => JSON.parse(part?.body ?? '{}'))
    : [parsed as Readonly<Record<string, unknown>>];
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

/**
 * What every tree needs before Meta takes its ads in the European Union, and bids that a ceiling
 * can hold.
 */
export const ALWAYS: Patch = {
  campaign: {
    advertiserIdentity: { payer: 'Shop Ltd', beneficiary: 'Shop Ltd' },
    biddingStrategy: { type: 'MAXIMIZE_CLICKS', maxCpcBidCeilingMicros: 2_000_000 },
  },
};

/** Fields that other platforms share, and those that only Meta holds. */
export const metaVariations = (
  kind: TreeKind,
  areas: readonly AreaDraft[],
): Readonly<Record<string, Variation>> => ({
  ...variationsFor(kind, areas),
  'campaign objective': { other: { campaign: { objective: 'LEADS' } } },
  'campaign biddingStrategy': {
    other: { campaign: { biddingStrategy: { type: 'MAXIMIZE_CONVERSIONS' } } },
  },
  'campaign declarations.specialAdCategories': {
    carrying: { campaign: { specialAdCategories: ['ONLINE_GAMBLING_AND_GAMING'] } },
    other: {},
  },
  'campaign declarations.advertiserIdentity': {
    other: { campaign: { advertiserIdentity: { payer: 'Other Ltd', beneficiary: 'Other Ltd' } } },
  },
});

/** Options of strategies, with other values. */
export const OTHER_OPTIONS = {
  targetCpa: { targetCpaMicros: 30_000_000 },
  targetRoas: { targetRoas: 5 },
  targetImpressionShare: { targetImpressionSharePercent: 70 },
  maxCpcBidCeiling: { maxCpcBidCeilingMicros: 4_000_000 },
} as const;

/** Fields with one possible value: the line that says it. */
export const CONSTANTS: Readonly<Record<string, RegExp>> = {
  'campaign type': /\/act\/adsets \/targeting\/publisher_platforms\/~ = "facebook"$/,
  'ad type': /\/act\/adcreatives \/object_story_spec\/link_data\/image_hash = /,
};
