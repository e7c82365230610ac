import { Injectable } from '@nestjs/common';
import {
  columnArrays,
  columnList,
  Database,
  insertStatement,
  selectStatement,
  spaceFilter,
  statement,
} from '@switchyard/db-kit';
import type { Tenant } from '@switchyard/kernel';
import {
  CLICKS_KEPT,
  CONSENT_MEMBERS,
  CONSENT_ORDER,
  type ConsentRecord,
  type ConsentStatement,
  type KnownPerson,
  LINKS_KEPT,
  REMEMBERED_DAYS,
} from '../domain';
import { knownPersons } from './tables';

const inSpace = spaceFilter.clause('t."space_id"', '$1');

const FIND = selectStatement(
  knownPersons,
  `where ${inSpace} and t."key" = any($2) and t."last_seen_at" >= $3`,
);

const TAKE = statement(
  `delete from ${knownPersons.qualified} t where ${inSpace} and t."key" = any($2) and t."last_seen_at" >= $3 returning ${columnList(knownPersons)}`,
);

const FORGET = statement(`delete from ${knownPersons.qualified} where ("space_id", "key") in
  (select t."space_id", t."key" from ${knownPersons.qualified} t where ${inSpace} and t."last_seen_at" < $2 order by t."last_seen_at" limit $3 for update skip locked)`);

const FORGOTTEN = `excluded."last_seen_at" - interval '${REMEMBERED_DAYS} days'`;
/** The values of a row that was not seen for so long no longer count. */
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

/** As `mergeConsents` has it of two records, whichever of them is the earlier one. */
const mergedConsents = (one: string, other: string): string => {
  const rank = (side: string): string =>
    `array_position(array[${CONSENT_ORDER.map((state) => `'${state}'`).join(', ')}], ${side}->>'state')`;
  const at = (side: string): string => `(${side}->>'at')::int8`;
  const later = (before: string, now: string): string =>
    `case when ${now}->>'by' = '${'website' satisfies ConsentStatement['by']}' and ${rank(now)} >= ${rank(before)} then ${before} else ${now} end`;
  const member = (name: string): string => `'${name}', (
    select case when a is null then b when b is null then a when ${at('b')} >= ${at('a')} then ${later('a', 'b')} else ${later('b', 'a')} end
    from (select ${one}->'${name}' as a, ${other}->'${name}' as b) stated)`;
  return `nullif(jsonb_strip_nulls(jsonb_build_object(${CONSENT_MEMBERS.map(member).join(', ')})), '{}')`;
};

/** As `mergeVisits` has it; a device is removed with the days on which it was seen. */
const VISIT = (() => {
  const merged = `coalesce(${before('visit', 'null')}, '{}') || coalesce(excluded."visit", '{}')`;
  return `(select nullif(case when (merged."visit"->'device'->>'at')::int8 < extract(epoch from ${FORGOTTEN}) * 1000 then merged."visit" - 'device' else merged."visit" end, '{}') from (select ${merged} as "visit") merged)`;
})();

/** $2 keys, $3 what is less than granted. */
const LOWER = statement(
  `update ${knownPersons.qualified} t set "consents" = ${mergedConsents('t."consents"', '$3::jsonb')} where (t."space_id", t."key") in
  (select t."space_id", t."key" from ${knownPersons.qualified} t where ${inSpace} and t."key" = any($2) order by t."key" for update)`,
);

/** What a caller needs of a row that it wrote: what was sealed is not read back. */
const LEARNT = ['key', 'linkedKeys', 'clickIds', 'firstSeenAt', 'lastSeenAt'] as const;

export type LearntPerson = Pick<KnownPerson, (typeof LEARNT)[number]>;

/**
 * One statement: the row is locked between the look and the write, so that no click of two calls
 * that meet is lost.
 */
const LEARN = insertStatement(
  knownPersons,
  `on conflict ("space_id", "key") do update set
  "linked_keys" = ${LINKS}, "click_ids" = ${CLICKS},
  "person" = case when excluded."linked_keys" = '[]' and ${before('linked_keys', `'[]'`)} <> '[]' then "known_person"."person" else excluded."person" end,
  "consents" = ${mergedConsents(before('consents', 'null'), 'excluded."consents"')}, "url" = coalesce(excluded."url", ${before('url', 'null')}), "visit" = ${VISIT},
  "first_seen_at" = least(${before('first_seen_at', 'excluded."first_seen_at"')}, excluded."first_seen_at"), "last_seen_at" = greatest("known_person"."last_seen_at", excluded."last_seen_at")`,
  LEARNT,
);

/** What is known of persons, under each of their look-up keys. */
@Injectable()
export class KnownPersons {
  constructor(private readonly database: Database) {}

  /** Those that have one of these keys and were seen since. */
  find(tenant: Tenant, keys: readonly string[], since: Date): Promise<readonly KnownPerson[]> {
    return this.database.read<KnownPerson>(tenant, FIND, [tenant.spaceId, keys, since]);
  }

  /** Inside a transaction: the same as they are now, and they are gone. */
  async take(
    tenant: Tenant,
    keys: readonly string[],
    since: Date,
  ): Promise<readonly KnownPerson[]> {
    return (await this.database.write<KnownPerson>(TAKE, [tenant.spaceId, keys, since])).rows;
  }

  /**
   * Inside a transaction: adds to what is known, as `mergeKnown` does, also while other
   * transactions add; what is forgotten is written anew. No two rows have one key. `stale` keys are
   * linked no more. Returns what the rows say now.
   */
  async learn(
    _tenant: Tenant,
    rows: readonly KnownPerson[],
    stale: readonly string[],
  ): Promise<readonly LearntPerson[]> {
    // Every call uses the same order, so that concurrent calls wait for one another instead of
    // deadlocking.
    const ordered = rows.toSorted((a, b) => (a.key < b.key ? -1 : 1));
    return (
      await this.database.write<LearntPerson>(LEARN, [
        ...columnArrays(knownPersons, ordered),
        stale,
      ])
    ).rows;
  }

  /**
   * Inside a transaction: lowers what is known of the consent of those who have one of these keys.
   */
  async lower(
    { spaceId }: Tenant,
    keys: readonly string[],
    consents: ConsentRecord,
  ): Promise<void> {
    await this.database.write(LOWER, [spaceId, keys, JSON.stringify(consents)]);
  }

  /** Inside a transaction: removes some of those that were not seen since. Returns how many. */
  async forget({ spaceId }: Tenant, since: Date, atMost: number): Promise<number> {
    return (await this.database.write(FORGET, [spaceId, since, atMost])).count;
  }
}
