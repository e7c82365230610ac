import { Injectable } from '@nestjs/common';
import { Clock, type Tenant, UnitOfWork } from '@switchyard/kernel';
import { type Lease, Leases, WorkHandlers } from '@switchyard/queue-kit';
import { Posts } from '../data/posts';
import type { PostFailure, PostStep, SocialPost } from '../domain';
import { roundOf, StartStep, STEP_KINDS } from '../use-cases/start-step';

/** Tries of what may answer later: after 2, 4, 8 and 16 seconds. */
const MOST_TRIES = 5;

/** What a run of a step comes to. */
export type StepOutcome =
  /** `write` runs in the last transaction, with the post locked; its result is stored. */
  | { readonly kind: 'done'; readonly write: (post: SocialPost) => Promise<SocialPost> }
  /** Another try may help; `keep` runs in a transaction before it. `last`: when none is left. */
  | {
      readonly kind: 'later';
      readonly keep?: () => Promise<void>;
      readonly last: Exclude<StepOutcome, { readonly kind: 'later' }>;
    }
  | { readonly kind: 'failed'; readonly failure: Omit<PostFailure, 'step'> };

/** One step, outside of transactions: it reads, fetches and calculates, and writes nothing. */
export interface RunStep {
  execute(tenant: Tenant, post: SocialPost, signal: AbortSignal): Promise<StepOutcome>;
}

/**
 * Runs steps of posts. A run may be repeated after a crash: what it writes is one transaction, which
 * ends the work, and only while the post is still at the same round.
 */
@Injectable()
export class StepRunner {
  constructor(
    private readonly work: UnitOfWork,
    private readonly posts: Posts,
    private readonly steps: StartStep,
    private readonly leases: Leases,
    private readonly clock: Clock,
    private readonly handlers: WorkHandlers,
  ) {}

  add(step: PostStep, run: RunStep): void {
    this.handlers.add({
      kind: STEP_KINDS[step],
      execute: (tenant, workId, lease, signal) =>
        this.execute(step, run, tenant, workId, lease, signal),
      giveUp: (tenant, workId, lease) =>
        this.fail(tenant, workId, lease, {
          step,
          code: 'INTERNAL_ERROR',
          message: 'The step could not be finished. Try it again.',
          spend: null,
        }),
    });
  }

  private async execute(
    step: PostStep,
    run: RunStep,
    tenant: Tenant,
    workId: string,
    lease: Lease,
    signal: AbortSignal,
  ): Promise<void> {
    const { postId, round } = roundOf(workId);
    const post = await this.posts.find(tenant, postId);
    if (post?.step !== step || post.round !== round) return this.finish(tenant, lease);
    const outcome = await run.execute(tenant, post, signal);
    if (signal.aborted) throw new Error('the worker stops; the step is made again');
    await this.conclude(step, tenant, workId, lease, outcome);
  }

  private async conclude(
    step: PostStep,
    tenant: Tenant,
    workId: string,
    lease: Lease,
    outcome: StepOutcome,
  ): Promise<void> {
    switch (outcome.kind) {
      case 'done':
        return this.write(tenant, workId, lease, outcome.write);
      case 'failed':
        return this.fail(tenant, workId, lease, { step, ...outcome.failure });
      case 'later':
        if (lease.failures + 1 >= MOST_TRIES) {
          return this.conclude(step, tenant, workId, lease, outcome.last);
        }
        if (outcome.keep) await this.work.run(tenant, outcome.keep);
        await this.leases.giveBack(lease, 2 ** (lease.failures + 1), true);
    }
  }

  private write(
    tenant: Tenant,
    workId: string,
    lease: Lease,
    change: (post: SocialPost) => Promise<SocialPost>,
  ): Promise<void> {
    const { postId, round } = roundOf(workId);
    return this.work.run(tenant, async () => {
      const before = await this.posts.lock(tenant, postId);
      if (before?.round === round && before.step !== null) {
        const after = await change({ ...before, step: null });
        await this.posts.replace(before, { ...after, updatedAt: this.clock.now() });
      }
      await this.leases.finish(lease);
    });
  }

  private fail(tenant: Tenant, workId: string, lease: Lease, failure: PostFailure): Promise<void> {
    return this.write(tenant, workId, lease, async (post) => ({
      ...(await this.steps.giveBack(tenant, post)),
      status: 'failed',
      failure,
    }));
  }

  private finish(tenant: Tenant, lease: Lease): Promise<void> {
    return this.work.run(tenant, () => this.leases.finish(lease));
  }
}
