import type { Observed } from '../../port/observed';
import type { CampaignParts } from '../parts/campaign-parts';
import { readParts } from '../parts/read-parts';
import type { Session } from '../wire/session';
import { observeCampaign } from './observe-campaign';
import { campaignsByIds } from './query-campaigns';
import type { HeldCampaign } from './query-campaigns';

export interface SeenCampaign {
  readonly observed: Observed;
  readonly parts: CampaignParts;
  readonly source: HeldCampaign;
}

/** A campaign with all its parts. */
export const readCampaign = async (
  session: Session,
  campaign: HeldCampaign,
): Promise<SeenCampaign> => {
  const parts = await readParts(session, campaign.Id);
  return { parts, observed: observeCampaign(session, campaign, parts), source: campaign };
};

/** Those of the campaigns that still exist, with all their parts, by remote id. */
export const readCampaigns = async (
  session: Session,
  remoteIds: readonly string[],
): Promise<ReadonlyMap<string, SeenCampaign>> => {
  const seen = new Map<string, SeenCampaign>();
  for (const campaign of await campaignsByIds(session, remoteIds)) {
    seen.set(campaign.Id, await readCampaign(session, campaign));
  }
  return seen;
};
