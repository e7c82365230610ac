import type { Level } from './level';

/** Whose figures a report is made of: everything below one object. */
export interface InsightScope {
  readonly level: Level;
  readonly entityId: string;
}
