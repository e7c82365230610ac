import type { PlatformId } from '@switchyard/kernel';
import type { PlannedChange, OperationStatus } from '../plan';
import type { PlanRequest } from './preview';

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
  /** `treeVersion` of each campaign as it was when the plan was bound: what the platforms have once everything succeeded. */
  readonly treeVersions: Readonly<Record<string, number>>;
  /** Why it ended before its operations were known. */
  readonly failure: { readonly code: string; readonly message: string } | null;
}

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
  readonly updatedAt: Date;
}
