import {
  Amount,
  Decimal,
  Flag,
  IdOf,
  Nested,
  OneOf,
  Text,
  WholeNumber,
} from '@switchyard/http-kit';
import { ASSUMED_LIFT, averageAmount, LONGEST_WEEKS, MEASURES, type Measure } from '../../domain';
import type { Preflight } from '../../use-cases/angles/preflight-angles';

/** The parameters of `GET /angles/preflight`. */
export class AnglePreflightQuery {
  @WholeNumber({ min: 2, max: 10, description: 'How many angles.', example: 3 })
  readonly count!: number;
  @IdOf('biz', {
    optional: true,
    description: 'The business whose campaigns count; else all of the Space.',
    example: 'biz_01kb4wq6m3e0sv5mwzq8a7h2rd',
  })
  readonly businessId?: string;
}

export class WeekRangeDto {
  @WholeNumber({
    min: 1,
    max: LONGEST_WEEKS,
    description: 'By then one in five tests is decided.',
    example: 3,
  })
  p20!: number;
  @WholeNumber({
    min: 1,
    max: LONGEST_WEEKS,
    description: 'By then four in five tests are decided.',
    example: 8,
  })
  p80!: number;
}

export class PreflightBasisDto {
  @OneOf(MEASURES, {
    description: 'What angles are compared by.',
    example: 'CONVERSIONS_PER_CLICK',
  })
  measure!: Measure;
  @WholeNumber({
    min: 0,
    max: 366,
    description: 'Days of these means: from the first to the last with figures, of the last 90.',
    example: 90,
  })
  days!: number;
  @Decimal({ min: 0, max: 1_000_000_000_000, description: 'Clicks a day.', example: 120.5 })
  clicksPerDay!: number;
  @Decimal({
    min: 0,
    max: 1_000_000_000_000,
    description: 'Conversions per click, where platforms report them; null without clicks there.',
    example: 0.031,
    clearable: true,
  })
  cvr!: number | null;
  @Amount({
    zero: true,
    description: 'Spend a day; null in several currencies.',
    example: 95.5,
    clearable: true,
  })
  spendPerDay!: number | null;
  @Amount({
    zero: true,
    description: 'Spend per click; null without clicks or in several currencies.',
    example: 0.79,
    clearable: true,
  })
  cpc!: number | null;
  @Text({
    min: 3,
    max: 3,
    description: 'ISO 4217; null in several currencies or without spend.',
    example: 'EUR',
    clearable: true,
  })
  currency!: string | null;
  @Decimal({
    min: 0,
    max: 10,
    description: 'How much better the best angle is assumed to be.',
    example: ASSUMED_LIFT,
  })
  assumedLift!: number;
}

/** How long a test would take. */
export class AnglePreflightDto {
  @WholeNumber({ min: 2, max: 10, description: 'How many angles.', example: 3 }) count!: number;
  @Flag({
    description: `Whether four in five such tests are decided within ${LONGEST_WEEKS} weeks.`,
    example: true,
  })
  resolvable!: boolean;
  @Nested(() => WeekRangeDto, {
    description: 'Null when it is not resolvable.',
    example: { p20: 3, p80: 8 },
    clearable: true,
  })
  weeks!: WeekRangeDto | null;
  @Text({
    max: 500,
    description: 'What would make it resolvable; null when it is.',
    example: 'Try fewer angles, or spend more.',
    clearable: true,
  })
  advice!: string | null;
  @Nested(() => PreflightBasisDto, {
    description: 'What it is computed from.',
    example: {
      measure: 'CONVERSIONS_PER_CLICK',
      days: 90,
      clicksPerDay: 120.5,
      cvr: 0.031,
      spendPerDay: 95.5,
      cpc: 0.79,
      currency: 'EUR',
      assumedLift: ASSUMED_LIFT,
    },
  })
  basis!: PreflightBasisDto;
}

const NO_FIGURES =
  'There are no clicks of the last 90 days to go by. Run campaigns for a week or two, then ask again.';
const TOO_SLOW = `Such a test takes more than ${LONGEST_WEEKS} weeks. Try fewer angles, give the campaigns more budget, or count a conversion that happens more often.`;

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

const basisOf = ({ measure, delivery }: Preflight): PreflightBasisDto => {
  const {
    days,
    clicksPerDay,
    trackedClicksPerDay,
    conversionsPerDay,
    spend: [only, ...more],
  } = delivery;
  const money = only && more.length === 0 && days > 0 ? only : undefined;
  const per = (count: number): number | null =>
    money ? averageAmount(money.spendMicros, count, money.currency) : null;
  return {
    measure,
    days,
    clicksPerDay: rounded(clicksPerDay, 3),
    cvr: trackedClicksPerDay > 0 ? rounded(conversionsPerDay / trackedClicksPerDay, 6) : null,
    spendPerDay: per(days),
    cpc: per(Math.round(clicksPerDay * days)),
    currency: money?.currency ?? null,
    assumedLift: ASSUMED_LIFT,
  };
};

export const toAnglePreflightDto = (count: number, preflight: Preflight): AnglePreflightDto => ({
  count,
  resolvable: preflight.weeks !== undefined,
  weeks: preflight.weeks ?? null,
  basis: basisOf(preflight),
  advice: preflight.weeks ? null : preflight.test ? TOO_SLOW : NO_FIGURES,
});
