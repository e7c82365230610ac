import { Inject, Injectable } from '@nestjs/common';
import { IdentityFacade } from '@switchyard/identity';
import type { PlatformId, Tenant } from '@switchyard/kernel';
import type { AdPlatform } from '@switchyard/platforms/domain';
import { AdoptionCatalog } from '../../data/catalog-trees';
import { Operations } from '../../data/syncing/operations';
import { fieldKey } from '../../domain/adoption/import-judge';
import {
  type CampaignTree,
  type Target,
  targetOfConnection,
} from '../../domain/basis/campaign-tree';
import { sameField } from '../../domain/basis/canonical-json';
import { partDigest } from '../../domain/basis/plan-hash';
import { groupBy } from '../../domain/planning/grouping';
import type { Binding, Desired } from '../../domain/planning/plan';
import type { PlanInput } from '../../domain/planning/plan-input';
import type { PlannedPart } from '../../domain/planning/plan-part';
import { type Revert, revertTree, undoSides, type UndoSides } from '../../domain/undo/revert';
import { revertChanges, undoWarnings } from '../../domain/undo/undo-changes';
import type { Done, UndoAccount } from '../../domain/undo/undo-world';
import { digestsIn } from '../adoption/adopt-campaigns';
import { PLATFORMS } from '../ports';

/** A campaign as it was before a sync. */
export interface Undone extends Revert {
  /** What the sync did to the campaign and below it, in its order. */
  readonly done: readonly Done[];
}

/** Reads what a sync did, and how campaigns were before it. */
@Injectable()
export class ReadUndo {
  constructor(
    private readonly operations: Operations,
    private readonly identity: IdentityFacade,
    private readonly catalog: AdoptionCatalog,
    @Inject(PLATFORMS) private readonly platforms: ReadonlyMap<PlatformId, AdPlatform>,
  ) {}

  /** By campaign; campaigns that the sync did nothing to are left out. */
  async of(
    tenant: Tenant,
    syncId: string,
    trees: Iterable<CampaignTree>,
    at: Date,
  ): Promise<ReadonlyMap<string, Undone>> {
    const all = [...trees];
    const operations = groupBy(
      await this.operations.doneIn(
        tenant,
        syncId,
        all.map(({ campaign }) => campaign.id),
      ),
      ({ campaignId }) => campaignId,
    );
    const done = new Map(
      [...operations].map(([id, own]) => [
        id,
        own.map(({ change, remoteId }): Done => ({ change, remoteId })),
      ]),
    );
    const world = {
      spaceId: tenant.spaceId,
      accounts: await this.accounts(tenant),
      pictures: await this.pictures(tenant, [...done.values()].flat()),
      at,
    };
    return new Map(
      all.flatMap((tree) => {
        const own = done.get(tree.campaign.id);
        return own
          ? [[tree.campaign.id, { done: own, ...revertTree(tree, own, world) }] as const]
          : [];
      }),
    );
  }

  private async accounts(tenant: Tenant): Promise<ReadonlyMap<string, UndoAccount>> {
    return new Map(
      (await this.identity.connectionsOf(tenant)).flatMap((connection) => {
        const platform = this.platforms.get(connection.platform);
        return platform
          ? [[connection.id, { target: targetOfConnection(connection), platform }] as const]
          : [];
      }),
    );
  }

  /** What went had pictures; those that the Space still has are attached again. */
  private pictures(tenant: Tenant, done: readonly Done[]) {
    const gone = done.filter(
      ({ change: { action } }) => action === 'remove' || action === 'forget',
    );
    return this.catalog.pictures(
      tenant,
      digestsIn(
        gone.map(({ change: { fields } }) => ({
          attributes: Object.fromEntries(fields.map(({ field, before }) => [field, before])),
        })),
      ),
    );
  }
}

/**
 * An undo of one campaign on one ad account: what it plans with, and what it adds to the plan.
 * Pure.
 */
export class UndoPart {
  readonly sides: UndoSides;
  private readonly isLetGo: boolean;

  /** `before`: what is wanted there once it is set back. `now`: what is wanted as things are. */
  constructor(
    private readonly undone: Undone,
    private readonly target: Target,
    before: readonly Desired[],
    private readonly now: readonly Desired[],
    private readonly bindings: readonly Binding[],
  ) {
    this.sides = undoSides(before, bindings, undone);
    this.isLetGo = undone.letGo.has(target.connectionId);
  }

  /** True when the campaign itself goes: what it would need to be sent does not matter. */
  get goes(): boolean {
    return !this.sides.desired.some(({ address }) => address.entity === 'campaign');
  }

  /** Only what the sync did, and what follows from setting it back, is anything of an undo's. */
  get limits(): Pick<PlanInput, 'letGo' | 'concerns'> {
    const since = new Set(
      this.undone.told
        .filter(
          ({ code, address }) =>
            code === 'CHANGED_SINCE' && address.connectionId === this.target.connectionId,
        )
        .map(({ address, field }) => fieldKey(address, field)),
    );
    const recorded = new Set(
      this.done.flatMap(({ change: { address, fields } }) =>
        fields.map(({ field }) => fieldKey(address, field)),
      ),
    );
    const [now, before] = [attributesOf(this.now), attributesOf(this.sides.desired)];
    const moves = (id: string, field: string): boolean =>
      !sameField(now.get(id)?.[field], before.get(id)?.[field]);
    return {
      letGo: this.isLetGo,
      concerns: (address, field) =>
        moves(address.id, field) ||
        (recorded.has(fieldKey(address, field)) && !since.has(fieldKey(address, field))),
    };
  }

  /** Our own catalog is set back before anything is sent. */
  added(part: PlannedPart): PlannedPart {
    const changes = [
      ...revertChanges(this.now, this.sides.desired, this.bindings, this.undone),
      ...part.changes,
    ];
    const told = this.undone.told.filter(
      ({ address }) => address.connectionId === this.target.connectionId,
    );
    const warnings = [
      ...told,
      ...undoWarnings(this.done, {
        now: this.now,
        bindings: this.bindings,
        sides: this.sides,
        isLetGo: this.isLetGo,
      }),
    ];
    return {
      ...part,
      changes,
      warnings: [...warnings, ...part.warnings],
      digest: partDigest(part.basis, changes),
    };
  }

  private get done() {
    return this.undone.done.filter(
      ({ change: { address } }) =>
        address.platform === this.target.platform &&
        address.connectionId === this.target.connectionId,
    );
  }
}

const attributesOf = (desired: readonly Desired[]) =>
  new Map(desired.map(({ address, attributes }) => [address.id, attributes]));
