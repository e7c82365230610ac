import { NO_FIGURES, plus } from '../../core/delivery';
import { type Fields, listIn } from '../../core/json';
import { type Call, type Route, route } from '../doors/call';
import {
  asksForStatus,
  type Filter,
  matches,
  nodeOf,
  pageOf,
  readFilters,
  readObject,
} from '../doors/lists';
import { badParameter, GraphError, unknownField } from '../errors';
import { USUAL_RUN_FIELDS } from '../nodes/accounts';
import { readSelection, selectFields } from '../nodes/fields';
import { effectiveStatus, type Entity, isLiving, type Kind, type World } from '../store';
import { UNVERIFIED } from '../unverified';
import { INSIGHT_FIELDS, type InsightRow, USUAL_FIELDS, writeInsight } from './fields';
import { askedDays, cutDays, type DayRange, INSIGHT_PARAMETERS, type Level } from './parameters';

/** What a report is about: checked when it is ordered, read when it is asked for. */
interface InsightOrder {
  readonly subject: Entity;
  readonly read: Fields;
  readonly fields: readonly string[];
}

const LEVEL_OF: Readonly<Partial<Record<Entity['kind'], Level>>> = {
  adaccount: 'account',
  campaign: 'campaign',
  adset: 'adset',
  ad: 'ad',
};

/** Reads an order and refuses what cannot be reported. */
function orderOf(call: Call, read: Fields): InsightOrder {
  const asked = readSelection(read.fields).map(({ name }) => name);
  const unknown = asked.find((name) => !INSIGHT_FIELDS.has(name));
  if (unknown !== undefined) throw unknownField(unknown, 'AdsInsights');
  const order = { subject: call.subject, read, fields: asked.length === 0 ? USUAL_FIELDS : asked };
  rowsOf(call, order);
  return order;
}

/** A page of the lines that an order asks for, as they are now. */
function insightPage(call: Call, order: InsightOrder): Fields {
  return pageOf(
    call,
    rowsOf(call, order),
    (row) => `${row.campaign?.id ?? ''} ${row.adset?.id ?? ''} ${row.ad?.id ?? ''} ${row.since}`,
    (row) => writeInsight(row, order.fields, listIn<string>(order.read, 'breakdowns')),
  );
}

function rowsOf({ world, account }: Call, { subject, read }: InsightOrder): readonly InsightRow[] {
  const level = (read.level ?? LEVEL_OF[subject.kind] ?? 'account') as Level;
  const days = askedDays(read, world.now(), account.timeZone);
  return insightRows(world, subject, level, days, read, readFilters(read.filtering));
}

interface Place {
  readonly campaign?: Entity;
  readonly adset?: Entity;
  readonly ad?: Entity;
}

/**
 * Lines of a report: one per object of the level and stretch of days in which anything happened.
 * Archived and deleted objects keep their figures, in those of their parents too; a list shows them
 * only when a filter asks for statuses, or when they are asked about themselves.
 */
function insightRows(
  world: World,
  subject: Entity,
  level: Level,
  range: DayRange,
  read: Fields,
  filters: readonly Filter[],
): readonly InsightRow[] {
  const account = world.account(subject);
  const stretches = cutDays(range, String(read.time_increment ?? ''));
  const places = placesOf(world, subject, level)
    .filter((place) => isListed(subject, place, filters))
    .filter((place) => filters.every((filter) => isPlaced(world, place, filter)));
  return places
    .flatMap((place) => stretches.map((stretch) => row(world, account, subject, place, stretch)))
    .filter(
      ({ figures: { impressions, clicks, costMicros, conversions } }) =>
        Math.max(impressions, clicks, costMicros, conversions) >= 1,
    );
}

/**
 * Manage Your Ad Object's Status: an account's report by ads leaves deleted ones out, unless
 * filtered by `ad.effective_status`.
 */
function isListed(
  subject: Entity,
  { campaign, adset, ad }: Place,
  filters: readonly Filter[],
): boolean {
  const deepest = ad ?? adset ?? campaign;
  return !deepest || isLiving(deepest) || deepest.id === subject.id || asksForStatus(filters);
}

function row(
  world: World,
  account: InsightRow['account'],
  subject: Entity,
  place: Place,
  { since, until }: DayRange,
): InsightRow {
  const [first, last] = [since.toFormat('yyyy-MM-dd'), until.toFormat('yyyy-MM-dd')];
  const ids = idsOf(world, subject, place);
  const days = ids
    .flatMap((id) => [...world.spend.daysOf(id)])
    .filter(([date]) => first <= date && date <= last);
  return {
    account,
    ...place,
    figures: days.reduce((sum, [, figures]) => plus(sum, figures), NO_FIGURES),
    since: first,
    until: last,
  };
}

/**
 * Objects whose figures make up a line: the deepest one named, or every campaign of the account.
 */
function idsOf(world: World, subject: Entity, { campaign, adset, ad }: Place): readonly string[] {
  const deepest = ad ?? adset ?? campaign;
  return deepest
    ? [deepest.id]
    : world
        .table('campaign')
        .ofAccount(subject.accountId)
        .map(({ id }) => id);
}

function placesOf(world: World, subject: Entity, level: Level): readonly Place[] {
  if (level === 'account') return [{}];
  const campaigns = world
    .table('campaign')
    .ofAccount(subject.accountId)
    .map((campaign): Place => ({ campaign }));
  const adsets = campaigns.flatMap(({ campaign }) =>
    world
      .table('adset')
      .under(campaign?.id ?? '')
      .map((adset): Place => ({ ...(campaign ? { campaign } : {}), adset })),
  );
  const all =
    level === 'campaign'
      ? campaigns
      : level === 'adset'
        ? adsets
        : adsets.flatMap((place) =>
            world
              .table('ad')
              .under(place.adset?.id ?? '')
              .map((ad): Place => ({ ...place, ad })),
          );
  return subject.kind === 'adaccount'
    ? all
    : all.filter(({ campaign, adset, ad }) =>
        [campaign?.id, adset?.id, ad?.id].includes(subject.id),
      );
}

const MEMBERS: Readonly<Record<string, (world: World, entity: Entity) => unknown>> = {
  id: (_world, { id }) => id,
  name: (_world, { fields }) => fields.name,
  effective_status: effectiveStatus,
};

function isPlaced(world: World, place: Place, filter: Filter): boolean {
  const [level = '', name = ''] = filter.field.split('.');
  const read = MEMBERS[name];
  if (!read || !['campaign', 'adset', 'ad'].includes(level)) {
    throw badParameter('filtering', `cannot filter by ${filter.field}`);
  }
  const entity = place[level as keyof Place];
  return matches(entity && read(world, entity), filter);
}

const REPORTED: readonly Kind[] = ['adaccount', 'campaign', 'adset', 'ad'];

/** Orders a report that is read later (platform document 1d). */
function orderRun(call: Call, read: Fields): Fields {
  const order = orderOf(call, read);
  const [id, now] = [call.world.nextId('70'), call.world.now()];
  const run: Entity = {
    kind: 'report_run',
    id,
    accountId: call.account.id,
    fields: { order },
    createdAt: now,
    updatedAt: now,
  };
  call.world.table('report_run').put(run);
  return { report_run_id: id };
}

function readRun(call: Call): Fields {
  const { subject, world } = call;
  if (world.now() < subject.createdAt + UNVERIFIED.reportSeconds * 1_000) {
    throw new GraphError({
      code: 2601,
      message: '(#2601) The report is not ready yet',
      isTransient: true,
    });
  }
  return insightPage(call, subject.fields.order as InsightOrder);
}

const readUsual = (call: Call): Fields =>
  selectFields(
    nodeOf(call.subject, call),
    USUAL_RUN_FIELDS.map((name) => ({ name, modifiers: {} })),
  );

/** Reports at once, and as runs that are polled. */
export const insightRoutes: readonly Route[] = [
  route('GET', REPORTED, 'insights', INSIGHT_PARAMETERS, (call, read) =>
    insightPage(call, orderOf(call, read)),
  ),
  route('POST', REPORTED, 'insights', INSIGHT_PARAMETERS, orderRun),
  route('GET', ['report_run'], '', {}, (call) =>
    call.parameters.fields === undefined ? readUsual(call) : readObject(call),
  ),
  route('GET', ['report_run'], 'insights', {}, readRun),
];
