import { IdOf, ListOf, Nested, OneOf, Text } from '@switchyard/http-kit';
import { mergedWarnings } from '../domain/facts';
import { expiryOf, PREVIEW_STATUSES, type PreviewStatus } from '../domain/sync';
import { SHOWN_ENTRIES, type PreviewView } from '../use-cases/ask/describe-preview';
import { exampleId } from './example-id';
import { MaybeHash, Moment } from './plan-fields';
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
import { exampleScope, PlanScopeDto, toPlanScopeDto } from './plan-scope.dto';
import {
  examplePlatform,
  PlanSummaryDto,
  PlatformPlanDto,
  toPlatformPlanDto,
} from './preview-parts.dto';
import { exampleSpend, SpendDto, toSpendDto } from './spend.dto';

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
    description: '`computing`: poll until it is another.',
    example: 'ready',
  })
  status!: PreviewStatus;
  @MaybeHash('What `POST /sync` takes; null until the plan is ready.') planHash!: string | null;
  @Moment('When it was asked for.') createdAt!: string;
  @Moment('Until when it can be triggered. It can be read for 30 days.') expiresAt!: string;
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
    description: `Edits on the platforms that wait for a decision (\`resolve\`). ${shown}`,
  })
  drift!: readonly DriftDto[];
  @ListOf(
    Nested(() => BlockedDto, {
      description: 'One campaign on one platform.',
      example: exampleBlocked,
    }),
    { ...listed, example: [exampleBlocked], description: `What is held back, and why. ${shown}` },
  )
  blocked!: readonly BlockedDto[];
  @Nested(() => SpendDto, {
    description: 'What it does to spending; null when no campaign takes part.',
    example: exampleSpend,
    clearable: true,
  })
  spend!: SpendDto | null;
  @ListOf(Nested(() => PlanWarningDto, { description: 'One warning.', example: exampleWarning }), {
    ...listed,
    example: [exampleWarning],
    description: `What to know before triggering. What several platforms warn of alike is one warning; \`summary\` counts it once per platform. The first ${SHOWN_ENTRIES}.`,
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
