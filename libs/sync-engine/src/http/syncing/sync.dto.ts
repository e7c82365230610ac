import {
  type Answer,
  type Envelope,
  IdOf,
  ListOf,
  MapOf,
  Nested,
  OneOf,
  Text,
  type PolledWork,
} from '@switchyard/http-kit';
import { PLATFORM_IDS, type PlatformId, validationError } from '@switchyard/kernel';
import { SYNC_STATUSES, type SyncStatus } from '../../domain/syncing/sync-status';
import {
  CAMPAIGN_PROGRESS,
  type CampaignProgressStatus,
  type SyncView,
} from '../../use-cases/syncing/read-syncs';
import type { TriggerRequest, Triggered } from '../../use-cases/syncing/trigger-sync';
import {
  A_HASH,
  A_HASH_FORM,
  CampaignId,
  Count,
  EXAMPLE_HASH,
  exampleId,
  MaybeHash,
  MaybeMoment,
  Moment,
  Platform,
} from '../plan-fields';
import {
  exampleScope,
  PlanRequestDto,
  PlanScopeDto,
  toPlanRequest,
  toPlanScopeDto,
} from '../planning/plan-request.dto';
import { FailureDto } from '../planning/preview.dto';
import { exampleError, OperationErrorDto, toOperationErrorDto } from './operation.dto';

const exampleCounts = {
  imported: 0,
  exported: 12,
  removed: 0,
  failed: 0,
  skipped: 0,
  deferred: 0,
  blocked: 0,
};

/** Operations by what became of them. */
export class SyncCountsDto {
  @Count('Taken over from a platform.') imported!: number;
  @Count('Created, updated or replaced on a platform.', 12) exported!: number;
  @Count('Removed from a platform.') removed!: number;
  @Count('Failed, or of unknown outcome.') failed!: number;
  @Count('Not sent: a parent failed, the sync was cancelled or the object was edited.')
  skipped!: number;
  @Count('Waiting for a quota.') deferred!: number;
  @Count('Campaigns, per platform, that nothing is sent for.')
  blocked!: number;
}

/** What became of one campaign on one platform. */
export class CampaignDetailDto {
  @CampaignId() campaignId!: string;
  @Text({ max: 255, description: 'Its name.', example: 'Autumn' }) name!: string;
  @Platform('Where.') platform!: PlatformId;
  @OneOf(CAMPAIGN_PROGRESS, {
    description: '`blocked`: nothing was sent, requirements are not met.',
    example: 'completed',
  })
  status!: CampaignProgressStatus;
  @Text({
    max: 100,
    description: 'Stable code of the first error.',
    example: 'PLATFORM_REFUSED',
    clearable: true,
  })
  error!: string | null;
  @Nested(() => OperationErrorDto, {
    description: 'The first error; `/operations?status=failed` lists all.',
    example: exampleError,
    clearable: true,
  })
  errorDetails!: OperationErrorDto | null;
}

const exampleDetail = {
  campaignId: exampleId('cmp'),
  name: 'Autumn',
  platform: 'google-ads',
  status: 'completed',
  error: null,
  errorDetails: null,
};
const exampleProgress = { total: 12, done: 12, campaignDetails: [exampleDetail] };

export class SyncProgressDto {
  @Count('Operations.', 12) total!: number;
  @Count('Operations that are over.', 12) done!: number;
  @ListOf(
    Nested(() => CampaignDetailDto, {
      description: 'One campaign on one platform.',
      example: exampleDetail,
    }),
    { maxItems: 1_000_000, description: 'Per campaign and platform.', example: [exampleDetail] },
  )
  campaignDetails!: readonly CampaignDetailDto[];
}

/** A sync and how far it is. */
export class SyncDto {
  @IdOf('syn', { description: 'The sync.', example: exampleId('syn') }) id!: string;
  @OneOf(SYNC_STATUSES, {
    description: 'As recorded; a stalled sync is still `in_progress`.',
    example: 'completed',
  })
  status!: SyncStatus;
  @OneOf(SYNC_STATUSES, {
    description:
      'Poll until `completed`, `partial`, `failed` or `cancelled`. `partial`: also when something was blocked. `stalled`: no progress for over 10 minutes.',
    example: 'completed',
  })
  effectiveStatus!: SyncStatus;
  @MaybeHash('The plan; null until it is made.') planHash!: string | null;
  @Nested(() => PlanScopeDto, { description: 'What was asked for.', example: exampleScope })
  scope!: PlanScopeDto;
  @IdOf('usr', { description: 'Who triggered it.', example: exampleId('usr') })
  requestedBy!: string;
  @Moment('When it was triggered.') createdAt!: string;
  @MaybeMoment('When a worker took it up.') startedAt!: string | null;
  @MaybeMoment('When it was over.') finishedAt!: string | null;
  @Nested(() => SyncCountsDto, {
    description: 'What became of its operations.',
    example: exampleCounts,
  })
  counts!: SyncCountsDto;
  @MapOf(PLATFORM_IDS, Count('Requests.', 7), {
    description: 'How many requests each platform got.',
    example: { 'google-ads': 7 },
  })
  platformCalls!: { readonly [platform in PlatformId]?: number };
  @MaybeMoment('When deferred operations go on.') resumesAt!: string | null;
  @Nested(() => SyncProgressDto, { description: 'How far it is.', example: exampleProgress })
  progress!: SyncProgressDto;
  @Nested(() => FailureDto, {
    description: 'Why it ended before there was a plan.',
    example: { code: 'INTERNAL_ERROR', message: 'The sync could not be carried out.' },
    optional: true,
  })
  failure?: FailureDto;
}

/** A sync as callers look at it until it is over. */
export const syncWork = ({ sync: { createdAt, finishedAt, resumesAt } }: SyncView): PolledWork => ({
  isOver: finishedAt !== null,
  since: createdAt,
  resumesAt,
});

export const toSyncDto = (view: SyncView): SyncDto => {
  const {
    sync,
    folded: { status, counts },
  } = view;
  return {
    id: sync.id,
    status: recorded(status, sync.startedAt !== null),
    effectiveStatus: status,
    planHash: sync.planHash,
    scope: toPlanScopeDto(sync.request),
    requestedBy: sync.requestedBy,
    createdAt: sync.createdAt.toISOString(),
    startedAt: sync.startedAt?.toISOString() ?? null,
    finishedAt: sync.finishedAt?.toISOString() ?? null,
    counts: { ...counts },
    platformCalls: sync.platformCalls,
    resumesAt: sync.resumesAt?.toISOString() ?? null,
    progress: toProgressDto(view),
    ...(sync.failure ? { failure: sync.failure } : {}),
  };
};

/** That nothing moves is judged, never recorded. */
const recorded = (status: SyncStatus, isTakenUp: boolean): SyncStatus => {
  if (status !== 'stalled') return status;
  return isTakenUp ? 'in_progress' : 'queued';
};

const toProgressDto = ({ total, done, campaigns }: SyncView): SyncProgressDto => ({
  total,
  done,
  campaignDetails: campaigns.map(({ campaignId, name, platform, status, error }) => ({
    campaignId,
    name,
    platform,
    status,
    error: error?.code ?? null,
    errorDetails: error && toOperationErrorDto(error),
  })),
});

/** Body of `POST /sync`: the hash of a previewed plan, or what to plan and apply at once. */
export class TriggerSyncDto extends PlanRequestDto {
  @Text({
    min: 64,
    max: 64,
    pattern: A_HASH,
    form: A_HASH_FORM,
    description: 'Applies exactly this plan. Goes with no other member.',
    example: EXAMPLE_HASH,
    optional: true,
  })
  planHash?: string;
}

/** What became of a trigger. */
export class TriggeredDto {
  @IdOf('syn', {
    description: 'The sync to poll; null: nothing to do.',
    example: exampleId('syn'),
    clearable: true,
  })
  syncId!: string | null;
  @OneOf(['started', 'nothing_to_sync'], {
    description: 'Whether anything is being done.',
    example: 'started',
  })
  status!: 'started' | 'nothing_to_sync';
}

/** Throws VALIDATION_ERROR with NOT_ALLOWED for each member that a planHash already decides. */
export const readTrigger = ({ planHash, ...scope }: TriggerSyncDto): TriggerRequest => {
  if (planHash === undefined) return { kind: 'scope', request: toPlanRequest(scope) };
  const besides = Object.keys(scope);
  if (besides.length === 0) return { kind: 'plan', planHash };
  throw validationError(
    besides.map((member) => ({
      path: `/${member}`,
      code: 'NOT_ALLOWED',
      message: `${member} cannot be combined with planHash`,
    })),
  );
};

/** 202 with Location, or 200 when there was nothing to do. */
export const answerTrigger = (answer: Answer, triggered: Triggered): Envelope<TriggeredDto> =>
  triggered.syncId === null
    ? answer.done(triggered)
    : answer.accepted(`/api/v1/sync/${triggered.syncId}`, triggered);
