import { Injectable } from '@nestjs/common';
import {
  columnArrays,
  columnList,
  Conditions,
  Database,
  insertStatement,
  selectStatement,
  spaceFilter,
  statement,
  type Statement,
} from '@switchyard/db-kit';
import { Clock, type PageRequest, type Tenant } from '@switchyard/kernel';
import {
  type Delivery,
  type DeliveryStatus,
  type KeptAdjustment,
  type Original,
  secondOf,
} from '../domain';
import { comesTo, foldOf, reasonOf } from './delivery-statements';
import { adjustments, deliveries, events, reservations } from './tables';

/** What an original is looked for by: what it is named by, and that as text (`subjectOf`). */
export type Named = Pick<
  KeptAdjustment,
  'actionId' | 'orderId' | 'clickId' | 'originalAt' | 'subject'
>;

/** The latest restatement of a subject. */
export type LatestRestatement = Pick<
  KeptAdjustment,
  'id' | 'subject' | 'valueMicros' | 'currency' | 'occurredAt'
>;

/** What becomes of a parked adjustment whose original was found. */
export type Joined = Pick<KeptAdjustment, 'id' | 'originalId' | 'subject' | 'joinedAt'>;

export interface AdjustmentFilter {
  readonly conversionActionId?: string;
  readonly status?: DeliveryStatus;
  readonly orderId?: string;
}

/** The status of an adjustment: one value over all of its deliveries. */
export type AdjustmentRow = KeptAdjustment & {
  readonly status: DeliveryStatus;
  readonly reason: string | null;
};

/** What an adjustment is the same by. */
export const sameKey = ({
  subject,
  sameness,
}: Pick<KeptAdjustment, 'subject' | 'sameness'>): string => `${subject}\n${sameness}`;

const own = spaceFilter.clause('t."space_id"', '$1');

/**
 * By order: the conversion that has the order. By click: the first conversion of that click in that
 * second, unless its action was paused. A claim is neither.
 */
const ORIGINALS = statement(`
  select asked.subject, e."id", e."occurred_at" as "occurredAt", e."currency"
  from unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::timestamptz[], $8::timestamptz[]) asked (subject, action_id, order_id, kind, click, at, until)
  cross join lateral (
    select o.* from ${reservations.qualified} r join ${events.qualified} o on o."space_id" = r."space_id" and o."id" = r."event_id"
    where ${spaceFilter.clause('r."space_id"', '$1')} and r."action_id" = asked.action_id and r."order_id" = asked.order_id and o."claim" is null
    union all
    (select t.* from ${events.qualified} t
    where asked.order_id is null and ${own} and t."action_id" = asked.action_id and t."occurred_at" >= asked.at and t."occurred_at" < asked.until
      and t."click_ids" @> jsonb_build_array(jsonb_build_object('kind', asked.kind, 'value', asked.click)) and t."claim" is null and not t."is_test"
      and exists (select 1 from ${deliveries.qualified} d where d."space_id" = t."space_id" and d."event_id" = t."id" and d."reason" is distinct from 'ACTION_PAUSED')
    order by t."created_at", t."id" limit 1)
  ) e`);

const LATEST_RESTATEMENTS = statement(`
  select distinct on (t."subject") t."id", t."subject", t."value_micros" as "valueMicros", t."currency", t."occurred_at" as "occurredAt" from ${adjustments.qualified} t
  where ${own} and t."subject" = any($2) and t."type" = 'RESTATEMENT' order by t."subject", t."occurred_at" desc, t."created_at" desc, t."id" desc`);

const KEEP = insertStatement(
  adjustments,
  'on conflict ("space_id", "subject", "sameness") do nothing',
);

const HOLDERS = statement(`
  select t."id", t."subject", t."sameness" from ${adjustments.qualified} t
  join unnest($2::text[], $3::text[]) asked (subject, sameness) on asked.subject = t."subject" and asked.sameness = t."sameness" where ${own} and t."subject" = any($2)`);

const DELIVERIES = selectStatement(
  deliveries,
  `where ${own} and t."event_id" = any($2) order by t."event_id", t."platform"`,
);
const HOLD_DELIVERIES = selectStatement(
  deliveries,
  `where ${own} and t."event_id" = any($2) order by t."event_id", t."platform" for share`,
);

const WAITS = `t."original_id" is null and t."parked_until" >`;
const LOCK_PARKED = selectStatement(
  adjustments,
  `where ${own} and t."subject" = any($2) and ${WAITS} $3 order by t."occurred_at", t."created_at", t."id" for update`,
);
const PARKED_AFTER = selectStatement(
  adjustments,
  `where ${own} and t."id" > $2 and ${WAITS} $3 order by t."id" limit $4`,
);

const JOIN = statement(`
  update ${adjustments.qualified} t set "original_id" = joined.original_id, "subject" = joined.subject, "joined_at" = joined.at, "parked_until" = null
  from unnest($2::text[], $3::text[], $4::text[], $5::timestamptz[]) joined (id, original_id, subject, at)
  where ${own} and t."id" = any($2) and t."id" = joined.id`);

const ITS = 't."id"';

/**
 * The status of an adjustment: parked, never joined, or the status over its deliveries. `$2` is
 * now.
 */
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
const listedAdjustments = (
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

const FOUND = statement(
  `${ROWS} from ${adjustments.qualified} t ${foldOf(ITS)} where ${own} and t."id" = $3`,
);
const OF_ORIGINAL = statement(
  `${ROWS} from ${adjustments.qualified} t ${foldOf(ITS)} where ${own} and t."original_id" = $3 order by t."occurred_at", t."created_at", t."id"`,
);

type Same = Pick<KeptAdjustment, 'id' | 'subject' | 'sameness'>;

/** Adjustments of a Space. */
@Injectable()
export class Adjustments {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * The conversions that are named, by subject; only what was committed, or is of this transaction.
   */
  async originals(tenant: Tenant, named: readonly Named[]): Promise<ReadonlyMap<string, Original>> {
    if (named.length === 0) return new Map();
    const clicks = named.map(({ orderId, clickId }) => (orderId === null ? clickId : null));
    const at = named.map(({ originalAt }) => (originalAt === null ? null : secondOf(originalAt)));
    const values = [
      named.map(({ subject }) => subject),
      named.map(({ actionId }) => actionId),
      named.map(({ orderId }) => orderId),
      clicks.map((one) => one?.kind ?? null),
      clicks.map((one) => one?.value ?? null),
      at,
      at.map((moment) => (moment === null ? null : new Date(moment.getTime() + 1_000))),
    ];
    const rows = await this.database.read<Original & { subject: string }>(tenant, ORIGINALS, [
      tenant.spaceId,
      ...values,
    ]);
    return new Map(rows.map(({ subject, ...original }) => [subject, original]));
  }

  latestRestatements(
    tenant: Tenant,
    subjects: readonly string[],
  ): Promise<readonly LatestRestatement[]> {
    return this.database.read<LatestRestatement>(tenant, LATEST_RESTATEMENTS, [
      tenant.spaceId,
      subjects,
    ]);
  }

  /**
   * Inside a transaction: keeps those that are not kept yet; returns the id of the kept one of
   * each, by `sameKey`. Waits for transactions that keep the same.
   */
  async keep(
    tenant: Tenant,
    rows: readonly KeptAdjustment[],
  ): Promise<ReadonlyMap<string, string>> {
    if (rows.length === 0) return new Map();
    // The same order in every call, so that calls which meet wait for one another instead of
    // blocking each other.
    const sorted = rows.toSorted((a, b) =>
      sameKey(a) < sameKey(b) ? -1 : sameKey(a) > sameKey(b) ? 1 : a.id < b.id ? -1 : 1,
    );
    await this.database.write(KEEP, columnArrays(adjustments, sorted));
    // A separate statement, because only a new statement sees the rows that another transaction
    // committed while the first statement waited for it.
    return this.holders(tenant, rows);
  }

  /** The stored adjustments that are the same as these, by `sameKey`. */
  async holders(
    { accountId, spaceId }: Tenant,
    rows: readonly Pick<KeptAdjustment, 'subject' | 'sameness'>[],
  ): Promise<ReadonlyMap<string, string>> {
    const found = await this.database.read<Same>({ accountId, spaceId }, HOLDERS, [
      spaceId,
      rows.map(({ subject }) => subject),
      rows.map(({ sameness }) => sameness),
    ]);
    return new Map(found.map((one) => [sameKey(one), one.id]));
  }

  /** Deliveries of these conversions, kept from changing until the transaction ends. */
  lockDeliveries(tenant: Tenant, eventIds: readonly string[]): Promise<readonly Delivery[]> {
    return this.database.read<Delivery>(tenant, HOLD_DELIVERIES, [tenant.spaceId, eventIds]);
  }

  /** Deliveries of these conversions and adjustments, by platform. */
  deliveries(tenant: Tenant, eventIds: readonly string[]): Promise<readonly Delivery[]> {
    return this.database.read<Delivery>(tenant, DELIVERIES, [tenant.spaceId, eventIds]);
  }

  /**
   * Those of these subjects that wait for their original, the oldest first; no other transaction
   * joins them before this one ends.
   */
  lockParked(
    tenant: Tenant,
    subjects: readonly string[],
    now: Date,
  ): Promise<readonly KeptAdjustment[]> {
    return this.database.read<KeptAdjustment>(tenant, LOCK_PARKED, [tenant.spaceId, subjects, now]);
  }

  /** All that wait for their original, in the order of their ids. */
  parkedAfter(
    tenant: Tenant,
    id: string,
    now: Date,
    limit: number,
  ): Promise<readonly KeptAdjustment[]> {
    return this.database.read<KeptAdjustment>(tenant, PARKED_AFTER, [
      tenant.spaceId,
      id,
      now,
      limit,
    ]);
  }

  async join({ spaceId }: Tenant, joined: readonly Joined[]): Promise<void> {
    await this.database.write(JOIN, [
      spaceId,
      joined.map(({ id }) => id),
      joined.map(({ originalId }) => originalId),
      joined.map(({ subject }) => subject),
      joined.map(({ joinedAt }) => joinedAt),
    ]);
  }

  /** Newest first; one row more than the page has shows that there is another. */
  list(
    tenant: Tenant,
    filter: AdjustmentFilter,
    page: PageRequest,
  ): Promise<readonly AdjustmentRow[]> {
    const { statement, values } = listedAdjustments(tenant, filter, page, this.clock.now());
    return this.database.read<AdjustmentRow>(tenant, statement, values);
  }

  async find(tenant: Tenant, id: string): Promise<AdjustmentRow | undefined> {
    return (
      await this.database.read<AdjustmentRow>(tenant, FOUND, [tenant.spaceId, this.clock.now(), id])
    )[0];
  }

  /** All adjustments of a conversion, in the order in which they happened. */
  ofOriginal(tenant: Tenant, originalId: string): Promise<readonly AdjustmentRow[]> {
    return this.database.read<AdjustmentRow>(tenant, OF_ORIGINAL, [
      tenant.spaceId,
      this.clock.now(),
      originalId,
    ]);
  }
}
