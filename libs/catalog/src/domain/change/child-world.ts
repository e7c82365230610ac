import type { Ids } from '@switchyard/kernel';

/** What the rules of ad groups, ads and keywords need of the world. */
export interface ChildWorld {
  /** Of the campaign, ISO 4217. */
  readonly currency: string;
  readonly ids: Ids;
  readonly now: Date;
}
