import { Inject, Injectable } from '@nestjs/common';
import { Database, spaceFilter, statement } from '@switchyard/db-kit';
import type { KeyRing } from '@switchyard/identity';
import type { Tenant } from '@switchyard/kernel';
import { type Link, orderDigestsWith, PERSON_ERASED } from '../domain';
import { orderKey } from '../domain/conversion/order-id';
import { SECRET_KEYS } from '../use-cases/settings';
import {
  actions,
  adjustments,
  deliveries,
  events,
  inbox,
  knownPersons,
  orderAliases,
  reservations,
  sourceFacts,
  sentBodies,
  sources,
} from './tables';

/** The replacement of an order of an erased person. */
export interface OrderDigest {
  readonly actionId: string;
  readonly orderId: string;
  readonly digest: string;
}

export interface PersonEvent {
  readonly id: string;
  readonly actionId: string;
  readonly orderId: string | null;
  readonly personKeys: readonly string[];
  readonly clickValues: readonly string[];
}

export interface PersonAdjustment {
  readonly id: string;
  readonly actionId: string;
  readonly orderId: string | null;
  readonly subject: string;
  readonly originalId: string | null;
  readonly clickValue: string | null;
}

interface InboxOf {
  readonly id: string;
  readonly personKeys: readonly string[];
  readonly isMade: boolean;
}

interface FactOf {
  readonly sourceId: string;
  readonly key: string;
  readonly personKeys: readonly string[];
}

/** An adjustment without members that identify a person. */
export type BlankAdjustment = Pick<PersonAdjustment, 'id' | 'orderId' | 'subject'>;

const inSpace = spaceFilter.clause('t."space_id"', '$1');
const clicksOf = `(select coalesce(jsonb_agg(click->>'value'), '[]') from jsonb_array_elements(t."click_ids") click)`;
const orders = (from: number): string =>
  `unnest($${from}::text[], $${from + 1}::text[], $${from + 2}::text[]) gone (action_id, order_id, digest)`;

const LINKS = statement(`
  select t."key", t."linked_keys" as "linkedKeys", ${clicksOf} as "clickValues" from ${knownPersons.qualified} t
  where ${inSpace} and (t."key" = any($2::text[]) or t."linked_keys" ?| $2::text[]) order by t."key" for update`);

const REMOVE_PERSONS = statement(
  `delete from ${knownPersons.qualified} t where ${inSpace} and t."key" = any($2::text[])`,
);

const EVENTS = statement(`
  select t."id", t."action_id" as "actionId", t."order_id" as "orderId", t."person_keys" as "personKeys", ${clicksOf} as "clickValues"
  from ${events.qualified} t where ${inSpace} and t."person_keys" ?| $2::text[] order by t."id" for update`);

const ADJUSTMENTS = statement(`
  select t."id", t."action_id" as "actionId", t."order_id" as "orderId", t."subject", t."original_id" as "originalId", t."click_id"->>'value' as "clickValue" from ${adjustments.qualified} t
  where ${inSpace} and (t."original_id" = any($2::text[]) or exists (select from ${orders(3)} where gone.action_id = t."action_id" and gone.order_id = t."order_id")) order by t."id" for update`);

const BLANK_EVENTS = statement(`
  update ${events.qualified} t set "persons" = '[]', "person_keys" = '[]', "click_ids" = '[]', "url" = null, "consent" = null, "consents" = null, "external_event_id" = null, "country" = null, "details" = null,
    "order_id" = coalesce((select gone.digest from ${orders(3)} where gone.action_id = t."action_id" and gone.order_id = t."order_id" limit 1), t."order_id")
  where ${inSpace} and t."id" = any($2::text[])`);

const BLANK_ADJUSTMENTS = statement(`
  update ${adjustments.qualified} t set "click_id" = null, "consent" = null, "order_id" = blank.order_id, "subject" = blank.subject
  from unnest($2::text[], $3::text[], $4::text[]) blank (id, order_id, subject)
  where ${inSpace} and t."id" = any($2) and t."id" = blank.id`);

const ALIASES = statement(
  `select t."alias", t."order_id" as "orderId" from ${orderAliases.qualified} t where ${inSpace} and t."order_id" = any($2::text[]) and t."alias" <> t."order_id"`,
);

/** Reserved again under the digests by the same conversions, before the clear ones go. */
const RESERVE_DIGESTS = statement(`
  insert into ${reservations.qualified} ("space_id", "action_id", "order_id", "event_id", "created_at")
  select t."space_id", t."action_id", gone.digest, t."event_id", t."created_at" from ${reservations.qualified} t
  join ${orders(3)} on gone.action_id = t."action_id" and gone.order_id = t."order_id" where ${inSpace} and t."event_id" = any($2::text[]) on conflict do nothing returning 1`);

const REMOVE_CLEAR = statement(`
  delete from ${reservations.qualified} t using ${orders(3)} where ${inSpace} and t."event_id" = any($2::text[]) and gone.action_id = t."action_id" and gone.order_id = t."order_id"`);

const REMOVE_ALIASES = statement(`
  delete from ${orderAliases.qualified} t where ${inSpace} and t."order_id" = any($2::text[])
    and not exists (select from ${reservations.qualified} r where r."space_id" = t."space_id" and r."order_id" = t."order_id")`);

/** Words of a platform may repeat what it was sent. */
const SILENCE = statement(`
  update ${deliveries.qualified} t set "platform_error" = jsonb_build_object('code', t."platform_error"->'code', 'message', 'Erased with the person.')
  where ${inSpace} and t."event_id" = any($2::text[]) and t."platform_error" is not null`);

const DROP_BODIES = statement(
  `delete from ${sentBodies.qualified} t where ${inSpace} and t."event_id" = any($2::text[])`,
);

const SILENCE_SOURCES = statement(`
  update ${sources.qualified} t set "last_error" = null where ${inSpace} and exists (select from unnest($2::text[]) gone (order_id) where strpos(t."last_error"->>'message', gone.order_id) > 0)`);

/** The keys of each entry and fact say which person it belongs to. */
const INBOX_OF = statement(`
  select t."id", t."person_keys" as "personKeys", t."made_ids" ?| $3::text[] as "isMade" from ${inbox.qualified} t
  where ${inSpace} and (t."person_keys" ?| $2::text[] or t."made_ids" ?| $3::text[]
    or exists (select from unnest($4::text[]) gone (order_id) where strpos(t."reasons"::text, gone.order_id) > 0)) order by t."id" for update`);

const FACTS_OF = statement(
  `select t."source_id" as "sourceId", t."key", t."person_keys" as "personKeys" from ${sourceFacts.qualified} t where ${inSpace} and t."person_keys" ?| $2::text[] order by t."source_id", t."key" for update`,
);

const REMOVE_INBOX = statement(
  `delete from ${inbox.qualified} t where ${inSpace} and t."id" = any($2::text[])`,
);

const REMOVE_FACTS = statement(
  `delete from ${sourceFacts.qualified} t using unnest($2::text[], $3::text[]) gone (source_id, key) where ${inSpace} and t."key" = any($3) and t."source_id" = gone.source_id and t."key" = gone.key`,
);

const SKIP = statement(`
  update ${deliveries.qualified} t set "status" = 'skipped', "reason" = '${PERSON_ERASED}', "until" = null, "due_at" = null, "settled_at" = $3, "updated_at" = $3
  where ${inSpace} and t."event_id" = any($2::text[]) and t."status" in ('pending', 'waiting', 'failed', 'parked', 'unverified')`);

/** Every table with personal data. Inside a transaction, one Space at a time. */
@Injectable()
export class Erasure {
  constructor(private readonly database: Database) {}

  /** What is known under these keys, or came together with one of them; kept from others. */
  links(
    tenant: Tenant,
    keys: readonly string[],
  ): Promise<readonly (Link & { readonly clickValues: readonly string[] })[]> {
    return this.database.read(tenant, LINKS, [tenant.spaceId, keys]);
  }

  async removePersons({ spaceId }: Tenant, keys: readonly string[]): Promise<number> {
    return (await this.database.write(REMOVE_PERSONS, [spaceId, keys])).count;
  }

  /** Events that carry one of these keys; kept from others. */
  events(tenant: Tenant, keys: readonly string[]): Promise<readonly PersonEvent[]> {
    return this.database.read<PersonEvent>(tenant, EVENTS, [tenant.spaceId, keys]);
  }

  /** Of these conversions, and what waits for one of these orders. */
  adjustments(
    tenant: Tenant,
    eventIds: readonly string[],
    orders: readonly OrderDigest[],
  ): Promise<readonly PersonAdjustment[]> {
    return this.database.read<PersonAdjustment>(tenant, ADJUSTMENTS, [
      tenant.spaceId,
      eventIds,
      ...columnsOf(orders),
    ]);
  }

  /** Takes from events whom and what they name; each order becomes its digest. */
  async blankEvents(
    { spaceId }: Tenant,
    eventIds: readonly string[],
    orders: readonly OrderDigest[],
  ): Promise<void> {
    await this.database.write(BLANK_EVENTS, [spaceId, eventIds, ...columnsOf(orders)]);
  }

  async blankAdjustments({ spaceId }: Tenant, blank: readonly BlankAdjustment[]): Promise<void> {
    await this.database.write(BLANK_ADJUSTMENTS, [
      spaceId,
      blank.map(({ id }) => id),
      blank.map(({ orderId }) => orderId),
      blank.map(({ subject }) => subject),
    ]);
  }

  /** Other names of these orders: each with the order. */
  aliases(
    tenant: Tenant,
    orderIds: readonly string[],
  ): Promise<readonly { readonly alias: string; readonly orderId: string }[]> {
    return this.database.read(tenant, ALIASES, [tenant.spaceId, orderIds]);
  }

  /**
   * Of the orders that these events have, and of their other names, only the digests are known from
   * now on.
   */
  async hideOrders(
    { spaceId }: Tenant,
    eventIds: readonly string[],
    orders: readonly OrderDigest[],
  ): Promise<number> {
    await this.database.write(RESERVE_DIGESTS, [spaceId, eventIds, ...columnsOf(orders)]);
    return (await this.database.write(REMOVE_CLEAR, [spaceId, eventIds, ...columnsOf(orders)]))
      .count;
  }

  /** Removes other names of orders that are stored nowhere in clear any more. */
  async removeAliases({ spaceId }: Tenant, orderIds: readonly string[]): Promise<void> {
    await this.database.write(REMOVE_ALIASES, [spaceId, orderIds]);
  }

  /** Removes what sources reported of one of these orders. */
  async silenceSources({ spaceId }: Tenant, orderIds: readonly string[]): Promise<void> {
    await this.database.write(SILENCE_SOURCES, [spaceId, orderIds]);
  }

  /** Removes entries of inboxes that are theirs, or that made one of these, and their facts. */
  async removeInbox(
    tenant: Tenant,
    keys: readonly string[],
    isTheirs: (personKeys: readonly string[]) => boolean,
    made: { readonly ids: readonly string[]; readonly orderIds: readonly string[] },
  ): Promise<void> {
    const { spaceId } = tenant;
    const values = [spaceId, keys, made.ids, made.orderIds];
    const entries = await this.database.read<InboxOf>(tenant, INBOX_OF, values);
    const facts = await this.database.read<FactOf>(tenant, FACTS_OF, [spaceId, keys]);
    const theirs = facts.filter(({ personKeys }) => isTheirs(personKeys));
    const gone = entries.filter(
      ({ isMade, personKeys }) => isMade || personKeys.length === 0 || isTheirs(personKeys),
    );
    await this.database.write(REMOVE_INBOX, [spaceId, gone.map(({ id }) => id)]);
    await this.database.write(REMOVE_FACTS, [
      spaceId,
      theirs.map(({ sourceId }) => sourceId),
      theirs.map(({ key }) => key),
    ]);
  }

  /**
   * Skips every delivery of these conversions and adjustments that was not sent, and deletes the
   * texts that platforms answered.
   */
  async skipDeliveries({ spaceId }: Tenant, ids: readonly string[], now: Date): Promise<number> {
    await this.database.write(SILENCE, [spaceId, ids]);
    await this.database.write(DROP_BODIES, [spaceId, ids]);
    return (await this.database.write(SKIP, [spaceId, ids, now])).count;
  }
}

const columnsOf = (orders: readonly OrderDigest[]): unknown[] => [
  orders.map(({ actionId }) => actionId),
  orders.map(({ orderId }) => orderId),
  orders.map(({ digest }) => digest),
];

const AMONG = statement(`
  select asked.action_id as "actionId", asked.order_id as "orderId", asked.digest from ${reservations.qualified} t
  join unnest($2::text[], $3::text[], $4::text[]) asked (action_id, order_id, digest) on asked.action_id = t."action_id" and asked.digest = t."order_id"
  where ${spaceFilter.clause('t."space_id"', '$1')} and t."order_id" = any($4)`);

/** Orders are digested apart for each action. */
const ACTIONS = statement(
  `select t."id" from ${actions.qualified} t where ${spaceFilter.clause('t."space_id"', '$1')}`,
);

/** Orders whose person was erased. */
@Injectable()
export class ErasedOrders {
  private readonly digestsOf: ReturnType<typeof orderDigestsWith>;

  constructor(
    private readonly database: Database,
    @Inject(SECRET_KEYS) ring: KeyRing,
  ) {
    this.digestsOf = orderDigestsWith(ring);
  }

  /**
   * Of these orders, those of erased persons, by `orderKey`: each with the digest that it is kept
   * under.
   */
  async among(
    tenant: Tenant,
    orders: readonly { readonly actionId: string; readonly orderId: string }[],
  ): Promise<ReadonlyMap<string, string>> {
    if (orders.length === 0) return new Map();
    const asked = orders.flatMap((order) =>
      this.digestsOf(tenant.spaceId, order.actionId, order.orderId).map((digest) => ({
        ...order,
        digest,
      })),
    );
    const values = [
      asked.map(({ actionId }) => actionId),
      asked.map(({ orderId }) => orderId),
      asked.map(({ digest }) => digest),
    ];
    const rows = await this.database.read<{ actionId: string; orderId: string; digest: string }>(
      tenant,
      AMONG,
      [tenant.spaceId, ...values],
    );
    return new Map(rows.map((row) => [orderKey(row), row.digest]));
  }

  /** Of these names of orders, those of erased persons, whichever action counted them. */
  async names(tenant: Tenant, names: readonly string[]): Promise<ReadonlySet<string>> {
    const actionIds = (
      await this.database.read<{ id: string }>(tenant, ACTIONS, [tenant.spaceId])
    ).map(({ id }) => id);
    const erased = await this.among(
      tenant,
      actionIds.flatMap((actionId) => names.map((orderId) => ({ actionId, orderId }))),
    );
    return new Set(
      names.filter((orderId) =>
        actionIds.some((actionId) => erased.has(orderKey({ actionId, orderId }))),
      ),
    );
  }
}
