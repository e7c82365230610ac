import type { Observed } from '../../port/observed';
import { observe } from '../observe/observe';
import { ARCHIVED, getObject } from '../wire/get-object';
import { listObjects } from '../wire/list-objects';
import type { WireCampaign } from '../wire/objects';
import type { Session } from '../wire/session';
import type { BoundObjects } from './bound-objects';

/** Up to so many campaigns are asked for one by one, which is fresh; a list of a whole account takes ten pages at most. */
export const MOST_BY_ID = 10;

/** The campaigns of these ids that are there, in the order of the ids. */
export const readCampaigns = async (
  session: Session,
  ids: readonly string[],
  bound: BoundObjects,
): Promise<readonly Observed[]> => {
  const listed =
    ids.length > MOST_BY_ID
      ? await listedCampaigns(session, new Set(ids))
      : new Map<string, Observed>();
  const found: Observed[] = [];
  for (const id of ids) {
    const seen = listed.get(id);
    const campaign =
      seen && !bound.isDoubtful('campaign', seen) ? seen : await campaignById(session, id);
    if (campaign) found.push(campaign);
  }
  return found;
};

const campaignById = async (session: Session, id: string): Promise<Observed | undefined> => {
  const campaign = await getObject(session, 'campaign', id);
  return campaign && observed(session, campaign);
};

/** Stops as soon as all are there. Archived ones are not told: they are asked for by id, like those that are missing. */
const listedCampaigns = async (
  session: Session,
  ids: ReadonlySet<string>,
): Promise<ReadonlyMap<string, Observed>> => {
  const found = new Map<string, Observed>();
  for await (const campaign of listObjects(session, 'campaign')) {
    if (ids.has(campaign.id) && campaign.status !== ARCHIVED) {
      found.set(campaign.id, await observed(session, campaign));
    }
    if (found.size === ids.size) break;
  }
  return found;
};

const observed = (session: Session, campaign: WireCampaign): Promise<Observed> =>
  observe(session, 'campaign', campaign, { biddingType: campaign.bidding_type ?? '' });
