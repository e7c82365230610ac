import { isoDate, wireDate } from '../wire/dates';
import { marksOf, NONE } from '../wire/marker';
import type { Marks } from '../wire/marker';
import type { AdGroup } from '../wire/objects';
import { UNVERIFIED } from '../unverified';

/**
 * Microsoft puts the day of creation where no start was wished, takes no start in the past, and lets a start that has arrived not
 * be changed. A start that has arrived means nothing any more, so the wished one is kept in a mark instead.
 */
export const startOf = (adGroup: AdGroup, today: string): string | null => {
  const held = adGroup.StartDate ? isoDate(adGroup.StartDate) : null;
  const wished = marksOf(adGroup.UrlCustomParameters).start;
  if (wished === undefined || (held !== null && held > today)) return held;
  return wished === NONE ? null : wished;
};

export const endOf = ({ EndDate }: AdGroup): string | null => {
  const held = EndDate ? isoDate(EndDate) : null;
  return held !== null && held < UNVERIFIED.noEndDate.slice(0, 4) ? held : null;
};

interface Start {
  readonly sent: Pick<AdGroup, 'StartDate'>;
  readonly mark: Pick<Marks, 'start'>;
}

/** How a wished start is written: as a date while it lies ahead, as a mark otherwise. */
export const startBody = (wished: string | null, today: string): Start =>
  wished !== null && wished >= today ? { sent: { StartDate: wireDate(wished) }, mark: {} } : { sent: {}, mark: { start: wished ?? NONE } };

/** An unset end leaves the old one standing, so a far one takes it away. */
export const endBody = (wished: string | null): Pick<AdGroup, 'EndDate'> => ({ EndDate: wireDate(wished ?? UNVERIFIED.noEndDate) });
