import type { Asset } from './asset';

/** An asset as it is read. */
export interface AssetView extends Omit<Asset, 'fetchRound' | 'createdAt' | 'updatedAt'> {
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** A list of members, so that a new column is never shown by accident. */
export const viewAsset = (row: Asset): AssetView => ({
  id: row.id,
  spaceId: row.spaceId,
  type: row.type,
  name: row.name,
  sourceUrl: row.sourceUrl,
  linkText: row.linkText,
  description1: row.description1,
  description2: row.description2,
  finalUrl: row.finalUrl,
  calloutText: row.calloutText,
  header: row.header,
  values: row.values,
  phoneNumber: row.phoneNumber,
  countryCode: row.countryCode,
  fetch: row.fetch,
  size: row.size,
  width: row.width,
  height: row.height,
  mimeType: row.mimeType,
  sha256: row.sha256,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  version: row.version,
});
