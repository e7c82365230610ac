import type { ReadScope } from '../../port/observed';
import { PAGE } from '../wire/list-objects';
import { MOST_BY_ID } from './read-campaigns';

/** Requests that `read` makes when every campaign is there, `bound` counts its ad groups rightly, and lists show everything as it was last applied. */
export const readCost = (
  { campaignRemoteIds, entities }: ReadScope,
  bound: { readonly adGroups: number },
): number => {
  const campaigns = campaignRemoteIds.length;
  if (campaigns === 0) return 0;
  const forCampaigns = campaigns > MOST_BY_ID ? Math.ceil(campaigns / PAGE) : campaigns;
  const forAdGroups = entities.some((entity) => entity !== 'campaign')
    ? Math.max(campaigns, Math.ceil(bound.adGroups / PAGE))
    : 0;
  return forCampaigns + forAdGroups + (entities.includes('ad') ? bound.adGroups : 0);
};
