import type { Location } from '@switchyard/targeting';

/** A place and what it is called. */
export interface Entry {
  readonly place: Location;
  /** Its own names: in English and in the language spoken there. */
  readonly own: readonly string[];
  /** What others call it, codes included. */
  readonly other: readonly string[];
}
