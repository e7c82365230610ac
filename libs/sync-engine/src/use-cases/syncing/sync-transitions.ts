import { Logger } from '@nestjs/common';
import type { Failure } from '@switchyard/platforms/domain';
import { syncsEnded, syncSeconds, syncsStarted } from '../../data/metrics';
import type { Sync } from '../../domain/syncing/sync';
import type { SyncCounts, SyncStatus } from '../../domain/syncing/sync-status';
import type { OpenAccount } from '../ports';
import type { Entry } from './ledger';
import type { SyncWork } from './sync-work';

/** How a sync ended. */
export interface SyncEnd {
  readonly status: SyncStatus;
  readonly counts: SyncCounts;
}

const logger = new Logger('Syncs');

const fieldsOf = ({ tenant, syncId }: Pick<SyncWork, 'tenant' | 'syncId'>) => ({
  syncId,
  spaceId: tenant.spaceId,
  accountId: tenant.accountId,
});

const accountFields = ({ connection }: Pick<OpenAccount, 'connection'>) => ({
  platform: connection.platform,
  connectionId: connection.id,
});

export const noteSyncStarted = (run: SyncWork, { planHash }: Pick<Sync, 'planHash'>): void => {
  syncsStarted.inc();
  logger.log({ ...fieldsOf(run), planHash }, 'a sync is started');
};

/** Everything that is left of it waits for limits of platforms. */
export const noteSyncWaiting = (run: SyncWork, until: Date): void =>
  logger.log({ ...fieldsOf(run), until: until.toISOString() }, 'a sync waits for a limit');

export const noteSyncEnded = (
  run: Pick<SyncWork, 'tenant' | 'syncId'>,
  { status, counts }: SyncEnd,
  seconds: number | undefined,
): void => {
  syncsEnded.inc({ status });
  if (seconds !== undefined) syncSeconds.observe(seconds);
  const hasFailed = status === 'failed' || status === 'partial';
  logger[hasFailed ? 'warn' : 'log'](
    { ...fieldsOf(run), status, counts, ...(seconds === undefined ? {} : { seconds }) },
    'a sync is ended',
  );
};

/** One line for each wave of an ad account, and for each stop of one. */
export interface WaveLog {
  /** A wave went out, with what came of its changes. */
  sent(
    run: SyncWork,
    account: Pick<OpenAccount, 'connection'>,
    entries: readonly Pick<Entry, 'status' | 'error'>[],
    ms: number,
  ): void;
  /** A platform stopped a wave: what it named, and how often the wave was tried. */
  stopped(
    run: SyncWork,
    account: Pick<OpenAccount, 'connection'>,
    failure: Failure,
    attempt: number,
  ): void;
}

const MOST_REQUEST_IDS = 3;

const noteWave: WaveLog['sent'] = (run, account, entries, ms) => {
  const outcomes = countOf(entries.map(({ status }) => status));
  const codes = countOf(entries.flatMap(({ error }) => error?.platformCode ?? error?.code ?? []));
  const platformRequestIds = [
    ...new Set(entries.flatMap(({ error }) => error?.platformRequestId ?? [])),
  ].slice(0, MOST_REQUEST_IDS);
  const hasFailed = entries.some(({ status }) => status === 'failed');
  logger[hasFailed ? 'warn' : 'log'](
    {
      ...fieldsOf(run),
      ...accountFields(account),
      changes: entries.length,
      outcomes,
      codes,
      platformRequestIds,
      ms,
    },
    'a wave is sent',
  );
};

const noteStoppedWave: WaveLog['stopped'] = (run, account, { kind, detail }, attempt) =>
  logger[kind === 'throttled' ? 'log' : 'warn'](
    {
      ...fieldsOf(run),
      ...accountFields(account),
      outcome: kind,
      code: detail.code,
      ...(detail.requestId === undefined ? {} : { platformRequestId: detail.requestId }),
      attempt,
    },
    'a wave is stopped by its platform',
  );

const countOf = (names: readonly string[]): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
};

export const WAVE_LOG: WaveLog = { sent: noteWave, stopped: noteStoppedWave };
