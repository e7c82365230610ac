import {
  columnList,
  Conditions,
  selectStatement,
  spaceFilter,
  statement,
  type Statement,
} from '@switchyard/db-kit';
import type { PageRequest, Tenant } from '@switchyard/kernel';
import type { ConversionEvent, DeliveryStatus } from '../domain';
import type { EventFilter } from '../use-cases/trace/traces';
import { comesTo, foldOf, reasonOf } from './folded-status';
import { deliveries, events, repetitions } from './tables';

const own = spaceFilter.clause('t."space_id"', '$1');

/** A claim is never sent: it waits for a server's word, or the conversion that confirmed it is sent instead. */
const ITS = 't."id"';
const ROWS = `
  select ${columnList(events)}, case when t."claim" = 'unverified' then 'unverified' else coalesce(f.folded, 'skipped') end as status,
    case when t."claim" = 'unverified' then 'NOT_CONFIRMED' when t."claim" = 'confirmed' then 'CLAIM_CONFIRMED' when f.folded is null then 'NO_PLATFORM' else ${reasonOf(ITS)} end as reason`;

const standing = (status: DeliveryStatus | undefined): string => {
  if (status === undefined) return '';
  return status === 'unverified'
    ? ` and t."claim" = 'unverified'`
    : ` and t."claim" is distinct from 'unverified' and ${comesTo(ITS, status)}`;
};

/** The page is found first, and only its rows are folded. */
export const listed = (
  { spaceId }: Tenant,
  { conversionActionId, orderId, source, status }: EventFilter,
  { limit, cursor }: PageRequest,
): { readonly statement: Statement; readonly values: readonly unknown[] } => {
  const page = new Conditions<ConversionEvent>(events)
    .inSpace(spaceId)
    .equals('actionId', conversionActionId)
    .equals('orderId', orderId)
    .equals('source', source)
    .after(cursor);
  const order = 'order by t."created_at" desc, t."id" desc';
  const text = `${ROWS} from (select t.* from ${events.qualified} t ${page}${standing(status)} ${order} limit ${limit + 1}) t ${foldOf(ITS)} ${order}`;
  return { statement: statement(text), values: page.values };
};

export const FOUND = statement(
  `${ROWS} from ${events.qualified} t ${foldOf(ITS)} where ${own} and t."id" = $2`,
);
export const DELIVERIES = selectStatement(
  deliveries,
  `where ${own} and t."event_id" = any($2) order by t."event_id", t."platform"`,
);
export const REPETITIONS = selectStatement(
  repetitions,
  `where ${own} and t."event_id" = $2 order by t."last_at", t."door", t."worth"`,
);
export const CONFIRMS = statement(`
  select t."id", t."created_at" as "createdAt" from ${events.qualified} t
  where ${own} and t."claim" is not null and t."action_id" = $2 and t."order_id" = $3 and t."confirmed_by" = $4 order by t."created_at", t."id"`);
