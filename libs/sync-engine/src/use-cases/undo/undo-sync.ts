import { Injectable } from '@nestjs/common';
import { notFound, type Caller } from '@switchyard/kernel';
import { EVERYTHING, syncAlreadyActive, type Preview } from '../../domain/sync';
import { KnownCampaigns } from '../ask/known-campaigns';
import { RequestPreview } from '../ask/request-preview';
import { Operations, Syncs } from '../ports';

/** Asks for a plan that sets local and remote back to the values before a sync. Throws NOT_FOUND, SYNC_ALREADY_ACTIVE while it runs, UNAVAILABLE. */
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
