import { dividedAmong } from '../../delivery/divided-among';
import type { Figures as Divided } from '../../delivery/spend-book';
import { textIn } from '../../json/fields';
import type { SpendFigures } from '../../vendor';
import type { Account } from '../accounts/account';
import { decimalsOf } from '../accounts/account';
import type { Figures, PartKind, ReportedPart } from '../delivery/ledger';
import type { Entity } from '../store/entity';
import type { World } from '../store/world';

interface Part {
  readonly part: ReportedPart;
  readonly figures: Figures;
}

/** Sets a campaign's figures of a day, divided among what it holds; deleted campaigns with figures included. False when there is no such campaign. */
export function setSpend(world: World, figures: SpendFigures): boolean {
  const live = world.table('Campaign').get(figures.campaignId);
  const campaign = live
    ? { id: live.id, accountId: live.accountId, name: textIn(live.fields, 'Name') }
    : world.ledger.find(figures.campaignId);
  const account = campaign && world.accounts.get(campaign.accountId);
  if (!campaign || !account) return false;
  const { impressions, clicks, conversions, conversionValue } = figures;
  const whole: Divided = {
    impressions,
    clicks,
    conversions,
    conversionsValue: conversionValue,
    costMicros: Math.round(figures.spend * 1_000_000),
  };
  world.ledger.set(
    campaign,
    figures,
    live
      ? [
          ...divide(world, account, live, 'AdGroup', whole),
          ...divide(world, account, live, 'AssetGroup', whole),
        ]
      : [],
  );
  return true;
}

const BELOW: Readonly<Partial<Record<PartKind, readonly PartKind[]>>> = {
  AdGroup: ['Ad', 'Keyword'],
};

/** Each level adds up to the whole: ad groups with ads, and what is in them. */
function divide(
  world: World,
  account: Account,
  parent: Entity,
  kind: PartKind,
  whole: Divided,
): readonly Part[] {
  const entities = takersAmong(world, [...world.table(kind).under(parent.id)]);
  return dividedAmong(whole, entities.length, 10 ** (6 - decimalsOf(account))).flatMap(
    (figures, index) => {
      const entity = entities[index] as Entity;
      const below = (BELOW[kind] ?? []).flatMap((lower) =>
        divide(world, account, entity, lower, figures),
      );
      return [{ part: partOf(parent, kind, entity.id), figures: inUnits(figures) }, ...below];
    },
  );
}

function takersAmong(world: World, entities: readonly Entity[]): readonly Entity[] {
  const serving = entities.filter(
    ({ kind, id }) => kind !== 'AdGroup' || world.table('Ad').countUnder(id) > 0,
  );
  return serving.length > 0 ? serving : entities;
}

const partOf = (parent: Entity, kind: PartKind, id: string): ReportedPart => ({
  kind,
  id,
  campaignId: parent.kind === 'Campaign' ? parent.id : parent.parentId,
  adGroupId: kind === 'AdGroup' ? id : parent.kind === 'AdGroup' ? parent.id : '',
});

const inUnits = ({ costMicros, conversionsValue, ...counts }: Divided): Figures => ({
  ...counts,
  spend: costMicros / 1_000_000,
  conversionValue: conversionsValue,
});
