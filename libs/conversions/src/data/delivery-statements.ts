import { columnList, spaceFilter, statement, type Statement, type Table } from '@switchyard/db-kit';
import {
  BEHIND_CODES,
  type DeliveryStatus,
  ERASED_MARK,
  FOLDED_ORDER,
  PERSON_ERASED,
} from '../domain';
import {
  adjustments,
  deliveries,
  eventIdReservations,
  events,
  knownPersons,
  reservations,
} from './tables';

/** Columns of one of several joined tables, each under `name.property`. */
export const joinedColumns = <Row extends object>(
  table: Table<Row>,
  alias: string,
  name: string,
): string =>
  table.columns
    .map(({ column, property }) => `${alias}."${column}" as "${name}.${property}"`)
    .join(', ');

/** A row of one of the joined tables; null where nothing was joined, which `key` shows. */
export const joinedRow = <Row extends object>(
  table: Table<Row>,
  name: string,
  key: keyof Row & string,
  joined: Readonly<Record<string, unknown>>,
): Row | null =>
  joined[`${name}.${key}`] === null
    ? null
    : (Object.fromEntries(
        table.columns.map(({ property }) => [property, joined[`${name}.${property}`]]),
      ) as Row);

const inSpace = (alias: string): string => spaceFilter.clause(`${alias}."space_id"`, '$1');

/** As the partial index `delivery_due_idx` has it. */
const TO_DO = `t."status" in ('pending', 'waiting') and t."due_at" is not null`;
/** As the partial index `delivery_sent_idx` has it. */
const TO_ASK_AFTER = `t."status" = 'sent' and t."due_at" is not null`;

/**
 * $2 connection, $3 now, ($4, $5) the place to go on from, $6 how many. By the index alone, before
 * anything is joined.
 */
const due = (kind: 'conversion' | 'adjustment'): string => `
  with due as materialized (
    select ${columnList(deliveries)} from ${deliveries.qualified} t
    where ${inSpace('t')} and t."connection_id" = $2 and t."kind" = '${kind}' and ${TO_DO} and t."due_at" <= $3 and (t."due_at", t."event_id") > ($4::timestamptz, $5::text)
    order by t."due_at", t."event_id" limit $6)`;

/** $2 look-up keys of persons: their conversions that are still to be sent. */
const OPEN_OF_PERSONS_DUE = `
  with due as materialized (
    select ${columnList(deliveries)} from ${deliveries.qualified} t
    join ${events.qualified} p on p."space_id" = t."space_id" and p."id" = t."event_id"
    where ${inSpace('t')} and t."kind" = 'conversion' and ${TO_DO} and p."person_keys" ?| $2::text[])`;

/** $2 platform, $3 ids. */
const these = (kind: 'conversion' | 'adjustment'): string => `
  with due as materialized (
    select ${columnList(deliveries)} from ${deliveries.qualified} t
    where ${inSpace('t')} and t."platform" = $2 and t."event_id" = any($3) and t."kind" = '${kind}')`;

const DUE_COLUMNS = deliveries.columns
  .map(({ property }) => `due."${property}" as "delivery.${property}"`)
  .join(', ');

/** Other adjustments of the same original, `b`, with their statuses on the same platform, `bd`. */
const SIBLINGS = `${adjustments.qualified} b join ${deliveries.qualified} bd on bd."space_id" = b."space_id" and bd."event_id" = b."id" and bd."platform" = due."platform"
    where ${inSpace('b')} and b."original_id" = a."original_id"`;
const EARLIER = `(b."occurred_at", b."id") < (a."occurred_at", a."id")`;
const CHANGES_VALUE = `b."type" <> 'ENHANCEMENT' and bd."status" in ('sent', 'confirmed')`;

const OWN_KEYS = `select jsonb_array_elements_text(e."person_keys")`;
const LINKED_KEYS = `select jsonb_array_elements_text(l."linked_keys") as key from ${knownPersons.qualified} l where ${inSpace('l')} and l."key" in (${OWN_KEYS})`;
const isAddress = (key: string): string => `${key} like 'email.%'`;

/**
 * An email address is one person. If the original names an address, a row that came together with
 * another address belongs to another person. If it names none, linked rows belong to its person as
 * long as they have at most one address between them.
 */
const IS_THEIRS = `case when exists (select 1 from jsonb_array_elements_text(e."person_keys") own(key) where ${isAddress('own.key')})
    then not exists (select 1 from jsonb_array_elements_text(k."linked_keys" || jsonb_build_array(k."key")) other(key) where ${isAddress('other.key')} and not e."person_keys" ? other.key)
    else k."key" in (${OWN_KEYS}) or (select count(distinct linked.key) from (${LINKED_KEYS}) linked where ${isAddress('linked.key')}) <= 1 end`;

/** Rows of the keys that the original carries, and of the keys that those name. */
const KNOWN_PERSONS = `(
    select coalesce(jsonb_agg(k."person" order by k."last_seen_at" desc), '[]') from ${knownPersons.qualified} k
    where ${inSpace('k')} and k."key" in (${OWN_KEYS} union ${LINKED_KEYS}) and ${IS_THEIRS})`;

/** What is known of the consent of the person of the event `e`. */
const CONSENTS = `(
    select coalesce(jsonb_agg(k."consents"), '[]') from ${knownPersons.qualified} k
    where ${inSpace('k')} and k."key" in (${OWN_KEYS}) and k."consents" is not null and ${IS_THEIRS})`;

const withEvents = (rows: string): Statement =>
  statement(`${rows}
  select ${DUE_COLUMNS}, ${joinedColumns(events, 'e', 'event')}, ${CONSENTS} as "consents"
  from due left join ${events.qualified} e on ${inSpace('e')} and e."id" = due."eventId" order by due."dueAt", due."eventId"`);

const withOriginals = (rows: string): Statement =>
  statement(`${rows}
  select ${DUE_COLUMNS}, ${joinedColumns(adjustments, 'a', 'adjustment')}, ${joinedColumns(events, 'e', 'event')}, o."status" as "originalStatus",
    o."status" is not null and o."status" = 'sent' and o."due_at" is not null as "isOriginalAwaited",
    exists (select 1 from ${SIBLINGS} and ${EARLIER} and bd."status" in ('pending', 'waiting')) as "isBehind",
    a."type" <> 'ENHANCEMENT' and exists (select 1 from ${SIBLINGS} and not ${EARLIER} and b."id" <> a."id" and ${CHANGES_VALUE}) as "isOvertaken",
    (select jsonb_build_object('valueMicros', case when b."type" = 'RETRACTION' then 0 else b."value_micros" end, 'currency', coalesce(b."currency", e."currency"))
      from ${SIBLINGS} and ${EARLIER} and ${CHANGES_VALUE} order by b."occurred_at" desc, b."id" desc limit 1) as "worthThen",
    case when a."type" = 'ENHANCEMENT' then ${KNOWN_PERSONS} else '[]' end as "knownPersons",
    ${CONSENTS} as "consents"
  from due left join ${adjustments.qualified} a on ${inSpace('a')} and a."id" = due."eventId"
  left join ${events.qualified} e on ${inSpace('e')} and e."id" = a."original_id"
  left join ${deliveries.qualified} o on ${inSpace('o')} and o."event_id" = a."original_id" and o."platform" = due."platform"
  order by due."dueAt", due."eventId"`);

export const DUE_CONVERSIONS = withEvents(due('conversion'));
export const OPEN_OF_PERSONS = withEvents(OPEN_OF_PERSONS_DUE);
export const THESE_CONVERSIONS = withEvents(these('conversion'));
export const DUE_ADJUSTMENTS = withOriginals(due('adjustment'));
export const THESE_ADJUSTMENTS = withOriginals(these('adjustment'));

/** What went out in one request is due together. */
export const TO_ASK = statement(`
  with first as (
    select t."due_at", t."ref" from ${deliveries.qualified} t where ${inSpace('t')} and t."connection_id" = $2 and ${TO_ASK_AFTER} and t."due_at" <= $3 order by t."due_at", t."ref" limit 1)
  select ${columnList(deliveries)} from first join ${deliveries.qualified} t on t."due_at" = first."due_at" and t."ref" is not distinct from first."ref"
  where ${inSpace('t')} and t."connection_id" = $2 and ${TO_ASK_AFTER}`);

const firstOf = (connection: string, condition: string): string =>
  `(select t."due_at" from ${deliveries.qualified} t where ${inSpace('t')} and ${connection} and ${condition} order by t."due_at" limit 1)`;
const next = (connection: string, ...conditions: readonly string[]): Statement =>
  statement(
    `select min("due_at") as "dueAt" from (${conditions.map((condition) => firstOf(connection, condition)).join(' union all ')}) first`,
  );
const BOTH_KINDS = [`t."kind" = 'conversion' and ${TO_DO}`, `t."kind" = 'adjustment' and ${TO_DO}`];
export const NEXT_DUE = next(`t."connection_id" = $2`, ...BOTH_KINDS, TO_ASK_AFTER);
export const NEXT_UNCONNECTED = next(`t."connection_id" is null`, ...BOTH_KINDS);

/** $2 connection, $3 since when. By the index `delivery_consent_idx`. */
export const SKIPPED_WITHOUT_CONSENT = statement(
  `select exists (select 1 from ${deliveries.qualified} t where ${inSpace('t')} and t."connection_id" = $2 and t."reason" = 'CONSENT_MISSING' and t."settled_at" > $3) as "exists"`,
);

/**
 * $2 platform, $3 what became of each, $4 now. A delivery that is over does not change, except one
 * that was stopped for missing consent while its request was under way: it was sent.
 */
export const RESOLVE = statement(`
  update ${deliveries.qualified} t set "status" = s."status", "reason" = s."reason", "until" = s."until", "due_at" = s."dueAt", "attempts" = t."attempts" + case when s."wasSent" then 1 else 0 end,
    "platform_error" = s."platformError", "ref" = s."ref", "ref_at" = s."refAt", "sent_at" = case when s."wasSent" then $4 else t."sent_at" end, "settled_at" = s."settledAt", "consent_effect" = coalesce(s."consentEffect", t."consent_effect"), "updated_at" = $4
  from jsonb_to_recordset($3::jsonb) s ("eventId" text, "status" text, "reason" text, "until" timestamptz, "dueAt" timestamptz, "wasSent" boolean, "platformError" jsonb, "ref" text, "refAt" int4, "settledAt" timestamptz, "consentEffect" text)
  where ${inSpace('t')} and t."event_id" = any(array(select one ->> 'eventId' from jsonb_array_elements($3::jsonb) one)) and t."event_id" = s."eventId" and t."platform" = $2 and (t."status" in ('pending', 'waiting', 'sent') or s."wasSent" and t."status" = 'skipped' and t."reason" = 'CONSENT_DENIED')`);

/**
 * Two workers may record outcomes of one conversion at the same time. The lock makes the second
 * worker read after the first has committed.
 */
export const LOCK_ORDERS = statement(`
  select 1 from ${reservations.qualified} r join ${events.qualified} e on e."space_id" = r."space_id" and e."action_id" = r."action_id" and e."order_id" = r."order_id" and e."id" = r."event_id"
  where ${inSpace('r')} and e."id" = any($2) order by r."action_id", r."order_id" for update of r`);
/** In the order in which they are reserved: event ids before orders. */
export const LOCK_EVENT_IDS = statement(`
  select 1 from ${eventIdReservations.qualified} r where ${inSpace('r')} and r."event_id" = any($2) order by r."key" for update`);
/** Event ids of erased persons stay reserved, too. */
export const FREE_EVENT_IDS = statement(`
  delete from ${eventIdReservations.qualified} r where ${inSpace('r')} and r."event_id" = any($2) and not exists (
    select 1 from ${deliveries.qualified} d where ${inSpace('d')} and d."event_id" = r."event_id" and d."kind" = 'conversion' and (d."status" not in ('failed', 'skipped', 'unsupported') or d."reason" = '${PERSON_ERASED}'))`);
/** Not those of erased persons: whether they were counted is not corrected any more. */
export const FREE_ORDERS = statement(`
  delete from ${reservations.qualified} r using ${events.qualified} e
  where ${inSpace('r')} and ${inSpace('e')} and e."id" = any($2) and r."action_id" = e."action_id" and r."order_id" = e."order_id" and r."event_id" = e."id" and r."order_id" not like '${ERASED_MARK}%' and not exists (
    select 1 from ${deliveries.qualified} d where ${inSpace('d')} and d."event_id" = e."id" and d."kind" = 'conversion' and d."status" not in ('failed', 'skipped', 'unsupported'))`);

/** $2 conversions and $3 platforms, side by side, $4 now. */
export const SKIP_DENIED = statement(`
  update ${deliveries.qualified} t set "status" = 'skipped', "reason" = 'CONSENT_DENIED', "until" = null, "due_at" = null, "settled_at" = $4, "updated_at" = $4
  from unnest($2::text[], $3::text[]) denied (event_id, platform)
  where ${inSpace('t')} and t."event_id" = any($2) and t."event_id" = denied.event_id and t."platform" = denied.platform and t."status" in ('pending', 'waiting')`);

/** $2 platform, $3 originals, $4 now. */
export const WAKE_BEHIND = statement(`
  update ${deliveries.qualified} t set "due_at" = $4, "updated_at" = $4 from ${adjustments.qualified} a
  where ${inSpace('t')} and ${inSpace('a')} and a."original_id" = any($3) and t."event_id" = a."id" and t."platform" = $2 and t."status" = 'waiting' and t."reason" in (${BEHIND_CODES.map((code) => `'${code}'`).join(', ')})`);

/**
 * $2 connection, $3 now, ($4, $5) the place to go on from, $6 how many, $7 the reason, or null for
 * none.
 */
export const TELL_CLOSED = (kind: 'conversion' | 'adjustment'): Statement =>
  statement(`
  with part as materialized (
    select t."event_id", t."platform", t."due_at" from ${deliveries.qualified} t
    where ${inSpace('t')} and t."connection_id" = $2 and t."kind" = '${kind}' and ${TO_DO} and t."due_at" <= $3 and (t."due_at", t."event_id") < ($4::timestamptz, $5::text)
    order by t."due_at" desc, t."event_id" desc limit $6),
  changed as (
    update ${deliveries.qualified} t set "status" = 'pending', "reason" = $7, "until" = null, "updated_at" = $3 from part
    where ${inSpace('t')} and t."event_id" = part."event_id" and t."platform" = part."platform"
      and case when $7::text is null then t."reason" in ('CONNECTION_NEEDS_REAUTH', 'CONNECTION_DISABLED') else t."reason" is distinct from $7 end
    returning 1)
  select (select count(*)::int from changed) as "changed", (select count(*)::int from part) as "seen", p."due_at" as "dueAt", p."event_id" as "eventId"
  from (select "due_at", "event_id" from part order by "due_at", "event_id" limit 1) p`);

/** $2 connection, $3 how many, $4 now. */
export const LEAVE_CONNECTION = statement(`
  with part as (
    select t."event_id", t."platform" from ${deliveries.qualified} t where ${inSpace('t')} and t."connection_id" = $2 and t."due_at" is not null and t."status" in ('pending', 'waiting', 'sent') limit $3)
  update ${deliveries.qualified} t set "connection_id" = case when t."status" = 'sent' then t."connection_id" end, "reason" = case when t."status" = 'sent' then t."reason" else 'NO_CONNECTION' end,
    "due_at" = case when t."status" = 'sent' then null else least(t."due_at", $4) end, "settled_at" = case when t."status" = 'sent' then $4 end,
    "status" = case when t."status" = 'sent' then 'sent' else 'pending' end, "until" = null, "updated_at" = $4
  from part where ${inSpace('t')} and t."event_id" = part."event_id" and t."platform" = part."platform"`);

/** $2 platform, $3 connection, $4 how many, $5 now. */
export const TAKE_CONNECTION = statement(`
  with part as (
    select t."event_id" from ${deliveries.qualified} t where ${inSpace('t')} and t."connection_id" is null and ${TO_DO} and t."platform" = $2 limit $4)
  update ${deliveries.qualified} t set "connection_id" = $3, "reason" = null, "updated_at" = $5 from part where ${inSpace('t')} and t."event_id" = part."event_id" and t."platform" = $2`);

/**
 * Over deliveries `d`: the first status of `FOLDED_ORDER` that one of them has; null when there is
 * none.
 */
const FOLDED = `case ${FOLDED_ORDER.map((status) => `when bool_or(d."status" = '${status}') then '${status}'`).join(' ')} end`;

/**
 * Joins, as `f`, what the deliveries of the id come to: `folded`, null when there are none. `t` is
 * a row of the Space.
 */
export const foldOf = (id: string): string => `
  cross join lateral (select ${FOLDED} as folded from ${deliveries.qualified} d where d."space_id" = t."space_id" and d."event_id" = ${id}) f`;

/** Why: of the first delivery with the status of all of them together. */
export const reasonOf = (id: string): string =>
  `(select d."reason" from ${deliveries.qualified} d where d."space_id" = t."space_id" and d."event_id" = ${id} and d."status" = f.folded order by d."platform" limit 1)`;

/**
 * Whether the deliveries of the id come to this status, as a condition that an index answers: a
 * list must not fold everything there is to find few. What has no delivery is skipped. `$1` is the
 * Space.
 */
export const comesTo = (id: string, status: DeliveryStatus): string => {
  const theirs = `select 1 from ${deliveries.qualified} b where b."space_id" = $1 and b."event_id" = ${id} and b."status"`;
  if (status === 'skipped') return `not exists (${theirs} <> 'skipped')`;
  const weightier = FOLDED_ORDER.slice(0, FOLDED_ORDER.indexOf(status))
    .map((one) => `'${one}'`)
    .join(', ');
  return `${few(id, status) ?? `exists (${theirs} = '${status}')`}${weightier === '' ? '' : ` and not exists (${theirs} in (${weightier}))`}`;
};

/** What failed and what is still to do are few among many, and have indexes of their own. */
const few = (id: string, status: DeliveryStatus): string | undefined => {
  const open = status === 'pending' || status === 'waiting' ? ' and c."due_at" is not null' : '';
  if (open === '' && status !== 'failed') return undefined;
  return `${id} in (select c."event_id" from ${deliveries.qualified} c where c."space_id" = $1 and c."status" = '${status}'${open})`;
};
