import type { Fields } from '../../core/json';
import type { ApiRefusal } from '../errors';

export const OPERATION_TYPES = [
  'campaign.create',
  'campaign.update',
  'ad_group.create',
  'ad_group.update',
  'ad.create',
  'ad.update',
] as const;
export type OperationType = (typeof OPERATION_TYPES)[number];

/** One operation of a job, its envelope checked and its input not yet. */
export interface Operation {
  readonly operationId: string;
  readonly type: OperationType;
  readonly idempotencyKey?: string;
  readonly targetId?: string;
  readonly input: Fields;
}

/** What became of an operation. */
export type OperationResult =
  | {
      readonly status: 'created' | 'updated';
      readonly resourceId: string;
      readonly versionId?: string;
    }
  | { readonly status: 'validated' | 'skipped' }
  | { readonly status: 'failed'; readonly refusal: ApiRefusal };

export type DoneOperation = readonly [Operation, OperationResult];

export interface BulkJob {
  readonly id: string;
  readonly accountId: string;
  /** Milliseconds. */
  readonly createdAt: number;
  readonly results: readonly DoneOperation[];
}
