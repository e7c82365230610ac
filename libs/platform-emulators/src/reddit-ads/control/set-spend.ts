import { dividedAmong } from '../../delivery/divided-among';
import { smallestUnitMicros } from '../../delivery/smallest-unit';
import type { Figures } from '../../delivery/spend-book';
import type { SpendFigures } from '../../vendor';
import type { Served } from '../delivery/ledger';
import { configuredStatus, type Entity } from '../store/entity';
import type { World } from '../store/world';

const MICROS = 1_000_000;

/** Sets a campaign's figures of a day, divided among its ads; conversions count as purchases. False when there is no such campaign. */
export function setSpend(world: World, spend: SpendFigures): boolean {
  const campaign = world.table('campaign').get(spend.campaignId);
  const account = campaign && world.accounts.get(campaign.accountId);
  if (!account) return false;
  const { impressions, clicks, conversions, conversionValue } = spend;
  const figures: Figures = {
    impressions,
    clicks,
    conversions,
    costMicros: Math.round(spend.spend * MICROS),
    conversionsValue: conversionValue,
  };
  const all = servedBy(world, campaign);
  const parts = dividedAmong(figures, all.length, Number(smallestUnitMicros(account.currency)));
  const shares = parts.flatMap((part, index) =>
    all.slice(index, index + 1).map((served) => ({ served, figures: part })),
  );
  world.ledger.fix(shares, campaign.id, spend.date, account.timeZone);
  return true;
}

function servedBy(world: World, campaign: Entity): readonly Served[] {
  const whole: Served = {
    accountId: campaign.accountId,
    campaignId: campaign.id,
    adGroupId: '',
    adId: '',
    event: 'PURCHASE',
  };
  const ads = [...world.table('adGroup').under(campaign.id)]
    .flatMap((adGroup) => [...world.table('ad').under(adGroup.id)])
    .filter((ad) => configuredStatus(ad) !== 'DELETED');
  return ads.length === 0
    ? [whole]
    : ads.map((ad) => ({ ...whole, adGroupId: ad.parentId, adId: ad.id }));
}
