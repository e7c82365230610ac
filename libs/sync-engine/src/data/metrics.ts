import { PLATFORM_IDS, type PlatformId } from '@switchyard/kernel';
import { Counter, Gauge, Histogram } from 'prom-client';
import { SYNC_STATUSES } from '../domain/syncing/sync-status';

export const syncsStarted = new Counter({
  name: 'switchyard_syncs_started_total',
  help: 'Syncs that a worker took up for the first time.',
});

export const syncsEnded = new Counter({
  name: 'switchyard_syncs_ended_total',
  help: 'Syncs that ended, by status.',
  labelNames: ['status'] as const,
});

// From 0 on, so that the first of a status or an outcome is an increase.
for (const status of SYNC_STATUSES) syncsEnded.inc({ status }, 0);

export const syncSeconds = new Histogram({
  name: 'switchyard_sync_duration_seconds',
  help: 'Time from the request of a sync to its end.',
  buckets: [1, 2, 5, 10, 30, 60, 300, 900, 3_600, 14_400, 86_400],
});

/** What came of a call, as far as the transport sees it. */
export const CALL_OUTCOMES = [
  'ok',
  'refused',
  'throttled',
  'unauthorised',
  'unavailable',
  'unknown',
] as const;
export type CallOutcome = (typeof CALL_OUTCOMES)[number];

export const platformCalls = new Counter({
  name: 'switchyard_platform_calls_total',
  help: 'Requests to ad platforms, by platform and outcome.',
  labelNames: ['platform', 'outcome'] as const,
});

for (const platform of PLATFORM_IDS) {
  for (const outcome of CALL_OUTCOMES) platformCalls.inc({ platform, outcome }, 0);
}

export const platformCallSeconds = new Histogram({
  name: 'switchyard_platform_call_duration_seconds',
  help: 'Time from sending a request to an ad platform to its whole answer.',
  labelNames: ['platform'] as const,
  buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120],
});

export const throttledSeconds = new Counter({
  name: 'switchyard_platform_throttled_seconds_total',
  help: 'Seconds that requests wait: `platform` asked for them, or they keep the `pace` of an ad account.',
  labelNames: ['platform', 'cause'] as const,
});

export const spendRead = new Gauge({
  name: 'switchyard_brake_spend_read_timestamp_seconds',
  help: 'When this process last read what was spent through a connection, by platform.',
  labelNames: ['platform'] as const,
});

export const spendReads = new Counter({
  name: 'switchyard_brake_spend_reads_total',
  help: 'Rounds in which the Emergency Brake reads what was spent, by outcome.',
  labelNames: ['outcome'] as const,
});

export const quotaLimit = new Gauge({
  name: 'switchyard_platform_quota_limit',
  help: 'What a platform grants in a day, by platform.',
  labelNames: ['platform'] as const,
});

let readPreviews: (() => Promise<number>) | undefined;

/** What scrapes ask for the number of kept previews; undefined for nothing. */
export const scrapePreviews = (read: typeof readPreviews): void => {
  readPreviews = read;
};

new Gauge({
  name: 'switchyard_previews_kept',
  help: 'Previews in the database, as its planner estimates them.',
  async collect() {
    const kept = await readPreviews?.();
    if (kept !== undefined) this.set(kept);
  },
});

/** What one application used of a platform's daily quota. */
export interface QuotaUse {
  readonly platform: PlatformId;
  readonly used: number;
}

let readQuotas: (() => Promise<readonly QuotaUse[]>) | undefined;

/** What scrapes ask for the use of daily quotas; undefined for nothing. */
export const scrapeQuotas = (read: typeof readQuotas): void => {
  readQuotas = read;
};

new Gauge({
  name: 'switchyard_platform_quota_used',
  help: 'The most that one application used of a daily quota in the last 24 hours, by platform.',
  labelNames: ['platform'] as const,
  async collect() {
    const uses = (await readQuotas?.()) ?? [];
    this.reset();
    for (const { platform, used } of uses) this.set({ platform }, used);
  },
});
