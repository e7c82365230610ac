import type { Ids } from '@switchyard/kernel';
import type { KnownStamps } from '../stamp/stamp';

/** What the rules of ad groups, ads and keywords need of the world. */
export interface ChildWorld {
  /** Of the campaign, ISO 4217. */
  readonly currency: string;
  readonly ids: Ids;
  readonly now: Date;
}

/** The same for whatever may carry a stamp. */
export interface StampedWorld extends ChildWorld {
  /** Those that the changes name. */
  readonly stamps: KnownStamps;
}
