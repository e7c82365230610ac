import { insertStatement, selectStatement, spaceFilter, statement } from '@switchyard/db-kit';
import { adjustments, deliveries, events, reservations } from './tables';

const own = spaceFilter.clause('t."space_id"', '$1');

/**
 * Of what is asked by order: the conversion that has it. Of what is asked by click: the first that happened with it in that second, unless its action was
 * paused. A claim is neither.
 */
export const ORIGINALS = statement(`
  select asked.subject, e."id", e."occurred_at" as "occurredAt", e."currency"
  from unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::timestamptz[], $8::timestamptz[]) asked (subject, action_id, order_id, kind, click, at, until)
  cross join lateral (
    select o.* from ${reservations.qualified} r join ${events.qualified} o on o."space_id" = r."space_id" and o."id" = r."event_id"
    where ${spaceFilter.clause('r."space_id"', '$1')} and r."action_id" = asked.action_id and r."order_id" = asked.order_id and o."claim" is null
    union all
    (select t.* from ${events.qualified} t
    where asked.order_id is null and ${own} and t."action_id" = asked.action_id and t."occurred_at" >= asked.at and t."occurred_at" < asked.until
      and t."click_ids" @> jsonb_build_array(jsonb_build_object('kind', asked.kind, 'value', asked.click)) and t."claim" is null
      and exists (select 1 from ${deliveries.qualified} d where d."space_id" = t."space_id" and d."event_id" = t."id" and d."reason" is distinct from 'ACTION_PAUSED')
    order by t."created_at", t."id" limit 1)
  ) e`);

export const LATEST_RESTATEMENTS = statement(`
  select distinct on (t."subject") t."id", t."subject", t."value_micros" as "valueMicros", t."currency", t."occurred_at" as "occurredAt" from ${adjustments.qualified} t
  where ${own} and t."subject" = any($2) and t."type" = 'RESTATEMENT' order by t."subject", t."occurred_at" desc, t."created_at" desc, t."id" desc`);

export const KEEP = insertStatement(
  adjustments,
  'on conflict ("space_id", "subject", "sameness") do nothing',
);

export const HOLDERS = statement(`
  select t."id", t."subject", t."sameness" from ${adjustments.qualified} t
  join unnest($2::text[], $3::text[]) asked (subject, sameness) on asked.subject = t."subject" and asked.sameness = t."sameness" where ${own}`);

export const DELIVERIES = selectStatement(
  deliveries,
  `where ${own} and t."event_id" = any($2) order by t."event_id", t."platform"`,
);
export const HOLD_DELIVERIES = selectStatement(
  deliveries,
  `where ${own} and t."event_id" = any($2) order by t."event_id", t."platform" for share`,
);

const WAITS = `t."original_id" is null and t."parked_until" >`;
export const LOCK_PARKED = selectStatement(
  adjustments,
  `where ${own} and t."subject" = any($2) and ${WAITS} $3 order by t."occurred_at", t."created_at", t."id" for update`,
);
export const PARKED_AFTER = selectStatement(
  adjustments,
  `where ${own} and t."id" > $2 and ${WAITS} $3 order by t."id" limit $4`,
);

export const JOIN = statement(`
  update ${adjustments.qualified} t set "original_id" = joined.original_id, "subject" = joined.subject, "joined_at" = joined.at, "parked_until" = null
  from unnest($2::text[], $3::text[], $4::text[], $5::timestamptz[]) joined (id, original_id, subject, at) where ${own} and t."id" = joined.id`);
