import { Injectable } from '@nestjs/common';
import { CatalogFacade } from '@switchyard/catalog';
import { IdentityFacade, refuseOutsider } from '@switchyard/identity';
import {
  answerOfWorker,
  type Caller,
  Clock,
  Ids,
  referenceNotFound,
  requireWorker,
  type Tenant,
  UnitOfWork,
  Waiting,
} from '@switchyard/kernel';
import { Previews } from '../../data/previews';
import type { PlanRequest, Preview } from '../../domain/planning/preview';
import { Promises } from '../ports';

/** A preview that is not computed yet. */
export const newPreview = (
  known: Pick<Preview, 'spaceId' | 'id' | 'request' | 'requestedBy' | 'createdAt'>,
): Preview => ({
  ...known,
  status: 'computing',
  planHash: null,
  summary: null,
  platforms: [],
  blocked: [],
  spend: null,
  failure: null,
  readyAt: null,
  syncId: null,
  restoredAt: null,
});

/** Who may adopt, and from which ad accounts. */
@Injectable()
export class RequireAdoptable {
  constructor(private readonly identity: IdentityFacade) {}

  /**
   * Throws ROLE_TOO_LOW for guests of the Space, NOT_FOUND with `details.path` for an ad account
   * that is not connected.
   */
  async execute(caller: Caller, { adopt = [] }: PlanRequest): Promise<void> {
    if (adopt.length === 0) return;
    refuseOutsider(caller);
    const connections = await this.identity.connectionsOf(caller);
    adopt.forEach(({ platform, connectionId }, index) => {
      const isKnown = connections.some(
        (one) =>
          one.platform === platform && (connectionId ? one.id === connectionId : one.isDefault),
      );
      if (!isKnown) {
        throw referenceNotFound(`/adopt/${index}/${connectionId ? 'connectionId' : 'platform'}`);
      }
    });
  }
}

/** Campaigns that requests name and answers show. */
@Injectable()
export class KnownCampaigns {
  constructor(private readonly catalog: CatalogFacade) {}

  /** Throws NOT_FOUND with `details.path` for the first id that is not a campaign of this Space. */
  async require(tenant: Tenant, { scope, resolve }: PlanRequest): Promise<void> {
    const asked = [
      ...(scope.campaignIds ?? []).map((id, index) => ({ id, path: `/campaignIds/${index}` })),
      ...resolve.map(({ campaignId }, index) => ({
        id: campaignId,
        path: `/resolve/${index}/campaignId`,
      })),
    ];
    const known = await this.names(
      tenant,
      asked.map(({ id }) => id),
    );
    const unknown = asked.find(({ id }) => !known.has(id));
    if (unknown) throw referenceNotFound(unknown.path);
  }

  /** Names by id; ids that the catalog does not have are left out. */
  async names(tenant: Tenant, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const names = new Map<string, string>();
    if (ids.length === 0) return names;
    for await (const { campaign } of this.catalog.campaignTrees(tenant, [...new Set(ids)])) {
      names.set(campaign.id, campaign.name);
    }
    return names;
  }
}

/**
 * Asks the worker for a plan and waits for it, at most 30 seconds. Returns a preview that may still
 * be computing. Throws UNAVAILABLE within 5 seconds when no worker is alive, NOT_FOUND for
 * campaigns that this Space does not have and for ad accounts to adopt from that are not connected,
 * ROLE_TOO_LOW for guests who adopt.
 */
@Injectable()
export class RequestPreview {
  constructor(
    private readonly work: UnitOfWork,
    private readonly previews: Previews,
    private readonly promises: Promises,
    private readonly waiting: Waiting,
    private readonly campaigns: KnownCampaigns,
    private readonly adoptable: RequireAdoptable,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async execute(caller: Caller, request: PlanRequest): Promise<Preview> {
    await this.campaigns.require(caller, request);
    await this.adoptable.execute(caller, request);
    await requireWorker(this.waiting, this.promises);
    const preview = newPreview({
      spaceId: caller.spaceId,
      id: this.ids.next('pvw'),
      request,
      requestedBy: caller.userId,
      createdAt: this.clock.now(),
    });
    await this.work.run(caller, async () => {
      await this.previews.add(caller, preview);
      await this.promises.promise(caller, 'answers', 'preview', preview.id);
    });
    return this.waitFor(caller, preview);
  }

  private async waitFor(caller: Caller, asked: Preview): Promise<Preview> {
    const ready = await answerOfWorker(asked.id, this.waiting, this.promises, async () => {
      const preview = await this.previews.get(caller, asked.id);
      return preview?.status === 'computing' ? undefined : preview;
    });
    return ready ?? asked;
  }
}
