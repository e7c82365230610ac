import type { Ad } from './ad';

/** An ad as it is read. */
export interface AdView extends Omit<Ad, 'createdAt' | 'updatedAt'> {
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** A list of members, so that a new column is never shown by accident. */
export const viewAd = (row: Ad): AdView => ({
  id: row.id,
  spaceId: row.spaceId,
  campaignId: row.campaignId,
  adGroupId: row.adGroupId,
  type: row.type,
  status: row.status,
  headlines: row.headlines,
  descriptions: row.descriptions,
  longHeadline: row.longHeadline,
  businessName: row.businessName,
  finalUrl: row.finalUrl,
  path1: row.path1,
  path2: row.path2,
  callToAction: row.callToAction,
  angleId: row.angleId,
  conceptId: row.conceptId,
  stampProvenance: row.stampProvenance,
  review: row.review,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  version: row.version,
});
