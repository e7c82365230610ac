import { Injectable } from '@nestjs/common';
import {
  columnList,
  Conditions,
  Database,
  selectStatement,
  spaceFilter,
  statement,
  type Statement,
} from '@switchyard/db-kit';
import type { PageRequest, Tenant } from '@switchyard/kernel';
import type { ConversionEvent, Delivery, DeliveryStatus, Related, Repetition } from '../domain';
import { comesTo, foldOf, reasonOf } from './delivery-statements';
import { deliveries, events, repetitions } from './tables';

export interface EventFilter {
  readonly conversionActionId?: string;
  readonly status?: DeliveryStatus;
  readonly orderId?: string;
  readonly source?: string;
}

/** A conversion with one word over all of its deliveries. */
export type EventRow = ConversionEvent & {
  readonly status: DeliveryStatus;
  readonly reason: string | null;
};

const own = spaceFilter.clause('t."space_id"', '$1');

/**
 * A claim is never sent: it waits for a server's word, or the conversion that confirmed it is sent
 * instead.
 */
const ITS = 't."id"';
const ROWS = `
  select ${columnList(events)}, case when t."claim" = 'unverified' then 'unverified' else coalesce(f.folded, 'skipped') end as status,
    case when t."claim" = 'unverified' then 'NOT_CONFIRMED' when t."claim" = 'confirmed' then 'CLAIM_CONFIRMED' when f.folded is null then 'NO_PLATFORM' else ${reasonOf(ITS)} end as reason`;

const standing = (status: DeliveryStatus | undefined): string => {
  if (status === undefined) return '';
  return status === 'unverified'
    ? ` and t."claim" = 'unverified'`
    : ` and t."claim" is distinct from 'unverified' and ${comesTo(ITS, status)}`;
};

/** The page is found first, and only its rows are folded. */
const listed = (
  { spaceId }: Tenant,
  { conversionActionId, orderId, source, status }: EventFilter,
  { limit, cursor }: PageRequest,
): { readonly statement: Statement; readonly values: readonly unknown[] } => {
  const page = new Conditions<ConversionEvent>(events)
    .inSpace(spaceId)
    .equals('actionId', conversionActionId)
    .equals('orderId', orderId)
    .equals('source', source)
    .after(cursor);
  const order = 'order by t."created_at" desc, t."id" desc';
  const text = `${ROWS} from (select t.* from ${events.qualified} t ${page}${standing(status)} ${order} limit ${limit + 1}) t ${foldOf(ITS)} ${order}`;
  return { statement: statement(text), values: page.values };
};

const FOUND = statement(
  `${ROWS} from ${events.qualified} t ${foldOf(ITS)} where ${own} and t."id" = $2`,
);
const DELIVERIES = selectStatement(
  deliveries,
  `where ${own} and t."event_id" = any($2) order by t."event_id", t."platform"`,
);
const REPETITIONS = selectStatement(
  repetitions,
  `where ${own} and t."event_id" = $2 order by t."last_at", t."door", t."worth"`,
);
const CONFIRMS = statement(`
  select t."id", t."created_at" as "createdAt" from ${events.qualified} t
  where ${own} and t."claim" is not null and t."action_id" = $2 and t."order_id" = $3 and t."confirmed_by" = $4 order by t."created_at", t."id"`);

/**
 * Everything that was accepted, whichever door it came through, for those who ask what became of
 * it.
 */
@Injectable()
export class Traces {
  constructor(private readonly database: Database) {}

  /** Newest first; one row more than the page has shows that there is another. */
  list(tenant: Tenant, filter: EventFilter, page: PageRequest): Promise<readonly EventRow[]> {
    const { statement, values } = listed(tenant, filter, page);
    return this.database.read<EventRow>(tenant, statement, values);
  }

  async find(tenant: Tenant, id: string): Promise<EventRow | undefined> {
    return (await this.database.read<EventRow>(tenant, FOUND, [tenant.spaceId, id]))[0];
  }

  deliveries(tenant: Tenant, eventIds: readonly string[]): Promise<readonly Delivery[]> {
    return this.database.read<Delivery>(tenant, DELIVERIES, [tenant.spaceId, eventIds]);
  }

  repetitions(tenant: Tenant, eventId: string): Promise<readonly Repetition[]> {
    return this.database.read<Repetition>(tenant, REPETITIONS, [tenant.spaceId, eventId]);
  }

  /** Claims that this conversion confirmed. */
  confirms(
    tenant: Tenant,
    { actionId, orderId, id }: ConversionEvent,
  ): Promise<readonly Related[]> {
    return this.database.read<Related>(tenant, CONFIRMS, [tenant.spaceId, actionId, orderId, id]);
  }
}
