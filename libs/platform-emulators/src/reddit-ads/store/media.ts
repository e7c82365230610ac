import { imageSize } from 'image-size';
import { UNVERIFIED } from '../unverified';

/** Bytes that are a picture of a supported format. */
export interface Picture {
  readonly bytes: Buffer;
  readonly mime: string;
  readonly extension: string;
}

const MIMES: Readonly<Record<string, string>> = {
  gif: 'image/gif',
  jpg: 'image/jpeg',
  png: 'image/png',
};

/**
 * Type and size of a picture, read from its bytes, whatever its declared type; undefined when it is
 * not a GIF, JPEG or PNG.
 */
export function readPicture(bytes: Buffer): Picture | undefined {
  try {
    const { type = '' } = imageSize(bytes);
    const mime = MIMES[type];
    return mime === undefined ? undefined : { bytes, mime, extension: `.${type}` };
  } catch {
    return undefined;
  }
}

/** One asset on its way into the library. */
export interface Upload {
  readonly id: string;
  readonly profileId: string;
  readonly isGood: boolean;
  polls: number;
}

/** Uploads of creative assets by id. */
export class Uploads {
  private readonly uploads = new Map<string, Upload>();

  put(upload: Upload): void {
    this.uploads.set(upload.id, upload);
  }

  get(id: string): Upload | undefined {
    return this.uploads.get(id);
  }
}

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
    accounts: readonly { readonly id: string }[],
    now: number,
  ): { readonly job: PostJob; readonly status: JobStatus } | undefined {
    const stored = this.jobs.get(id);
    if (!stored || !accounts.some((one) => one.id === stored.job.accountId)) return undefined;
    stored.polls += 1;
    const isDone =
      stored.polls > 1 || now - stored.job.createdAt >= UNVERIFIED.postJobSeconds * 1_000;
    return { job: stored.job, status: isDone ? finalStatus(stored.job) : 'PROCESSING' };
  }
}

const finalStatus = ({ outcome }: PostJob): JobStatus =>
  'postId' in outcome ? 'SUCCESS' : 'CLIENT_ERROR';
