import type { Observed } from '../../port/observed';
import { search, searchAll } from '../session/search';
import type { Session } from '../session/session';
import { IDS_PER_QUERY } from '../unverified';
import { chunksOf } from '../wire/chunks';
import { idsIn, select } from '../wire/gaql';
import type { CampaignCriterionResource, Row } from '../wire/row';
import { observedCampaign } from './campaign-row';
import { todayOf } from './today';

/** Campaigns with budgets and criteria: two queries per chunk of ids. Removed ones are not there. */
export async function* readCampaigns(session: Session, ids: readonly string[]): AsyncGenerator<Observed> {
  for (const chunk of chunksOf(ids, IDS_PER_QUERY)) {
    const campaigns = await searchAll(session, select('campaign', idsIn('campaign.id', chunk)));
    yield* withCriteria(session, campaigns, chunk);
  }
}

/** Completes campaign rows by one query for the criteria of `ids`. */
export async function* withCriteria(session: Session, campaigns: readonly Row[], ids: readonly string[]): AsyncGenerator<Observed> {
  const criteria = new Map<string, CampaignCriterionResource[]>();
  for await (const { campaign, campaignCriterion } of search(session, select('campaignCriterion', idsIn('campaign.id', ids)))) {
    const list = criteria.get(campaign?.id ?? '') ?? [];
    criteria.set(campaign?.id ?? '', list);
    if (campaignCriterion) list.push(campaignCriterion);
  }
  const today = todayOf(session);
  for (const row of campaigns) yield observedCampaign(row, criteria.get(row.campaign?.id ?? '') ?? [], today);
}
