import { isoDate, wireDate } from '../wire/dates';
import { marksOf, NONE } from '../wire/marker';
import type { Marks } from '../wire/marker';
import type { Dated } from '../wire/objects';
import { UNVERIFIED } from '../unverified';

/**
 * Microsoft puts the day of creation where no start was wished, takes no start in the past, and lets a start that has arrived not
 * be changed. A start that has arrived means nothing any more, so the wished one is kept in a mark instead.
 */
export const startOf = (dated: Dated, today: string): string | null => {
  const held = dated.StartDate ? isoDate(dated.StartDate) : null;
  const wished = marksOf(dated.UrlCustomParameters).start;
  if (wished === undefined || (held !== null && held > today)) return held;
  return wished === NONE ? null : wished;
};

export const endOf = ({ EndDate }: Dated): string | null => {
  const held = EndDate ? isoDate(EndDate) : null;
  return held !== null && held < UNVERIFIED.noEndDate.slice(0, 4) ? held : null;
};

export interface Start {
  readonly sent: Pick<Dated, 'StartDate'>;
  readonly mark: Pick<Marks, 'start'>;
}

/** How a wished start is written: as a date while it lies ahead, as a mark otherwise. */
export const startBody = (wished: string | null, today: string): Start =>
  wished !== null && wished >= today
    ? { sent: { StartDate: wireDate(wished) }, mark: {} }
    : { sent: {}, mark: { start: wished ?? NONE } };

/** An unset end leaves the old one standing, so a far one takes it away. */
export const endBody = (wished: string | null): Pick<Dated, 'EndDate'> => ({
  EndDate: wireDate(wished ?? UNVERIFIED.noEndDate),
});

/** A start that lies ahead can be moved; one that was wished away becomes today, which only then is a date Microsoft takes. */
export const startUpdate = (held: Dated, wished: string | null, today: string): Start => {
  const start = startBody(wished, today);
  const liesAhead = held.StartDate ? isoDate(held.StartDate) > today : false;
  return start.mark.start !== undefined && liesAhead
    ? { ...start, sent: { StartDate: wireDate(today) } }
    : start;
};
