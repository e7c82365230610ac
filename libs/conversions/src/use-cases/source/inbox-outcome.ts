import {
  type InboxEntry,
  type InboxReason,
  type Reading,
  RECORD_NOT_READ,
  type WaitReason,
  type Waiting,
  type ReplacedPart,
} from '../../domain';
import type { PayloadResult } from '../report/doors';

/** What an entry says of itself. */
export type PartOutcome = Pick<
  InboxEntry,
  'status' | 'reasons' | 'madeIds' | 'waitUntil' | 'dueAt'
>;

interface PartResult {
  readonly failure: InboxReason | undefined;
  /** Of events and adjustments that were reported. */
  readonly results: readonly PayloadResult[];
  readonly readings: readonly Reading[];
  readonly replaced?: readonly ReplacedPart[];
  /** What it made when it was read before. */
  readonly before?: readonly string[];
  /** Another entry counted it meanwhile. */
  readonly isRepeated?: boolean;
}

const MOST_REASONS = 20;

/** What became of an event that does not wait. */
export const outcomeOf = ({
  failure,
  results,
  readings,
  replaced = [],
  before = [],
  isRepeated = false,
}: PartResult): PartOutcome => {
  const madeIds = [
    ...new Set(results.flatMap((one) => (one.status === 'rejected' ? [] : [one.id]))),
  ];
  const issues = readings.flatMap((reading) => reading.issues);
  const refused = results.flatMap((one) =>
    one.status === 'rejected' ? [reasonOf(one.error)] : [],
  );
  const hasFailed =
    failure !== undefined || refused.length > 0 || issues.some(({ isFault }) => isFault);
  const reasons = [
    ...(failure ? [failure] : []),
    ...refused,
    ...issues.map(({ reason: code, message, path }) => ({ code, message, path })),
    ...replaced.map(replacedReason),
    ...(isRepeated ? [REPEATED] : []),
  ];
  const hasMade = madeIds.length + before.length > 0;
  return {
    status: hasMade ? 'taken' : hasFailed ? 'failed' : 'ignored',
    reasons: reasons.slice(0, MOST_REASONS),
    madeIds,
    waitUntil: null,
    dueAt: null,
  };
};

/** What became of an event that will never be complete. */
export const failedOutcome = (failure: InboxReason): PartOutcome =>
  outcomeOf({ failure, results: [], readings: [] });

/** What becomes of an event that waits; `until` that it had stays, unless the new one is earlier. */
export const waitingOutcome = (
  { reason, until }: Waiting,
  dueAt: Date | undefined,
  before: Date | null,
): PartOutcome => {
  const waitUntil = before && before < until ? before : until;
  return {
    status: 'waiting',
    reasons: [{ code: reason, message: WAIT_MESSAGES[reason] }],
    madeIds: [],
    waitUntil,
    dueAt: dueAt && dueAt < waitUntil ? dueAt : waitUntil,
  };
};

const WAIT_MESSAGES: Readonly<Record<WaitReason, string>> = {
  CUSTOMER_UNKNOWN: 'Nothing is known of the customer yet. The event is read again when it is.',
  MAY_BELONG_TO_ORDER:
    'The payment may belong to an order that is reported next. It is counted by itself if no order names it in time.',
  [RECORD_NOT_READ]: 'The payload names a record that is read from the provider first.',
};

const REPEATED: InboxReason = {
  code: 'ALREADY_RECEIVED',
  message: 'The provider sent the same event again meanwhile, and it was counted then.',
};

const reasonOf = (error: {
  readonly code: string;
  readonly message: string;
  readonly details?: unknown;
}): InboxReason => {
  const path = firstPath(error.details);
  return { code: error.code, message: error.message, ...(path !== undefined && { path }) };
};

const firstPath = (details: unknown): string | undefined => {
  const [issue] =
    (details as { readonly issues?: readonly { readonly path?: string }[] })?.issues ?? [];
  return issue?.path;
};

const replacedReason = ({ path, reason }: ReplacedPart): InboxReason => ({
  code: 'VALUE_REPLACED',
  path: `/payload${path}`,
  message: `The payload contained something that cannot be stored (${reason}). It was replaced; the rest was taken.`,
});
