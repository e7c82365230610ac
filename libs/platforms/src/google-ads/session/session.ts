import { jsonText } from '../../request-body';
import type { AccessTokens } from '../../access';
import type { OpenConnection } from '../../port/connection';
import { PlatformFailure } from '../../port/failure';
import type { HttpAnswer, HttpRequest, PlatformIo } from '../../port/io';
import { asRead } from '../../transport';
import { classifyAnswer, type Purpose, type ServedBy } from '../failure/classify';

/** One connection at work: everything a request needs beside its path and body. */
export interface Session {
  readonly connection: OpenConnection;
  readonly io: PlatformIo;
  readonly tokens: AccessTokens;
  /** Host and version, e.g. `https://googleads.googleapis.com/v25`. */
  readonly rootUrl: string;
  /** Ten digits. */
  readonly customerId: string;
  /** The manager through which the account is reached. */
  readonly loginCustomerId: string | null;
}

/** `123-456-7890` is how people write it, `1234567890` is how the API does. */
export const digitsOf = (accountId: string): string => accountId.replace(/\D/g, '');

export interface Call {
  readonly path: string;
  readonly body?: unknown;
  readonly purpose: Purpose;
  /** Awaited right before each sending of a write. */
  readonly open?: () => Promise<void>;
  readonly servedBy?: ServedBy;
  /** Operations of a write, as the daily quota counts them. */
  readonly operations?: number;
}

/** Sends one request and hands over its JSON. Throws PlatformFailure for everything else. */
export const call = async (
  session: Session,
  { path, body, purpose, open, servedBy, operations = 1 }: Call,
): Promise<{ readonly json: unknown; readonly requestId?: string }> => {
  const answer = await answerOf(
    session,
    requestFor(session, {
      path,
      body,
      ...(purpose === 'write' ? { dayCost: operations } : { reads: true }),
    }),
    purpose,
    open,
  );
  if (answer.status !== 200) throw new PlatformFailure(classifyAnswer(answer, purpose, servedBy));
  const requestId = answer.headers['request-id'];
  try {
    return { json: JSON.parse(answer.body.toString('utf8')) as unknown, requestId };
  } catch {
    const detail = {
      code: 'ANSWER_UNREADABLE',
      message: 'The platform answered 200 with a body that is not JSON.',
      requestId,
    };
    throw new PlatformFailure({ kind: purpose === 'write' ? 'unknown' : 'unavailable', detail });
  }
};

const answerOf = async (
  { tokens, connection, io }: Session,
  build: (token: string) => HttpRequest,
  purpose: Purpose,
  open: Call['open'],
): Promise<HttpAnswer> => {
  try {
    return await tokens.send(connection, io, build, open);
  } catch (error) {
    if (!(error instanceof PlatformFailure) || purpose === 'write') throw error;
    throw new PlatformFailure(asRead(error.failure));
  }
};

const requestFor =
  (
    session: Session,
    { path, body, ...cost }: Pick<Call, 'path' | 'body'> & Pick<HttpRequest, 'dayCost' | 'reads'>,
  ) =>
  (token: string): HttpRequest => ({
    method: body === undefined ? 'GET' : 'POST',
    url: `${session.rootUrl}/${path}`,
    headers: {
      authorization: `Bearer ${token}`,
      ...(session.loginCustomerId === null ? {} : { 'login-customer-id': session.loginCustomerId }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: jsonText(body) }),
    counted: true,
    ...cost,
  });
