import { Injectable } from '@nestjs/common';
import { CatalogFacade } from '@switchyard/catalog';
import { Database, spaceFilter, statement } from '@switchyard/db-kit';
import { Clock, type PlatformId, type Tenant } from '@switchyard/kernel';
import type { Delivery, Review } from '@switchyard/platforms';
import type { ImportSite, LocalWrite } from '../domain/imports';
import type { PlannedChange } from '../domain/plan';
import { CatalogImports, refusalIn } from './catalog-imports';
import { ReviewNotices } from './review-notices';
import {
  CatalogRecords,
  type HeldOf,
  type ImportResult,
  type WriteRefusal,
  type LinkRecord,
} from '../use-cases/ports';

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

/** What a sync learned, told to the catalog. */
@Injectable()
export class FacadeRecords extends CatalogRecords {
  constructor(
    private readonly catalog: CatalogFacade,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly imports: CatalogImports,
    private readonly notices: ReviewNotices,
  ) {
    super();
  }

  async pinConnections(
    tenant: Tenant,
    pins: Parameters<CatalogRecords['pinConnections']>[1],
  ): Promise<void> {
    for (const { campaignId, platform, connectionId } of pins) {
      await this.catalog.pinConnections(tenant, campaignId, { [platform]: connectionId });
    }
  }

  async linked(tenant: Tenant, links: readonly LinkRecord[]): Promise<void> {
    const now = this.clock.now().toISOString();
    for (const { campaignId, platform, ...link } of links) {
      const before = (await this.catalog.campaign(tenant, campaignId))?.platformLinks[platform];
      const linkedAt = before?.remoteId === link.remoteId ? before.linkedAt : now;
      const syncedTreeVersion = link.syncedTreeVersion ?? before?.syncedTreeVersion ?? null;
      // What a plan left alone is still so after its sync; what was sent proves that the connection can be used.
      const { drift, blindSince } = before?.remoteId === link.remoteId ? before : {};
      const kept = { ...(drift ? { drift } : {}), ...(blindSince ? { blindSince } : {}) };
      await this.catalog.recordLink(tenant, campaignId, platform, {
        ...link,
        ...kept,
        syncedTreeVersion,
        linkedAt,
        lastSyncedAt: now,
      });
    }
  }

  async unlinked(tenant: Tenant, gone: Parameters<CatalogRecords['unlinked']>[1]): Promise<void> {
    for (const { campaignId, platform } of gone) {
      await this.catalog.dropLink(tenant, campaignId, platform);
      await this.notices.reviewed(tenant, campaignId, platform, { reviews: [], isNews: false });
    }
  }

  async delivered(
    tenant: Tenant,
    platform: PlatformId,
    deliveries: Delivered,
    askedAt: Date,
  ): Promise<void> {
    const checkedAt = askedAt.toISOString();
    for (const { campaignId, delivery } of deliveries) {
      const { serving, status, reasons, remoteStatus } = delivery;
      await this.catalog.recordDelivery(
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
    for (const id of campaignIds) {
      const link = (await this.catalog.campaign(tenant, id))?.platformLinks[platform];
      if (!link || askedAt.getTime() - Date.parse(link.linkedAt) < LISTED_AFTER_MS) continue;
      await this.catalog.recordDelivery(
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

  failed(tenant: Tenant, told: Parameters<CatalogRecords['failed']>[1]): Promise<void> {
    return this.catalog.recordFailures(tenant, told);
  }

  async drifted(
    tenant: Tenant,
    campaignId: string,
    platform: PlatformId,
    fields: readonly string[],
    at: Date,
  ): Promise<void> {
    await this.catalog.recordDrift(
      tenant,
      campaignId,
      platform,
      fields.length === 0 ? null : { since: at.toISOString(), fields },
    );
  }

  async placed(
    tenant: Tenant,
    campaignId: string,
    places: Parameters<CatalogRecords['placed']>[2],
  ): Promise<void> {
    await this.catalog.recordPlaces(tenant, campaignId, places);
  }

  write(tenant: Tenant, writes: readonly LocalWrite[]): Promise<WriteRefusal | undefined> {
    return this.imports.writeAll(tenant, writes);
  }

  async putBack(
    tenant: Tenant,
    campaignId: string,
    { isBack, rows: { assets, ...rows } }: Parameters<CatalogRecords['putBack']>[2],
  ): Promise<WriteRefusal | undefined> {
    return refusalIn(() =>
      this.catalog.putTreeBack(tenant, campaignId, {
        isBack,
        ...rows,
        bindings: assets.map(({ binding }) => binding),
      }),
    );
  }

  letGo(tenant: Tenant, campaignId: string, platform: PlatformId): Promise<void> {
    return this.catalog.letCampaignGo(tenant, campaignId, platform);
  }

  imported(
    tenant: Tenant,
    changes: readonly PlannedChange[],
    site: ImportSite,
    held: HeldOf,
  ): Promise<readonly ImportResult[]> {
    return this.imports.execute(tenant, changes, site, held);
  }

  async lockHeld(tenant: Tenant, campaignIds: readonly string[]): Promise<ReadonlySet<string>> {
    return new Set((await this.catalog.lockHolds(tenant, campaignIds)).keys());
  }

  /** Answers what is disapproved that was not so before. */
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
      for (const id of await this.catalog.recordReviews(tenant, entity, platform, own)) {
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
