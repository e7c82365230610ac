import { Injectable } from '@nestjs/common';
import { Database, spaceFilter, statement } from '@switchyard/db-kit';
import type { Tenant } from '@switchyard/kernel';
import type { CampaignHold } from '../domain';
import { IS_LOCKED, lockedInOrder } from './rows';
import { campaigns } from './tables';

/** A campaign that a hold took or released, and whether its status changed with that. */
export interface Held {
  readonly campaignId: string;
  readonly moved: boolean;
}

const OWN = spaceFilter.clause('t."space_id"', '$1');
const locked = (where: string): string =>
  lockedInOrder(campaigns.qualified, `${OWN} and ${where}`, ['id', 'status']);
const WAS_ENABLED = `t."status" = 'ENABLED'`;
const COMES_BACK = `t."status" = 'PAUSED' and t."id" = any($3)`;
/** Changes the locked campaigns, and returns each with whether `is` was true before the change. */
const move = (is: string, sets: string): string => `, moved as (
  update ${campaigns.qualified} t set ${sets}, "version" = t."version" + (${is})::int, "updated_at" = case when ${is} then $4 else t."updated_at" end
  where ${OWN} and ${IS_LOCKED})
  select t."id" as "campaignId", ${is} as "moved" from locked t`;

const HOLD = statement(
  locked(
    `t."status" <> 'REMOVED' and t."hold" is null and ($3::text[] is null or t."id" = any($3))`,
  ) + move(WAS_ENABLED, `"hold" = $2::jsonb, "status" = 'PAUSED'`),
);
const LIFT = statement(
  locked(`t."hold" ->> 'eventId' = $2`) +
    move(
      COMES_BACK,
      `"hold" = null, "status" = case when ${COMES_BACK} then 'ENABLED' else t."status" end`,
    ),
);
const HAND_OVER =
  statement(`${locked(`t."hold" ->> 'eventId' = $2 and ($4::text[] is null or t."id" = any($4))`)}
  update ${campaigns.qualified} t set "hold" = $3::jsonb where ${OWN} and ${IS_LOCKED}`);
const THROUGH_CONNECTION = `l.value ->> 'connectionId' = $2`;
const BLIND_SINCE_DIFFERS = `${OWN} and exists (select 1 from jsonb_each(t."platform_links") l where ${THROUGH_CONNECTION} and l.value ->> 'blindSince' is distinct from $3)`;
const BLIND = statement(`${lockedInOrder(campaigns.qualified, BLIND_SINCE_DIFFERS)}
  update ${campaigns.qualified} t set "platform_links" = (
    select jsonb_object_agg(l.key, case when ${THROUGH_CONNECTION} then jsonb_strip_nulls(jsonb_build_object('blindSince', $3::text)) || (l.value - 'blindSince') else l.value end) from jsonb_each(t."platform_links") l)
  where ${BLIND_SINCE_DIFFERS} and ${IS_LOCKED}`);
/** In the order of the ids, so that two who lock several never wait for each other. */
const LOCK =
  statement(`select t."id", t."hold" ->> 'eventId' as "eventId" from ${campaigns.qualified} t
  where ${OWN} and t."id" = any($2) order by t."id" for share`);

/**
 * Holds of the Emergency Brake on the campaigns of a Space; which campaigns are held, and why, is
 * decided elsewhere. Inside a transaction: a process that is about to send something that raises
 * spending waits for its end, or has finished before.
 */
@Injectable()
export class CampaignHolds {
  constructor(private readonly database: Database) {}

  /**
   * Of these campaigns, those that are held, with the event that holds each. No brake engages or
   * releases any of them before the transaction ends.
   */
  async lock(
    { spaceId }: Tenant,
    campaignIds: readonly string[],
  ): Promise<ReadonlyMap<string, string>> {
    const { rows } = await this.database.write<{ id: string; eventId: string | null }>(LOCK, [
      spaceId,
      campaignIds,
    ]);
    return new Map(
      rows.flatMap(({ id, eventId }) => (eventId === null ? [] : [[id, eventId] as const])),
    );
  }

  /**
   * Holds these, all of the Space when none are named, and pauses those that were enabled
   * (`moved`). Held and removed ones stay as they are.
   */
  async hold(
    { spaceId }: Tenant,
    campaignIds: readonly string[] | undefined,
    hold: CampaignHold,
  ): Promise<readonly Held[]> {
    return (
      await this.database.write<Held>(HOLD, [
        spaceId,
        JSON.stringify(hold),
        campaignIds ?? null,
        new Date(hold.since),
      ])
    ).rows;
  }

  /**
   * Releases all that an event holds; the named campaigns are enabled again (`moved`) where they
   * are still paused.
   */
  async lift(
    { spaceId }: Tenant,
    eventId: string,
    enable: readonly string[],
    at: Date,
  ): Promise<readonly Held[]> {
    return (await this.database.write<Held>(LIFT, [spaceId, eventId, enable, at])).rows;
  }

  /**
   * Moves these campaigns from one event's hold to another event's; all of them when none are
   * named.
   */
  async handOver(
    { spaceId }: Tenant,
    from: string,
    to: CampaignHold,
    campaignIds: readonly string[] | undefined,
  ): Promise<void> {
    await this.database.write(HAND_OVER, [spaceId, from, JSON.stringify(to), campaignIds ?? null]);
  }

  /**
   * Since when the spending of the campaigns linked through a connection is unknown; null: it is
   * known again.
   */
  async noteBlind({ spaceId }: Tenant, connectionId: string, since: Date | null): Promise<void> {
    await this.database.write(BLIND, [spaceId, connectionId, since?.toISOString() ?? null]);
  }
}
