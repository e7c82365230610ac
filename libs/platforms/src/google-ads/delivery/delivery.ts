import type { Delivery, Review } from '../../port/delivery';
import { search, searchAll } from '../session/search';
import type { Session } from '../session/session';
import { IDS_PER_QUERY } from '../unverified';
import { chunksOf } from '../wire/chunks';
import { idsIn, select } from '../wire/gaql';
import type { CampaignResource, Row } from '../wire/row';
import { reasonFor } from './reasons';
import { adReview, assetGroupReview, keywordReview } from './reviews';

/** What Google says about serving: four queries per chunk of campaigns. Campaigns that it does not know are not in the answer. */
export async function* delivery(
  session: Session,
  campaignIds: readonly string[],
): AsyncGenerator<Delivery> {
  for (const chunk of chunksOf(campaignIds, IDS_PER_QUERY)) {
    const inChunk = idsIn('campaign.id', chunk);
    const campaigns = await searchAll(session, select('delivery', inChunk));
    const reviews = new Map<string, Review[]>();
    await collect(session, select('adReview', inChunk), adReview, reviews);
    await collect(session, select('assetGroupReview', inChunk), assetGroupReview, reviews);
    await collect(session, select('keywordReview', inChunk), keywordReview, reviews);
    for (const { campaign = {} } of campaigns) {
      yield deliveryOf(campaign, reviews.get(campaign.id ?? '') ?? []);
    }
  }
}

const collect = async (
  session: Session,
  query: string,
  reviewOf: (row: Row) => Review,
  into: Map<string, Review[]>,
): Promise<void> => {
  for await (const row of search(session, query)) {
    const id = row.campaign?.id ?? '';
    const list = into.get(id) ?? [];
    into.set(id, list);
    list.push(reviewOf(row));
  }
};

const deliveryOf = (campaign: CampaignResource, reviews: readonly Review[]): Delivery => {
  const status = statusOf(campaign.primaryStatus);
  return {
    campaignRemoteId: campaign.id ?? '',
    remoteStatus: campaign.status ?? 'UNKNOWN',
    serving: status === 'SERVING' || status === 'LIMITED',
    status,
    reasons: (campaign.primaryStatusReasons ?? []).map(reasonFor),
    reviews,
  };
};

/** v25 CampaignPrimaryStatus. Learning campaigns serve. */
const statusOf = (primaryStatus: string | undefined): Delivery['status'] => {
  switch (primaryStatus) {
    case 'ELIGIBLE':
    case 'LEARNING':
      return 'SERVING';
    case 'LIMITED':
      return 'LIMITED';
    case 'PENDING':
      return 'PENDING';
    case 'PAUSED':
    case 'REMOVED':
    case 'ENDED':
    case 'MISCONFIGURED':
    case 'NOT_ELIGIBLE':
      return 'NOT_SERVING';
    default:
      return 'UNKNOWN';
  }
};
