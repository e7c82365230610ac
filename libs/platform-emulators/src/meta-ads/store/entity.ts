import type { Fields } from '../../json/fields';

export const KINDS = [
  'adaccount',
  'user',
  'page',
  'adspixel',
  'campaign',
  'adset',
  'adcreative',
  'ad',
  'adimage',
  'advideo',
  'report_run',
] as const;
export type Kind = (typeof KINDS)[number];

export interface Review {
  readonly submittedAt: number;
  readonly verdict?: {
    readonly review: 'approved' | 'limited' | 'disapproved';
    readonly reasons: readonly string[];
    readonly at: number;
  };
}

/** One stored object. `fields` are its members by their wire names: money as integers of the offset unit, times in milliseconds. */
export interface Entity {
  readonly kind: Kind;
  readonly id: string;
  /** Digits of the ad account, without `act_`. */
  readonly accountId: string;
  /** The campaign of an ad set, the ad set of an ad. */
  readonly parentId?: string;
  readonly fields: Fields;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly review?: Review;
}
