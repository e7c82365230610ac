import { digestOf } from '@switchyard/kernel';
import type { Change, Gate, Outcome } from '@switchyard/platforms/domain';
import { unfinishedFields } from '../../domain/planning/unanswered-writes';
import {
  brakeBlind,
  brakeEngaged,
  contradicted,
  operationError,
  remoteDrifted,
  remoteMissing,
  syncCancelled,
} from '../../domain/syncing/operation-errors';
import { toChange } from '../../domain/syncing/remote-change';
import type { OverwrittenEdit } from '../../domain/syncing/sync';
import { spendDirection, type Step } from '../../domain/syncing/waves';
import type { OpenAccount } from '../ports';
import type { Entry, Ledger } from './ledger';
import { quotaSpent, type Throttled } from './quota';
import { BrakeHolds, SyncCancelled } from './sync-work';

const MOST_HALVES = 3;

/** A step that is to be sent, with its operation. */
export interface Sending {
  readonly step: Step;
  readonly entry: Entry;
}

/**
 * The change that a connector gets: what is missing of an object found half made, else the plan's.
 */
const changeFor = ({ step, entry }: Sending, ledger: Ledger): Change | undefined => {
  const { change } = step;
  const parentRemoteId =
    (change.parentId && ledger.remoteIdOf(change.parentId)) || change.parentRemoteId;
  const planned = toChange(step, entry.operation.id, parentRemoteId);
  if (planned?.action === 'create' && entry.found) {
    const { action: _create, after, ...subject } = planned;
    const { remoteId, attributes } = entry.found;
    return {
      ...subject,
      action: 'update',
      remoteId,
      after,
      fields: unfinishedFields(after, attributes),
      seenDigest: digestOf(attributes),
    };
  }
  return planned?.action === 'update' && entry.seenDigest
    ? { ...planned, seenDigest: entry.seenDigest }
    : planned;
};

/**
 * Sends a wave and notes every outcome. Throws what the connector throws; what was noted by then
 * stays.
 */
export const sendWave = async (
  account: OpenAccount,
  ledger: Ledger,
  sendings: readonly Sending[],
): Promise<void> => {
  const byId = new Map(sendings.map((sending) => [sending.entry.operation.id, sending]));
  const changes = sendings.flatMap((sending) => changeFor(sending, ledger) ?? []);
  const gate: Gate = {
    open: (sent) => ledger.begin(sent.flatMap(({ id }) => byId.get(id)?.entry ?? [])),
  };
  try {
    await noteAll(
      account.platform.apply(account.connection, changes, account.io, gate),
      byId,
      ledger,
    );
    for (const { entry } of sendings.filter((sending) => isUntold(sending))) {
      ledger.resolve(entry, 'failed', contradicted());
    }
  } catch (error) {
    if (error instanceof SyncCancelled) {
      sendings
        .filter(isHalfDone)
        .forEach(({ entry }) => ledger.resolve(entry, 'failed', syncCancelled()));
    }
    if (error instanceof BrakeHolds) return noteBraked(error, byId, ledger);
    throw error;
  } finally {
    await ledger.flush();
  }
};

/** A half of it may have been sent before the brake engaged. */
const noteBraked = (
  { operationIds, because }: BrakeHolds,
  byId: ReadonlyMap<string, Sending>,
  ledger: Ledger,
): void => {
  for (const { entry } of operationIds.flatMap((id) => byId.get(id) ?? [])) {
    ledger.resolve(
      entry,
      entry.status === 'pending' ? 'skipped' : 'failed',
      because === 'blind' ? brakeBlind() : brakeEngaged(),
    );
  }
};

const noteAll = async (
  outcomes: AsyncIterable<Outcome>,
  byId: ReadonlyMap<string, Sending>,
  ledger: Ledger,
): Promise<void> => {
  for await (const outcome of outcomes) {
    const sending = byId.get(outcome.changeId);
    if (sending) note(sending, outcome, ledger);
  }
};

/**
 * A connector must say what became of each change; the first half of a `replace` goes on with its
 * second.
 */
const isUntold = ({ entry }: Sending): boolean => entry.status === 'pending' && !entry.removed;

/** Made, and stopped before its last part was sent. */
const isHalfDone = ({ entry }: Sending): boolean =>
  entry.status === 'started' && (entry.halves ?? 0) > 0;

const note = (sending: Sending, outcome: Outcome, ledger: Ledger): void => {
  const { step, entry } = sending;
  switch (outcome.kind) {
    case 'applied':
      entry.overwritten = overwrittenOf(entry, outcome);
      ledger.bind(entry, outcome.remoteId, 'ready', parentOf(step, ledger));
      return ledger.resolve(entry, 'succeeded');
    case 'half-made':
      return noteHalf(sending, outcome, ledger);
    case 'removed':
      return noteRemoved(sending, ledger);
    case 'drifted':
      if (outcome.missing && step.does === 'remove') return noteRemoved(sending, ledger);
      return ledger.resolve(entry, 'drifted', outcome.missing ? remoteMissing() : remoteDrifted());
    case 'failed':
      return ledger.resolve(entry, 'failed', operationError(outcome.failure));
    default:
      return outcome satisfies never;
  }
};

/** With both values: ours is there now, the other was. */
const overwrittenOf = (
  { change: { after } }: Entry,
  { overwritten = [] }: Extract<Outcome, { kind: 'applied' }>,
): readonly OverwrittenEdit[] =>
  overwritten.map(({ field, found }) => ({ field, local: after?.[field] ?? null, remote: found }));

/**
 * What the platform refused stays half made. What was only stopped short (a limit, a lost answer, a
 * database that was away) stays started: it is looked for, and what is missing of it is sent, a few
 * times.
 */
const noteHalf = (
  { step, entry }: Sending,
  { remoteId, failure }: Extract<Outcome, { kind: 'half-made' }>,
  ledger: Ledger,
): void => {
  ledger.bind(entry, remoteId, 'tainted', parentOf(step, ledger));
  entry.halves = (entry.halves ?? 0) + 1;
  entry.contradicted ||= failure.detail.code === 'PLATFORM_CONTRADICTED';
  if (failure.kind === 'refused' || entry.halves > MOST_HALVES) {
    ledger.resolve(entry, 'failed', operationError(failure));
  }
};

const parentOf = ({ change }: Step, ledger: Ledger): string | null =>
  change.parentId ? ledger.remoteIdOf(change.parentId) : null;

/** The removal of a `replace` is only its first half. */
const noteRemoved = ({ entry }: Sending, ledger: Ledger): void => {
  ledger.unbind(entry);
  if (entry.change.action !== 'replace') return ledger.resolve(entry, 'succeeded');
  entry.removed = true;
  entry.status = 'pending';
};

/** What of a wave goes now. */
export type Portion =
  | { readonly kind: 'goes'; readonly sendings: readonly Sending[]; readonly account: OpenAccount }
  /** Nothing of it fits into what is left of the day. */
  | { readonly kind: 'spent'; readonly failure: Throttled };

/**
 * The local quota never defers a change that ends or lowers spending. The removal in a replace does
 * not count as one, because the object is created again.
 */
export const isUrgent = ({ step: { does, change } }: Sending): boolean =>
  does === 'remove'
    ? change.action !== 'replace'
    : does === 'update' && spendDirection(change) === 'lowers';

/**
 * The part of a wave that fits into the rest of the day's quota: all of it, else the changes that
 * lower spending, else as many of the others as fit, in their order. A change that costs more than
 * a whole day is sent while any quota is left, because waiting would not make it fit.
 */
export const portionOf = async (
  account: OpenAccount,
  ledger: Ledger,
  pending: readonly Sending[],
): Promise<Portion> => {
  const { quota } = account;
  if (!quota) return goes(pending, account);
  const costOf = (some: readonly Sending[]): number =>
    quota.cost(
      account.platform.forecast([
        some.flatMap((one) => changeFor(one, ledger) ?? []),
        some.flatMap(secondHalf),
      ]),
    );
  const needed = costOf(pending);
  const { left, limit, resumesAt } = await quota.standing(needed);
  if (needed <= left) return goes(pending, account);
  const urgent = pending.filter(isUrgent);
  if (urgent.length > 0) return goes(urgent, { ...account, io: account.urgentIo ?? account.io });
  const fitting = mostThatFit(pending, (some) => costOf(some) <= left);
  if (fitting.length > 0) return goes(fitting, account);
  return left > 0 && costOf(pending.slice(0, 1)) > limit
    ? goes(pending.slice(0, 1), account)
    : { kind: 'spent', failure: quotaSpent(resumesAt, account.io.now()) };
};

const goes = (sendings: readonly Sending[], account: OpenAccount): Portion => ({
  kind: 'goes',
  sendings,
  account,
});

/** What is removed to be made anew is not to be gone until tomorrow. */
const secondHalf = ({ step: { does, change } }: Sending) =>
  does === 'remove' && change.action === 'replace'
    ? (toChange({ does: 'create', change }, change.address.id, change.parentRemoteId) ?? [])
    : [];

/** The longest beginning that fits, by halves. */
const mostThatFit = (
  pending: readonly Sending[],
  fits: (some: readonly Sending[]) => boolean,
): readonly Sending[] => {
  let [most, tooMany] = [0, pending.length];
  while (tooMany - most > 1) {
    const middle = Math.floor((most + tooMany) / 2);
    if (fits(pending.slice(0, middle))) most = middle;
    else tooMany = middle;
  }
  return pending.slice(0, most);
};
