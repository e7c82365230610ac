import type { Observed } from '../../port/observed';
import { searchAll } from '../session/search';
import type { Session } from '../session/session';
import { IDS_PER_QUERY } from '../unverified';
import { chunksOf } from '../wire/chunks';
import { idsIn, select } from '../wire/gaql';
import type { CampaignCriterionResource, Row } from '../wire/row';
import { isImage, linksSeen } from './campaign-asset-rows';
import { observedCampaign } from './campaign-row';
import { imageNames } from './image-names';
import { todayOf } from './today';

/** Campaigns with budgets, criteria and assets: three queries per chunk of ids. Removed ones are not there. */
export async function* readCampaigns(
  session: Session,
  ids: readonly string[],
): AsyncGenerator<Observed> {
  for (const chunk of chunksOf(ids, IDS_PER_QUERY)) {
    const campaigns = await searchAll(session, select('campaign', idsIn('campaign.id', chunk)));
    yield* withParts(session, campaigns, chunk);
  }
}

/** Completes campaign rows by one query for the criteria of `ids` and one for their assets. */
export async function* withParts(
  session: Session,
  campaigns: readonly Row[],
  ids: readonly string[],
): AsyncGenerator<Observed> {
  const criteria = await criteriaOf(session, ids);
  const links = await searchAll(session, select('campaignAsset', idsIn('campaign.id', ids)));
  const names = await imageNames(
    session,
    links.filter(isImage).map(({ asset }) => asset?.id ?? ''),
  );
  const linksByCampaign = grouped(links, (row) => row);
  const today = todayOf(session);
  for (const row of campaigns) {
    const { id = '' } = row.campaign ?? {};
    yield observedCampaign(
      row,
      { criteria: criteria.get(id) ?? [], links: linksSeen(linksByCampaign.get(id) ?? [], names) },
      today,
    );
  }
}

const criteriaOf = async (
  session: Session,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly CampaignCriterionResource[]>> => {
  const rows = await searchAll(session, select('campaignCriterion', idsIn('campaign.id', ids)));
  const optedOut = await optOutsAmong(session, rows, ids);
  return grouped(rows, ({ campaignCriterion = {} }) =>
    optedOut.has(campaignCriterion.resourceName)
      ? { ...campaignCriterion, bidModifier: 0 }
      : campaignCriterion,
  );
};

/**
 * Modifier 0 opts out of a device, and an answer may leave a zero out as it leaves out what was never set. Only where a device
 * has no modifier is one more query sent, which tells the two apart.
 */
const optOutsAmong = async (
  session: Session,
  rows: readonly Row[],
  ids: readonly string[],
): Promise<ReadonlySet<string | undefined>> => {
  const isUnclear = rows.some(
    ({ campaignCriterion: criterion }) =>
      criterion?.device !== undefined && criterion.bidModifier === undefined,
  );
  const found = isUnclear
    ? await searchAll(session, select('optedOut', idsIn('campaign.id', ids)))
    : [];
  return new Set(found.map(({ campaignCriterion }) => campaignCriterion?.resourceName));
};

const grouped = <T>(
  rows: readonly Row[],
  partOf: (row: Row) => T,
): ReadonlyMap<string, readonly T[]> => {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const { id = '' } = row.campaign ?? {};
    const group = groups.get(id) ?? [];
    groups.set(id, group);
    group.push(partOf(row));
  }
  return groups;
};
