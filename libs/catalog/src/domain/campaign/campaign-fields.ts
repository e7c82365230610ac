import { isCurrency, type Issue } from '@switchyard/kernel';
import { completeGeoTargets, expandSchedule, type GeoTarget } from '@switchyard/targeting/domain';
import { type KeptSplit, readAmount } from '../budget';
import { nameKey } from '../change';
import { readBidding } from './bidding';
import { type Campaign, pickMembers, WRITTEN_MEMBERS } from './campaign';
import {
  type CampaignInput,
  campaignIssues,
  type CampaignWorld,
  type CompleteInput,
  withDefaults,
} from './campaign-input';

/** The columns of a campaign that come from what a caller wrote. */
export type CampaignFields = Omit<
  Campaign,
  | 'spaceId'
  | 'id'
  | 'type'
  | 'status'
  | 'platformLinks'
  | 'syncFailures'
  | 'releases'
  | 'delivery'
  | 'hold'
  | 'treeVersion'
  | 'createdAt'
  | 'updatedAt'
  | 'version'
>;

export interface ReadCampaign {
  readonly fields: CampaignFields;
  readonly issues: readonly Issue[];
}

/** How the split follows from the new budget: read from the input, or kept from what was stored. */
export type SplitRule = (input: CompleteInput, budgetMicros: number) => KeptSplit;

/** Reads everything that a caller wrote about a campaign. All problems are answered at once. */
export const readCampaign = (
  input: CampaignInput,
  stored: readonly GeoTarget[],
  split: SplitRule,
  world: CampaignWorld,
): ReadCampaign => {
  const complete = withDefaults(input, world.account);
  const money = isCurrency(complete.currency) ? readMoney(complete, split) : unknownMoney;
  const issues = [...campaignIssues(complete), ...money.issues];
  const fields: CampaignFields = {
    ...pickMembers(complete, WRITTEN_MEMBERS),
    platformStatus: platformStatusOf(complete),
    nameKey: nameKey(complete.name),
    ...money.fields,
    adScheduleStructured: expandSchedule(complete.adSchedule, world.account.timeZone),
    scheduleZone: 'account',
    scheduleSource: null,
    geoTargets: issues.length ? [] : completeGeoTargets(complete.geoTargets, stored, world.ids),
  };
  return { fields, issues };
};

interface ReadMoney {
  readonly fields: Pick<
    CampaignFields,
    'budgetMicros' | 'platformBudgetsMicros' | 'biddingStrategy'
  >;
  readonly issues: readonly Issue[];
}

const readMoney = (input: CompleteInput, split: SplitRule): ReadMoney => {
  const budget = readAmount(input.budget, input.currency, '/budget');
  const bidding = readBidding(input.biddingStrategy, input.currency);
  const shares =
    budget.issues.length > 0 ? { split: null, issues: [] } : split(input, budget.micros);
  return {
    fields: {
      budgetMicros: budget.micros,
      platformBudgetsMicros: shares.split,
      biddingStrategy: bidding.strategy,
    },
    issues: [...budget.issues, ...bidding.issues, ...shares.issues],
  };
};

/** Without a currency no amount can be read. */
const unknownMoney: ReadMoney = {
  fields: {
    budgetMicros: 0,
    platformBudgetsMicros: null,
    biddingStrategy: { type: 'MAXIMIZE_CLICKS' },
  },
  issues: [
    {
      path: '/currency',
      code: 'NOT_ONE_OF',
      message: 'currency must be the code of a currency such as EUR',
    },
  ],
};

/** One entry per platform of the campaign. */
const platformStatusOf = ({
  platforms,
  platformStatus,
}: CompleteInput): Campaign['platformStatus'] =>
  Object.fromEntries(
    platforms.map((platform) => [platform, platformStatus[platform] ?? 'ENABLED']),
  );
