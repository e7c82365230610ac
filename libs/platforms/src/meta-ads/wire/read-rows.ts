import type { EntityKind } from '../../port/attributes';
import { PlatformFailure } from '../../port/failure';
import { UNVERIFIED } from '../unverified';
import type { GraphAnswer } from './answer';
import { chunksOf } from './chunks';
import { classify, contradicted, isMissing } from './classify';
import { CALLS_PER_BATCH, exchange } from './exchange';
import type { GraphCall, Params } from './graph-call';
import { isRow, rowIn, textIn, type Row } from './row';
import type { Session } from './session';

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
 * Reads objects and lists, all next pages of all lists together, fifty in a request. One list of rows per reading; undefined for an
 * object that does not exist. Throws PlatformFailure.
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
