import { Injectable } from '@nestjs/common';
import { Clock, Ids, UnitOfWork, type Caller } from '@switchyard/kernel';
import type { PlanRequest, Preview } from '../../domain/sync';
import { newPreview } from '../plan/new-preview';
import { Previews, Promises, Waiting } from '../ports';
import { answerOfWorker, requireWorker } from './answer-of-worker';
import { KnownCampaigns } from './known-campaigns';
import { RequireAdoptable } from './require-adoptable';

/**
 * Asks the worker for a plan and waits for it, at most 30 seconds. Answers a preview that may still be computing. Throws UNAVAILABLE
 * within 5 seconds when no worker is alive, NOT_FOUND for campaigns that this Space does not have and for ad accounts to adopt from that are not
 * connected, ROLE_TOO_LOW for guests who adopt.
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
