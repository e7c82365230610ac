import type { Fields } from '../../json/fields';

export const KINDS = ['campaign', 'adGroup', 'ad', 'post'] as const;
export type Kind = (typeof KINDS)[number];

/** The levels that carry a `configured_status`. */
export type Level = Exclude<Kind, 'post'>;

export const CONFIGURED_STATUSES = ['ACTIVE', 'ARCHIVED', 'DELETED', 'PAUSED'] as const;
export type ConfiguredStatus = (typeof CONFIGURED_STATUSES)[number];

/** The review of an ad: pending until its end, then approved, unless a verdict says otherwise. */
export interface Review {
  readonly submittedAt: number;
  readonly verdict?: { readonly isApproved: boolean; readonly reason: string | null };
}

/** One stored object. `fields` are its members as they travel, without its ids, times and what is computed on read. */
export interface Entity {
  readonly kind: Kind;
  readonly id: string;
  readonly accountId: string;
  /** The account for campaigns, the profile for posts; else the campaign or ad group it belongs to. */
  readonly parentId: string;
  readonly fields: Fields;
  readonly createdAt: number;
  readonly modifiedAt: number;
  /** The status before the last change of status: what `effective_status` tells for a while longer. */
  readonly statusBefore?: { readonly status: ConfiguredStatus; readonly until: number };
  readonly review?: Review;
}

/** The status that the advertiser set. */
export const configuredStatus = ({ fields }: Entity): ConfiguredStatus =>
  fields.configured_status as ConfiguredStatus;
