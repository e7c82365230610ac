import { Injectable } from '@nestjs/common';
import { Database, spaceFilter, statement } from '@switchyard/db-kit';
import type { PlatformId, Tenant } from '@switchyard/kernel';
import type { CreativeStatus, Review } from '../domain';
import { ads, angles, campaigns, keywords, REFUSED_REVIEW } from './tables';

/** An ad and the claim that it argues; the angle may be gone. */
export interface StampedAd {
  readonly adId: string;
  readonly angleId: string;
}

/** An angle that exists, or one that ads still carry the stamp of. */
export interface TriedAngle {
  readonly angleId: string;
  /**
   * Of the angle or, once that was deleted, of the campaigns of its ads (the first one by id); null
   * when they have none.
   */
  readonly businessId: string | null;
  /** Null once it was deleted. */
  readonly name: string | null;
  /** Null once it was deleted. */
  readonly status: CreativeStatus | null;
}

export const REVIEWED_ENTITIES = ['ad', 'keyword'] as const;
export type ReviewedEntity = (typeof REVIEWED_ENTITIES)[number];

/** An ad or keyword that a platform does not let serve, or not everywhere. */
export interface Disapproval extends Review {
  readonly entity: ReviewedEntity;
  readonly id: string;
  readonly campaignId: string;
  readonly platform: PlatformId;
}

export type DisapprovalSubject = Pick<Disapproval, 'entity' | 'id' | 'platform'>;

export interface DisapprovalRequest {
  readonly platform?: PlatformId;
  /** The last one of the page before. */
  readonly after?: DisapprovalSubject;
  readonly limit: number;
}

const own = (alias: string): string => spaceFilter.clause(`${alias}."space_id"`, '$1');

const OF_BUSINESS = statement(
  `select t."id" from ${campaigns.qualified} t where ${own('t')} and t."business_id" = $2 order by t."id"`,
);
const AD_GROUPS = statement(
  `select t."id", t."ad_group_id" as "adGroupId" from ${ads.qualified} t where ${own('t')} and t."id" = any($2)`,
);
const STAMPED = statement(
  `select t."id" as "adId", t."angle_id" as "angleId" from ${ads.qualified} t where ${own('t')} and t."angle_id" is not null`,
);

const TRIED = statement(`
  select t."id" as "angleId", t."business_id" as "businessId", t."name", t."status" from ${angles.qualified} t where ${own('t')}
  union all
  select t."angle_id", min(c."business_id"), null, null from ${ads.qualified} t left join ${campaigns.qualified} c on c."space_id" = t."space_id" and c."id" = t."campaign_id"
  where ${own('t')} and t."angle_id" is not null and not exists (select from ${angles.qualified} a where a."space_id" = t."space_id" and a."id" = t."angle_id")
  group by t."angle_id" order by 2, 1`);

/** As the indexes have it, word for word. */
const IS_REFUSED = `(t.${REFUSED_REVIEW})`;

const refused = (entity: string, qualified: string): string => `
  select '${entity}' as "entity", t."id", t."campaign_id" as "campaignId", r.key as "platform", r.value ->> 'status' as "status",
    coalesce(r.value -> 'reasons', '[]'::jsonb) as "reasons", coalesce(r.value -> 'affectedMarkets', '[]'::jsonb) as "affectedMarkets"
  from ${qualified} t join ${campaigns.qualified} c on c."space_id" = t."space_id" and c."id" = t."campaign_id" cross join lateral jsonb_each(t."review") r
  where ${own('t')} and c."status" <> 'REMOVED' and ${IS_REFUSED} and r.value ->> 'status' in ('DISAPPROVED', 'LIMITED') and ($2::text is null or r.key = $2)
    and ($3::text is null or '${entity}' > $3 or ('${entity}' = $3 and (t."id" < $4 or (t."id" = $4 and r.key > $5))))`;

/**
 * Each half in its order and no longer than the page, so that the second one waits until the first
 * one is through.
 */
const half = (entity: string, qualified: string): string =>
  `(${refused(entity, qualified)} order by t."id" desc, r.key limit $6)`;
const DISAPPROVALS =
  statement(`select * from (${half('ad', ads.qualified)} union all ${half('keyword', keywords.qualified)}) d
  order by d."entity", d."id" desc, d."platform" limit $6`);

/** Answers questions about many campaigns, ads and angles at once, without reading their trees. */
@Injectable()
export class CreativeFacts {
  constructor(private readonly database: Database) {}

  /** Every campaign of a business, removed ones too; none for a business that there is not. */
  async campaignIdsOf(tenant: Tenant, businessId: string): Promise<readonly string[]> {
    return (
      await this.database.read<{ id: string }>(tenant, OF_BUSINESS, [tenant.spaceId, businessId])
    ).map(({ id }) => id);
  }

  /** Of these ads, the ad group of each; ads that are gone are left out. */
  async adGroupsOf(tenant: Tenant, adIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const rows = await this.database.read<{ id: string; adGroupId: string }>(tenant, AD_GROUPS, [
      tenant.spaceId,
      adIds,
    ]);
    return new Map(rows.map(({ id, adGroupId }) => [id, adGroupId]));
  }

  /**
   * Every angle of the Space, by business and id, and those that are gone while ads carry their
   * stamp.
   */
  triedAngles(tenant: Tenant): Promise<readonly TriedAngle[]> {
    return this.database.read<TriedAngle>(tenant, TRIED, [tenant.spaceId]);
  }

  /** The ads that argue a claim, each with its angle, which may be gone by now. */
  stampedAds(tenant: Tenant): Promise<readonly StampedAd[]> {
    return this.database.read<StampedAd>(tenant, STAMPED, [tenant.spaceId]);
  }

  /**
   * DISAPPROVED and LIMITED, of campaigns that are not removed, at most `limit`; ads first, the
   * newest first, then by platform.
   */
  disapprovals(
    tenant: Tenant,
    { platform, after, limit }: DisapprovalRequest,
  ): Promise<readonly Disapproval[]> {
    const values = [
      tenant.spaceId,
      platform ?? null,
      after?.entity ?? null,
      after?.id ?? null,
      after?.platform ?? null,
      limit,
    ];
    return this.database.read<Disapproval>(tenant, DISAPPROVALS, values);
  }
}
