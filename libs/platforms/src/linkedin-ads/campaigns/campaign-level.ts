import type { Held, Level } from '../apply/level';
import { isLiving, LIVING } from '../data/statuses';
import { batchGet } from '../wire/batch-get';
import { inChunks, LIMITS } from '../wire/limits';
import { allOf } from '../wire/pages';
import type { Session } from '../wire/session';
import { urnOf } from '../wire/urn';
import { campaignPatch } from './campaign-body';
import { observeCampaign } from './observe-campaign';

const COLLECTION = 'adCampaigns';

/** LinkedIn's campaigns, our ad groups. */
export const campaignLevel: Level = {
  entity: 'adGroup',
  collection: COLLECTION,
  statusField: 'status',
  keyOf: (remoteId) => remoteId,
  async byIds(session, remoteIds) {
    const campaigns = await batchGet(
      session,
      `${session.accountPath}/${COLLECTION}`,
      remoteIds,
      'adGroup',
    );
    return campaigns
      .filter(({ status }) => isLiving(status))
      .map((campaign) => observeCampaign(session, campaign));
  },
  patch: (session, change) => campaignPatch(session, change),
};

/** The campaigns in these groups that still exist. */
export const campaignsOf = async (
  session: Session,
  groupIds: readonly string[],
): Promise<readonly Held[]> => {
  const found: Held[] = [];
  for (const ids of inChunks(groupIds, LIMITS.parents)) {
    const search = {
      campaignGroup: { values: ids.map((id) => urnOf('sponsoredCampaignGroup', id)) },
      status: { values: LIVING },
    };
    const campaigns = await allOf(
      session,
      `${session.accountPath}/${COLLECTION}`,
      { q: 'search', search, pageSize: LIMITS.searchPage },
      'adGroup',
    );
    found.push(...campaigns.map((campaign) => observeCampaign(session, campaign)));
  }
  return found;
};
