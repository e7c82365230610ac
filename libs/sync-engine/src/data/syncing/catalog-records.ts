import { Injectable } from '@nestjs/common';
import {
  AdoptionFacade,
  byCampaign,
  CampaignHolds,
  CatalogFacade,
  PlatformFactsFacade,
} from '@switchyard/catalog';
import { Database, spaceFilter, statement } from '@switchyard/db-kit';
import { Clock, type PlatformId, type Tenant } from '@switchyard/kernel';
import type { Delivery, Review } from '@switchyard/platforms';
import type { ImportSite, LocalWrite } from '../../domain/adoption/remote-value';
import type { PlannedChange } from '../../domain/planning/plan';
import type { CampaignFailure } from '../../domain/syncing/operation-errors';
import type { Revert } from '../../domain/undo/revert';
import type {
  ApplicableTo,
  ImportResult,
  LinkRecord,
  PlacedRow,
  WriteRefusal,
} from '../../use-cases/ports';
import { CatalogImports, refusalIn } from '../adoption/catalog-imports';
import { ReviewNotices } from './review-notices';

const LOCAL_IDS =
  statement(`select t.entity, t.remote_id as "remoteId", t.local_id as "localId" from sync.binding t
  where ${spaceFilter.clause('t."space_id"', '$1')} and t.platform = $2 and t.campaign_id = any($3) and t.entity in ('ad', 'keyword')`);

interface LocalId {
  readonly entity: Review['entity'];
  readonly remoteId: string;
  readonly localId: string;
}

type Delivered = readonly { readonly campaignId: string; readonly delivery: Delivery }[];

const LISTED_AFTER_MS = 600_000;
const MISSING = {
  code: 'REMOTE_MISSING',
  severity: 'BLOCKING',
  message: 'The campaign no longer exists on the platform.',
} as const;

/**
 * What a sync learned, recorded in the catalog.
 */
@Injectable()
export class CatalogRecords {
  constructor(
    private readonly catalog: CatalogFacade,
    private readonly facts: PlatformFactsFacade,
    private readonly adoptions: AdoptionFacade,
    private readonly holds: CampaignHolds,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly imports: CatalogImports,
    private readonly notices: ReviewNotices,
  ) {}

  async pinConnections(
    tenant: Tenant,
    pins: readonly {
      readonly campaignId: string;
      readonly platform: PlatformId;
      readonly connectionId: string;
    }[],
  ): Promise<void> {
    for (const { campaignId, platform, connectionId } of byCampaign(pins)) {
      await this.facts.pinConnections(tenant, campaignId, { [platform]: connectionId });
    }
  }

  async linked(tenant: Tenant, links: readonly LinkRecord[]): Promise<void> {
    const now = this.clock.now().toISOString();
    for (const { campaignId, platform, ...link } of byCampaign(links)) {
      const before = (await this.catalog.campaign(tenant, campaignId))?.platformLinks[platform];
      const linkedAt = before?.remoteId === link.remoteId ? before.linkedAt : now;
      const syncedTreeVersion = link.syncedTreeVersion ?? before?.syncedTreeVersion ?? null;
      // What a plan left alone is still so after its sync; what was sent proves that the connection
      // can be used.
      const { drift, blindSince } = before?.remoteId === link.remoteId ? before : {};
      const kept = { ...(drift ? { drift } : {}), ...(blindSince ? { blindSince } : {}) };
      await this.facts.recordLink(tenant, campaignId, platform, {
        ...link,
        ...kept,
        syncedTreeVersion,
        linkedAt,
        lastSyncedAt: now,
      });
    }
  }

  async unlinked(
    tenant: Tenant,
    gone: readonly { readonly campaignId: string; readonly platform: PlatformId }[],
  ): Promise<void> {
    for (const { campaignId, platform } of byCampaign(gone)) {
      await this.facts.dropLink(tenant, campaignId, platform);
      await this.notices.reviewed(tenant, campaignId, platform, { reviews: [], isNews: false });
    }
  }

  /**
   * Reviews name objects by remote id; those that are not bound here are left out. What was asked
   * for later stays. Inside the running transaction.
   */
  async delivered(
    tenant: Tenant,
    platform: PlatformId,
    deliveries: Delivered,
    askedAt: Date,
  ): Promise<void> {
    const checkedAt = askedAt.toISOString();
    for (const { campaignId, delivery } of byCampaign(deliveries)) {
      const { serving, status, reasons, remoteStatus } = delivery;
      await this.facts.recordDelivery(
        tenant,
        campaignId,
        platform,
        { serving, status, reasons, checkedAt },
        remoteStatus,
      );
    }
    const news = await this.recordReviews(tenant, platform, deliveries);
    for (const {
      campaignId,
      delivery: { reviews },
    } of deliveries) {
      const isNews = reviews.some(({ entity, remoteId }) => news.has(`${entity} ${remoteId}`));
      await this.notices.reviewed(tenant, campaignId, platform, { reviews, isNews });
    }
  }

  /** Lists of some platforms lag behind what was made: a link that is not old yet is not missed. */
  async missing(
    tenant: Tenant,
    platform: PlatformId,
    campaignIds: readonly string[],
    askedAt: Date,
  ): Promise<void> {
    for (const id of campaignIds.toSorted()) {
      const link = (await this.catalog.campaign(tenant, id))?.platformLinks[platform];
      if (!link || askedAt.getTime() - Date.parse(link.linkedAt) < LISTED_AFTER_MS) continue;
      await this.facts.recordDelivery(
        tenant,
        id,
        platform,
        {
          serving: false,
          status: 'NOT_SERVING',
          reasons: [MISSING],
          checkedAt: askedAt.toISOString(),
        },
        'MISSING',
      );
    }
  }

  /** What platforms refused of campaigns in a sync that is over. Inside the running transaction. */
  failed(tenant: Tenant, failures: readonly CampaignFailure[]): Promise<void> {
    return this.facts.recordFailures(tenant, failures);
  }

  /**
   * Fields that were changed on a platform and that a plan left alone; none: nothing drifted.
   * Inside the running transaction.
   */
  async drifted(
    tenant: Tenant,
    campaignId: string,
    platform: PlatformId,
    fields: readonly string[],
    at: Date,
  ): Promise<void> {
    await this.facts.recordDrift(
      tenant,
      campaignId,
      platform,
      fields.length === 0 ? null : { since: at.toISOString(), fields },
    );
  }

  /** Platform ids of areas, by row; rows that changed since are left alone. No version moves. */
  async placed(tenant: Tenant, campaignId: string, places: readonly PlacedRow[]): Promise<void> {
    await this.facts.recordLocations(tenant, campaignId, places);
  }

  /** Writes patches one by one; returns the first refusal. What was written before it stays. */
  write(tenant: Tenant, writes: readonly LocalWrite[]): Promise<WriteRefusal | undefined> {
    return this.imports.writeAll(tenant, writes);
  }

  /** Puts back what a campaign had, all or nothing; returns the refusal. */
  async putBack(
    tenant: Tenant,
    campaignId: string,
    { isBack, rows: { assets, ...rows } }: Pick<Revert, 'isBack' | 'rows'>,
  ): Promise<WriteRefusal | undefined> {
    return refusalIn(() =>
      this.adoptions.putTreeBack(tenant, campaignId, {
        isBack,
        ...rows,
        bindings: assets.map(({ binding }) => binding),
      }),
    );
  }

  /**
   * A campaign that was taken over from a platform is ours no more; inside the running transaction.
   */
  letGo(tenant: Tenant, campaignId: string, platform: PlatformId): Promise<void> {
    return this.adoptions.letCampaignGo(tenant, campaignId, platform);
  }

  /**
   * Takes over what was changed at a site. What the catalog refuses fails by itself, and so does
   * what was edited here since the plan, which `applicableTo` shows for a tree; the rest goes on.
   */
  imported(
    tenant: Tenant,
    changes: readonly PlannedChange[],
    site: ImportSite,
    applicableTo: ApplicableTo,
  ): Promise<readonly ImportResult[]> {
    return this.imports.execute(tenant, changes, site, applicableTo);
  }

  /**
   * Of these campaigns, those that the Emergency Brake holds; none of them changes that before the
   * transaction ends.
   */
  async lockOnHold(tenant: Tenant, campaignIds: readonly string[]): Promise<ReadonlySet<string>> {
    return new Set((await this.holds.lock(tenant, campaignIds)).keys());
  }

  /** Returns what is disapproved that was not so before. */
  private async recordReviews(
    tenant: Tenant,
    platform: PlatformId,
    deliveries: Delivered,
  ): Promise<ReadonlySet<string>> {
    const reviews = deliveries.flatMap(({ delivery }) => delivery.reviews);
    if (reviews.length === 0) return new Set();
    const rows = await this.database.read<LocalId>(tenant, LOCAL_IDS, [
      tenant.spaceId,
      platform,
      deliveries.map(({ campaignId }) => campaignId),
    ]);
    const local = new Map(
      rows.map(({ entity, remoteId, localId }) => [`${entity} ${remoteId}`, localId]),
    );
    const news = new Set<string>();
    for (const entity of ['ad', 'keyword'] as const) {
      const own = reviews
        .filter((review) => review.entity === entity)
        .flatMap(({ remoteId, status, reasons, affectedMarkets }) => {
          const id = local.get(`${entity} ${remoteId}`);
          return id ? [{ id, status, reasons, affectedMarkets }] : [];
        });
      for (const id of await this.facts.recordReviews(tenant, entity, platform, own)) {
        news.add(id);
      }
    }
    return new Set(
      rows.flatMap(({ entity, remoteId, localId }) =>
        news.has(localId) ? [`${entity} ${remoteId}`] : [],
      ),
    );
  }
}
