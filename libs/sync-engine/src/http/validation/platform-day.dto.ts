import { Flag, ListOf, Nested, OneOf, Text, WholeNumber } from '@switchyard/http-kit';
import type { DailyQuota, Overdelivery } from '@switchyard/platforms';

const MOST = 1_000_000_000;
const Note = (example: string) => Text({ max: 2_000, description: 'What it means.', example });
const Source = (example: string) =>
  Text({ max: 500, description: "The platform's document that says so.", example });
const Unverified = () => Flag({ description: 'True when no document proves it.', example: false });
const PerDay = (description: string) =>
  WholeNumber({ min: 1, max: MOST, description, example: 15_000, clearable: true });

/** What an application of one access level may do in a day. */
export class QuotaLevelDto {
  @Text({ max: 100, description: 'The access level.', example: 'Basic' }) name!: string;
  @PerDay('How much; null: no limit.') perDay!: number | null;
}

const exampleLevel = { name: 'Basic', perDay: 15_000 };

/** What a platform lets an application do in a day. */
export class DailyQuotaDto {
  @OneOf(['operations', 'requests'], { description: 'What is counted.', example: 'operations' })
  counts!: DailyQuota['counts'];
  @PerDay('The published figure; null: none.') perDay!: number | null;
  @ListOf(Nested(() => QuotaLevelDto, { description: 'One level.', example: exampleLevel }), {
    maxItems: 20,
    description: 'Figures by access level.',
    example: [exampleLevel],
  })
  levels!: readonly QuotaLevelDto[];
  @Text({
    max: 64,
    description: '`sliding`: the last 24 hours count. Else the zone whose midnight resets it.',
    example: 'sliding',
  })
  resets!: string;
  @Note('Counts the operations of one application in the last 24 hours, on all its ad accounts.')
  note!: string;
  @Source('Google Ads API, Access levels') source!: string;
  @Unverified() unverified!: boolean;
}

/** What evens out of what is spent past a daily budget. */
export class EveningOutDto {
  @OneOf(['week', 'month'], { description: 'Over what.', example: 'month' }) over!:
    'week' | 'month';
  @WholeNumber({
    min: 100,
    max: 10_000,
    description: 'The most in it, in percent of a daily budget.',
    example: 3_040,
  })
  percent!: number;
}

/** How far the platform may spend past a daily budget. */
export class OverdeliveryDto {
  @WholeNumber({
    min: 100,
    max: 1_000,
    description: 'The most on one day, in percent of a daily budget.',
    example: 200,
  })
  dayPercent!: number;
  @Nested(() => EveningOutDto, {
    description: 'Null when nothing evens out.',
    example: { over: 'month', percent: 3_040 },
    clearable: true,
  })
  evensOut!: EveningOutDto | null;
  @Note('Up to twice the daily budget on one day, and at most 30.4 daily budgets in a month.')
  note!: string;
  @Source('Google Ads Help, Spending limits') source!: string;
  @Unverified() unverified!: boolean;
}

export const exampleQuotaOfDay = {
  counts: 'operations',
  perDay: 15_000,
  levels: [exampleLevel],
  resets: 'sliding',
  note: 'Operations of the last 24 hours.',
  source: 'Google Ads API, Access levels',
  unverified: false,
};
export const exampleOverdelivery = {
  dayPercent: 200,
  evensOut: { over: 'month', percent: 3_040 },
  note: 'Up to twice the daily budget on one day, and at most 30.4 daily budgets in a month.',
  source: 'Google Ads Help, Spending limits',
  unverified: true,
};

export const toDailyQuotaDto = ({
  counts,
  perDay,
  levels,
  resets,
  note,
  source,
  unverified = false,
}: DailyQuota): DailyQuotaDto => ({
  counts,
  perDay,
  levels: levels.map(({ name, perDay: most }) => ({ name, perDay: most })),
  resets,
  note,
  source,
  unverified,
});

export const toOverdeliveryDto = ({
  dayPercent,
  evensOut,
  note,
  source,
  unverified = false,
}: Overdelivery): OverdeliveryDto => ({
  dayPercent,
  evensOut: evensOut && { over: evensOut.over, percent: evensOut.percent },
  note,
  source,
  unverified,
});
