import type { Delivery } from '../../port/delivery';
import { inChunks, LIMITS } from '../wire/limits';
import type { ListFilter } from '../wire/list-path';
import { allLiving } from '../wire/living';
import type { Ad, AdGroup, Campaign } from '../wire/objects';
import type { Session } from '../wire/session';
import { judgeDelivery } from './judge-delivery';
import { reviewOf } from './review-of';

/** What serves, for the campaigns that still live: status, dates, hours, ad groups and the reviews of their ads. */
export async function* readDeliveries(
  session: Session,
  campaignRemoteIds: readonly string[],
): AsyncGenerator<Delivery> {
  for (const ids of inChunks(campaignRemoteIds, LIMITS.ids)) {
    const campaigns = await allLiving(session, 'campaign', { id: ids });
    const below: ListFilter = { campaign_id: campaigns.map(({ id }) => id) };
    const adGroups = campaigns.length > 0 ? await allLiving(session, 'adGroup', below) : [];
    const ads = campaigns.length > 0 ? await allLiving(session, 'ad', below) : [];
    for (const campaign of campaigns) yield deliveryOf(session, campaign, adGroups, ads);
  }
}

const deliveryOf = (
  { connection: { timeZone }, io }: Session,
  campaign: Campaign,
  adGroups: readonly AdGroup[],
  ads: readonly Ad[],
): Delivery => {
  const own = <T extends { readonly campaign_id?: string | null }>(
    all: readonly T[],
  ): readonly T[] => all.filter(({ campaign_id: id }) => id === campaign.id);
  return {
    ...judgeDelivery(
      { campaign, adGroups: own(adGroups), ads: own(ads) },
      { timeZone, nowMs: io.now() },
    ),
    reviews: own(ads).map(reviewOf),
  };
};
