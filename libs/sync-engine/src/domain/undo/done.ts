import type { PlannedChange } from '../plan';

/** One change that a sync did. */
export interface Done {
  readonly change: PlannedChange;
  /** Which object of the platform it was done to; null where no platform was concerned. */
  readonly remoteId: string | null;
}
