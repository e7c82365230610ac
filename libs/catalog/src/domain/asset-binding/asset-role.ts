import type { AssetType } from '../asset/asset-type';

export const AD_ASSET_ROLES = [
  'MARKETING_IMAGE',
  'SQUARE_MARKETING_IMAGE',
  'PORTRAIT_MARKETING_IMAGE',
  'LOGO',
  'LANDSCAPE_LOGO',
  'YOUTUBE_VIDEO',
  'VIDEO',
] as const;
export const CAMPAIGN_ASSET_ROLES = [
  ...AD_ASSET_ROLES,
  'SITELINK',
  'CALLOUT',
  'STRUCTURED_SNIPPET',
  'CALL',
] as const;

/** What an asset is for, where it is attached. */
export type AssetRole = (typeof CAMPAIGN_ASSET_ROLES)[number];
export type AdAssetRole = (typeof AD_ASSET_ROLES)[number];

/** The types that can play a role. */
export const ROLE_TYPES: Readonly<Record<AssetRole, readonly AssetType[]>> = {
  MARKETING_IMAGE: ['IMAGE'],
  SQUARE_MARKETING_IMAGE: ['IMAGE'],
  PORTRAIT_MARKETING_IMAGE: ['IMAGE'],
  LOGO: ['LOGO', 'IMAGE'],
  LANDSCAPE_LOGO: ['LOGO', 'IMAGE'],
  YOUTUBE_VIDEO: ['YOUTUBE_VIDEO'],
  VIDEO: ['VIDEO'],
  SITELINK: ['SITELINK'],
  CALLOUT: ['CALLOUT'],
  STRUCTURED_SNIPPET: ['STRUCTURED_SNIPPET'],
  CALL: ['CALL'],
};
