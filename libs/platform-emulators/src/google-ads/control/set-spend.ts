import { dividedAmong } from '../../delivery/divided-among';
import { smallestUnitMicros } from '../../delivery/smallest-unit';
import { type Figures, NO_FIGURES } from '../../delivery/spend-book';
import type { SpendFigures } from '../../vendor';
import type { Customer } from '../state/customer';
import type { KindName } from '../state/kinds';
import { isRemoved, type Row } from '../state/row';
import type { World } from '../state/world';
import { findRow } from './find-row';

/** Sets a campaign's figures of a day, divided among what it holds: every level adds up to them. False when there is no such campaign. */
export function setSpend(
  world: World,
  { campaignId, date, impressions, clicks, spend, conversions, conversionValue }: SpendFigures,
): boolean {
  const found = findRow(world, 'campaign', campaignId);
  if (!found) return false;
  const figures: Figures = {
    impressions,
    clicks,
    costMicros: Math.round(spend * 1_000_000),
    conversions,
    conversionsValue: conversionValue,
  };
  const { customer, row } = found;
  customer.spend.fix(row.name, date, figures);
  for (const kind of ['adGroup', 'assetGroup'] as const) divide(customer, row, kind, date, figures);
  return true;
}

/** Kinds below an ad group that are told of all its figures each. */
const BELOW: readonly KindName[] = ['adGroupAd', 'adGroupCriterion'];

function divide(
  customer: Customer,
  parent: Row,
  kind: KindName,
  date: string,
  figures: Figures,
): void {
  const rows = [...customer.store.childrenOf(parent.name, kind)];
  const takers = takersAmong(customer, rows);
  const parts = dividedAmong(figures, takers.length, Number(smallestUnitMicros(customer.currency)));
  const partOf = new Map(takers.map((row, index) => [row, parts[index]]));
  for (const row of rows) {
    const part = partOf.get(row) ?? NO_FIGURES;
    customer.spend.fix(row.name, date, part);
    (kind === 'adGroup' ? BELOW : []).forEach((below) => divide(customer, row, below, date, part));
  }
}

/** Those that live, of ad groups those with an ad; all of them when there is none such. Negative keywords bring nothing. */
function takersAmong({ store }: Customer, rows: readonly Row[]): readonly Row[] {
  const able = rows.filter(({ data }) => data['negative'] !== true);
  const living = able.filter((row) => !isRemoved(row));
  const serving = living.filter(
    ({ kind, name }) => kind !== 'adGroup' || store.livingChildrenOf(name, 'adGroupAd').length > 0,
  );
  return [serving, living, able].find((some) => some.length > 0) ?? [];
}
