import type { QuarterHour, Weekday, WindowDraft } from '../../port/draft';
import type { WindowAttributes } from '../attributes/campaign-attributes';
import { heldPercent } from './percent';
import type { Warn } from '../../normalising';

const DAYS: readonly Weekday[] = [
  'MONDAY',
  'TUESDAY',
  'WEDNESDAY',
  'THURSDAY',
  'FRIDAY',
  'SATURDAY',
  'SUNDAY',
];
const QUARTERS: readonly QuarterHour[] = ['ZERO', 'FIFTEEN', 'THIRTY', 'FORTY_FIVE'];

/** Windows in the ad account's zone, in the order of the week, with modifiers in whole percents. */
export const normaliseSchedule = (
  windows: readonly WindowDraft[],
  warn: Warn,
): readonly WindowAttributes[] =>
  windows
    .map((window, index) => held(window, index, warn))
    .sort((a, b) => quarterOfWeek(a) - quarterOfWeek(b));

/** Quarter hours from the start of Monday to the start of the window. */
export const quarterOfWeek = (
  window: Pick<WindowAttributes, 'day' | 'startHour' | 'startMinute'>,
): number =>
  (DAYS.indexOf(window.day) * 24 + window.startHour) * 4 + QUARTERS.indexOf(window.startMinute);

const held = (window: WindowDraft, index: number, warn: Warn): WindowAttributes => ({
  day: window.day,
  startHour: window.startHour,
  startMinute: window.startMinute,
  endHour: window.endHour,
  endMinute: window.endMinute,
  bidModifier: modifierOf(
    heldPercent(percentOf(window.bidModifier), `schedule/${index}/bidModifier`, warn),
  ),
});

/** 1.2 is 20 %. Thousandths of a percent are cut off: they are only the noise of binary fractions. */
const percentOf = (modifier: number): number => Number(((modifier - 1) * 100).toFixed(3));

/** 20 % is 1.2. */
export const modifierOf = (percent: number): number => (100 + percent) / 100;
