import {
  IdOf,
  ListOf,
  Nested,
  OneOf,
  type PolledWork,
  Text,
  WholeNumber,
} from '@switchyard/http-kit';
import type { PlatformId } from '@switchyard/kernel';
import {
  expiryOf,
  type Preview,
  PREVIEW_STATUSES,
  type PreviewStatus,
  type Quota,
} from '../../domain/planning/preview';
import { mergedWarnings } from '../../domain/validation/merged-findings';
import {
  type PlatformView,
  type PreviewView,
  SHOWN_ENTRIES,
} from '../../use-cases/planning/describe-preview';
import { Count, exampleId, MANY, MaybeHash, Moment, Platform } from '../plan-fields';
import { ChangeDto, exampleChange, toChangeDto } from './change.dto';
import {
  BlockedDto,
  DriftDto,
  exampleBlocked,
  exampleDrift,
  exampleWarning,
  PlanWarningDto,
  toBlockedDto,
  toDriftDto,
  toPlanNoticeDto,
  toPlanWarningDto,
} from './plan-parts.dto';
import { exampleScope, PlanScopeDto, toPlanScopeDto } from './plan-request.dto';
import { exampleSpend, SpendDto, toSpendDto } from './spend.dto';

/** Counts of a whole plan. */
class PlanSummaryDto {
  @Count('Objects that take over changes of a platform.') imports!: number;
  @Count('Objects created, updated, replaced or released.', 12) exports!: number;
  @Count('Objects removed, without what goes with them.') removals!: number;
  @Count('Fields that drifted and are left alone.') drift!: number;
  @Count('Campaigns, per platform, that nothing is sent for.') blocked!: number;
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
    description: "The installation's daily limit, where known.",
    example: 15_000,
    optional: true,
  })
  dailyLimit?: number;
  @WholeNumber({
    min: 0,
    max: MANY,
    description: 'What was left of it for the plan; the whole application draws on it.',
    example: 14_800,
    optional: true,
  })
  leftToday?: number;
  @WholeNumber({
    min: 1,
    max: MANY,
    description:
      'Days under that limit, today included, with all that this plan does through the application.',
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
class PlatformPlanDto {
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

const examplePlatform: PlatformPlanDto = {
  platform: 'google-ads',
  connectionId: exampleId('con'),
  changes: [exampleChange],
  more: 0,
  quota: exampleQuota,
};

const toPlatformPlanDto = ({
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

const exampleSummary = {
  imports: 0,
  exports: 12,
  removals: 0,
  drift: 0,
  blocked: 0,
  unchanged: 40,
  warnings: 0,
};
const listed = { maxItems: SHOWN_ENTRIES } as const;
const shown = `The first ${SHOWN_ENTRIES}; \`summary\` counts all.`;

/** Why there is no plan, or why a sync ended early. */
export class FailureDto {
  @Text({ max: 100, description: 'Stable code.', example: 'INTERNAL_ERROR' }) code!: string;
  @Text({
    min: 0,
    max: 2_000,
    description: 'For people; may change.',
    example: 'The plan could not be computed.',
  })
  message!: string;
}

/** A plan: what a sync of it would do, and nothing else. */
export class PreviewDto {
  @IdOf('pvw', { description: 'The preview.', example: exampleId('pvw') }) id!: string;
  @OneOf(PREVIEW_STATUSES, {
    description: 'Poll while it is `computing`.',
    example: 'ready',
  })
  status!: PreviewStatus;
  @MaybeHash('For `POST /sync`; null until the plan is ready.') planHash!: string | null;
  @Moment('When it was asked for.') createdAt!: string;
  @Moment('Until then it can be triggered; it can be read for 30 days.') expiresAt!: string;
  @Nested(() => PlanScopeDto, { description: 'What was asked for.', example: exampleScope })
  scope!: PlanScopeDto;
  @Nested(() => PlanSummaryDto, {
    description: 'Counts; null until the plan is ready.',
    example: exampleSummary,
    clearable: true,
  })
  summary!: PlanSummaryDto | null;
  @ListOf(
    Nested(() => PlatformPlanDto, { description: 'One ad account.', example: examplePlatform }),
    { maxItems: 1_000, description: 'Changes per ad account.', example: [examplePlatform] },
  )
  platforms!: readonly PlatformPlanDto[];
  @ListOf(Nested(() => DriftDto, { description: 'One field.', example: exampleDrift }), {
    ...listed,
    example: [exampleDrift],
    description: `Edits on platforms that wait for \`resolve\`. ${shown}`,
  })
  drift!: readonly DriftDto[];
  @ListOf(
    Nested(() => BlockedDto, {
      description: 'One campaign on one platform.',
      example: exampleBlocked,
    }),
    { ...listed, example: [exampleBlocked], description: `What is blocked, and why. ${shown}` },
  )
  blocked!: readonly BlockedDto[];
  @Nested(() => SpendDto, {
    description: 'Null when no campaign takes part.',
    example: exampleSpend,
    clearable: true,
  })
  spend!: SpendDto | null;
  @ListOf(Nested(() => PlanWarningDto, { description: 'One warning.', example: exampleWarning }), {
    ...listed,
    example: [exampleWarning],
    description: `What several platforms warn of alike is one warning, counted by \`summary\` once per platform. The first ${SHOWN_ENTRIES}.`,
  })
  warnings!: readonly PlanWarningDto[];
  @IdOf('syn', {
    description: 'The sync that applied it.',
    example: exampleId('syn'),
    clearable: true,
  })
  syncId!: string | null;
  @Nested(() => FailureDto, {
    description: 'Why there is no plan.',
    example: { code: 'INTERNAL_ERROR', message: 'The plan could not be computed.' },
    optional: true,
  })
  failure?: FailureDto;
}

/** The plan in the contract's words. */
/** A preview as callers look at it until it is computed. */
export const previewWork = ({ status, createdAt }: Preview): PolledWork => ({
  isOver: status !== 'computing',
  since: createdAt,
});

export const toPreviewDto = ({
  preview,
  platforms,
  drift,
  notices,
  warnings,
  missing,
}: PreviewView): PreviewDto => ({
  id: preview.id,
  status: preview.status,
  planHash: preview.planHash,
  createdAt: preview.createdAt.toISOString(),
  expiresAt: expiryOf(preview).toISOString(),
  scope: toPlanScopeDto(preview.request),
  summary: preview.summary && {
    ...preview.summary,
    warnings: preview.summary.warnings + missing + notices.length,
  },
  platforms: platforms.map(toPlatformPlanDto),
  drift: drift.map(toDriftDto),
  blocked: preview.blocked.slice(0, SHOWN_ENTRIES).map(toBlockedDto),
  spend: preview.spend && toSpendDto(preview.spend),
  warnings: [
    ...notices.map(toPlanNoticeDto),
    ...mergedWarnings(warnings).map(toPlanWarningDto),
  ].slice(0, SHOWN_ENTRIES),
  syncId: preview.syncId,
  ...(preview.failure ? { failure: preview.failure } : {}),
});
