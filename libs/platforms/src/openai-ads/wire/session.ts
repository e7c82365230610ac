import { jsonText } from '../../request-body';
import type { OpenConnection } from '../../port/connection';
import { PlatformFailure } from '../../port/failure';
import type { HttpAnswer, HttpRequest, PlatformIo } from '../../port/io';
import { asRead } from '../../transport';
import { limitsOf, type Endpoint } from '../data/endpoints';
import type { Level } from '../data/levels';
import { classifyAnswer, contradicted, type Purpose } from './classify';

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
  /** Whose `{id}` the endpoint names. */
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

/** Sends one request, once, and hands over its JSON object. Throws PlatformFailure for everything else. */
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
