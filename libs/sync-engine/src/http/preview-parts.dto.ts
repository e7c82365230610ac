import { IdOf, ListOf, Nested, WholeNumber } from '@switchyard/http-kit';
import type { PlatformId } from '@switchyard/kernel';
import type { Quota } from '../domain/sync';
import type { PlatformView } from '../use-cases/ask/describe-preview';
import { ChangeDto, exampleChange, toChangeDto } from './change.dto';
import { exampleId, MANY } from './example-id';
import { Count, Platform } from './plan-fields';

/** Counts of a whole plan. */
export class PlanSummaryDto {
  @Count('Objects that take over what was changed on a platform.') imports!: number;
  @Count('Objects that are created, updated, replaced or released.', 12) exports!: number;
  @Count('Objects that are removed; what goes with them is not counted.') removals!: number;
  @Count('Fields that drifted and are left alone.') drift!: number;
  @Count('Campaigns, per platform, for which nothing is sent.') blocked!: number;
  @Count('Objects that stay as they are.', 40) unchanged!: number;
  @Count('Things to know.') warnings!: number;
}

/** What applying the plan takes of a platform. */
export class QuotaDto {
  @Count('Requests that only read.', 4) readCalls!: number;
  @Count('Requests that write.', 3) calls!: number;
  @Count("Operations as the platform's quota counts them.", 12) operations!: number;
  @WholeNumber({
    min: 1,
    max: MANY,
    description: 'What the platform grants to this installation in a day, where that is known.',
    example: 15_000,
    optional: true,
  })
  dailyLimit?: number;
  @WholeNumber({
    min: 0,
    max: MANY,
    description:
      'What was left of it when the plan was made; everything that is done through the same application draws on it.',
    example: 14_800,
    optional: true,
  })
  leftToday?: number;
  @WholeNumber({
    min: 1,
    max: MANY,
    description:
      'Days that it takes under that limit, today counted, with all else that this plan does through the same application.',
    example: 1,
  })
  days!: number;
}

export const exampleQuota: QuotaDto = {
  readCalls: 4,
  calls: 3,
  operations: 12,
  dailyLimit: 15_000,
  leftToday: 14_800,
  days: 1,
};

/** The plan of one ad account. */
export class PlatformPlanDto {
  @Platform() platform!: PlatformId;
  @IdOf('con', { description: 'The ad account.', example: exampleId('con') }) connectionId!: string;
  @ListOf(Nested(() => ChangeDto, { description: 'One change.', example: exampleChange }), {
    maxItems: 100,
    description: 'The first 100 changes.',
    example: [exampleChange],
  })
  changes!: readonly ChangeDto[];
  @Count('How many more there are; `/changes` lists all.') more!: number;
  @Nested(() => QuotaDto, { description: 'What it takes.', example: exampleQuota })
  quota!: QuotaDto;
}

export const examplePlatform: PlatformPlanDto = {
  platform: 'google-ads',
  connectionId: exampleId('con'),
  changes: [exampleChange],
  more: 0,
  quota: exampleQuota,
};

export const toPlatformPlanDto = ({
  plan: { platform, connectionId, changes: total, quota },
  changes,
}: PlatformView): PlatformPlanDto => ({
  platform,
  connectionId,
  changes: changes.map(toChangeDto),
  more: total - changes.length,
  quota: toQuotaDto(quota),
});

const toQuotaDto = ({
  readCalls,
  calls,
  operations,
  dailyLimit,
  leftToday,
  days,
}: Quota): QuotaDto => ({
  readCalls,
  calls,
  operations,
  ...(dailyLimit === undefined ? {} : { dailyLimit }),
  ...(leftToday === undefined ? {} : { leftToday }),
  days,
});
