import { Injectable } from '@nestjs/common';
import { type Caller, notFound } from '@switchyard/kernel';
import { Operations } from '../../data/syncing/operations';
import { Syncs } from '../../data/syncing/syncs';
import { EVERYTHING, type Preview } from '../../domain/planning/preview';
import { syncAlreadyActive } from '../../domain/syncing/sync';
import { KnownCampaigns, RequestPreview } from '../planning/request-preview';

/**
 * Asks for a plan that sets local and remote back to the values before a sync. Throws NOT_FOUND,
 * SYNC_ALREADY_ACTIVE while it runs, UNAVAILABLE.
 */
@Injectable()
export class UndoSync {
  constructor(
    private readonly syncs: Syncs,
    private readonly operations: Operations,
    private readonly campaigns: KnownCampaigns,
    private readonly request: RequestPreview,
  ) {}

  async execute(caller: Caller, syncId: string): Promise<Preview> {
    const sync = await this.syncs.get(caller, syncId);
    if (!sync) throw notFound();
    if (!sync.finishedAt) throw syncAlreadyActive(sync.id);
    const touched = [
      ...new Set(
        (await this.operations.outcomes(caller, syncId)).map(({ campaignId }) => campaignId),
      ),
    ];
    const known = await this.campaigns.names(caller, touched);
    return this.request.execute(caller, {
      scope: { campaignIds: touched.filter((id) => known.has(id)).sort() },
      options: EVERYTHING,
      force: false,
      resolve: [],
      undo: syncId,
    });
  }
}
