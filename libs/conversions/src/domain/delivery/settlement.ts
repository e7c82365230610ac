import type { Verdict } from '@switchyard/platforms';
import type { Delivery } from '../conversion/delivery';
import {
  askAgainMs,
  backOffMs,
  FIRST_ASK_MS,
  GIVE_UP_AFTER_MS,
  MOST_ATTEMPTS,
  STOP_ASKING_MS,
} from './back-off';

/** What is found of a delivery: a platform's verdict, or something that no platform said. */
export type Finding =
  | Verdict
  /** This service cannot send it; the others of its batch may go. */
  | { readonly outcome: 'broken'; readonly message: string }
  /** It is not its turn yet; who has the turn wakes it, or it is looked at after a while. */
  | { readonly outcome: 'behind'; readonly code: 'ORIGINAL_NOT_SENT' | 'EARLIER_NOT_SENT' }
  /** The platform still works on it. */
  | { readonly outcome: 'untold' };

/** What becomes of a delivery. */
export type Settlement = Pick<
  Delivery,
  'status' | 'reason' | 'until' | 'dueAt' | 'platformError' | 'ref' | 'refAt' | 'settledAt'
> & { readonly wasSent: boolean };

export interface SettlingWorld {
  readonly now: Date;
  /** From 0 to 1; one for all of a batch, so that they are due together again. */
  readonly jitter: number;
  /** Whether it was in a request just now. */
  readonly wasSent: boolean;
  /** Whether the platform tells later what became of what it took. */
  readonly tellsLater: boolean;
  /** Said of what is taken. */
  readonly note?: string;
}

const MINUTE_MS = 60_000;
/** A person has to put something right first. */
const HELD_MS = 60 * MINUTE_MS;
const BEHIND_MS = 15 * MINUTE_MS;
const LONGEST_MESSAGE = 1_000;

/** What a finding makes of a delivery. */
export const settle = (delivery: Delivery, finding: Finding, world: SettlingWorld): Settlement => {
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
    case 'waiting':
    case 'held':
    case 'behind':
      return { ...open, status: 'waiting', ...later(finding, sendingsOf(delivery, world), world) };
    case 'refused':
    case 'broken':
    case 'skipped':
    case 'unsupported':
      return { ...open, settledAt: now, ...nothingMore(finding) };
    case 'untold':
      return untold(delivery, now);
    case 'unknown':
      return uncertain(delivery, finding, open, world);
    default:
      return finding satisfies never;
  }
};

type Never = Extract<Finding, { outcome: 'refused' | 'broken' | 'skipped' | 'unsupported' }>;

const nothingMore = (finding: Never): Pick<Settlement, 'status'> & Partial<Settlement> => {
  switch (finding.outcome) {
    case 'refused':
      return { status: 'failed', platformError: said(finding) };
    case 'broken':
      return {
        status: 'failed',
        reason: 'INTERNAL',
        platformError: said({ code: 'INTERNAL', message: finding.message }),
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
  { now, jitter, wasSent }: SettlingWorld,
): Pick<Settlement, 'reason' | 'dueAt'> & Partial<Settlement> => {
  const after = (ms: number): Date => new Date(now.getTime() + ms);
  switch (finding.outcome) {
    case 'waiting': {
      // Who waits for no known moment is tried later and later.
      const until = finding.until > now.getTime() ? new Date(finding.until) : null;
      return {
        reason: finding.code,
        until,
        dueAt: until ?? after(backOffMs(sendings, jitter)),
        ...(wasSent && { platformError: said(finding) }),
      };
    }
    case 'held':
      return { reason: finding.code, dueAt: after(HELD_MS), platformError: said(finding) };
    case 'behind':
      return { reason: finding.code, dueAt: after(BEHIND_MS) };
    default:
      return finding satisfies never;
  }
};

const taken = (
  { ref, at }: Extract<Verdict, { outcome: 'taken' }>,
  open: Settlement,
  { now, tellsLater, note }: SettlingWorld,
): Settlement => {
  const isAwaited = tellsLater && ref !== undefined;
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
const untold = (
  { status, reason, until, platformError, ref, refAt, settledAt, sentAt }: Delivery,
  now: Date,
): Settlement => {
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

const sendingsOf = ({ attempts }: Delivery, { wasSent }: SettlingWorld): number =>
  attempts + (wasSent ? 1 : 0);

const uncertain = (
  delivery: Delivery,
  finding: Extract<Verdict, { outcome: 'unknown' }>,
  open: Settlement,
  world: SettlingWorld,
): Settlement => {
  const { now, jitter } = world;
  const sendings = sendingsOf(delivery, world);
  const isOver =
    sendings >= MOST_ATTEMPTS && now.getTime() - delivery.createdAt.getTime() >= GIVE_UP_AFTER_MS;
  if (isOver) {
    return {
      ...open,
      status: 'failed',
      reason: 'GIVEN_UP',
      platformError: said(finding),
      settledAt: now,
    };
  }
  return {
    ...open,
    reason: finding.code,
    dueAt: new Date(now.getTime() + backOffMs(sendings, jitter)),
    platformError: said(finding),
  };
};

const said = ({
  code,
  message,
}: {
  readonly code: string;
  readonly message: string;
}): Delivery['platformError'] => ({ code, message: message.slice(0, LONGEST_MESSAGE) });
