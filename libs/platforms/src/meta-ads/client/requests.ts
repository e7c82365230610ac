import type { EntityKind, Json } from '../../port/attributes';
import { PlatformFailure } from '../../port/failure';
import type { HttpAnswer, HttpRequest } from '../../port/io';
import { jsonText } from '../../transport/requests';
import { asRead } from '../../transport/transport-failure';
import { UNVERIFIED } from '../unverified';
import { type Asked, classify, contradicted, isMissing } from './failures';
import { type GraphAnswer, isRow, readAnswer, readParts, type Row, rowIn, textIn } from './objects';
import { chunksOf, proofOf, type Session } from './session';

/** Calls that one batch takes (spec/platforms/meta-ads.md 1f). */
export const CALLS_PER_BATCH = 50;

/** Names of the rate limits that a request counts against. */
export const RATES = { mutation: 'mutations', mutationBatch: 'mutation-batches' } as const;

export type Question = Pick<Asked, 'nature' | 'entity'>;

/**
 * Sends up to fifty calls in one request: a single one as itself, more as a batch of which each
 * part succeeds or fails alone. One answer per call, in order; null for a part that did not come to
 * an end. Throws PlatformFailure for a request that failed as a whole.
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

/** Parameters of a call: texts go as they are, everything else as JSON text. */
export type Params = { readonly [name: string]: Json };

/** One call of the Graph API, alone or as part of a batch. */
export interface GraphCall {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** After the version: `act_1/campaigns`. */
  readonly path: string;
  readonly params: Params;
  /** Inside a batch: other calls of it wait for this one, by its name. */
  readonly name?: string;
  readonly dependsOn?: string;
}

/** As a form and as a query alike (spec/platforms/meta-ads.md 1b). */
const formOf = (params: Params): string =>
  new URLSearchParams(
    Object.entries(params).map(([name, value]): [string, string] => [
      name,
      typeof value === 'string' ? value : jsonText(value),
    ]),
  ).toString();

/** One object, or a list of them. */
export interface Reading {
  readonly path: string;
  readonly fields: readonly string[];
  readonly params?: Params;
  /** A list is read page by page. */
  readonly isList: boolean;
  /** Of a list whose first rows are all that is wanted; `params` says how many. */
  readonly isOnePage?: boolean;
}

/** What is still to be read of one reading, and what came so far. */
interface Course {
  readonly reading: Reading;
  readonly rows: Row[];
  after?: string;
  isDone: boolean;
  isGone: boolean;
}

/**
 * Reads objects and lists, all next pages of all lists together, fifty in a request. One list of
 * rows per reading; undefined for an object that does not exist. Throws PlatformFailure.
 */
export const readRows = async (
  session: Session,
  readings: readonly Reading[],
  entity: EntityKind = 'campaign',
): Promise<readonly (readonly Row[] | undefined)[]> => {
  const courses = readings.map((reading): Course => ({
    reading,
    rows: [],
    isDone: false,
    isGone: false,
  }));
  for (
    let open: readonly Course[] = courses;
    open.length > 0;
    open = courses.filter(({ isDone }) => !isDone)
  ) {
    for (const chunk of chunksOf(open, CALLS_PER_BATCH)) await readPages(session, chunk, entity);
  }
  return courses.map(({ rows, isGone }) => (isGone ? undefined : rows));
};

const readPages = async (
  session: Session,
  courses: readonly Course[],
  entity: EntityKind,
): Promise<void> => {
  const answers = await exchange(session, courses.map(callOf), { nature: 'read', entity });
  courses.forEach((course, index) => take(session, course, answers[index] ?? null, entity));
};

const callOf = ({ reading: { path, fields, params = {}, isList }, after }: Course): GraphCall => ({
  method: 'GET',
  path,
  params: {
    fields: fields.join(','),
    ...(isList ? { limit: UNVERIFIED.rowsPerPage } : {}),
    ...params,
    ...(after === undefined ? {} : { after }),
  },
});

const take = (
  session: Session,
  course: Course,
  answer: GraphAnswer | null,
  entity: EntityKind,
): void => {
  if (!answer) throw new PlatformFailure(contradicted('A part of a batch came to no end.', 'read'));
  if (isMissing(answer)) return leave(course);
  const failure = classify(answer, { nature: 'read', entity, version: session.version });
  if (failure) throw new PlatformFailure(failure);
  const body = answer.body ?? {};
  if (course.reading.isList) takePage(course, body);
  else takeObject(course, body);
};

const leave = (course: Course): void => {
  course.isDone = true;
  course.isGone = true;
};

const takeObject = (course: Course, body: Row): void => {
  if (textIn(body, 'id') === '') {
    throw new PlatformFailure(contradicted('An object without an id.', 'read'));
  }
  course.rows.push(body);
  course.isDone = true;
};

const takePage = (course: Course, body: Row): void => {
  const { data } = body;
  if (!Array.isArray(data) || !data.every(isRow)) {
    throw new PlatformFailure(contradicted('A list that is none.', 'read'));
  }
  course.rows.push(...data);
  const paging = rowIn(body, 'paging');
  const after = textIn(rowIn(paging, 'cursors'), 'after');
  course.isDone = course.reading.isOnePage === true || textIn(paging, 'next') === '';
  if (!course.isDone && (after === '' || after === course.after)) {
    throw new PlatformFailure(contradicted('The next page is this page.', 'read'));
  }
  course.after = after;
};
