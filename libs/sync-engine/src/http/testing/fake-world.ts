import type { CatalogFacade, PlatformFactsFacade } from '@switchyard/catalog';
import type { IdentityFacade } from '@switchyard/identity';
import { type Caller, notFound, type Tenant, type UnitOfWork, Waiting } from '@switchyard/kernel';
import { type AdoptionCatalog } from '../../data/catalog-trees';
import { type CatalogRecords } from '../../data/syncing/catalog-records';
import { CampaignTrees, Promises } from '../../use-cases/ports';

/** The state around the routes, as specs set it. */
export class FakeWorld {
  workerAlive = true;
  /** Names by campaign id. */
  readonly campaigns = new Map<string, string>();
  readonly connections = new Set<string>();
  /** Grants by the connection that they serve. */
  readonly grants = new Map<string, string>();
  /** Grants whose connection was deleted. */
  readonly leftGrants: string[] = [];
  /** Campaign ids by `<space> <connection>`, as the catalog knows them. */
  readonly linked = new Map<string, readonly string[]>();
  /** Other Spaces of the account, and whether the caller is a member. */
  otherSpaces: readonly { readonly spaceId: string; readonly isMember: boolean }[] = [];
  /** Does the worker's part of promised work. */
  answer: (tenant: Tenant, kind: string, id: string) => Promise<void> = () => Promise.resolve();
}

/** The catalog as far as the routes ask it. */
export const fakeCatalog = (world: FakeWorld): Partial<CatalogFacade> => ({
  async *campaignTrees(_tenant: Tenant, ids: readonly string[] | undefined) {
    for (const id of ids ?? world.campaigns.keys()) {
      const name = await Promise.resolve(world.campaigns.get(id));
      if (name !== undefined) yield { campaign: { id, name } } as never;
    }
  },
  campaignsLinkedThrough: ({ spaceId }: Tenant, connectionId: string) =>
    Promise.resolve(world.linked.get(`${spaceId} ${connectionId}`) ?? []),
});

/** Identity as far as the routes ask it. */
export const fakeIdentity = (world: FakeWorld): Partial<IdentityFacade> => ({
  connection: (_tenant: Tenant, id: string) =>
    Promise.resolve(world.connections.has(id) ? ({ id } as never) : undefined),
  connectionsOf: () => Promise.resolve([]),
  resolveAlert: () => Promise.resolve(),
  spacesOf: ({ spaceId }: Caller) =>
    Promise.resolve([{ spaceId, isMember: true }, ...world.otherSpaces]),
  removeConnection: async (
    _caller: Caller,
    id: string,
    _expected: unknown,
    refuse: () => Promise<void>,
  ) => {
    if (!world.connections.has(id)) throw notFound();
    await refuse();
    world.connections.delete(id);
    return { id, grantId: world.grants.get(id) ?? null } as never;
  },
});

/** A worker that answers as soon as the promise is committed. */
export class FakeWorker extends Promises {
  constructor(
    private readonly world: FakeWorld,
    private readonly work: UnitOfWork,
  ) {
    super();
  }

  promise(tenant: Tenant, _queue: string, kind: string, id: string): Promise<void> {
    this.work.afterCommit(() => this.world.answer(tenant, kind, id));
    return Promise.resolve();
  }

  promiseStanding(): Promise<void> {
    return Promise.resolve();
  }

  bringForward(): Promise<void> {
    return Promise.resolve();
  }

  notifyAfter(): void {
    throw new Error('nothing is given back here');
  }

  wake(): Promise<void> {
    return Promise.resolve();
  }

  hasLiveWorker(): Promise<boolean> {
    return Promise.resolve(this.world.workerAlive);
  }

  isHeld(): Promise<boolean> {
    return Promise.resolve(false);
  }

  isStalled(): Promise<boolean> {
    return Promise.resolve(false);
  }
}

/** Looks a few times and takes no time at it. */
export class NoTime extends Waiting {
  async forAnswer<T>(
    limitMs: number,
    look: (passedMs: number) => Promise<T | undefined>,
  ): Promise<T | undefined> {
    for (const passedMs of [0, limitMs / 2, limitMs]) {
      const answer = await look(passedMs);
      if (answer !== undefined) return answer;
    }
    return undefined;
  }
}

/** Plans here want nothing, so that nothing drifts. */
export class NoTrees extends CampaignTrees {
  idsOf(): Promise<readonly string[]> {
    return Promise.resolve([]);
  }

  async *load(): AsyncIterable<never> {
    yield* await Promise.resolve([]);
  }

  sizes(): Promise<ReadonlyMap<string, number>> {
    return Promise.resolve(new Map());
  }
}

/** Nothing to put pictures back from. */
export const noAdoptions: Partial<AdoptionCatalog> = { pictures: () => Promise.resolve(new Map()) };

/** No spec of the routes unlinks a campaign. */
export const noPlatformFacts: Partial<PlatformFactsFacade> = {};

export const noRecords: Partial<CatalogRecords> = { pinConnections: () => Promise.resolve() };
