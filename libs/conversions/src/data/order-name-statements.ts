import { insertStatement, selectStatement, spaceFilter, statement } from '@switchyard/db-kit';
import { actions, adjustments, events, orderAliases, reservations } from './tables';

const own = (alias: string): string => spaceFilter.clause(`${alias}."space_id"`, '$1');
/** As `subjectOf` writes it. */
const subject = (actionId: string, orderId: string): string =>
  `${actionId} || ' order ' || ${orderId}`;

export const ALIASES = selectStatement(
  orderAliases,
  `where ${own('t')} and t."alias" = any($2) order by t."created_at", t."alias"`,
);
export const HOLD = statement(
  `select pg_advisory_xact_lock(hashtextextended($1 || ' order ' || n.name, 0)) from (select unnest($2::text[]) as name order by 1) n`,
);
export const LEARN = insertStatement(
  orderAliases,
  `on conflict ("space_id", "alias") do update set "paid" = excluded."paid" where "order_alias"."paid" is null and excluded."paid" is not null`,
);
export const RECOUNT = statement(`
  update ${orderAliases.qualified} t set "order_id" = $3
  where ${own('t')} and (t."alias" = any($2) or t."order_id" = any($2)) and t."order_id" <> $3`);

/** By way of the actions, since orders are found by action and name. */
export const COUNTED = statement(`
  select r."order_id" as "orderId", e."id", e."action_id" as "actionId", e."click_ids" as "clickIds", e."occurred_at" as "occurredAt", e."currency", e."claim", e."value_micros" as "valueMicros",
    case when l."occurred_at" is not null then jsonb_build_object('id', l."id", 'valueMicros', l."value_micros", 'occurredAt', l."occurred_at") end as "restatement"
  from ${actions.qualified} a
  join ${reservations.qualified} r on r."space_id" = a."space_id" and r."action_id" = a."id" and r."order_id" = any($2)
  join ${events.qualified} e on e."space_id" = r."space_id" and e."id" = r."event_id"
  left join lateral (
    select j."id", j."value_micros", j."occurred_at" from ${adjustments.qualified} j
    where j."space_id" = e."space_id" and j."original_id" = e."id" and j."type" = 'RESTATEMENT' order by j."occurred_at" desc, j."created_at" desc limit 1
  ) l on true
  where ${own('a')} order by r."order_id", r."action_id"`);

/** The first of several that become the same; the others wait in vain, as they say the same. */
const moved = (from: string, actionId: string): string => `
  with moved as (
    select distinct on (${actionId}, t."sameness") t."id", ${actionId} as action_id, t."sameness"
    from ${from} and t."original_id" is null
    order by ${actionId}, t."sameness", t."occurred_at", t."id"
  )
  update ${adjustments.qualified} t set "order_id" = $3, "action_id" = m.action_id, "subject" = ${subject('m.action_id', '$3')}
  from moved m where ${own('t')} and t."id" = m."id"
    and not exists (select 1 from ${adjustments.qualified} s where s."space_id" = t."space_id" and s."subject" = ${subject('m.action_id', '$3')} and s."sameness" = m."sameness")`;

export const RENAME_PARKED = statement(
  moved(
    `${actions.qualified} a cross join unnest($2::text[]) n
    join ${adjustments.qualified} t on t."space_id" = a."space_id" and t."subject" = ${subject('a."id"', 'n')} where ${own('a')}`,
    'a."id"',
  ),
);

export const RENAME_CLAIMS = statement(`
  update ${events.qualified} t set "order_id" = $3 from ${actions.qualified} a, unnest($2::text[]) n
  where ${own('t')} and a."space_id" = t."space_id" and t."action_id" = a."id" and t."order_id" = n and t."claim" = 'unverified'`);

const GUESSED_FROM = `${actions.qualified} a join ${adjustments.qualified} t on t."space_id" = a."space_id" and t."subject" = ${subject('a."id"', '$2::text')}`;
export const GUESSED = statement(`
  select distinct a."id" from ${GUESSED_FROM} where ${own('a')} and t."original_id" is null and t."door" = 'source'`);

export const AIM = statement(
  moved(
    `${GUESSED_FROM.replace('$2::text', '$3::text')} where ${own('a')} and t."door" = 'source' and a."id" <> $2::text`,
    '$2::text',
  ),
);

/** The value is part of what makes a restatement the same as another. */
const shrunk = (which: string): string => `
  update ${adjustments.qualified} t set "value_micros" = s.micros, "currency" = $6, "sameness" = 'RESTATEMENT ' || s.micros || ' ' || $6 || substring(t."sameness" from ' (?:at|after) .*$')
  from (select o."id", (round(o."value_micros"::numeric * $4::numeric / $3::numeric / $5::numeric) * $5::numeric)::bigint as micros from ${adjustments.qualified} o
    where ${own('o')} and ${which} and o."type" = 'RESTATEMENT' and o."door" = 'source') s
  where ${own('t')} and t."id" = s."id"`;

export const SHRINK = statement(shrunk('o."original_id" = $2'));
export const SHRINK_WAITING = statement(shrunk('o."original_id" is null and o."subject" = $2'));
