import type { Observed } from '../../port/observed';
import { searchAll } from '../session/search';
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
  const rows = await searchAll(session, select('campaignCriterion', idsIn('campaign.id', ids)));
  const optedOut = await optOutsAmong(session, rows, ids);
  const byCampaign = new Map<string, CampaignCriterionResource[]>();
  for (const { campaign, campaignCriterion = {} } of rows) {
    const criterion = optedOut.has(campaignCriterion.resourceName) ? { ...campaignCriterion, bidModifier: 0 } : campaignCriterion;
    listIn(byCampaign, campaign?.id).push(criterion);
  }
  const today = todayOf(session);
  for (const row of campaigns) yield observedCampaign(row, byCampaign.get(row.campaign?.id ?? '') ?? [], today);
}

/**
 * Modifier 0 opts out of a device, and an answer may leave a zero out as it leaves out what was never set. Only where a device
 * has no modifier is one more query sent, which tells the two apart.
 */
const optOutsAmong = async (session: Session, rows: readonly Row[], ids: readonly string[]): Promise<ReadonlySet<string | undefined>> => {
  const isUnclear = rows.some(({ campaignCriterion: criterion }) => criterion?.device !== undefined && criterion.bidModifier === undefined);
  const found = isUnclear ? await searchAll(session, select('optedOut', idsIn('campaign.id', ids))) : [];
  return new Set(found.map(({ campaignCriterion }) => campaignCriterion?.resourceName));
};

const listIn = (lists: Map<string, CampaignCriterionResource[]>, key = ''): CampaignCriterionResource[] => {
  const list = lists.get(key) ?? [];
  lists.set(key, list);
  return list;
};
