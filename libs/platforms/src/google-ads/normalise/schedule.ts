import type { WindowDraft } from '../../port/draft';
import type { WindowAttributes } from '../attributes/campaign-attributes';
import { rounded } from '../attributes/bid-modifier';
import { sortedSet } from '../attributes/sorted-set';
import { windowKey } from '../wire/criterion-key';
import { normaliseModifier } from './bid-adjustment';
import type { Normalised } from './normalised';

/** Windows as a set, modifiers to four decimals. Hour 24 is the end of the day and has no minutes. */
export const normaliseSchedule = (
  schedule: readonly WindowDraft[],
): Normalised<readonly WindowAttributes[]> => {
  const each = schedule.map((window, index) => {
    const { value, warnings } = normaliseModifier(
      rounded(window.bidModifier, 4),
      `schedule/${index}/bidModifier`,
    );
    return { value: windowOf(window, value), warnings };
  });
  return {
    value: sortedSet(
      each.map(({ value }) => value),
      windowKey,
    ),
    warnings: each.flatMap(({ warnings }) => warnings),
  };
};

const windowOf = (window: WindowDraft, bidModifier: number): WindowAttributes => ({
  day: window.day,
  startHour: window.startHour,
  startMinute: window.startMinute,
  endHour: window.endHour,
  endMinute: window.endHour === 24 ? 'ZERO' : window.endMinute,
  bidModifier,
});
