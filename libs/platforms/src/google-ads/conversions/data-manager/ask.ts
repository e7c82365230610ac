import { jsonText } from '../../../request-body';
import { PlatformFailure, type Failure } from '../../../port/failure';
import type { HttpAnswer, HttpRequest } from '../../../port/io';
import { asRead } from '../../../transport';
import { classifyAnswer } from '../../failure/classify';
import type { Session } from '../../session/session';

export interface Asked {
  readonly status: number;
  readonly json: Readonly<Record<string, unknown>>;
}

/** Google's word for a spent daily quota: the name ends so (`IngestionWriteRequestsPerDayPerProject`). */
const DAY_QUOTA = /PerDay/i;
const DAY_QUOTA_WAIT_SECONDS = 3_600;

/** Takes events to the Data Manager: 200, 400 and 403 are answers, everything else is thrown. Sent again it does no harm, so a lost answer needs no looking. */
export const post = async (session: Session, path: string, body: unknown): Promise<Asked> => {
  const answer = await session.tokens.send(
    session.connection,
    session.io,
    request(session, { method: 'POST', path, body }),
  );
  return readable(answer, 'write');
};

export const get = async (session: Session, path: string): Promise<Asked> => {
  try {
    return readable(
      await session.tokens.send(
        session.connection,
        session.io,
        request(session, { method: 'GET', path }),
      ),
      'read',
    );
  } catch (error) {
    throw error instanceof PlatformFailure ? new PlatformFailure(asRead(error.failure)) : error;
  }
};

interface Wanted {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: unknown;
}

const request =
  ({ rootUrl }: Session, { method, path, body }: Wanted) =>
  (token: string): HttpRequest => ({
    method,
    url: `${rootUrl}/${path}`,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: jsonText(body) }),
    counted: true,
  });

const readable = (answer: HttpAnswer, purpose: 'read' | 'write'): Asked => {
  if (![200, 400, 403].includes(answer.status)) {
    throw new PlatformFailure(failureOf(answer, purpose));
  }
  const json = objectIn(answer);
  if (json) return { status: answer.status, json };
  throw new PlatformFailure({
    kind: purpose === 'write' ? 'unknown' : 'unavailable',
    detail: {
      code: 'ANSWER_UNREADABLE',
      message: `The Data Manager answered ${answer.status} with a body that is not JSON.`,
    },
  });
};

const failureOf = (answer: HttpAnswer, purpose: 'read' | 'write'): Failure => {
  const failure = classifyAnswer(answer, purpose);
  if (failure.kind !== 'throttled' || !DAY_QUOTA.test(answer.body.toString('utf8'))) return failure;
  return { ...failure, retryAfterSeconds: DAY_QUOTA_WAIT_SECONDS, scope: 'day' };
};

const objectIn = ({ body }: HttpAnswer): Asked['json'] | undefined => {
  try {
    const value: unknown = JSON.parse(body.toString('utf8'));
    return typeof value === 'object' && value !== null ? (value as Asked['json']) : undefined;
  } catch {
    return undefined;
  }
};
