import type { Fields } from '../../json/fields';

export const KINDS = [
  'campaign',
  'ad_group',
  'ad',
  'file',
  'conversion_source',
  'conversion_event_setting',
] as const;
export type Kind = (typeof KINDS)[number];

/** What ids of a kind start with. */
export const ID_PREFIX: Readonly<Record<Kind, string>> = {
  campaign: 'cmpn_',
  ad_group: 'adgrp_',
  ad: 'ad_',
  file: 'file_',
  conversion_source: 'cds_',
  conversion_event_setting: 'ces_',
};

/** A reviewer's word, or none yet: then the review ends by itself. Milliseconds. */
export interface Review {
  readonly submittedAt: number;
  readonly verdict?: {
    readonly status: 'approved' | 'rejected';
    readonly reasons: readonly string[];
    readonly isLimited: boolean;
  };
}

/** One stored object. `fields` are its members as they were sent, with defaults; what is computed on read is not there. */
export interface Entity {
  readonly kind: Kind;
  readonly id: string;
  readonly accountId: string;
  /** The campaign of an ad group, the ad group of an ad, else the account. */
  readonly parentId: string;
  /** Milliseconds. */
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly fields: Fields;
  readonly review?: Review;
}

export const isArchived = ({ fields }: Entity): boolean => fields.status === 'archived';
