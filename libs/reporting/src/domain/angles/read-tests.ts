import { amountFromMicros, MICROS_PER_UNIT, roundToCurrency } from '@switchyard/kernel';
import type { UnknownFor } from '../report/report-row';
import {
  type AngleFact,
  type AngleFlag,
  type AngleTotals,
  flagsOf,
  type Measure,
  measureOf,
  strataOf,
  totalsOf,
  type TriedAngle,
} from './angle-totals';
import { type AngleState, judgeTest, type Verdict } from './judge-test';

/** A month, for what is lost in one. */
const MONTH_DAYS = 365.25 / 12;

/** The state of one angle among those of its business. */
export interface AngleReading extends TriedAngle {
  readonly state: AngleState;
  readonly isLeader: boolean;
  /** Null while nothing succeeded. */
  readonly probabilityBest: number | null;
  readonly measure: Measure;
  /**
   * Of a month's spend on this angle, what would have bought as much had it gone to the best one.
   * Null: nothing succeeded or was spent, or several currencies.
   */
  readonly expectedMonthlyLoss: number | null;
  readonly impressions: number;
  readonly clicks: number;
  /** Over the platforms that report them; null where none does. */
  readonly conversions: number | null;
  readonly unknownFor: UnknownFor;
  /** Null in several currencies, which are not added. */
  readonly spend: number | null;
  /** ISO 4217; null in several or without spend. */
  readonly currency: string | null;
  readonly flags: readonly AngleFlag[];
}

/** Every business is a test of its own. The order is that of the angles. */
export const readTests = (
  angles: readonly TriedAngle[],
  facts: readonly AngleFact[],
): readonly AngleReading[] => {
  const businesses = [...new Set(angles.map(({ businessId }) => businessId))];
  return businesses.flatMap((businessId) =>
    readTest(
      angles.filter((angle) => angle.businessId === businessId),
      facts,
    ),
  );
};

const readTest = (
  angles: readonly TriedAngle[],
  every: readonly AngleFact[],
): readonly AngleReading[] => {
  const ids = angles.map(({ angleId }) => angleId);
  const tried = new Set(ids);
  const facts = every.filter(({ angleId }) => tried.has(angleId));
  const measure = measureOf(facts);
  const verdict = judgeTest(strataOf(ids, facts, measure), ids.length);
  const totals = ids.map((id) => totalsOf(id, facts));
  const days = daysSpanned(facts);
  return angles.map((angle, arm) => ({
    ...angle,
    ...reportedTotals(totals[arm]!),
    measure,
    state: stateOf(verdict, arm),
    isLeader: verdict.probabilityBest !== undefined && verdict.leader === arm,
    probabilityBest: verdict.probabilityBest?.[arm] ?? null,
    flags: flagsOf(totals, arm, measure),
    expectedMonthlyLoss: monthlyLoss(verdict, totals[arm]!, arm, days),
  }));
};

/** Only the leader is ahead; the others still collect. */
const stateOf = ({ state, leader }: Verdict, arm: number): AngleState =>
  state === 'ahead' && arm !== leader ? 'collecting' : state;

const reportedTotals = ({
  impressions,
  clicks,
  conversionsMicros,
  spendMicros,
  unknownFor,
}: AngleTotals) => {
  const [only, ...more] = spendMicros;
  // No figures at all are no conversions.
  const isUnknown = conversionsMicros === null && unknownFor.conversions !== undefined;
  const conversions = isUnknown ? null : (conversionsMicros ?? 0) / MICROS_PER_UNIT;
  const money =
    only && more.length === 0
      ? { spend: amountFromMicros(roundToCurrency(only[1], only[0])), currency: only[0] }
      : { spend: only ? null : 0, currency: null };
  return { impressions, clicks, conversions, unknownFor, ...money };
};

const monthlyLoss = (
  { relativeLoss }: Verdict,
  { spendMicros }: AngleTotals,
  arm: number,
  days: number,
): number | null => {
  const [only, ...more] = spendMicros;
  if (!relativeLoss || !only || more.length > 0 || days === 0) return null;
  const [currency, micros] = only;
  return amountFromMicros(
    roundToCurrency(Math.round((micros / days) * MONTH_DAYS * relativeLoss[arm]!), currency),
  );
};

/** From the first day with a reported figure to the last one. */
const daysSpanned = (facts: readonly AngleFact[]): number => {
  const days = facts.map(({ day }) => Date.parse(day)).sort((one, other) => one - other);
  return days.length === 0 ? 0 : (days.at(-1)! - days[0]!) / 86_400_000 + 1;
};
