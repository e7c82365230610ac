import { viewAd, viewAdGroup, viewBidding, viewKeyword, type AdType, type Campaign } from '@switchyard/catalog/domain';
import { amountFromMicros } from '@switchyard/kernel';
import type { EntityKind } from '@switchyard/platforms';
import { isEveryHour } from '@switchyard/targeting/domain';
import { isTaken, platformBudgetMicros, scheduleOn } from '../snapshot';
import type { Question } from './question';

/** One object of a tree in the contract's words: what the fields of a table name. Money in major units. */
export interface Subject {
  readonly entity: EntityKind;
  readonly id: string;
  /** Ads only. */
  readonly adType?: AdType;
  readonly view: object;
}

/** Every object that the platform could take; ads of other types have a finding of their own. */
export function* subjectsOf({ tree, capabilities, target, at }: Question): Iterable<Subject> {
  const { platform } = capabilities;
  yield { entity: 'campaign', id: tree.campaign.id, view: { ...campaignView(tree.campaign, platformBudgetMicros(tree.campaign, platform)), ...(target && at ? { adScheduleThere: scheduleOn(tree.campaign, target, at) } : {}) } };
  for (const adGroup of tree.adGroups) yield { entity: 'adGroup', id: adGroup.id, view: viewAdGroup(adGroup) };
  for (const ad of tree.ads) {
    if (isTaken(ad, tree, capabilities)) yield { entity: 'ad', id: ad.id, adType: ad.type, view: viewAd(ad) };
  }
  for (const keyword of tree.keywords) yield { entity: 'keyword', id: keyword.id, view: viewKeyword(keyword) };
}

/** The budget is the platform's share; the schedule is its windows, none when all hours are meant. */
const campaignView = (campaign: Campaign, budgetMicros: number | undefined): object => ({
  ...campaign,
  budget: budgetMicros === undefined ? null : amountFromMicros(budgetMicros),
  biddingStrategy: viewBidding(campaign.biddingStrategy),
  adSchedule: isEveryHour(campaign.adScheduleStructured) ? [] : campaign.adScheduleStructured.windows,
});
