import { DateTime } from 'luxon';
import { type Fields, numberIn, textIn } from '../core/json';
import { type Account, dayIn, ianaZone } from './accounts';
import { campaignDay } from './campaigns/rules';
import type { DayFigures, ReportedPart } from './reports/ledger';
import { calendarDate } from './store/members';
import { type Entity, servesFrom, type World } from './store/store';
import { dayTimesOf } from './targeting/criteria';
import type { DayTime } from './targeting/rules';

/**
 * Lets every active campaign serve between two times: within schedule, dates, reviews and its daily
 * budget. The same world always serves alike.
 */
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

/** From when an active ad group can serve, and on which days (YYYY-MM-DD, account zone). */
interface ServingAdGroup {
  /** The ad group, or the asset group. */
  readonly group: Entity;
  readonly from: number;
  readonly firstDay: string;
  readonly lastDay: string;
}

/**
 * What of a campaign can serve: ad groups with an active, approved ad (in Search also a keyword);
 * in Performance Max asset groups.
 */
function servingAdGroups(world: World, campaign: Entity): readonly ServingAdGroup[] {
  switch (campaign.fields.CampaignType) {
    case 'PerformanceMax':
      return servingAssetGroups(world, campaign.id);
    case 'Audience':
      return servingGroups(world, campaign, () => 0);
    default:
      return servingGroups(world, campaign, (adGroup) =>
        firstApproved(world.table('Keyword').under(adGroup.id)),
      );
  }
}

function servingAssetGroups(world: World, campaignId: string): readonly ServingAdGroup[] {
  return [...world.table('AssetGroup').under(campaignId)].flatMap((group) => {
    const from = firstApproved([group]);
    return from === Number.POSITIVE_INFINITY ? [] : [{ group, from, ...daysOf(group.fields) }];
  });
}

function daysOf(fields: Fields): { firstDay: string; lastDay: string } {
  return {
    firstDay: calendarDate(fields, 'StartDate') ?? '',
    lastDay: calendarDate(fields, 'EndDate') ?? '9999-12-31',
  };
}

/** The days of an ad group within its campaign's own, where that has some. */
function daysWithin(adGroup: Fields, campaign: Fields): { firstDay: string; lastDay: string } {
  const { firstDay, lastDay } = daysOf(adGroup);
  const [begin, end] = [
    campaignDay(campaign, 'StartDate') ?? '',
    campaignDay(campaign, 'EndDate') ?? '9999-12-31',
  ];
  return { firstDay: firstDay > begin ? firstDay : begin, lastDay: lastDay < end ? lastDay : end };
}

function servingGroups(
  world: World,
  campaign: Entity,
  otherwiseFrom: (adGroup: Entity) => number,
): readonly ServingAdGroup[] {
  return [...world.table('AdGroup').under(campaign.id)].flatMap((adGroup) => {
    if (adGroup.fields.Status !== 'Active') return [];
    const from = Math.max(
      firstApproved(world.table('Ad').under(adGroup.id)),
      otherwiseFrom(adGroup),
    );
    if (from === Number.POSITIVE_INFINITY) return [];
    return [{ group: adGroup, from, ...daysWithin(adGroup.fields, campaign.fields) }];
  });
}

function firstApproved(entities: Iterable<Entity>): number {
  let first = Number.POSITIVE_INFINITY;
  for (const entity of entities) {
    if (entity.fields.Status === 'Active') {
      first = Math.min(first, servesFrom(entity) ?? Number.POSITIVE_INFINITY);
    }
  }
  return first;
}

const WHOLE_DAY = { from: 0, to: 24 * 60 };

/**
 * A stretch of time in which a campaign may serve, and how much of its day's schedule that is (0 to
 * 1).
 */
interface ServedStretch {
  readonly from: number;
  readonly to: number;
  readonly share: number;
}

/**
 * The scheduled stretches between two times. No schedule means the whole week. Milliseconds; the
 * schedule is in `zone`.
 */
function servedStretches(
  schedule: readonly DayTime[],
  zone: string,
  from: number,
  to: number,
): readonly ServedStretch[] {
  const found: ServedStretch[] = [];
  let day = DateTime.fromMillis(from, { zone }).startOf('day');
  while (day.toMillis() < to) {
    found.push(...stretchesOfDay(schedule, day, from, to));
    day = day.plus({ days: 1 }).startOf('day');
  }
  return found;
}

function stretchesOfDay(
  schedule: readonly DayTime[],
  day: DateTime,
  from: number,
  to: number,
): readonly ServedStretch[] {
  const today =
    schedule.length === 0
      ? [WHOLE_DAY]
      : schedule.filter((one) => one.day === day.setLocale('en').weekdayLong);
  const whole = today.map((one) => [at(day, one.from), at(day, one.to)] as const);
  const length = whole.reduce((sum, [begin, end]) => sum + end - begin, 0);
  return whole.flatMap(([begin, end]) => {
    const [first, last] = [Math.max(begin, from), Math.min(end, to)];
    return first < last ? [{ from: first, to: last, share: (last - first) / length }] : [];
  });
}

const at = (day: DateTime, minute: number): number =>
  minute === WHOLE_DAY.to
    ? day.plus({ days: 1 }).startOf('day').toMillis()
    : day.set({ hour: Math.floor(minute / 60), minute: minute % 60 }).toMillis();

/**
 * What shows an ad of a group: the group with its first active ad and keyword, or an asset group by
 * itself.
 */
function deliveredThrough(world: World, group: Entity): readonly ReportedPart[] {
  const campaignId = group.parentId;
  if (group.kind === 'AssetGroup') {
    return [{ kind: 'AssetGroup', id: group.id, campaignId, adGroupId: '' }];
  }
  const below = (['Ad', 'Keyword'] as const).flatMap((kind): ReportedPart[] => {
    const first = [...world.table(kind).under(group.id)].find(
      ({ fields }) => fields.Status === 'Active',
    );
    return first ? [{ kind, id: first.id, campaignId, adGroupId: group.id }] : [];
  });
  return [{ kind: 'AdGroup', id: group.id, campaignId, adGroupId: group.id }, ...below];
}

const COST_PER_CLICK = 0.5;
const IMPRESSIONS_PER_CLICK = 20;
const CONVERSIONS_PER_CLICK = 0.05;
const VALUE_PER_CONVERSION = 40;
const FULLEST = 0.95;

/**
 * What a campaign earns in a share of its day: 80 to 95 % of its budget by its id, never more than
 * is left. Invented, deterministic.
 */
function figuresOf(
  campaignId: string,
  budget: number,
  share: number,
  left: number,
): Omit<DayFigures, 'isSet'> {
  const fullness = FULLEST - (Number(campaignId.slice(-2)) % 16) / 100;
  const spend = Math.min(left, budget * share * fullness);
  const clicks = spend / COST_PER_CLICK;
  const conversions = clicks * CONVERSIONS_PER_CLICK;
  return {
    spend,
    clicks,
    impressions: clicks * IMPRESSIONS_PER_CLICK,
    conversions,
    conversionValue: conversions * VALUE_PER_CONVERSION,
  };
}
