import { Injectable } from '@nestjs/common';
import { importRefused } from '../../domain/apply';
import { groupBy } from '../../domain/plan';
import type { CampaignTree } from '../../domain/snapshot';
import type { Entry, Ledger } from '../apply/ledger';
import type { SyncWork } from '../apply/sync-work';
import { CampaignTrees, CatalogRecords, Syncs } from '../ports';
import { ReadUndo } from './read-undo';

/** Sets our own catalog back, campaign by campaign, before the platforms are told. Doing it again changes nothing. */
@Injectable()
export class SetBackCampaigns {
  constructor(private readonly syncs: Syncs, private readonly trees: CampaignTrees, private readonly undos: ReadUndo, private readonly catalog: CatalogRecords) {}

  async execute({ tenant, syncId }: SyncWork, ledger: Ledger, open: readonly Entry[]): Promise<void> {
    const undo = (await this.syncs.get(tenant, syncId))?.request.undo;
    if (undo === undefined) throw new Error(`sync ${syncId} sets back what no other sync did`);
    const entries = groupBy(open, ({ change }) => change.address.campaignId);
    const trees: CampaignTree[] = [];
    for await (const tree of this.trees.load(tenant, [...entries.keys()])) trees.push(tree);
    const undone = await this.undos.of(tenant, undo, trees);
    for (const [campaignId, own] of entries) {
      const refusal = await this.catalog.write(tenant, undone.get(campaignId)?.writes ?? []);
      for (const entry of own) ledger.settle(entry, refusal ? 'failed' : 'succeeded', refusal ? importRefused(refusal) : null);
    }
    await ledger.flush();
  }
}
