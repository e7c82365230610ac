import type { Verdict } from '@switchyard/platforms/domain';
import type { Delivery } from './delivery';

/** What is found of a delivery: a platform's verdict, or something that no platform reported. */
export type Finding =
  | Verdict
  /** This service cannot send it; the others of its batch may go. */
  | { readonly outcome: 'broken'; readonly message: string }
  /**
   * It waits for another delivery. The outcome of that delivery makes it due; else it is checked
   * again after a while.
   */
  | { readonly outcome: 'behind'; readonly code: BehindCode }
  /** The platform checked a test, and counts nothing. */
  | { readonly outcome: 'tested' }
  /** The platform still works on it. */
  | { readonly outcome: 'unreported' };

/** Why an adjustment waits for another delivery. The outcome of that delivery makes it due. */
export const BEHIND_CODES = [
  'ORIGINAL_NOT_SENT',
  'ORIGINAL_NOT_CONFIRMED',
  'EARLIER_NOT_SENT',
] as const;
type BehindCode = (typeof BEHIND_CODES)[number];

/** What becomes of a delivery. */
export type DeliveryOutcome = Pick<
  Delivery,
  'status' | 'reason' | 'until' | 'dueAt' | 'platformError' | 'ref' | 'refAt' | 'settledAt'
> & { readonly wasSent: boolean };

export interface OutcomeWorld {
  readonly now: Date;
  /** From 0 to 1; one for all of a batch, so that they are due together again. */
  readonly jitter: number;
  /** Whether it was in a request just now. */
  readonly wasSent: boolean;
  /** Whether the platform reports the outcome of accepted items later. */
  readonly confirmsLater: boolean;
  /** Recorded with what is taken. */
  readonly note?: string;
}

const MINUTE_MS = 60_000;
/** A person has to put something right first. */
const HELD_MS = 60 * MINUTE_MS;
const BEHIND_MS = 15 * MINUTE_MS;
const LONGEST_MESSAGE = 1_000;

/** What a finding makes of a delivery. */
export const resolveDelivery = (
  delivery: Delivery,
  finding: Finding,
  world: OutcomeWorld,
): DeliveryOutcome => {
  const { now, wasSent, note } = world;
  const open = {
    status: 'pending',
    reason: null,
    until: null,
    dueAt: null,
    platformError: null,
    ref: null,
    refAt: null,
    settledAt: null,
    wasSent,
  } as const;
  switch (finding.outcome) {
    case 'taken':
      return taken(finding, open, world);
    case 'confirmed':
      return {
        ...open,
        status: 'confirmed',
        reason: note ?? delivery.reason,
        ref: delivery.ref,
        refAt: delivery.refAt,
        settledAt: now,
      };
    case 'tested':
      return { ...open, status: 'tested', settledAt: now };
    case 'waiting':
    case 'held':
    case 'behind':
      return { ...open, status: 'waiting', ...later(finding, sendingsOf(delivery, world), world) };
    case 'refused':
    case 'broken':
    case 'skipped':
    case 'unsupported':
      return { ...open, settledAt: now, ...nothingMore(finding) };
    case 'unreported':
      return notReported(delivery, now);
    case 'unknown':
      return uncertain(delivery, finding, open, world);
    default:
      return finding satisfies never;
  }
};

type Never = Extract<Finding, { outcome: 'refused' | 'broken' | 'skipped' | 'unsupported' }>;

const nothingMore = (
  finding: Never,
): Pick<DeliveryOutcome, 'status'> & Partial<DeliveryOutcome> => {
  switch (finding.outcome) {
    case 'refused':
      return { status: 'failed', platformError: reportedError(finding) };
    case 'broken':
      return {
        status: 'failed',
        reason: 'INTERNAL',
        platformError: reportedError({ code: 'INTERNAL', message: finding.message }),
        wasSent: false,
      };
    case 'skipped':
    case 'unsupported':
      return { status: finding.outcome, reason: finding.code };
    default:
      return finding satisfies never;
  }
};

type Later = Extract<Finding, { outcome: 'waiting' | 'held' | 'behind' }>;

const later = (
  finding: Later,
  sendings: number,
  { now, jitter, wasSent }: OutcomeWorld,
): Pick<DeliveryOutcome, 'reason' | 'dueAt'> & Partial<DeliveryOutcome> => {
  const after = (ms: number): Date => new Date(now.getTime() + ms);
  switch (finding.outcome) {
    case 'waiting': {
      // Without a known time, the wait grows with each attempt.
      const until = finding.until > now.getTime() ? new Date(finding.until) : null;
      return {
        reason: finding.code,
        until,
        dueAt: until ?? after(backOffMs(sendings, jitter)),
        ...(wasSent && { platformError: reportedError(finding) }),
      };
    }
    case 'held':
      return { reason: finding.code, dueAt: after(HELD_MS), platformError: reportedError(finding) };
    case 'behind':
      return { reason: finding.code, dueAt: after(BEHIND_MS) };
    default:
      return finding satisfies never;
  }
};

const taken = (
  { ref, at }: Extract<Verdict, { outcome: 'taken' }>,
  open: DeliveryOutcome,
  { now, confirmsLater: confirmsLater, note }: OutcomeWorld,
): DeliveryOutcome => {
  const isAwaited = confirmsLater && ref !== undefined;
  return {
    ...open,
    status: 'sent',
    reason: note ?? null,
    ref: ref ?? null,
    refAt: at ?? null,
    ...(isAwaited ? { dueAt: new Date(now.getTime() + FIRST_ASK_MS) } : { settledAt: now }),
  };
};

/** It stays as it was sent. */
const notReported = (
  { status, reason, until, platformError, ref, refAt, settledAt, sentAt }: Delivery,
  now: Date,
): DeliveryOutcome => {
  const since = now.getTime() - (sentAt ?? now).getTime();
  return {
    status,
    reason,
    until,
    platformError,
    ref,
    refAt,
    settledAt,
    dueAt: since > STOP_ASKING_MS ? null : new Date(now.getTime() + askAgainMs(since)),
    wasSent: false,
  };
};

const sendingsOf = ({ attempts }: Delivery, { wasSent }: OutcomeWorld): number =>
  attempts + (wasSent ? 1 : 0);

const uncertain = (
  delivery: Delivery,
  finding: Extract<Verdict, { outcome: 'unknown' }>,
  open: DeliveryOutcome,
  world: OutcomeWorld,
): DeliveryOutcome => {
  const { now, jitter } = world;
  const sendings = sendingsOf(delivery, world);
  const isOver =
    sendings >= MOST_ATTEMPTS && now.getTime() - delivery.createdAt.getTime() >= GIVE_UP_AFTER_MS;
  if (isOver) {
    return {
      ...open,
      status: 'failed',
      reason: 'GIVEN_UP',
      platformError: reportedError(finding),
      settledAt: now,
    };
  }
  return {
    ...open,
    reason: finding.code,
    dueAt: new Date(now.getTime() + backOffMs(sendings, jitter)),
    platformError: reportedError(finding),
  };
};

const reportedError = ({
  code,
  message,
}: {
  readonly code: string;
  readonly message: string;
}): Delivery['platformError'] => ({ code, message: message.slice(0, LONGEST_MESSAGE) });

const LONGEST_MS = 6 * 60 * MINUTE_MS;

/** Sendings after which nothing certain being known means giving up, once a day has passed. */
export const MOST_ATTEMPTS = 12;
export const GIVE_UP_AFTER_MS = 24 * 60 * MINUTE_MS;

/**
 * How long to wait after so many sendings of which nothing certain is known: a minute, two, four,
 * at most six hours; by a tenth more or less, so that accounts do not come at once. `jitter` from 0
 * to 1.
 */
export const backOffMs = (attempts: number, jitter: number): number =>
  Math.min(LONGEST_MS, MINUTE_MS * 2 ** Math.min(20, Math.max(0, attempts - 1))) *
  (0.9 + 0.2 * jitter);

/**
 * Google confirms uploads later, and asks callers not to request the status before this time
 * (requestStatus:retrieve).
 */
export const FIRST_ASK_MS = 30 * MINUTE_MS;

/**
 * When a platform is asked next what became of what it took so long ago: each time after twice as
 * long, at most six hours later.
 */
export const askAgainMs = (sinceSentMs: number): number =>
  Math.min(LONGEST_MS, Math.max(FIRST_ASK_MS, sinceSentMs));

/** A platform that reported nothing for so long reports nothing any more. */
export const STOP_ASKING_MS = 7 * 24 * 60 * MINUTE_MS;

/**
 * From 0 to 1, by the random end of an id: the same for the same batch, another one for the next.
 */
export const jitterOf = (id: string): number => parseInt(id.slice(-4), 36) / 36 ** 4;
