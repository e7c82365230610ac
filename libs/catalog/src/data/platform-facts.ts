import { Injectable } from '@nestjs/common';
import { Database, spaceFilter, statement } from '@switchyard/db-kit';
import type { PlaceIds, PlatformId, Tenant } from '@switchyard/kernel';
import type {
  ByPlatform,
  LinkDrift,
  PlatformDelivery,
  PlatformLink,
  ReleasedLink,
  Review,
  SyncFailure,
} from '../domain';
import { IS_LOCKED, lockedInOrder } from './rows';
import { ads, campaigns, keywords } from './tables';

/** What a platform decided about one of our ads or keywords. */
export interface RecordedReview extends Review {
  readonly id: string;
}

/** An area of a campaign that was found on a platform. */
export interface RecordedLocation {
  readonly rowId: string;
  readonly name: string;
  readonly ids: PlaceIds & { readonly reach?: number };
}

/** What the last sync of a campaign to a platform was refused for; null: nothing. */
export interface RecordedFailure {
  readonly campaignId: string;
  readonly platform: PlatformId;
  readonly failure: SyncFailure | null;
}

/** An object on a platform that a campaign gave up. */
export interface ReleasedAt {
  readonly campaignId: string;
  readonly connectionId: string;
  readonly remoteId: string;
}

export type ReleaseNow = Pick<ReleasedLink, 'state' | 'error'>;

const ONE = `where ${spaceFilter.clause('t."space_id"', '$1')} and t."id" = $2`;
const update = (sets: string, tail = '') =>
  statement(`update ${campaigns.qualified} t set ${sets} ${ONE} ${tail}`);

const PUT_LINK = update(
  `"platform_links" = t."platform_links" || jsonb_build_object($3::text, $4::jsonb)`,
);
const DROP_LINK = update(
  `"platform_links" = t."platform_links" - $3::text, "sync_failures" = t."sync_failures" - $3::text, "delivery" = t."delivery" - $3::text`,
);
/**
 * `jsonb_set` on a platform without a link leaves the links as they are. Moments are kept as texts
 * of one form, which sort as they follow.
 */
const PUT_DELIVERY = update(
  `"delivery" = t."delivery" || jsonb_build_object($3::text, $4::jsonb),
  "platform_links" = case when t."platform_links" ? $3 then jsonb_set(t."platform_links", array[$3, 'remoteStatus'], to_jsonb($5::text)) else t."platform_links" end`,
  `and coalesce(t."delivery" -> $3 ->> 'checkedAt', '') <= $4::jsonb ->> 'checkedAt'`,
);
const THROUGH_CONNECTION = `l.value ->> 'connectionId' = $2`;
const REAUTH_SINCE_DIFFERS = `${spaceFilter.clause('t."space_id"', '$1')} and exists (select 1 from jsonb_each(t."platform_links") l where ${THROUGH_CONNECTION} and (l.value ->> 'reauthSince' is null) <> ($3::text is null))`;
const REAUTH = statement(`${lockedInOrder(campaigns.qualified, REAUTH_SINCE_DIFFERS)}
  update ${campaigns.qualified} t set "platform_links" = (
    select jsonb_object_agg(l.key, case when ${THROUGH_CONNECTION} then jsonb_strip_nulls(jsonb_build_object('reauthSince', $3::text)) || (l.value - 'reauthSince') else l.value end)
    from jsonb_each(t."platform_links") l)
  where ${REAUTH_SINCE_DIFFERS} and ${IS_LOCKED}`);
const PUT_DRIFT = update(
  `"platform_links" = jsonb_set(t."platform_links", array[$3],
  ((t."platform_links" -> $3) - 'drift') || jsonb_strip_nulls(jsonb_build_object('drift', $4::jsonb)))`,
  `and t."platform_links" ? $3`,
);
const PUT_RELEASE = update(`"releases" = $3::jsonb`);
const NOTE_RELEASE = update(`"releases" = coalesce((
  select jsonb_agg(case when r.value ->> 'connectionId' = $3 and r.value ->> 'remoteId' = $4 then r.value || $5::jsonb else r.value end order by r.at)
  from jsonb_array_elements(t."releases") with ordinality r (value, at)), '[]'::jsonb)`);
/** `$3` is `{ <campaign id>: { <platform>: failure } }`; a failure that is null is none any more. */
const FAILURES = `coalesce((
  select jsonb_object_agg(f.key, f.value) from jsonb_each(t."sync_failures" || ($3::jsonb -> t."id")) f where f.value <> 'null'), '{}'::jsonb)`;
const OF_CAMPAIGNS = `${spaceFilter.clause('t."space_id"', '$1')} and t."id" = any($2)`;
const PUT_FAILURES = statement(`${lockedInOrder(campaigns.qualified, OF_CAMPAIGNS)}
  update ${campaigns.qualified} t set "sync_failures" = ${FAILURES}
  where ${OF_CAMPAIGNS} and ${IS_LOCKED} and t."sync_failures" is distinct from ${FAILURES}`);
/** The right side wins: a connection that a user chose stays. */
const PIN = update(
  `"connection_ids" = $3::jsonb || t."connection_ids", "version" = t."version" + 1`,
  `and t."connection_ids" <> $3::jsonb || t."connection_ids"`,
);

const UNPIN = update(
  `"connection_ids" = t."connection_ids" - $3::text, "version" = t."version" + 1`,
  `and t."connection_ids" ->> $3::text = any($4::text[])`,
);

/** `$3` is `{ <row id>: { name, ids } }`. */
const PUT_PLACES = update(`"geo_targets" = coalesce((
  select jsonb_agg(case when row ->> 'name' = $3::jsonb -> (row ->> 'id') ->> 'name' then row || ($3::jsonb -> (row ->> 'id') -> 'ids') else row end order by place)
  from jsonb_array_elements(t."geo_targets") with ordinality as rows (row, place)), '[]'::jsonb)`);

/** `$4` is `{ <row id>: review }`. */
const reviews = (qualified: string) => {
  const named = `${spaceFilter.clause('t."space_id"', '$1')} and t."id" = any($3)`;
  return statement(`
  ${lockedInOrder(qualified, named)},
  refused as (select t."id" from ${qualified} t where ${named} and t."review" -> $2::text ->> 'status' = 'DISAPPROVED')
  update ${qualified} t set "review" = t."review" || jsonb_build_object($2::text, $4::jsonb -> t."id") where ${named} and ${IS_LOCKED}
  returning t."id", $4::jsonb -> t."id" ->> 'status' = 'DISAPPROVED' and t."id" not in (select "id" from refused) as "isNews"`);
};
const PUT_REVIEWS = { ad: reviews(ads.qualified), keyword: reviews(keywords.qualified) };

/**
 * Facts that the sync engine learns. None counts as a change of a tree; only pinned connections are
 * seen in `version`.
 */
@Injectable()
export class PlatformFacts {
  constructor(private readonly database: Database) {}

  async putLink(
    { spaceId }: Tenant,
    campaignId: string,
    platform: PlatformId,
    link: PlatformLink,
  ): Promise<void> {
    await this.database.write(PUT_LINK, [spaceId, campaignId, platform, JSON.stringify(link)]);
  }

  async dropLink({ spaceId }: Tenant, campaignId: string, platform: PlatformId): Promise<void> {
    await this.database.write(DROP_LINK, [spaceId, campaignId, platform]);
  }

  /** Also keeps the remote status in the link. What was checked later stays. */
  async putDelivery(
    { spaceId }: Tenant,
    campaignId: string,
    platform: PlatformId,
    delivery: PlatformDelivery,
    remoteStatus: string,
  ): Promise<void> {
    await this.database.write(PUT_DELIVERY, [
      spaceId,
      campaignId,
      platform,
      JSON.stringify(delivery),
      remoteStatus,
    ]);
  }

  /**
   * Since when the campaigns linked through a connection cannot be reached; null: they can be
   * reached again.
   */
  async noteReauth({ spaceId }: Tenant, connectionId: string, since: Date | null): Promise<void> {
    await this.database.write(REAUTH, [spaceId, connectionId, since?.toISOString() ?? null]);
  }

  /**
   * What was changed on a platform and a plan left alone; null: nothing. A campaign without a link
   * there has none.
   */
  async putDrift(
    { spaceId }: Tenant,
    campaignId: string,
    platform: PlatformId,
    drift: LinkDrift | null,
  ): Promise<void> {
    await this.database.write(PUT_DRIFT, [
      spaceId,
      campaignId,
      platform,
      drift && JSON.stringify(drift),
    ]);
  }

  async putReleases(
    { spaceId }: Tenant,
    campaignId: string,
    releases: readonly ReleasedLink[],
  ): Promise<void> {
    await this.database.write(PUT_RELEASE, [spaceId, campaignId, JSON.stringify(releases)]);
  }

  /** For a campaign that has the record; nothing happens otherwise. */
  async noteRelease(
    { spaceId }: Tenant,
    { campaignId, connectionId, remoteId }: ReleasedAt,
    now: ReleaseNow,
  ): Promise<void> {
    await this.database.write(NOTE_RELEASE, [
      spaceId,
      campaignId,
      connectionId,
      remoteId,
      JSON.stringify(now),
    ]);
  }

  async putFailures({ spaceId }: Tenant, failures: readonly RecordedFailure[]): Promise<void> {
    if (failures.length === 0) return;
    const byCampaign: Record<string, ByPlatform<SyncFailure | null>> = {};
    for (const { campaignId, platform, failure } of failures) {
      byCampaign[campaignId] = { ...byCampaign[campaignId], [platform]: failure };
    }
    await this.database.write(PUT_FAILURES, [
      spaceId,
      Object.keys(byCampaign),
      JSON.stringify(byCampaign),
    ]);
  }

  /** Connections that the campaign has already are left as they are. */
  async pinConnections(
    { spaceId }: Tenant,
    campaignId: string,
    connectionIds: ByPlatform<string>,
  ): Promise<void> {
    await this.database.write(PIN, [spaceId, campaignId, JSON.stringify(connectionIds)]);
  }

  /** Only a connection that is one of these; any other one stays. */
  async unpinConnection(
    { spaceId }: Tenant,
    campaignId: string,
    platform: PlatformId,
    connectionIds: readonly string[],
  ): Promise<void> {
    await this.database.write(UNPIN, [spaceId, campaignId, platform, connectionIds]);
  }

  /**
   * Ids by which platforms know areas; a row that is gone or has another name by now is left alone.
   */
  async putLocations(
    { spaceId }: Tenant,
    campaignId: string,
    places: readonly RecordedLocation[],
  ): Promise<void> {
    if (places.length === 0) return;
    await this.database.write(PUT_PLACES, [
      spaceId,
      campaignId,
      JSON.stringify(
        Object.fromEntries(places.map(({ rowId, name, ids }) => [rowId, { name, ids }])),
      ),
    ]);
  }

  /** Returns the ids of those that were not disapproved before and are now. */
  async putReviews(
    { spaceId }: Tenant,
    entity: 'ad' | 'keyword',
    platform: PlatformId,
    found: readonly RecordedReview[],
  ): Promise<readonly string[]> {
    if (found.length === 0) return [];
    const byId = Object.fromEntries(
      found.map(({ id, status, reasons, affectedMarkets }) => [
        id,
        { status, reasons, affectedMarkets },
      ]),
    );
    const { rows } = await this.database.write<{ readonly id: string; readonly isNews: boolean }>(
      PUT_REVIEWS[entity],
      [spaceId, platform, Object.keys(byId), JSON.stringify(byId)],
    );
    return rows.flatMap(({ id, isNews }) => (isNews ? [id] : []));
  }
}
