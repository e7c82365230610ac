import { DateTime } from 'luxon';
import { pagesOf, type CampaignSize, type Delivery, type Review } from '../../port/delivery';
import { adSetsReading, adsReading, objectReading } from '../read/readings';
import { UNVERIFIED } from '../unverified';
import { chunksOf } from '../wire/chunks';
import { CALLS_PER_BATCH } from '../wire/exchange';
import { readRows } from '../wire/read-rows';
import { isRow, numberIn, rowIn, rowsIn, textIn, type Row } from '../wire/row';
import type { Session } from '../wire/session';
import type { AdFacts, AdSetFacts, CampaignFacts } from './facts';
import { judgeDelivery } from './judge-delivery';
import { reviewStatus } from './review-status';

/** Lists that are read of each campaign: itself, its ad sets, its ads. */
const LISTS = 3;

/** Requests that reading the delivery of campaigns takes: fifty lists in one; then the second pages of all that have one, and so on. */
export const deliveryCost = (campaigns: readonly CampaignSize[]): number =>
  chunksOf(campaigns, CALLS_PER_BATCH).reduce((calls, chunk) => calls + costOf(chunk), 0);

const costOf = (chunk: readonly CampaignSize[]): number => {
  const pages = chunk.flatMap(({ adGroups, ads }) => [
    1,
    pagesOf(adGroups, UNVERIFIED.rowsPerPage),
    pagesOf(ads, UNVERIFIED.rowsPerPage),
  ]);
  const rounds = Array.from(
    { length: Math.max(...pages) },
    (_, page) => pages.filter((own) => own > page).length,
  );
  return rounds.reduce((calls, lists) => calls + Math.ceil(lists / CALLS_PER_BATCH), 0);
};

/** What Meta says about serving, for the campaigns that still exist. */
export async function* deliveries(
  session: Session,
  campaignRemoteIds: readonly string[],
): AsyncGenerator<Delivery> {
  for (const chunk of chunksOf(campaignRemoteIds, CALLS_PER_BATCH)) {
    const answers = await readRows(
      session,
      chunk.flatMap((id) => [objectReading('campaign', id), adSetsReading(id), adsReading(id)]),
    );
    for (const [index] of chunk.entries()) {
      yield* deliveryOf(session, answers.slice(index * LISTS, (index + 1) * LISTS));
    }
  }
}

/** None for a campaign that is gone. */
const deliveryOf = (
  { io }: Session,
  [found = [], adSets = [], ads = []]: Answers,
): readonly Delivery[] => {
  const [campaign] = found;
  if (!campaign || textIn(campaign, 'status') === 'DELETED') return [];
  const facts = factsOf(campaign, adSets, ads);
  return [
    {
      ...judgeDelivery(facts, io.now()),
      reviews: facts.adSets.flatMap((adSet) => adSet.ads).map(reviewOf),
    },
  ];
};

type Answers = Awaited<ReturnType<typeof readRows>>;

const reviewOf = ({ remoteId, effectiveStatus, objections }: AdFacts): Review => ({
  entity: 'ad',
  remoteId,
  status: reviewStatus(effectiveStatus),
  reasons: objections,
  affectedMarkets: [],
});

const factsOf = (campaign: Row, adSets: readonly Row[], ads: readonly Row[]): CampaignFacts => {
  const budgetRemaining = numberIn(campaign, 'budget_remaining');
  return {
    remoteId: textIn(campaign, 'id'),
    status: textIn(campaign, 'status'),
    effectiveStatus: textIn(campaign, 'effective_status') || textIn(campaign, 'status'),
    ...(budgetRemaining === undefined ? {} : { budgetRemaining }),
    issues: issuesIn(campaign),
    adSets: adSets.map((adSet) =>
      adSetFacts(
        adSet,
        ads.filter((ad) => textIn(ad, 'adset_id') === textIn(adSet, 'id')),
      ),
    ),
  };
};

const adSetFacts = (adSet: Row, ads: readonly Row[]): AdSetFacts => ({
  remoteId: textIn(adSet, 'id'),
  status: textIn(adSet, 'status'),
  ...momentIn(adSet, 'start_time', 'startsAt'),
  ...momentIn(adSet, 'end_time', 'endsAt'),
  ads: ads.map(adFacts),
});

const momentIn = (adSet: Row, member: string, fact: 'startsAt' | 'endsAt'): Partial<AdSetFacts> => {
  const at = DateTime.fromISO(textIn(adSet, member)).toMillis();
  return Number.isNaN(at) || at <= 0 ? {} : { [fact]: at };
};

const adFacts = (ad: Row): AdFacts => ({
  remoteId: textIn(ad, 'id'),
  status: textIn(ad, 'status'),
  effectiveStatus: textIn(ad, 'effective_status'),
  objections: [...feedbackIn(rowIn(ad, 'ad_review_feedback')), ...issuesIn(ad)],
});

/** `{"global":{"POLICY":"why"},"placement_specific":{"facebook":{"POLICY":"why"}}}` in one list, each once. */
const feedbackIn = (feedback: Row): readonly string[] => {
  const everywhere = Object.entries(rowIn(feedback, 'global')).map(said);
  const somewhere = Object.entries(rowIn(feedback, 'placement_specific')).flatMap(
    ([placement, policies]) =>
      isRow(policies)
        ? Object.entries(policies).map((policy) => `${said(policy)} (${placement})`)
        : [],
  );
  return [...new Set([...everywhere, ...somewhere])];
};

const said = ([policy, explanation]: readonly [string, unknown]): string =>
  `${policy}: ${String(explanation)}`;

const issuesIn = (row: Row): readonly string[] =>
  rowsIn(row, 'issues_info').map(
    (issue) =>
      textIn(issue, 'error_summary') ||
      textIn(issue, 'error_message') ||
      textIn(issue, 'error_code'),
  );
