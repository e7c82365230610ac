import { Amount, IdOf, ListOf, Nested, Text, WholeNumber } from '@switchyard/http-kit';
import { amountFromMicros, type PlatformId } from '@switchyard/kernel';
import type { Quota, Spend } from '../domain/sync';
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
  @WholeNumber({ min: 1, max: MANY, description: 'Operations per day that the platform grants, where it says.', example: 15_000, optional: true }) dailyLimit?: number;
  @WholeNumber({ min: 1, max: MANY, description: 'Days that the operations take under that limit.', example: 1 }) days!: number;
}

export const exampleQuota: QuotaDto = { readCalls: 4, calls: 3, operations: 12, dailyLimit: 15_000, days: 1 };

/** The plan of one ad account. */
export class PlatformPlanDto {
  @Platform() platform!: PlatformId;
  @IdOf('con', { description: 'The ad account.', example: exampleId('con') }) connectionId!: string;
  @ListOf(Nested(() => ChangeDto, { description: 'One change.', example: exampleChange }), { maxItems: 100, description: 'The first 100 changes.', example: [exampleChange] })
  changes!: readonly ChangeDto[];
  @Count('How many more there are; `/changes` lists all.') more!: number;
  @Nested(() => QuotaDto, { description: 'What it takes.', example: exampleQuota }) quota!: QuotaDto;
}

export const examplePlatform: PlatformPlanDto = { platform: 'google-ads', connectionId: exampleId('con'), changes: [exampleChange], more: 0, quota: exampleQuota };

/** What enabled campaigns may spend per day on a platform. */
export class PlatformSpendDto {
  @Platform() platform!: PlatformId;
  @Amount({ zero: true, description: 'Before the plan.', example: 20 }) dailyBefore!: number;
  @Amount({ zero: true, description: 'After it.', example: 30 }) dailyAfter!: number;
}

/** What the plan does to spending. */
export class SpendDto {
  @Text({ min: 3, max: 3, description: 'ISO 4217 of all amounts here.', example: 'EUR' }) currency!: string;
  @ListOf(Nested(() => PlatformSpendDto, { description: 'One platform.', example: { platform: 'google-ads', dailyBefore: 20, dailyAfter: 30 } }), {
    maxItems: 6, description: 'Daily budgets of what is enabled.', example: [{ platform: 'google-ads', dailyBefore: 20, dailyAfter: 30 }],
  })
  perPlatform!: readonly PlatformSpendDto[];
  @Amount({ zero: true, description: 'The most that can be spent from now to the end of the month, today included.', example: 300 }) worstCaseMonthToEnd!: number;
}

export const exampleSpend: SpendDto = { currency: 'EUR', perPlatform: [{ platform: 'google-ads', dailyBefore: 20, dailyAfter: 30 }], worstCaseMonthToEnd: 300 };

export const toPlatformPlanDto = ({ plan: { platform, connectionId, changes: total, quota }, changes }: PlatformView): PlatformPlanDto =>
  ({ platform, connectionId, changes: changes.map(toChangeDto), more: total - changes.length, quota: toQuotaDto(quota) });

const toQuotaDto = ({ readCalls, calls, operations, dailyLimit, days }: Quota): QuotaDto =>
  ({ readCalls, calls, operations, ...(dailyLimit === undefined ? {} : { dailyLimit }), days });

export const toSpendDto = ({ currency, perPlatform, worstCaseMonthToEndMicros }: Spend): SpendDto => ({
  currency,
  perPlatform: perPlatform.map(({ platform, dailyBeforeMicros, dailyAfterMicros }) =>
    ({ platform, dailyBefore: amountFromMicros(dailyBeforeMicros), dailyAfter: amountFromMicros(dailyAfterMicros) })),
  worstCaseMonthToEnd: amountFromMicros(worstCaseMonthToEndMicros),
});
