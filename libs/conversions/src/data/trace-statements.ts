import { columnList, selectStatement, spaceFilter, statement } from '@switchyard/db-kit';
import { FOLDED } from './folded-status';
import { deliveries, events, repetitions } from './tables';

const own = spaceFilter.clause('t."space_id"', '$1');

/** A claim that a server confirmed stands where the server's conversion stands. */
const STANDS = `
  cross join lateral (select coalesce(t."confirmed_by", t."id") as id) its
  cross join lateral (select ${FOLDED} as folded from ${deliveries.qualified} d where d."space_id" = t."space_id" and d."event_id" = its.id) f
  cross join lateral (select case when t."claim" = 'unverified' then 'unverified' else coalesce(f.folded, 'skipped') end as status) s`;

const REASON = `case when t."claim" = 'unverified' then 'NOT_CONFIRMED' when f.folded is null then 'NO_PLATFORM' else
  (select d."reason" from ${deliveries.qualified} d where d."space_id" = t."space_id" and d."event_id" = its.id and d."status" = f.folded order by d."platform" limit 1) end`;

const ROWS = `select ${columnList(events)}, s.status, ${REASON} as reason from ${events.qualified} t ${STANDS} where ${own}`;

const NARROWED = `
  and ($2::text is null or t."action_id" = $2) and ($3::text is null or t."order_id" = $3) and ($4::text is null or t."source" = $4) and ($5::text is null or s.status = $5)
  and ($6::timestamptz is null or (t."created_at", t."id") < ($6, $7::text)) order by t."created_at" desc, t."id" desc limit $8`;

export const LISTED = statement(`${ROWS} ${NARROWED}`);

/** The same; what failed is few among many, and has an index of its own. */
export const LISTED_FAILED = statement(`${ROWS}
  and coalesce(t."confirmed_by", t."id") in (select b."event_id" from ${deliveries.qualified} b where ${spaceFilter.clause('b."space_id"', '$1')} and b."status" = 'failed') ${NARROWED}`);

export const FOUND = statement(`${ROWS} and t."id" = $2`);
export const DELIVERIES = selectStatement(deliveries, `where ${own} and t."event_id" = any($2) order by t."event_id", t."platform"`);
export const REPETITIONS = selectStatement(repetitions, `where ${own} and t."event_id" = $2 order by t."last_at", t."door", t."worth"`);
export const CONFIRMS = statement(`
  select t."id", t."created_at" as "createdAt" from ${events.qualified} t
  where ${own} and t."claim" is not null and t."action_id" = $2 and t."order_id" = $3 and t."confirmed_by" = $4 order by t."created_at", t."id"`);
