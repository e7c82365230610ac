import { Injectable } from '@nestjs/common';
import type { Tenant } from '@switchyard/kernel';
import { Outbox } from '@switchyard/queue-kit';
import type { PostStep, SocialPost } from './domain';
import { PostWork, STEP_KINDS, stepWorkId } from './use-cases/start-step';

/** Writes work items in the running transaction. */
@Injectable()
export class QueuePostWork extends PostWork {
  constructor(private readonly outbox: Outbox) {
    super();
  }

  promise({ accountId, spaceId }: Tenant, post: SocialPost, step: PostStep): Promise<void> {
    return this.outbox.enqueue({
      id: stepWorkId(post),
      queue: 'answers',
      kind: STEP_KINDS[step],
      accountId,
      spaceId,
    });
  }
}
