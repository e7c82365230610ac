import { Injectable } from '@nestjs/common';
import { Clock, type Tenant } from '@switchyard/kernel';
import { CatalogRecords } from '../../data/syncing/catalog-records';
import { Syncs } from '../../data/syncing/syncs';
import type { CampaignTree } from '../../domain/basis/campaign-tree';
import { groupBy } from '../../domain/planning/grouping';
import { importRefused } from '../../domain/syncing/operation-errors';
import { CampaignTrees, type OpenAccount, type WriteRefusal } from '../ports';
import type { Entry, Ledger } from '../syncing/ledger';
import type { SyncWork } from '../syncing/sync-work';
import type { Undone } from '../../domain/undo/undo-part';
import { ReadUndo } from './read-undo';

/**
 * Reverts our own catalog, campaign by campaign, before anything is sent to the platforms. Doing it
 * again changes nothing.
 */
@Injectable()
export class RevertCampaigns {
  constructor(
    private readonly syncs: Syncs,
    private readonly trees: CampaignTrees,
    private readonly undos: ReadUndo,
    private readonly catalog: CatalogRecords,
    private readonly clock: Clock,
  ) {}

  async execute(
    { tenant, syncId }: SyncWork,
    account: OpenAccount,
    ledger: Ledger,
    open: readonly Entry[],
  ): Promise<void> {
    const undo = (await this.syncs.get(tenant, syncId))?.request.undo;
    if (undo === undefined) throw new Error(`sync ${syncId} sets back what no other sync did`);
    const entries = groupBy(open, ({ change }) => change.address.campaignId);
    const undone = await this.undos.of(
      tenant,
      undo,
      await this.load(tenant, [...entries.keys()]),
      this.clock.now(),
    );
    for (const [campaignId, own] of entries) {
      if (isLetGo(own)) await this.letGo(tenant, account, ledger, own);
      else recordAll(ledger, own, await this.write(tenant, campaignId, undone.get(campaignId)));
    }
    await ledger.flush();
  }

  /**
   * Rows and bindings go together: a campaign that is only half let go would be made anew, or
   * removed, by the next plan.
   */
  private async letGo(
    tenant: Tenant,
    { platform }: OpenAccount,
    ledger: Ledger,
    entries: readonly Entry[],
  ): Promise<void> {
    const campaignIds = [...new Set(entries.map(({ change }) => change.address.campaignId))];
    recordAll(ledger, entries, undefined);
    await ledger.letGo(
      entries.map(({ change }) => change),
      async () => {
        for (const id of campaignIds) await this.catalog.letGo(tenant, id, platform.id);
      },
    );
  }

  private async write(
    tenant: Tenant,
    campaignId: string,
    undone: Undone | undefined,
  ): Promise<WriteRefusal | undefined> {
    if (!undone) return undefined;
    const isPutBack = undone.isBack || Object.values(undone.rows).some(({ length }) => length > 0);
    return (
      (isPutBack ? await this.catalog.putBack(tenant, campaignId, undone) : undefined) ??
      this.catalog.write(tenant, undone.writes)
    );
  }

  private async load(
    tenant: Tenant,
    campaignIds: readonly string[],
  ): Promise<readonly CampaignTree[]> {
    const trees: CampaignTree[] = [];
    for await (const tree of this.trees.load(tenant, campaignIds)) trees.push(tree);
    return trees;
  }
}

const recordAll = (
  ledger: Ledger,
  entries: readonly Entry[],
  refusal: WriteRefusal | undefined,
): void => {
  for (const entry of entries) {
    ledger.resolve(
      entry,
      refusal ? 'failed' : 'succeeded',
      refusal ? importRefused(refusal) : null,
    );
  }
};

/** The campaign itself stops being ours. */
const isLetGo = (entries: readonly Entry[]): boolean =>
  entries.some(({ change }) => change.after === null);
