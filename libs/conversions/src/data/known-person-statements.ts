import {
  columnList,
  insertStatement,
  selectStatement,
  spaceFilter,
  statement,
} from '@switchyard/db-kit';
import { CLICKS_KEPT, LINKS_KEPT, REMEMBERED_DAYS } from '../domain';
import { knownPersons } from './tables';

const inSpace = spaceFilter.clause('t."space_id"', '$1');

export const FIND = selectStatement(
  knownPersons,
  `where ${inSpace} and t."key" = any($2) and t."last_seen_at" >= $3`,
);

export const TAKE = statement(
  `delete from ${knownPersons.qualified} t where ${inSpace} and t."key" = any($2) and t."last_seen_at" >= $3 returning ${columnList(knownPersons)}`,
);

export const FORGET = statement(`delete from ${knownPersons.qualified} where ("space_id", "key") in
  (select t."space_id", t."key" from ${knownPersons.qualified} t where ${inSpace} and t."last_seen_at" < $2 order by t."last_seen_at" limit $3 for update skip locked)`);

const FORGOTTEN = `excluded."last_seen_at" - interval '${REMEMBERED_DAYS} days'`;
/** A row that nobody saw for so long says nothing any more. */
const before = (column: string, without: string): string =>
  `case when "known_person"."last_seen_at" >= ${FORGOTTEN} then "known_person"."${column}" else ${without} end`;

/** Each link once, the newest first, without what the person was known by under older secrets. */
const LINKS = `(select coalesce(jsonb_agg(link.value order by link.at), '[]') from (
  select each.value, min(each.at) as at from jsonb_array_elements_text(excluded."linked_keys" || ${before('linked_keys', `'[]'`)}) with ordinality each(value, at)
  where not (each.value = any($${knownPersons.columns.length + 1}::text[])) group by each.value order by 2 limit ${LINKS_KEPT}) link)`;

/** Each click once, as it was first seen, the most recent first. */
const CLICKS = `(select coalesce(jsonb_agg(click.value order by click.seen desc, click.at), '[]') from (
  select * from (
    select distinct on (each.value->>'kind', each.value->>'value') each.value, (each.value->>'seenAt')::int8 as seen, each.at
    from jsonb_array_elements(excluded."click_ids" || ${before('click_ids', `'[]'`)}) with ordinality each(value, at)
    order by each.value->>'kind', each.value->>'value', (each.value->>'seenAt')::int8, each.at) one
  where one.seen >= extract(epoch from ${FORGOTTEN}) * 1000 order by one.seen desc, one.at limit ${CLICKS_KEPT}) click)`;

/** One statement: the row is locked between the look and the write, so that no click of two calls that meet is lost. */
export const LEARN = insertStatement(
  knownPersons,
  `on conflict ("space_id", "key") do update set
  "linked_keys" = ${LINKS}, "click_ids" = ${CLICKS},
  "person" = case when excluded."linked_keys" = '[]' and ${before('linked_keys', `'[]'`)} <> '[]' then "known_person"."person" else excluded."person" end,
  "consent" = coalesce(excluded."consent", ${before('consent', 'null')}), "url" = coalesce(excluded."url", ${before('url', 'null')}),
  "first_seen_at" = least(${before('first_seen_at', 'excluded."first_seen_at"')}, excluded."first_seen_at"), "last_seen_at" = greatest("known_person"."last_seen_at", excluded."last_seen_at")`,
  knownPersons.columns.map(({ property }) => property as never),
);
