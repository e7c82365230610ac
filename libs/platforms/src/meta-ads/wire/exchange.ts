import type { Json } from '../../port/attributes';
import { PlatformFailure } from '../../port/failure';
import type { HttpAnswer, HttpRequest } from '../../port/io';
import { asRead } from '../../transport';
import { readAnswer, readParts, type GraphAnswer } from './answer';
import { classify, contradicted, type Asked } from './classify';
import { formOf, type GraphCall } from './graph-call';
import { proofOf, type Session } from './session';

/** Calls that one batch takes (spec/platforms/meta-ads.md 1f). */
export const CALLS_PER_BATCH = 50;

/** Names of the rate limits that a request counts against. */
export const RATES = { mutation: 'mutations', mutationBatch: 'mutation-batches' } as const;

export type Question = Pick<Asked, 'nature' | 'entity'>;

/**
 * Sends up to fifty calls in one request: a single one as itself, more as a batch of which each part succeeds or fails alone. One
 * answer per call, in order; null for a part that did not come to an end. Throws PlatformFailure for a request that failed as a whole.
 */
export const exchange = async (
  session: Session,
  calls: readonly GraphCall[],
  question: Question,
): Promise<readonly (GraphAnswer | null)[]> => {
  const [first] = calls;
  if (!first) return [];
  const answer = await send(
    session,
    calls.length === 1 ? alone(session, first) : together(session, calls),
    question,
  );
  return calls.length === 1
    ? [readAnswer(answer)]
    : partsOf(session, answer, calls.length, question);
};

const partsOf = (
  session: Session,
  answer: HttpAnswer,
  count: number,
  question: Question,
): readonly (GraphAnswer | null)[] => {
  const asked = { ...question, version: session.version };
  const parts = readParts(answer);
  if (answer.status === 200 && parts?.length === count) return parts;
  const failure = parts ? undefined : classify(readAnswer(answer), asked);
  throw new PlatformFailure(
    failure ?? contradicted(`${parts?.length ?? 'No'} answers to ${count} calls.`, question.nature),
  );
};

const send = async (
  { io }: Session,
  request: HttpRequest,
  { nature }: Question,
): Promise<HttpAnswer> => {
  try {
    return await io.send(
      nature === 'read'
        ? request
        : {
            ...request,
            rateLimits: [request.url.endsWith('/') ? RATES.mutationBatch : RATES.mutation],
          },
    );
  } catch (error) {
    if (nature !== 'read' || !(error instanceof PlatformFailure)) throw error;
    throw new PlatformFailure(asRead(error.failure));
  }
};

const alone = (session: Session, { method, path, params }: GraphCall): HttpRequest => {
  const url = `${session.rootUrl}/${session.version}/${path}`;
  const form = formOf({ ...params, ...proofOf(session) });
  if (method !== 'POST') {
    return {
      method,
      url: form === '' ? url : `${url}?${form}`,
      headers: headersOf(session),
      counted: true,
    };
  }
  return posted(session, url, form);
};

const together = (session: Session, calls: readonly GraphCall[]): HttpRequest =>
  posted(
    session,
    `${session.rootUrl}/`,
    formOf({ batch: calls.map((call) => partOf(session, call)), ...proofOf(session) }),
  );

const partOf = (
  { version }: Session,
  { method, path, params, name, dependsOn }: GraphCall,
): Json => {
  const [url, form] = [`${version}/${path}`, formOf(params)];
  const order = {
    ...(name === undefined ? {} : { name, omit_response_on_success: false }),
    ...(dependsOn === undefined ? {} : { depends_on: dependsOn }),
  };
  if (method === 'POST') return { method, relative_url: url, body: form, ...order };
  return { method, relative_url: form === '' ? url : `${url}?${form}`, ...order };
};

const posted = (session: Session, url: string, body: string): HttpRequest => ({
  method: 'POST',
  url,
  headers: { ...headersOf(session), 'content-type': 'application/x-www-form-urlencoded' },
  body,
  counted: true,
});

const headersOf = ({ connection: { credentials } }: Session): Readonly<Record<string, string>> => ({
  authorization: `Bearer ${credentials['accessToken'] ?? ''}`,
});
