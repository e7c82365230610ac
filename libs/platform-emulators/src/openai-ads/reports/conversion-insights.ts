import { NO_FIGURES, plus } from '../../core/delivery';
import { type Fields, listIn, textIn } from '../../core/json';
import type { Call } from '../doors/call';
import { flag, list, object, oneOf, text } from '../doors/shapes';
import { ApiRefusal, invalidValue, missingParameter, notEnabled } from '../errors';
import { type Level, LEVELS, rowKey, sumFigures, type SummedRow, wholeOf } from './figures';
import { bucketsOf, readTimeRange, type TimeRange } from './time-range';

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
export function conversionInsights(call: Call): Fields {
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
