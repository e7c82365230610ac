import { Injectable } from '@nestjs/common';
import {
  columnArrays,
  Database,
  insertStatement,
  selectStatement,
  spaceFilter,
  statement,
} from '@switchyard/db-kit';
import type { Tenant } from '@switchyard/kernel';
import { type OrderAlias, subjectOf } from '../domain';
import type { Adjustable } from '../use-cases/report/doors';
import { actions, adjustments, events, orderAliases, reservations } from './tables';

/** An order that is counted: its conversion, and what was last reported to be left of it. */
export interface CountedOrder extends Adjustable {
  readonly orderId: string;
  readonly valueMicros: number | null;
  readonly restatement: {
    readonly id: string;
    readonly valueMicros: number;
    readonly occurredAt: Date;
  } | null;
}

/** How a value without tax shrinks: by the share that is left of what was paid. */
export interface Shrinking {
  readonly gross: string;
  readonly net: string;
  /** Of one smallest unit of the currency. */
  readonly unitMicros: number;
  readonly currency: string;
}

const own = (alias: string): string => spaceFilter.clause(`${alias}."space_id"`, '$1');
/** As `subjectOf` writes it. */
const subject = (actionId: string, orderId: string): string =>
  `${actionId} || ' order ' || ${orderId}`;

const ALIASES = selectStatement(
  orderAliases,
  `where ${own('t')} and t."alias" = any($2) order by t."created_at", t."alias"`,
);
const HOLD = statement(
  `select pg_advisory_xact_lock(hashtextextended($1 || ' order ' || n.name, 0)) from (select unnest($2::text[]) as name order by 1) n`,
);
const LEARN = insertStatement(
  orderAliases,
  `on conflict ("space_id", "alias") do update set "paid" = excluded."paid" where "order_alias"."paid" is null and excluded."paid" is not null`,
);
const RECOUNT = statement(`
  update ${orderAliases.qualified} t set "order_id" = $3
  where ${own('t')} and (t."alias" = any($2) or t."order_id" = any($2)) and t."order_id" <> $3`);

/** By way of the actions, since orders are found by action and name. */
const COUNTED = statement(`
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

const RENAME_PARKED = statement(
  moved(
    `${actions.qualified} a cross join unnest($2::text[]) n
    join ${adjustments.qualified} t on t."space_id" = a."space_id" and t."subject" = ${subject('a."id"', 'n')}
    where ${own('a')} and t."subject" = any(array(select ${subject('b."id"', 'm')} from ${actions.qualified} b cross join unnest($2::text[]) m where ${own('b')}))`,
    'a."id"',
  ),
);

const RENAME_CLAIMS = statement(`
  update ${events.qualified} t set "order_id" = $3 from ${actions.qualified} a
  where ${own('t')} and a."space_id" = t."space_id" and t."action_id" = a."id" and t."order_id" = any($2::text[]) and t."claim" = 'unverified'`);

const GUESSED_FROM = `${actions.qualified} a join ${adjustments.qualified} t on t."space_id" = a."space_id" and t."subject" = ${subject('a."id"', '$2::text')}`;
const GUESSED = statement(`
  select distinct a."id" from ${GUESSED_FROM} where ${own('a')} and t."original_id" is null and t."door" = 'source'`);

const AIM = statement(
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

const SHRINK = statement(shrunk('o."original_id" = $2'));
const SHRINK_WAITING = statement(shrunk('o."original_id" is null and o."subject" = $2'));

/** A moment inside of JSON is text. */
type CountedRow = Omit<CountedOrder, 'restatement'> & {
  readonly restatement: {
    readonly id: string;
    readonly valueMicros: number;
    readonly occurredAt: string;
  } | null;
};

/** Names of orders, and what hangs on them. Everything inside the running transaction. */
@Injectable()
export class Orders {
  constructor(private readonly database: Database) {}

  /** Another transaction that reports one of these names waits until this one ends. */
  async hold({ spaceId }: Tenant, names: readonly string[]): Promise<void> {
    await this.database.write(HOLD, [spaceId, names]);
  }

  /** What these names stand for, the oldest first. */
  aliases(tenant: Tenant, names: readonly string[]): Promise<readonly OrderAlias[]> {
    return this.database.read<OrderAlias>(tenant, ALIASES, [tenant.spaceId, names]);
  }

  /** Which of these are counted, under whichever action. */
  async counted(tenant: Tenant, orderIds: readonly string[]): Promise<readonly CountedOrder[]> {
    const rows = await this.database.read<CountedRow>(tenant, COUNTED, [tenant.spaceId, orderIds]);
    return rows.map((row) => ({
      ...row,
      restatement: row.restatement && {
        ...row.restatement,
        occurredAt: new Date(row.restatement.occurredAt),
      },
    }));
  }

  /** Keeps what was not kept before; what was paid is added where it was not known. */
  async learn(rows: readonly OrderAlias[]): Promise<void> {
    await this.database.write(LEARN, columnArrays(orderAliases, rows));
  }

  /** These names, and whatever stood for one of them, stand for this order from now on. */
  async recount({ spaceId }: Tenant, names: readonly string[], orderId: string): Promise<void> {
    await this.database.write(RECOUNT, [spaceId, names, orderId]);
  }

  /**
   * Parked adjustments and claims of websites that go by these names go by the order's from now on.
   */
  async rename({ spaceId }: Tenant, names: readonly string[], orderId: string): Promise<void> {
    await this.database.write(RENAME_PARKED, [spaceId, names, orderId]);
    await this.database.write(RENAME_CLAIMS, [spaceId, names, orderId]);
  }

  /** Actions that parked adjustments of sources, which guess theirs, are for. */
  async guessed(tenant: Tenant, orderId: string): Promise<readonly string[]> {
    return (
      await this.database.read<{ id: string }>(tenant, GUESSED, [tenant.spaceId, orderId])
    ).map(({ id }) => id);
  }

  /** Those go to this action from now on. */
  async aim({ spaceId }: Tenant, orderId: string, actionId: string): Promise<void> {
    await this.database.write(AIM, [spaceId, actionId, orderId]);
  }

  /**
   * Refunds that waited for this conversion were reported with tax: they are shrunk to what counts.
   * Once for each conversion, when it is kept.
   */
  async shrink(
    { spaceId }: Tenant,
    originalId: string,
    { gross, net, unitMicros, currency }: Shrinking,
  ): Promise<void> {
    await this.database.write(SHRINK, [spaceId, originalId, gross, net, unitMicros, currency]);
  }

  /**
   * The same for those that wait and are joined next, since their order was counted under another
   * name before.
   */
  async shrinkWaiting(
    { spaceId }: Tenant,
    actionId: string,
    orderId: string,
    { gross, net, unitMicros, currency }: Shrinking,
  ): Promise<void> {
    await this.database.write(SHRINK_WAITING, [
      spaceId,
      subjectOf({ actionId, orderId, clickId: null, originalAt: null }),
      gross,
      net,
      unitMicros,
      currency,
    ]);
  }
}

const COUNTED_NAMES = statement(`
  select t."alias", t."order_id" as "orderId" from ${orderAliases.qualified} t
  where ${spaceFilter.clause('t."space_id"', '$1')} and t."alias" = any($2) and t."order_id" <> t."alias"`);

/**
 * Names of orders: a payment provider knows one order as a session, a payment and an invoice; it is
 * counted under one of them.
 */
@Injectable()
export class OrderNames {
  constructor(private readonly database: Database) {}

  /**
   * Of these order ids, those that are known to be another name: each with the order id that it is
   * counted under. Ids that stand for themselves are left out.
   */
  async counted(tenant: Tenant, orderIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (orderIds.length === 0) return new Map();
    const rows = await this.database.read<{ alias: string; orderId: string }>(
      tenant,
      COUNTED_NAMES,
      [tenant.spaceId, [...new Set(orderIds)]],
    );
    return new Map(rows.map(({ alias, orderId }) => [alias, orderId]));
  }
}
