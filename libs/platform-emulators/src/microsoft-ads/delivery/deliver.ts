import { DateTime } from 'luxon';
import { type Account, dayIn } from '../accounts/account';
import { ianaZone } from '../accounts/time-zones';
import { dayTimesOf } from '../criteria/add-criteria';
import type { Entity } from '../store/entity';
import type { World } from '../store/world';
import { numberIn, textIn } from '../../json/fields';
import { figuresOf } from './figures-of';
import { deliveredThrough } from './delivered-through';
import { servedStretches, type ServedStretch } from './served-stretches';
import { type ServingAdGroup, servingAdGroups } from './serving-ad-groups';

/** Lets every active campaign serve between two times: within schedule, dates, reviews and its daily budget. The same world always serves alike. */
export function deliver(world: World, from: number, to: number): void {
  for (const campaign of world.table('Campaign').all()) {
    const account = world.accounts.get(campaign.accountId);
    if (account && campaign.fields.Status === 'Active') {
      deliverCampaign(world, account, campaign, from, to);
    }
  }
}

function deliverCampaign(
  world: World,
  account: Account,
  campaign: Entity,
  from: number,
  to: number,
): void {
  const adGroups = servingAdGroups(world, campaign);
  const ready = Math.min(...adGroups.map((one) => one.from));
  if (ready >= to) return;
  const schedule = dayTimesOf(world.table('CampaignCriterion').under(campaign.id));
  const zone = ianaZone(textIn(campaign.fields, 'TimeZone')) ?? account.timeZone;
  for (const stretch of servedStretches(schedule, zone, Math.max(from, ready), to)) {
    for (const piece of byAccountDay(account, stretch)) {
      deliverPiece(world, account, campaign, adGroups, piece);
    }
  }
}

function deliverPiece(
  world: World,
  account: Account,
  campaign: Entity,
  adGroups: readonly ServingAdGroup[],
  piece: ServedStretch,
): void {
  const day = dayIn(account, piece.from);
  const serving = adGroups.find(
    (one) => one.from < piece.to && one.firstDay <= day && day <= one.lastDay,
  );
  if (!serving) return;
  const budget = dailyBudget(world, campaign);
  const left = budget - world.ledger.on(campaign.id, day).spend;
  const figures = figuresOf(campaign.id, budget, piece.share, Math.max(0, left));
  world.ledger.accrue(
    { id: campaign.id, accountId: account.id, name: textIn(campaign.fields, 'Name') },
    day,
    figures,
    deliveredThrough(world, serving.group),
  );
}

function dailyBudget(world: World, { fields }: Entity): number {
  const shared = world.table('Budget').get(textIn(fields, 'BudgetId'));
  return numberIn(shared?.fields ?? {}, 'Amount') ?? numberIn(fields, 'DailyBudget') ?? 0;
}

/** A stretch cut at the account's midnights: figures are kept by the account's days. */
function byAccountDay(account: Account, stretch: ServedStretch): readonly ServedStretch[] {
  const midnight = DateTime.fromMillis(stretch.from, { zone: account.timeZone })
    .startOf('day')
    .plus({ days: 1 })
    .startOf('day')
    .toMillis();
  if (midnight >= stretch.to) return [stretch];
  const share = (stretch.share * (midnight - stretch.from)) / (stretch.to - stretch.from);
  const rest = { from: midnight, to: stretch.to, share: stretch.share - share };
  return [{ from: stretch.from, to: midnight, share }, ...byAccountDay(account, rest)];
}
