import type { SpendFigures } from '../../vendor';
import type { World } from '../store/world';
import { hoursOf } from '../delivery/account-day';

/** Sets a campaign's figures of a day of the account, as its first ad delivered them. False when there is no such campaign. */
export function setSpend(world: World, { campaignId, date, impressions, clicks, spend, conversions, conversionValue }: SpendFigures): boolean {
  const campaign = world.table('campaign').get(campaignId);
  const account = campaign && world.accounts.get(campaign.accountId);
  if (!account) return false;
  const figures = { impressions, clicks, costMicros: Math.round(spend * 1_000_000), conversions, conversionsValue: conversionValue };
  world.ledger.fix({ accountId: account.id, campaignId, ...firstAd(world, campaignId) }, date, hoursOf(account, date), figures);
  return true;
}

function firstAd(world: World, campaignId: string) {
  for (const adGroup of world.table('ad_group').of(campaignId)) {
    for (const ad of world.table('ad').of(adGroup.id)) return { adGroupId: adGroup.id, adId: ad.id };
  }
  return {};
}
