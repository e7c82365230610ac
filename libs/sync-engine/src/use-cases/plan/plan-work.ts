import type { Tenant } from '@switchyard/kernel';
import type { Lease } from '@switchyard/queue-kit';
import type { PlanRequest } from '../../domain/sync';

/** What making a plan needs to know of the work it is done for. */
export interface PlanWork {
  readonly tenant: Tenant;
  readonly previewId: string;
  readonly request: PlanRequest;
  readonly lease: Lease;
  /** Whose offsets hours are converted by: one moment for the whole plan. */
  readonly at: Date;
  /** When the database was last found to be restored: what was sent shortly before may not be listed yet. */
  readonly restoredAt: Date | null;
}
