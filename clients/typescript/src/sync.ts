import type { CallOptions, CreateOptions } from './call.js';
import { SwitchyardError, UsageError } from './errors.js';
import type { Preview, PlanRequest, Sync } from './generated/models.js';
import { SyncMethods } from './generated/resources.js';
import { retryAfterOf } from './read-answer.js';
import type { ApiPromise, WithResponse } from './api-promise.js';

/** How to wait for something that the API works on. */
export interface WaitOptions extends Pick<CallOptions, 'signal' | 'spaceId'> {
  /** Milliseconds until SyncWaitTimeoutError; the work itself goes on. 30 minutes without it. */
  readonly timeout?: number | undefined;
}

/** How to wait for a sync. */
export interface SyncWaitOptions extends WaitOptions {
  /** Is called with every state that was read. */
  readonly onProgress?: ((sync: Sync) => void) | undefined;
}

/** How to preview, approve, trigger and wait. */
export interface SyncRunOptions extends SyncWaitOptions, Pick<CreateOptions, 'idempotencyKey'> {
  /** Sees the plan with its changes and its money. Only `true` sends it to the platforms. */
  readonly approve: (plan: Preview) => boolean | Promise<boolean>;
}

/** What `run` came to. `sync` is there when something was sent. */
export type SyncRun =
  | { readonly outcome: 'synced'; readonly plan: Preview; readonly sync: Sync }
  | {
      readonly outcome: 'not_approved' | 'nothing_to_sync';
      readonly plan: Preview;
      readonly sync: null;
    };

/** The sync ended without doing its work. `sync` says how far it came. */
export class SyncNotCompletedError extends SwitchyardError {
  override readonly name: string = 'SyncNotCompletedError';

  constructor(readonly sync: Sync) {
    super(`The sync ${sync.id} ended as ${sync.effectiveStatus}.`);
  }
}

/** The sync failed. */
export class SyncFailedError extends SyncNotCompletedError {
  override readonly name: string = 'SyncFailedError';
}

/** The sync was cancelled. */
export class SyncCancelledError extends SyncNotCompletedError {
  override readonly name: string = 'SyncCancelledError';
}

/** The plan could not be computed. `preview.failure` says why. */
export class PreviewFailedError extends SwitchyardError {
  override readonly name: string = 'PreviewFailedError';

  constructor(readonly preview: Preview) {
    super(`The preview ${preview.id} failed: ${preview.failure?.message ?? preview.status}`);
  }
}

/** The time to wait is over; the API goes on. `last` is the state that was read last. */
export class SyncWaitTimeoutError<State = Sync | Preview> extends SwitchyardError {
  override readonly name: string = 'SyncWaitTimeoutError';

  constructor(
    readonly last: State,
    milliseconds: number,
  ) {
    super(`It was not over after ${milliseconds} ms.`);
  }
}

const DEFAULT_TIMEOUT_MS = 1_800_000;
const FIRST_POLL_MS = 1_000;
const LONGEST_POLL_MS = 10_000;

const AT_WORK: readonly string[] = ['queued', 'in_progress', 'stalled'];
const COMPLETED: readonly string[] = ['completed', 'partial'];

/** An end that this version does not know is one once the sync has finished. */
const isOver = ({ effectiveStatus, finishedAt }: Sync): boolean =>
  !AT_WORK.includes(effectiveStatus) &&
  (finishedAt !== null ||
    ['completed', 'partial', 'failed', 'cancelled'].includes(effectiveStatus));

/** Plans and syncs, with what waits for them. */
export class SyncResource extends SyncMethods {
  /**
   * The sync once it is completed or partial. Throws SyncFailedError, SyncCancelledError, and
   * SyncWaitTimeoutError when it takes longer than `timeout`.
   */
  async waitUntilDone(id: string, options: SyncWaitOptions = {}): Promise<Sync> {
    const sync = await this.#until(() => this.get(id, callOptionsOf(options)), isOver, options);
    if (sync.effectiveStatus === 'failed') throw new SyncFailedError(sync);
    if (sync.effectiveStatus === 'cancelled') throw new SyncCancelledError(sync);
    if (!COMPLETED.includes(sync.effectiveStatus)) throw new SyncNotCompletedError(sync);
    return sync;
  }

  /** The plan once it is computed. Throws PreviewFailedError and SyncWaitTimeoutError. */
  async waitUntilPlanned(id: string, options: WaitOptions = {}): Promise<Preview> {
    const isReady = ({ status }: Preview): boolean => status !== 'computing';
    const read = () => this.getPreview(id, callOptionsOf(options));
    return computed(await this.#until(read, isReady, options));
  }

  /**
   * Previews the scope, asks `approve`, triggers exactly that plan and waits for its end. Throws
   * UsageError without `approve`, and SyncPlanDriftError when something changed after the preview.
   */
  async run(scope: PlanRequest, options: SyncRunOptions): Promise<SyncRun> {
    if (typeof options?.approve !== 'function') {
      throw new UsageError('`approve` must be a function that sees the plan. There is no default.');
    }
    const { idempotencyKey: key, approve } = options;
    const call = callOptionsOf(options);
    const asked = await this.preview(scope, call);
    const plan =
      asked.status === 'computing'
        ? await this.waitUntilPlanned(asked.id, options)
        : computed(asked);
    if ((await approve(plan)) !== true) return { outcome: 'not_approved', plan, sync: null };
    const keyed = key === undefined ? call : { ...call, idempotencyKey: key };
    const { syncId } = await this.trigger({ planHash: plan.planHash! }, keyed);
    if (syncId === null) return { outcome: 'nothing_to_sync', plan, sync: null };
    return { outcome: 'synced', plan, sync: await this.waitUntilDone(syncId, options) };
  }

  /** Reads again and again: after `Retry-After`, else after 1 s, 2 s, 4 s, up to 10 s. */
  async #until<State>(
    read: () => ApiPromise<State>,
    isEnd: (state: State) => boolean,
    { timeout = DEFAULT_TIMEOUT_MS, signal, onProgress }: WaitOptions & Progress<State>,
  ): Promise<State> {
    const until = this.requests.now() + timeout;
    for (let poll = 0; ; poll += 1) {
      const answer = await read().withResponse();
      onProgress?.(answer.data);
      if (isEnd(answer.data)) return answer.data;
      const waitMs = waitAfter(answer, poll);
      if (this.requests.now() + waitMs > until) {
        throw new SyncWaitTimeoutError(answer.data, timeout);
      }
      await this.requests.sleep(waitMs, signal);
    }
  }
}

const computed = (preview: Preview): Preview => {
  if (preview.planHash === null) throw new PreviewFailedError(preview);
  return preview;
};

interface Progress<State> {
  readonly onProgress?: ((state: State) => void) | undefined;
}

/** The limit of the whole wait is none of a single request. */
const callOptionsOf = ({ signal, spaceId }: WaitOptions): CallOptions => ({ signal, spaceId });

const waitAfter = ({ headers }: WithResponse<unknown>, poll: number): number => {
  const seconds = retryAfterOf(headers);
  if (seconds !== null && seconds > 0) return seconds * 1_000;
  return Math.min(FIRST_POLL_MS * 2 ** poll, LONGEST_POLL_MS);
};
