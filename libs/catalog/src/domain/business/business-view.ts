import type { Business } from './business';

/** A business as it is read. */
export interface BusinessView extends Omit<Business, 'createdAt' | 'updatedAt'> {
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** A list of members, so that a new column is never shown by accident. */
export const viewBusiness = (row: Business): BusinessView => ({
  id: row.id,
  spaceId: row.spaceId,
  name: row.name,
  url: row.url,
  description: row.description,
  industry: row.industry,
  targetAudiences: row.targetAudiences,
  seoKeywords: row.seoKeywords,
  brandVoice: row.brandVoice,
  logoAssetId: row.logoAssetId,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  version: row.version,
});
