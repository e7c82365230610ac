import { pagesOf, type CampaignSize, type Delivery, type Review } from '../../port/delivery';
import { accountOf } from '../check/check';
import { ARCHIVED, getObject } from '../wire/get-object';
import { listObjects, PAGE } from '../wire/list-objects';
import type { WireAccount, WireAd, WireAdGroup, WireObject } from '../wire/objects';
import type { Session } from '../wire/session';
import { judgeDelivery, type CampaignFacts } from './judge-delivery';
import { reviewOf } from './review-of';

const ISSUES = ['serving_issues'];

/** What serves, for the campaigns that are still there: account, campaign, its ad groups, their ads and what reviewers say of them. */
export async function* delivery(
  session: Session,
  campaignRemoteIds: readonly string[],
): AsyncGenerator<Delivery> {
  if (campaignRemoteIds.length === 0) return;
  const account = await accountOf(session);
  for (const id of campaignRemoteIds) {
    const facts = await factsOf(session, id, account);
    if (facts) {
      yield { ...judgeDelivery(facts, session.io.now() / 1_000), reviews: reviewsOf(facts) };
    }
  }
}

/**
 * Requests that `delivery` makes: the account, each campaign and the pages of its ad groups, per ad group the pages of its ads. How ads spread
 * over ad groups is not known: all that are more than a page are taken to be in one.
 */
export const deliveryCost = (campaigns: readonly CampaignSize[]): number =>
  campaigns.reduce(
    (calls, { adGroups, ads }) =>
      calls + 1 + pagesOf(adGroups, PAGE) + adGroups + pagesOf(ads, PAGE) - 1,
    Math.min(1, campaigns.length),
  );

const factsOf = async (
  session: Session,
  id: string,
  account: WireAccount,
): Promise<CampaignFacts | undefined> => {
  const campaign = await getObject(session, 'campaign', id, ISSUES);
  if (!campaign) return undefined;
  const adGroups: { group: WireAdGroup; ads: readonly WireAd[] }[] = [];
  for (const group of await living(
    listObjects(session, 'adGroup', id, [...ISSUES, 'bid_too_low']),
  )) {
    adGroups.push({ group, ads: await living(listObjects(session, 'ad', group.id, ISSUES)) });
  }
  return { account, campaign, adGroups };
};

const living = async <T extends WireObject>(objects: AsyncIterable<T>): Promise<readonly T[]> => {
  const found: T[] = [];
  for await (const object of objects) if (object.status !== ARCHIVED) found.push(object);
  return found;
};

const reviewsOf = ({ adGroups }: CampaignFacts): readonly Review[] =>
  adGroups.flatMap(({ ads }) => ads.map(reviewOf));
