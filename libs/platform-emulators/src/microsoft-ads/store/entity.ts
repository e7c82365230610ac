import type { Fields } from '../../json/fields';

export const KINDS = [
  'Campaign',
  'AdGroup',
  'Ad',
  'Keyword',
  'NegativeKeyword',
  'CampaignCriterion',
  'Budget',
  'Media',
  'AdExtension',
  'AdExtensionAssociation',
  'AssetGroup',
] as const;
export type Kind = (typeof KINDS)[number];

export const EDITORIAL_STATUSES = ['Active', 'ActiveLimited', 'Disapproved', 'Inactive'] as const;
export type EditorialStatus = (typeof EDITORIAL_STATUSES)[number];

/** The editorial review of an ad, keyword, extension or asset group: pending until its end, then active, unless a verdict says otherwise. */
export interface Review {
  readonly submittedAt: number;
  readonly verdict?: {
    readonly at: number;
    readonly status: EditorialStatus;
    readonly reasons: readonly string[];
  };
}

/** One stored object. `fields` are its members as they travel, without `Id` and without what is computed on read. */
export interface Entity {
  readonly kind: Kind;
  readonly id: string;
  readonly accountId: string;
  /** The account for campaigns, budgets, media and extensions; else the campaign or ad group it belongs to. */
  readonly parentId: string;
  readonly fields: Fields;
  readonly review?: Review;
}
