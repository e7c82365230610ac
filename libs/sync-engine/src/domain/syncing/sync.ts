import { type PlatformId, Refusal } from '@switchyard/kernel';
import type { Json } from '@switchyard/platforms/domain';
import type { BasisSideName } from '../basis/imprint';
import type { PlannedChange } from '../planning/plan';
import type { BlockedCampaign, PlanRequest, Preview } from '../planning/preview';
import { mergedFindings } from '../validation/merged-findings';
import type { OperationStatus } from './sync-status';

/** A sync as stored: its status is folded from its operations, never kept. */
export interface Sync {
  readonly spaceId: string;
  readonly id: string;
  /** Null until the worker planned, for syncs that were triggered by scope. */
  readonly previewId: string | null;
  readonly planHash: string | null;
  readonly request: PlanRequest;
  readonly requestedBy: string;
  readonly createdAt: Date;
  readonly startedAt: Date | null;
  readonly progressAt: Date;
  readonly finishedAt: Date | null;
  readonly cancelRequestedAt: Date | null;
  /** True while a platform's limit is waited for. */
  readonly waiting: boolean;
  /** Requests that each platform got, refreshes of tokens excluded. */
  readonly platformCalls: { readonly [platform in PlatformId]?: number };
  /** Accounts whose part is over, by connection. */
  readonly settledConnections: readonly string[];
  /** When deferred operations fit again. */
  readonly resumesAt: Date | null;
  /**
   * `treeVersion` of each campaign as it was when the plan was bound: what the platforms have once
   * everything succeeded.
   */
  readonly treeVersions: Readonly<Record<string, number>>;
  /** Why it ended before its operations were known. */
  readonly failure: { readonly code: string; readonly message: string } | null;
  /** What its plan blocks: the first thousand campaigns, each with its first requirement. */
  readonly blocked: readonly BlockedInSync[];
  /** All that its plan blocks. */
  readonly blockedCount: number;
}

/** A campaign on a platform that nothing is sent for, and the first reason. */
export interface BlockedInSync extends Pick<BlockedCampaign, 'campaignId' | 'name' | 'platform'> {
  readonly error: OperationError;
}

/** What a sync keeps of what its plan blocks. */
export const blockedIn = ({
  blocked,
  summary,
}: Pick<Preview, 'blocked' | 'summary'>): Pick<Sync, 'blocked' | 'blockedCount'> => ({
  blocked: blocked.map(({ campaignId, name, platform, findings }) => {
    const [first] = mergedFindings(findings.slice(0, 1));
    return {
      campaignId,
      name,
      platform,
      error: {
        code: first?.code ?? 'BLOCKED',
        message: first?.message ?? 'The plan blocked the campaign.',
        field: first?.field ?? null,
        platformCode: null,
        platformRequestId: null,
        retryable: false,
      },
    };
  }),
  blockedCount: summary?.blocked ?? blocked.length,
});

export interface OperationError {
  readonly code: string;
  readonly message: string;
  /** Our field path. */
  readonly field: string | null;
  readonly platformCode: string | null;
  readonly platformRequestId: string | null;
  readonly retryable: boolean;
  /** Our id of the failed parent, for what was skipped because of it. */
  readonly cause?: string;
}

/**
 * An edit on the platform that a write of ours overwrote: it was not seen before the write was
 * sent.
 */
export interface OverwrittenEdit {
  readonly field: string;
  readonly local: Json;
  readonly remote: Json;
}

/** One change of a sync, and what became of it. */
export interface Operation {
  readonly spaceId: string;
  readonly syncId: string;
  readonly id: string;
  readonly seq: number;
  readonly platform: PlatformId;
  readonly connectionId: string;
  readonly campaignId: string;
  readonly entity: string;
  readonly localId: string;
  readonly action: PlannedChange['action'];
  readonly status: OperationStatus;
  readonly attempts: number;
  readonly change: PlannedChange;
  readonly remoteId: string | null;
  readonly error: OperationError | null;
  readonly overwritten: readonly OverwrittenEdit[] | null;
  readonly updatedAt: Date;
}

export interface MovedPart {
  readonly part: BasisSideName;
  readonly entity: string;
  readonly id: string;
  readonly fields: readonly string[];
}

export const syncAlreadyActive = (syncId: string): Refusal =>
  new Refusal('SYNC_ALREADY_ACTIVE', 'Another sync of this Space is running.', { syncId });

export const syncNotActive = (): Refusal => new Refusal('SYNC_NOT_ACTIVE', 'This sync has ended.');

export const planNotFound = (): Refusal =>
  new Refusal('PLAN_NOT_FOUND', 'There is no plan with this hash in this Space.');

export const planExpired = (): Refusal =>
  new Refusal('PLAN_EXPIRED', 'The plan is older than 24 hours. Preview again.');

export const planAlreadyApplied = (syncId: string): Refusal =>
  new Refusal(
    'PLAN_ALREADY_APPLIED',
    'The sync in `details.syncId` applies this plan, or has applied it. To send changes again, preview again.',
    { syncId },
  );

/** Nothing of the plan can be sent. `blocked`: the first of them, as the preview shows them. */
export const planBlocked = (blocked: readonly BlockedCampaign[]): Refusal =>
  new Refusal(
    'PLAN_BLOCKED',
    'Every campaign of this plan is blocked, so nothing can be sent. Meet the requirements in `details.blocked`, then preview again.',
    { blocked: blocked.map(asShown) },
  );

const asShown = ({ findings, ...campaign }: BlockedCampaign) => ({
  ...campaign,
  findings: mergedFindings(findings).map((finding) => ({
    ...finding,
    platform: finding.platforms[0],
  })),
});

export const syncPlanDrift = (planHash: string, changed: readonly MovedPart[]): Refusal =>
  new Refusal('SYNC_PLAN_DRIFT', 'Something changed since the plan was made. Preview again.', {
    planHash,
    changed,
  });

/** `hiddenCampaigns` are those of Spaces that the caller is no member of. */
export const connectionInUse = (campaignIds: readonly string[], hiddenCampaigns: number): Refusal =>
  new Refusal(
    'CONNECTION_IN_USE',
    'Campaigns are linked through this connection. Unlink them first.',
    { campaignIds, hiddenCampaigns },
  );
