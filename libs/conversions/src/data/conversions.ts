import { Inject, Injectable } from '@nestjs/common';
import {
  columnArrays,
  columnList,
  Database,
  insertStatement,
  spaceFilter,
  statement,
} from '@switchyard/db-kit';
import type { KeyRing } from '@switchyard/identity';
import type { PageRequest, Tenant } from '@switchyard/kernel';
import {
  type ConversionEvent,
  type Delivery,
  EVENT_ID_DAYS,
  eventIdKey,
  orderDigestsWith,
  type Repetition,
} from '../domain';
import { orderKey } from '../domain/conversion/order-id';
import type {
  ClaimedOrder,
  Upload,
  UploadFilter,
  UploadTotals,
} from '../use-cases/report/conversions';
import { SECRET_KEYS } from '../use-cases/settings';
import {
  deliveries,
  eventIdReservations,
  events,
  knownPersons,
  repetitions,
  reservations,
} from './tables';

const inSpace = spaceFilter.clause('t."space_id"', '$1');

const RESERVE = insertStatement(reservations, 'on conflict do nothing');

/** `known_as` is the order itself, or its replacement after its person was erased. */
const HOLDERS = statement(`
  select t."action_id" as "actionId", asked.order_id as "orderId", t."event_id" as "eventId", asked.known_as <> asked.order_id as "isErased" from ${reservations.qualified} t
  join unnest($2::text[], $3::text[], $4::text[]) asked (action_id, order_id, known_as) on asked.action_id = t."action_id" and asked.known_as = t."order_id"
  where ${inSpace} and t."order_id" = any($4)`);

/** By the key of the table, which an event's id is not part of. */
const RELEASE = statement(`
  delete from ${reservations.qualified} t using unnest($2::text[], $3::text[], $4::text[]) own (action_id, order_id, event_id)
  where ${inSpace} and t."order_id" = any($3) and t."action_id" = own.action_id and t."order_id" = own.order_id and t."event_id" = own.event_id`);

/** A reservation that is too old to count is replaced. */
const RESERVE_EVENT_IDS = insertStatement(
  eventIdReservations,
  `on conflict ("space_id", "key") do update set "event_id" = excluded."event_id", "created_at" = excluded."created_at"
  where "event_id_reservation"."created_at" < excluded."created_at" - interval '${EVENT_ID_DAYS} days'`,
);

const EVENT_ID_HOLDERS = statement(
  `select t."key", t."event_id" as "eventId" from ${eventIdReservations.qualified} t where ${inSpace} and t."key" = any($2)`,
);

const PASS_EVENT_IDS = statement(`
  update ${eventIdReservations.qualified} t set "event_id" = passed.holder_id from unnest($2::text[], $3::text[]) passed (event_id, holder_id)
  where ${inSpace} and t."event_id" = any($2) and t."event_id" = passed.event_id`);

const FORGET_EVENT_IDS = statement(`
  delete from ${eventIdReservations.qualified} where ("space_id", "key") in
  (select t."space_id", t."key" from ${eventIdReservations.qualified} t where ${inSpace} and t."created_at" < $2::timestamptz - interval '${EVENT_ID_DAYS} days' order by t."created_at" limit $3 for update skip locked)`);

const CONFIRM_CLAIMS = statement(`
  update ${events.qualified} t set "claim" = 'confirmed', "confirmed_by" = reported.event_id from unnest($2::text[], $3::text[], $4::text[]) reported (action_id, order_id, event_id)
  where ${inSpace} and t."order_id" = any($3) and t."action_id" = reported.action_id and t."order_id" = reported.order_id and t."claim" is not null and t."claim" = 'unverified'`);

const REPEAT = insertStatement(
  repetitions,
  `on conflict ("space_id", "event_id", "door", "worth") do update set
  "times" = "repetition"."times" + excluded."times", "last_at" = greatest("repetition"."last_at", excluded."last_at")`,
);

/** An upload has exactly one click id, so it has one delivery. */
const NARROWED = `
  from ${events.qualified} t join ${deliveries.qualified} d on d."space_id" = t."space_id" and d."event_id" = t."id"
  where ${spaceFilter.clause('t."space_id"', '$1')} and t."door" = 'offline'
    and ($2::text[] is null or t."action_id" = any($2)) and ($3::text is null or d."status" = $3)`;

const UPLOADS = statement(`
  select ${columnList(events)}, d."platform", d."connection_id" as "connectionId", d."status", d."reason", d."until", d."attempts", d."platform_error" as "platformError"
  ${NARROWED} and ($4::timestamptz is null or (t."created_at", t."id") < ($4, $5::text))
  order by t."created_at" desc, t."id" desc limit $6`);

const TOTALS = statement(`
  select count(*)::int as "count", case when count(distinct t."currency") filter (where t."value_micros" is not null) <= 1 then sum(t."value_micros")::bigint end as "valueMicros",
    case when count(distinct t."currency") filter (where t."value_micros" is not null) <= 1 then min(t."currency") filter (where t."value_micros" is not null) end as "currency",
    max(t."created_at") as "lastUploadAt"
  ${NARROWED} and not t."is_test"`);

/** An index holds those that still have persons, so that looking for old ones costs little. */
const FORGET_PERSONS = statement(`
  update ${events.qualified} t set "persons" = '[]' where (t."space_id", t."id") in
  (select t."space_id", t."id" from ${events.qualified} t where ${inSpace} and t."persons" <> '[]' and t."created_at" < $2 order by t."created_at" limit $3 for update skip locked)`);

const KEEPS_FORGETTABLE = statement(`
  select exists (select 1 from ${knownPersons.qualified} t where ${inSpace})
    or exists (select 1 from ${events.qualified} t where ${inSpace} and t."persons" <> '[]')
    or exists (select 1 from ${eventIdReservations.qualified} t where ${inSpace}) as "keeps"`);

const KEEP_EVENTS = insertStatement(events);
const KEEP_DELIVERIES = insertStatement(deliveries);

/** Conversions that were accepted, their orders and their deliveries. */
@Injectable()
export class Conversions {
  private readonly digestsOf: ReturnType<typeof orderDigestsWith>;

  constructor(
    private readonly database: Database,
    @Inject(SECRET_KEYS) ring: KeyRing,
  ) {
    this.digestsOf = orderDigestsWith(ring);
  }

  /**
   * Inside a transaction: some conversions that were accepted before then lose their persons. Returns
   * how many.
   */
  async forgetPersons({ spaceId }: Tenant, before: Date, atMost: number): Promise<number> {
    return (await this.database.write(FORGET_PERSONS, [spaceId, before, atMost])).count;
  }

  /** Inside a transaction: removes some event ids that no longer count. Returns how many. */
  async forgetEventIds({ spaceId }: Tenant, now: Date, atMost: number): Promise<number> {
    return (await this.database.write(FORGET_EVENT_IDS, [spaceId, now, atMost])).count;
  }

  /** Whether the Space keeps rows that will be removed by their age. */
  async keepsForgettable(tenant: Tenant): Promise<boolean> {
    const rows = await this.database.read<{ keeps: boolean }>(tenant, KEEPS_FORGETTABLE, [
      tenant.spaceId,
    ]);
    return rows[0]?.keeps ?? false;
  }

  /**
   * Inside a transaction: who has the order of each event now, by `orderKey`; the events themselves
   * where no other event had it. Every event has an order, and no two the same. An order whose
   * person was erased stays reserved.
   */
  async reserve(
    { spaceId }: Tenant,
    asked: readonly ConversionEvent[],
  ): Promise<ReadonlyMap<string, string>> {
    if (asked.length === 0) return new Map();
    const rows = asked.map(({ id, actionId, orderId, createdAt }) => ({
      spaceId,
      actionId,
      orderId: orderId ?? '',
      eventId: id,
      createdAt,
    }));
    const { count } = await this.database.write(RESERVE, columnArrays(reservations, rows));
    // Where all are new, only orders whose person was erased are looked for.
    const isNew = count === rows.length;
    const names = rows.flatMap(({ actionId, orderId }) =>
      [...(isNew ? [] : [orderId]), ...this.digestsOf(spaceId, actionId, orderId)].map(
        (knownAs) => ({ actionId, orderId, knownAs }),
      ),
    );
    // A separate statement, because only a new statement sees the rows that another transaction
    // committed while the first statement waited for it.
    const { rows: found } = await this.database.write<Holder>(HOLDERS, [
      spaceId,
      ...columns(names, ['actionId', 'orderId', 'knownAs']),
    ]);
    const own = isNew ? rows : found.filter(({ isErased }) => !isErased);
    const holders = new Map(
      [...own, ...found.filter(({ isErased }) => isErased)].map((row) => [
        orderKey(row),
        row.eventId,
      ]),
    );
    const reserved = new Set(own.map(({ eventId }) => eventId));
    const beaten = rows.filter(
      (row) => reserved.has(row.eventId) && holders.get(orderKey(row)) !== row.eventId,
    );
    if (beaten.length > 0) await this.release({ spaceId }, beaten);
    return holders;
  }

  /** Inside the same transaction: gives back what these events reserved. */
  async release(
    { spaceId }: Pick<Tenant, 'spaceId'>,
    orders: readonly ClaimedOrder[],
  ): Promise<void> {
    await this.database.write(RELEASE, [
      spaceId,
      ...columns(orders, ['actionId', 'orderId', 'eventId']),
    ]);
  }

  /**
   * Inside a transaction: who has the caller's event id of each event now, by `eventIdKey`; the
   * events themselves where no other event had it within `EVENT_ID_DAYS`. Every event has an id,
   * and no two the same. Removes some that are too old.
   */
  async reserveEventIds(
    tenant: Tenant,
    asked: readonly ConversionEvent[],
  ): Promise<ReadonlyMap<string, string>> {
    const { spaceId } = tenant;
    const rows = asked
      .map(({ id, createdAt, ...event }) => ({
        spaceId,
        key: eventIdKey(event) ?? '',
        eventId: id,
        createdAt,
      }))
      .toSorted((a, b) => (a.key < b.key ? -1 : 1));
    const [first] = rows;
    if (!first) return new Map();
    const { count } = await this.database.write(
      RESERVE_EVENT_IDS,
      columnArrays(eventIdReservations, rows),
    );
    const holders =
      count === rows.length
        ? rows
        : // A separate statement, for the same reason as for the orders.
          await this.eventIdHolders(
            spaceId,
            rows.map(({ key }) => key),
          );
    await this.forgetEventIds(tenant, first.createdAt, 2 * rows.length);
    return new Map(holders.map(({ key, eventId }) => [key, eventId]));
  }

  private async eventIdHolders(
    spaceId: string,
    keys: readonly string[],
  ): Promise<readonly { readonly key: string; readonly eventId: string }[]> {
    const { rows } = await this.database.write<{ key: string; eventId: string }>(EVENT_ID_HOLDERS, [
      spaceId,
      keys,
    ]);
    return rows;
  }

  /**
   * Inside the same transaction: event ids of events whose order another conversion has are that
   * conversion's.
   */
  async passEventIds(
    { spaceId }: Tenant,
    passed: readonly { readonly eventId: string; readonly holderId: string }[],
  ): Promise<void> {
    await this.database.write(PASS_EVENT_IDS, [
      spaceId,
      ...columns(passed, ['eventId', 'holderId']),
    ]);
  }

  /**
   * Inside a transaction: marks what websites claimed of these orders as confirmed by these
   * conversions.
   */
  async confirmClaims({ spaceId }: Tenant, orders: readonly ClaimedOrder[]): Promise<void> {
    await this.database.write(CONFIRM_CLAIMS, [
      spaceId,
      ...columns(orders, ['actionId', 'orderId', 'eventId']),
    ]);
  }

  /** Inside a transaction: adds to how often orders came again. No two rows have one key. */
  async repeat(again: readonly Repetition[]): Promise<void> {
    await this.database.write(REPEAT, columnArrays(repetitions, again));
  }

  async keep(kept: readonly ConversionEvent[], theirs: readonly Delivery[]): Promise<void> {
    if (kept.length > 0) await this.database.write(KEEP_EVENTS, columnArrays(events, kept));
    if (theirs.length > 0) {
      await this.database.write(KEEP_DELIVERIES, columnArrays(deliveries, theirs));
    }
  }

  /** Newest first; one row more than the page has shows that there is another. */
  uploads(
    tenant: Tenant,
    filter: UploadFilter,
    { limit, cursor }: PageRequest,
  ): Promise<readonly Upload[]> {
    return this.database.read<Upload>(tenant, UPLOADS, [
      ...narrowed(tenant, filter),
      cursor?.createdAt ?? null,
      cursor?.id ?? null,
      limit + 1,
    ]);
  }

  async totals(tenant: Tenant, filter: UploadFilter): Promise<UploadTotals> {
    const [row] = await this.database.read<UploadTotals>(tenant, TOTALS, narrowed(tenant, filter));
    return row ?? { count: 0, valueMicros: null, currency: null, lastUploadAt: null };
  }
}

interface Holder extends ClaimedOrder {
  readonly isErased: boolean;
}

const columns = <Row extends object>(
  rows: readonly Row[],
  names: readonly (keyof Row)[],
): unknown[] => names.map((name) => rows.map((row) => row[name]));

const narrowed = ({ spaceId }: Tenant, { actionIds, status }: UploadFilter): readonly unknown[] => [
  spaceId,
  actionIds ?? null,
  status ?? null,
];
