import { NO_FIGURES, plus } from '../../core/delivery';
import { type Fields, listIn, textIn } from '../../core/json';
import {
  type Call,
  isAscending,
  listEnvelope,
  PAGE_NAMES,
  pageOf,
  type Route,
  route,
} from '../doors/call';
import { NAME } from '../doors/resources';
import { flag, integer, list, object, oneOf, text } from '../doors/shapes';
import { ApiRefusal, invalidValue, missingParameter, notEnabled } from '../errors';
import {
  type Level,
  LEVELS,
  rowKey,
  sumFigures,
  type SummedRow,
  wholeOf,
} from '../reports/figures';
import { bucketsOf, readTimeRange, type TimeRange } from '../reports/time-range';
import type { Entity, Kind } from '../store/world';
import { EVENT_TYPES } from './events';

const pixelShape = object({ name: NAME, client_type: oneOf(['web']) }, ['name', 'client_type']);
const settingShape = object(
  {
    name: text({ min: 1 }),
    event_type: oneOf([...EVENT_TYPES, 'custom']),
    custom_event_name: text({ min: 1, max: 64 }),
    attribution_window_days: integer({ min: 1, max: 30 }),
    source_ids: list(text(), { min: 1, max: 1 }),
  },
  ['name', 'event_type', 'attribution_window_days', 'source_ids'],
);

/** Pixels, and the events that campaigns may bid for (platform document 4e: setup). */
export const conversionRoutes: readonly Route[] = [
  route('POST', '/conversions/pixels', createPixel),
  route('POST', '/conversions/event_settings', createSetting),
  route('GET', '/conversions/event_settings', listSettings, { query: { single: PAGE_NAMES } }),
  route('POST', '/conversions/insights', conversionInsights, { nature: 'read' }),
];

function createPixel(call: Call): Fields {
  pixelShape(call.body, '');
  const pixelId = `px${String(call.world.nextNumber()).padStart(20, '0')}`;
  const { id, fields } = add(call, 'conversion_source', { ...call.body, pixel_id: pixelId });
  return { id, ...fields };
}

function createSetting(call: Call): Fields {
  const { world, account, body } = call;
  settingShape(body, '');
  const isCustom = body.event_type === 'custom';
  if (isCustom && body.custom_event_name === undefined) throw missingParameter('custom_event_name');
  if (!isCustom && body.custom_event_name !== undefined) {
    throw invalidValue('custom_event_name', 'Only custom events have a name of their own.');
  }
  const [sourceId = ''] = listIn<string>(body, 'source_ids');
  if (!world.find('conversion_source', account.id, sourceId)) {
    throw invalidValue('source_ids', 'Client data source not found');
  }
  return readSetting(call, add(call, 'conversion_event_setting', { ...body, archived: false }));
}

function listSettings(call: Call): Fields {
  const all = [...call.world.table('conversion_event_setting').of(call.account.id)];
  const { items, hasMore } = pageOf(
    isAscending(call.query) ? all : all.toReversed(),
    ({ id }) => id,
    call.query,
    500,
  );
  return listEnvelope(
    items.map((one) => readSetting(call, one)),
    hasMore,
  );
}

function readSetting({ world, account }: Call, { id, fields }: Entity): Fields {
  const sources = listIn<string>(fields, 'source_ids').map((one) => ({
    id: one,
    name: world.table('conversion_source').get(one)?.fields.name ?? null,
  }));
  const users = [...world.table('campaign').of(account.id)].filter((one) =>
    listIn<string>(one.fields, 'conversion_event_setting_ids').includes(id),
  );
  const campaigns = users.map((one) => ({ id: one.id, name: textIn(one.fields, 'name') }));
  return {
    id,
    ...fields,
    custom_event_name: fields.custom_event_name ?? null,
    ad_account_id: account.id,
    sources,
    campaigns,
    version: 1,
  };
}

function add({ world, account }: Call, kind: Kind, fields: Fields): Entity {
  const now = world.now();
  return world.put(
    {
      kind,
      id: world.nextId(kind),
      accountId: account.id,
      parentId: account.id,
      createdAt: now,
      updatedAt: now,
      fields,
    },
    true,
  );
}

const MOST_ROWS = 2_000;
const MOST_SECONDS = 365 * 86_400;

const shape = object(
  {
    aggregation_level: oneOf(LEVELS),
    time_ranges: list(text(), { min: 1, max: 1 }),
    time_granularity: oneOf(['none', 'daily']),
    entity_ids: list(text()),
    group_by_entity: flag,
    breakdown: oneOf(['device', 'country']),
  },
  ['aggregation_level', 'time_ranges'],
);

/**
 * Attributed conversions by object, or of the account as a whole (platform document 4d;
 * `group_by_entity` seen live).
 */
function conversionInsights(call: Call): Fields {
  const { body, account } = call;
  shape(body, '');
  if (body.breakdown !== undefined) {
    throw notEnabled('Breakdowns are not enabled for this ad account.');
  }
  const isGrouped = body.group_by_entity !== false;
  if (isGrouped && body.entity_ids === undefined) throw missingParameter('entity_ids');
  const rows = isGrouped ? groupedRows(call) : [totalRow(call)];
  if (rows.length > MOST_ROWS) throw tooManyRows();
  return {
    object: 'list',
    data: rows.map((row) => printRow(row, call)),
    count: rows.length,
    account_currency: account.currency,
  };
}

function groupedRows(call: Call): readonly SummedRow[] {
  const level = textIn(call.body, 'aggregation_level') as Level;
  const ids = listIn<string>(call.body, 'entity_ids');
  const { sums, buckets } = summed(call, level);
  return buckets.flatMap((bucket) => ids.flatMap((id) => sums.get(rowKey(bucket, id)) ?? []));
}

function totalRow(call: Call): SummedRow {
  const { sums, buckets } = summed(call, 'ad_account');
  const figures = [...sums.values()].reduce((total, row) => plus(total, row.figures), NO_FIGURES);
  const { id } = call.account;
  const [first] = buckets;
  if (!first) throw invalidValue('time_ranges[0]', 'The range is empty.');
  return { bucket: first, entityId: id, leaf: { accountId: id, campaignId: '' }, figures };
}

function summed({ world, account, body }: Call, level: Level) {
  const range = readTimeRange(
    String(listIn(body, 'time_ranges')[0]),
    'time_ranges[0]',
    account.timeZone,
    world.now(),
  );
  checkLength(range);
  const buckets = bucketsOf(range, body.time_granularity === 'daily' ? 'daily' : 'none');
  return { buckets, sums: sumFigures(world.ledger.entriesOf(account.id), buckets, level) };
}

function checkLength({ start, end }: TimeRange): void {
  if (end - start > MOST_SECONDS) {
    throw invalidValue('time_ranges[0]', 'A range has at most 365 days.');
  }
}

/** Sales are a decimal text, or null where nothing was sold; views are not distinguished here. */
function printRow({ bucket, entityId, figures }: SummedRow, { account, body }: Call): Fields {
  const conversions = wholeOf(figures.conversions);
  const sales = conversions === 0 ? null : figures.conversionsValue.toFixed(2);
  return {
    entity_id: entityId,
    ...(body.time_granularity === 'daily' ? { date: bucket.readable } : {}),
    conversions,
    click_through_conversions: conversions,
    view_through_conversions: 0,
    order_created_attributed_sales: sales,
    order_created_attributed_sales_currency: account.currency,
  };
}

const tooManyRows = () =>
  new ApiRefusal({ status: 413, code: null, message: `More than ${MOST_ROWS} rows.` });
