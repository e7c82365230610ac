import type { RateLimit } from '../../port/capabilities';
import type { OpenConnection } from '../../port/connection';
import { PlatformFailure } from '../../port/failure';
import type { HttpAnswer, HttpRequest, PlatformIo } from '../../port/io';
import { jsonText } from '../../transport/requests';
import { asRead } from '../../transport/transport-failure';
import { UNVERIFIED } from '../unverified';
import { type Level, LEVEL_PATHS, LEVELS } from '../vocabulary';
import { classifyAnswer, contradicted, type Purpose } from './failures';

/** One connection at work. */
export interface Session {
  readonly connection: OpenConnection;
  readonly io: PlatformIo;
  /** Host and version, e.g. `https://api.ads.openai.com/v1`. */
  readonly rootUrl: string;
}

export interface Call {
  readonly endpoint: Endpoint;
  readonly purpose: Purpose;
  /** The `{id}` in the endpoint's path. */
  readonly id?: string;
  readonly query?: readonly (readonly [name: string, value: string])[];
  readonly body?: { readonly type: string; readonly content: string | Uint8Array };
  /** By which a create that is sent twice is known. */
  readonly idempotencyKey?: string;
  /** What the request is about, to find our field for an error. */
  readonly level?: Level;
  /** Awaited right before the sending of a write. */
  readonly open?: () => Promise<void>;
}

export interface Answer {
  readonly json: Readonly<Record<string, unknown>>;
  readonly requestId?: string;
}

/**
 * Sends one request, once, and hands over its JSON object. Throws PlatformFailure for everything
 * else.
 */
export const call = async (session: Session, asked: Call): Promise<Answer> => {
  await asked.open?.();
  const answer = await send(session, asked);
  if (answer.status !== 200) {
    throw new PlatformFailure(classifyAnswer(answer, asked.purpose, asked.level));
  }
  const requestId = answer.headers['x-request-id'];
  const json = objectIn(answer);
  if (!json || 'error' in json) {
    throw new PlatformFailure(
      contradicted('OpenAI answered 200 without what was asked for.', asked.purpose, requestId),
    );
  }
  return { json, ...(requestId ? { requestId } : {}) };
};

export const jsonBody = (content: object): Call['body'] => ({
  type: 'application/json',
  content: jsonText(content),
});

const send = async (session: Session, asked: Call): Promise<HttpAnswer> => {
  try {
    return await session.io.send(requestFor(session, asked));
  } catch (error) {
    if (!(error instanceof PlatformFailure) || asked.purpose !== 'read') throw error;
    throw new PlatformFailure(asRead(error.failure));
  }
};

const requestFor = (
  { connection, rootUrl }: Session,
  { endpoint, id = '', query = [], body, idempotencyKey }: Call,
): HttpRequest => {
  const [method, path] = endpoint.split(' ') as ['GET' | 'POST', string];
  const words = new URLSearchParams(
    query.map(([name, value]): [string, string] => [name, value]),
  ).toString();
  return {
    method,
    url: `${rootUrl}${path.replace('{id}', encodeURIComponent(id))}${words === '' ? '' : `?${words}`}`,
    headers: {
      authorization: `Bearer ${connection.credentials['apiKey'] ?? ''}`,
      accept: 'application/json',
      ...(body ? { 'content-type': body.type } : {}),
      ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
    },
    ...(body ? { body: body.content } : {}),
    rateLimits: limitsOf(endpoint),
    counted: true,
  };
};

const objectIn = ({ body }: HttpAnswer): Answer['json'] | undefined => {
  try {
    const json = JSON.parse(body.toString('utf8')) as unknown;
    return typeof json === 'object' && json !== null && !Array.isArray(json)
      ? (json as Answer['json'])
      : undefined;
  } catch {
    return undefined;
  }
};

type LevelPath = (typeof LEVEL_PATHS)[Level]['path'];

/** What OpenAI counts requests by: method and path, ids left open. */
export type Endpoint =
  | `${'GET' | 'POST'} ${LevelPath}`
  | `${'GET' | 'POST'} ${LevelPath}/{id}`
  | `POST ${LevelPath}/{id}/${StateWord}`
  | 'POST /upload'
  | 'GET /ad_account'
  | 'GET /geo_lookup/search'
  | 'GET /ad_account/insights'
  | 'GET /conversions/event_settings'
  | 'POST /conversions/insights';

export const STATE_WORDS = ['activate', 'pause', 'archive'] as const;
export type StateWord = (typeof STATE_WORDS)[number];

const ofLevel = (level: Level): readonly Endpoint[] => {
  const { path } = LEVEL_PATHS[level];
  return [
    `GET ${path}`,
    `POST ${path}`,
    `GET ${path}/{id}`,
    `POST ${path}/{id}`,
    ...STATE_WORDS.map((word) => `POST ${path}/{id}/${word}` as const),
  ];
};

const ENDPOINTS: readonly Endpoint[] = [
  ...LEVELS.flatMap(ofLevel),
  'POST /upload',
  'GET /ad_account',
  'GET /geo_lookup/search',
  'GET /ad_account/insights',
  'GET /conversions/event_settings',
  'POST /conversions/insights',
];

const ALL = 'all';
const source =
  'OpenAI Ads, Advertiser API overview: 600 requests a minute per endpoint, 1,200 overall, per ad account';

/** How fast one ad account may be asked: each endpoint by itself, and all together. */
export const rateLimits: readonly RateLimit[] = [
  { name: ALL, requests: 1_200, perSeconds: 60, source },
  ...ENDPOINTS.map((name): RateLimit => ({ name, requests: 600, perSeconds: 60, source })),
];

/** The limits that a request counts against. */
const limitsOf = (endpoint: Endpoint): readonly string[] => [ALL, endpoint];

interface Look<T> {
  readonly value: T;
  /** Nothing is missing: no need to look again. */
  readonly isWhole: boolean;
}

/**
 * Looks, and looks again with growing waits while something is missing, until lists surely show
 * what was written before the first look.
 */
export const untilListed = async <T>({ io }: Session, look: () => Promise<Look<T>>): Promise<T> => {
  let waited = 0;
  for (let wait = 1; ; wait *= 2) {
    const { value, isWhole } = await look();
    if (isWhole || waited >= UNVERIFIED.listLagSeconds) return value;
    const seconds = Math.min(wait, UNVERIFIED.listLagSeconds - waited);
    await io.sleep(seconds * 1_000);
    waited += seconds;
  }
};
