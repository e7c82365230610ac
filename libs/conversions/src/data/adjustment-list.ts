import { columnList, Conditions, spaceFilter, statement, type Statement } from '@switchyard/db-kit';
import type { PageRequest, Tenant } from '@switchyard/kernel';
import type { DeliveryStatus, KeptAdjustment } from '../domain';
import type { AdjustmentFilter } from '../use-cases/adjust/adjustments';
import { comesTo, foldOf, reasonOf } from './folded-status';
import { adjustments } from './tables';

const ITS = 't."id"';

/** Where an adjustment stands: parked, never joined, or what its deliveries come to. `$2` is now. */
const ROWS = `
  select ${columnList(adjustments)}, case when t."original_id" is not null then coalesce(f.folded, 'skipped') when t."parked_until" > $2 then 'parked' else 'skipped' end as status,
    case when t."original_id" is null then case when t."parked_until" > $2 then 'ORIGINAL_UNKNOWN' else 'ORIGINAL_NEVER_CAME' end when f.folded is null then 'ORIGINAL_NOT_COUNTED' else ${reasonOf(ITS)} end as reason`;

const standing = (status: DeliveryStatus | undefined): string => {
  switch (status) {
    case undefined:
      return '';
    case 'parked':
      return ' and t."original_id" is null and t."parked_until" > $2';
    case 'skipped':
      return ` and (case when t."original_id" is null then t."parked_until" <= $2 else ${comesTo(ITS, status)} end)`;
    default:
      return ` and t."original_id" is not null and ${comesTo(ITS, status)}`;
  }
};

/** The page is found first, and only its rows are folded. */
export const listedAdjustments = (
  { spaceId }: Tenant,
  { conversionActionId, orderId, status }: AdjustmentFilter,
  { limit, cursor }: PageRequest,
  now: Date,
): { readonly statement: Statement; readonly values: readonly unknown[] } => {
  const page = new Conditions<KeptAdjustment>(adjustments)
    .inSpace(spaceId)
    .add('?::timestamptz is not null', now)
    .equals('actionId', conversionActionId)
    .equals('orderId', orderId)
    .after(cursor);
  const order = 'order by t."created_at" desc, t."id" desc';
  const text = `${ROWS} from (select t.* from ${adjustments.qualified} t ${page}${standing(status)} ${order} limit ${limit + 1}) t ${foldOf(ITS)} ${order}`;
  return { statement: statement(text), values: page.values };
};

const own = spaceFilter.clause('t."space_id"', '$1');
export const FOUND = statement(
  `${ROWS} from ${adjustments.qualified} t ${foldOf(ITS)} where ${own} and t."id" = $3`,
);
export const OF_ORIGINAL = statement(
  `${ROWS} from ${adjustments.qualified} t ${foldOf(ITS)} where ${own} and t."original_id" = $3 order by t."occurred_at", t."created_at", t."id"`,
);
