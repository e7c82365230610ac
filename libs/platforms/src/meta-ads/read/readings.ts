import type { EntityKind } from '../../port/attributes';
import type { Reading } from '../wire/read-rows';
import { AD_FIELDS, AD_SET_FIELDS, CAMPAIGN_FIELDS, LIVING } from './fields';

const FIELDS = { campaign: CAMPAIGN_FIELDS, adGroup: AD_SET_FIELDS, ad: AD_FIELDS } as const;

/** Levels that are objects at Meta. */
export type Level = keyof typeof FIELDS;

export const isLevel = (entity: EntityKind): entity is Level => entity in FIELDS;

/** One object by its id. */
export const objectReading = (level: Level, remoteId: string): Reading => ({
  path: remoteId,
  fields: FIELDS[level],
  isList: false,
});

/** Every campaign of an account (`act_1`) that is not deleted. */
export const campaignsReading = (account: string): Reading => ({
  path: `${account}/campaigns`,
  fields: CAMPAIGN_FIELDS,
  params: { effective_status: LIVING.campaign },
  isList: true,
});

/** Every ad set of a campaign that is not deleted. */
export const adSetsReading = (campaignId: string): Reading => ({
  path: `${campaignId}/adsets`,
  fields: AD_SET_FIELDS,
  params: { effective_status: LIVING.adSet },
  isList: true,
});

/** Every ad of a campaign or of an ad set that is not deleted. */
export const adsReading = (parentId: string): Reading => ({
  path: `${parentId}/ads`,
  fields: AD_FIELDS,
  params: { effective_status: LIVING.ad },
  isList: true,
});
