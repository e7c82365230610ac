import type { World } from '../google-ads/accounts';
import type { Json } from '../google-ads/schema/message';
import { textOf } from '../google-ads/store/store';
import { CHECKED_CONVERSION } from '../core/conversions';
import type { ObjectFilter, RemoteObject } from '../vendor';
import {
  type CheckedEvent,
  ConversionBook,
  type DestinationOutcome,
  type KeptEvent,
} from './conversions';
import { quotaExceeded } from './errors';
import { UNVERIFIED } from './unverified';

/**
 * What the Data Manager API holds besides the accounts, grants and clock that it shares with Google
 * Ads.
 */
export class DataManager {
  readonly book = new ConversionBook();
  readonly requests = new Map<string, AcceptedRequest>();
  readonly quota = new Quota();

  constructor(readonly world: World) {}

  /**
   * Kept events as the control interface shows them, kind `conversion`, and those that were only
   * validated, kind `conversion-test`.
   */
  objects({ kind, accountId }: ObjectFilter): readonly RemoteObject[] {
    const now = this.world.clock.now();
    return [
      ...[...this.book.all()].map((kept) => conversionObject(kept, now)),
      ...this.book.tests().map(checkedObject),
    ].filter(
      (one) =>
        (kind === undefined || one.kind === kind) &&
        (accountId === undefined || one.accountId === accountId),
    );
  }

  reset(): void {
    this.book.clear();
    this.requests.clear();
    this.quota.clear();
  }
}

/** A kept event below its conversion action, named after its transaction. */
function conversionObject(
  { id, accountId, actionId, event, requestId, adjustments, acceptedAt }: KeptEvent,
  now: Date,
): RemoteObject {
  const name = textOf(event, 'transactionId');
  return {
    kind: 'conversion',
    id,
    accountId,
    parentId: actionId,
    ...(name ? { name } : {}),
    status: isProcessed(acceptedAt, now) ? 'SUCCESS' : 'PROCESSING',
    data: { ...event, requestId, adjustments },
  };
}

const checkedObject = ({ id, accountId, actionId, event }: CheckedEvent): RemoteObject => ({
  kind: CHECKED_CONVERSION,
  id,
  accountId,
  parentId: actionId,
  name: textOf(event, 'transactionId'),
  status: 'CHECKED',
  data: event,
});

/**
 * One entry of the answer (request_status_per_destination.proto). Counts of errors are reported
 * with the verdict, not before.
 */
export function statusOfDestination(
  { destination, records, errors }: AcceptedRequest['destinations'][number],
  isProcessed: boolean,
): Json {
  const eventsIngestionStatus = { recordCount: String(records) };
  if (!isProcessed) return { destination, requestStatus: 'PROCESSING', eventsIngestionStatus };
  const failed = [...errors.values()].reduce((sum, count) => sum + count, 0);
  if (!failed) return { destination, requestStatus: 'SUCCESS', eventsIngestionStatus };
  const errorCounts = [...errors].map(([reason, count]) => ({
    recordCount: String(count),
    reason,
  }));
  return {
    destination,
    requestStatus: failed === records ? 'FAILED' : 'PARTIAL_SUCCESS',
    errorInfo: { errorCounts },
    eventsIngestionStatus,
  };
}

/** A request that was taken: what came of it at each destination, in their order. */
interface AcceptedRequest {
  readonly callerId: string;
  readonly acceptedAt: Date;
  readonly destinations: readonly (DestinationOutcome & { readonly destination: Json })[];
}

/** Whether so much time went by that the vendor is through with what it took then. */
export const isProcessed = (acceptedAt: Date, now: Date): boolean =>
  now.getTime() - acceptedAt.getTime() >= UNVERIFIED.processingMinutes * 60_000;

interface Window {
  readonly start: number;
  count: number;
}

/** Write requests of each Cloud project, in fixed windows of the emulators' clock. */
class Quota {
  private readonly windows = new Map<string, Window>();

  /** Counts one request, or throws 429 and counts nothing. */
  spend(project: string, now: Date): void {
    const spent = UNVERIFIED.quotas.map(({ limit, seconds, name }) => {
      const window = this.windowOf(
        `${project} ${name}`,
        Math.floor(now.getTime() / 1000 / seconds),
      );
      if (window.count >= limit) throw quotaExceeded(name);
      return window;
    });
    for (const window of spent) window.count += 1;
  }

  clear(): void {
    this.windows.clear();
  }

  private windowOf(key: string, start: number): Window {
    const known = this.windows.get(key);
    if (known?.start === start) return known;
    const window = { start, count: 0 };
    this.windows.set(key, window);
    return window;
  }
}
