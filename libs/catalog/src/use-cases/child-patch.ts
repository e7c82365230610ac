import type { Expected } from './require-version';

/** One item of an update. */
export interface ChildPatch<Changes> {
  readonly index: number;
  readonly id: string;
  readonly expected?: Expected;
  /** Turns the child as it is read into what changes. */
  readonly patch: (current: object) => Changes;
}
