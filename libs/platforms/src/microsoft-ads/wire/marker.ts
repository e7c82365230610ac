import type { CustomParameters } from './objects';

/**
 * Our own id of an object, in a field that Microsoft stores and does not use by itself. Campaigns, ad groups and ads carry it as a
 * custom parameter; keywords in Param3, because a keyword with custom parameters also needs a final URL.
 */
const MARKER = 'swyid';

/** The wished start date that Microsoft does not hold itself: a past one, or none (it puts the day of creation there). */
const START = 'swystart';

/** Present when no bid was wished: Microsoft puts its smallest bid there. */
const BID = 'swybid';

export const NONE = 'none';

export interface Marks {
  readonly id?: string;
  readonly start?: string;
  readonly bid?: string;
}

export const marksOf = (parameters: CustomParameters | null | undefined): Marks => {
  const value = (key: string): string | undefined =>
    parameters?.Parameters?.find((one) => one.Key === key)?.Value || undefined;
  const [id, start, bid] = [value(MARKER), value(START), value(BID)];
  return { ...(id ? { id } : {}), ...(start ? { start } : {}), ...(bid ? { bid } : {}) };
};

/** Custom parameters with our marks, keeping those that other people put beside them. */
export const withMarks = (marks: Marks, others?: CustomParameters | null): CustomParameters => {
  const foreign = (others?.Parameters ?? []).filter(
    ({ Key }) => Key !== MARKER && Key !== START && Key !== BID,
  );
  const own = [
    [MARKER, marks.id],
    [START, marks.start],
    [BID, marks.bid],
  ] as const;
  return {
    Parameters: [...foreign, ...own.flatMap(([Key, Value]) => (Value ? [{ Key, Value }] : []))],
  };
};

/** The same parameters with some of our marks set anew; a mark that is undefined goes. */
export const withNewMarks = (
  held: CustomParameters | null | undefined,
  changed: { readonly [mark in 'start' | 'bid']?: string | undefined },
): CustomParameters => {
  const marks = { ...marksOf(held), ...changed };
  return withMarks(
    Object.fromEntries(Object.entries(marks).filter(([, value]) => value !== undefined)),
    held,
  );
};

const KEYWORD_PREFIX = 'swyid:';

export const keywordMarker = (localId: string): string => `${KEYWORD_PREFIX}${localId}`;

export const markerOfKeyword = (param3: string | null | undefined): string | undefined =>
  param3?.startsWith(KEYWORD_PREFIX) ? param3.slice(KEYWORD_PREFIX.length) : undefined;
