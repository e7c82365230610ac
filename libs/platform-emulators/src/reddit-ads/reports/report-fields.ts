import type { Figures } from '../../delivery/spend-book';
import type { ConversionEvent } from '../delivery/ledger';

/** What a row's fields are computed from: figures in whole, conversions by event. */
export interface RowFigures extends Figures {
  readonly byEvent: Readonly<
    Partial<Record<ConversionEvent, { readonly count: number; readonly value: number }>>
  >;
}

type Compute = (row: RowFigures) => number | null;

const perUnit = (amount: number, count: number): number | null =>
  count > 0 ? amount / count : null;
/** Counts and micros are whole; sums of parts may fall short of one by a hair. */
const whole = (value: number): number => Math.floor(value + 1e-6);

/** Money in micros; conversion values in hundredths (platform document 3d). */
const PLAIN: Readonly<Record<string, Compute>> = {
  IMPRESSIONS: (row) => whole(row.impressions),
  CLICKS: (row) => whole(row.clicks),
  SPEND: (row) => whole(row.costMicros),
  CPC: (row) => perUnit(whole(row.costMicros), whole(row.clicks)),
  CTR: (row) => perUnit(whole(row.clicks), whole(row.impressions)),
  ECPM: (row) => perUnit(whole(row.costMicros) * 1_000, whole(row.impressions)),
  REACH: (row) => whole(row.impressions * 0.7),
  FREQUENCY: (row) => perUnit(whole(row.impressions), whole(row.impressions * 0.7)),
};

const CONVERSION =
  /^CONVERSION_(PURCHASE|LEAD|SIGN_UP|ADD_TO_CART|ADD_TO_WISHLIST|PAGE_VISIT|SEARCH|VIEW_CONTENT)_(CLICKS|VIEWS|ECPA|TOTAL_VALUE|AVG_VALUE|TOTAL_ITEMS)$/;

/** How a field is computed; undefined for a name that is no field of this emulator. */
export function reportField(name: string): Compute | undefined {
  if (Object.hasOwn(PLAIN, name)) return PLAIN[name];
  if (name === 'CONVERSION_ROAS') return roas;
  const [, event = '', measure = ''] = CONVERSION.exec(name) ?? [];
  return measure === '' ? undefined : (row) => measured(row, event as ConversionEvent, measure);
}

function measured(row: RowFigures, event: ConversionEvent, measure: string): number | null {
  const { count = 0, value = 0 } = row.byEvent[event] ?? {};
  const conversions = whole(count);
  switch (measure) {
    case 'VIEWS':
      return 0;
    case 'ECPA':
      return perUnit(whole(row.costMicros), conversions);
    case 'TOTAL_VALUE':
      return Math.round(value * 100);
    case 'AVG_VALUE':
      return perUnit(Math.round(value * 100), conversions);
    default:
      return conversions;
  }
}

function roas(row: RowFigures): number | null {
  const value = Object.values(row.byEvent).reduce((sum, one) => sum + one.value, 0);
  return perUnit(value * 1_000_000, whole(row.costMicros));
}
