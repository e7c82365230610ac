import { dividedAmong } from '../../delivery/divided-among';
import { smallestUnitMicros } from '../../delivery/smallest-unit';
import type { SpendFigures } from '../../vendor';
import type { Leaf } from '../delivery/ledger';
import { isArchived } from '../store/entity';
import type { World } from '../store/world';
import { hoursOf } from '../delivery/account-day';

/** Sets a campaign's figures of a day of the account, divided among its ads. False when there is no such campaign. */
export function setSpend(
  world: World,
  { campaignId, date, impressions, clicks, spend, conversions, conversionValue }: SpendFigures,
): boolean {
  const campaign = world.table('campaign').get(campaignId);
  const account = campaign && world.accounts.get(campaign.accountId);
  if (!account) return false;
  const figures = {
    impressions,
    clicks,
    costMicros: Math.round(spend * 1_000_000),
    conversions,
    conversionsValue: conversionValue,
  };
  const leaves = leavesOf(world, { accountId: account.id, campaignId });
  const parts = dividedAmong(figures, leaves.length, Number(smallestUnitMicros(account.currency)));
  world.ledger.fix(
    campaignId,
    date,
    hoursOf(account, date),
    parts.flatMap((part, index) =>
      leaves.slice(index, index + 1).map((leaf) => ({ leaf, figures: part })),
    ),
  );
  return true;
}

/** The ads of a campaign that are not archived; all of them when all are, the campaign alone when there is none. */
function leavesOf(world: World, campaign: Leaf): readonly Leaf[] {
  const ads = [...world.table('ad_group').of(campaign.campaignId)].flatMap((adGroup) => [
    ...world.table('ad').of(adGroup.id),
  ]);
  const living = ads.filter((ad) => !isArchived(ad));
  const leaves = (living.length > 0 ? living : ads).map((ad) => ({
    ...campaign,
    adGroupId: ad.parentId,
    adId: ad.id,
  }));
  return leaves.length > 0 ? leaves : [campaign];
}
