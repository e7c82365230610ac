import { UNVERIFIED } from '../unverified';

/** A job that makes a post, and what came of it. */
export interface PostJob {
  readonly id: string;
  readonly accountId: string;
  readonly createdAt: number;
  readonly outcome: { readonly postId: string } | { readonly error: string };
}

export type JobStatus = 'QUEUED' | 'PROCESSING' | 'SUCCESS' | 'CLIENT_ERROR';

/** Post jobs by id. Each is at work for its first poll or for a moment, whichever ends sooner. */
export class PostJobs {
  private readonly jobs = new Map<string, { readonly job: PostJob; polls: number }>();

  add(job: PostJob): void {
    this.jobs.set(job.id, { job, polls: 0 });
  }

  /** What a poll sees, or nothing. Polling moves the job on. */
  poll(
    id: string,
    accountId: string,
    now: number,
  ): { readonly job: PostJob; readonly status: JobStatus } | undefined {
    const held = this.jobs.get(id);
    if (held?.job.accountId !== accountId) return undefined;
    held.polls += 1;
    const isDone = held.polls > 1 || now - held.job.createdAt >= UNVERIFIED.postJobSeconds * 1_000;
    return { job: held.job, status: isDone ? finalStatus(held.job) : 'PROCESSING' };
  }
}

const finalStatus = ({ outcome }: PostJob): JobStatus =>
  'postId' in outcome ? 'SUCCESS' : 'CLIENT_ERROR';
