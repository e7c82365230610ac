import { Injectable } from '@nestjs/common';
import { Clock, Ids, unavailable, UnitOfWork, type Caller } from '@switchyard/kernel';
import type { PlanRequest, Preview } from '../../domain/sync';
import { newPreview } from '../plan/new-preview';
import { Previews, Promises, Waiting } from '../ports';
import { KnownCampaigns } from './known-campaigns';

const LONGEST_WAIT_MS = 30_000;
const SIGN_OF_LIFE_MS = 2_000;

/** Nobody could compute the plan: 503 at once rather than an answer that never comes. */
export const noWorker = () => unavailable('No worker is running, so nothing can be computed right now.', 5);

/**
 * Asks the worker for a plan and waits for it, at most 30 seconds. Answers a preview that may still be computing. Throws UNAVAILABLE
 * within 5 seconds when no worker is alive, NOT_FOUND for campaigns that this Space does not have.
 */
@Injectable()
export class RequestPreview {
  constructor(
    private readonly work: UnitOfWork, private readonly previews: Previews, private readonly promises: Promises, private readonly waiting: Waiting,
    private readonly campaigns: KnownCampaigns, private readonly ids: Ids, private readonly clock: Clock,
  ) {}

  async execute(caller: Caller, request: PlanRequest): Promise<Preview> {
    await this.campaigns.require(caller, request);
    if (!(await this.promises.hasLiveWorker())) throw noWorker();
    const preview = newPreview({ spaceId: caller.spaceId, id: this.ids.next('pvw'), request, requestedBy: caller.userId, createdAt: this.clock.now() });
    await this.work.run(caller, async () => {
      await this.previews.add(caller, preview);
      await this.promises.promise(caller, 'answers', 'preview', preview.id);
    });
    return this.waitFor(caller, preview);
  }

  private async waitFor(caller: Caller, asked: Preview): Promise<Preview> {
    let nextSign = SIGN_OF_LIFE_MS;
    const ready = await this.waiting.forAnswer(LONGEST_WAIT_MS, async (passedMs) => {
      const preview = await this.previews.get(caller, asked.id);
      if (preview && preview.status !== 'computing') return preview;
      if (passedMs < nextSign) return undefined;
      nextSign += SIGN_OF_LIFE_MS;
      if (!(await this.promises.hasLiveWorker())) throw noWorker();
      return undefined;
    });
    return ready ?? asked;
  }
}
