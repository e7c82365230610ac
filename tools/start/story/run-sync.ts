import type { Terminal } from '../terminal';
import type { Campaign, Preview, Sync, Triggered } from './answers';
import { type Api, mustBe, StepFailed, until } from './api';

const OVER = new Set(['completed', 'partial', 'failed', 'cancelled']);

const bar = ({ done, total }: Sync['progress']): string => {
  const filled = total === 0 ? 0 : Math.round((done / total) * 20);
  return `${'█'.repeat(filled)}${'░'.repeat(20 - filled)} ${done} of ${total}`;
};

const syncText = ({ effectiveStatus, counts, platformCalls }: Sync): string =>
  `${effectiveStatus}: ${counts.exported} sent, ${counts.failed} failed (${Object.entries(
    platformCalls,
  )
    .map(([platform, calls]) => `${platform} ${calls} requests`)
    .join(', ')})`;

/** Applies a previewed plan and waits for its end. Throws unless everything came through. */
export const runSync = (terminal: Terminal, api: Api, { planHash }: Preview): Promise<Sync> =>
  terminal.task('Sync', async (report) => {
    const { syncId } = await api.post<Triggered>('/sync', { planHash });
    if (!syncId) throw new StepFailed('There was nothing to sync, although the plan had changes.');
    const sync = await until(terminal, {
      what: ({ progress }) => `the networks: ${progress.done} of ${progress.total} objects sent`,
      look: async () => {
        const seen = await api.get<Sync>(`/sync/${syncId}`);
        report(bar(seen.progress));
        return seen;
      },
      isReached: ({ effectiveStatus }) => OVER.has(effectiveStatus),
    });
    mustBe(
      sync.effectiveStatus === 'completed',
      `The sync is ${sync.effectiveStatus}: ${JSON.stringify(sync.progress.campaignDetails, null, 2)}`,
    );
    report(syncText(sync));
    return sync;
  });

/** The hash of an empty plan starts no sync. */
export const syncNothing = (
  terminal: Terminal,
  api: Api,
  { planHash, summary }: Preview,
): Promise<void> =>
  terminal.task('Sync again', async (report) => {
    mustBe(
      summary.exports + summary.imports + summary.removals === 0,
      `The plan should be empty: ${JSON.stringify(summary)}`,
    );
    const { syncId, status } = await api.post<Triggered>('/sync', { planHash });
    mustBe(
      syncId === null && status === 'nothing_to_sync',
      `An empty plan was answered with ${status}.`,
    );
    report(status);
  });

/** Local until the next sync, like every change. */
export const enableCampaigns = (
  terminal: Terminal,
  api: Api,
  campaigns: readonly Campaign[],
): Promise<void> =>
  terminal.task('Enable', async (report) => {
    for (const { id } of campaigns) {
      const { status, deliverySummary } = await api.patch<Campaign>(`/campaigns/${id}`, {
        status: 'ENABLED',
      });
      mustBe(status === 'ENABLED', `The campaign is ${status}.`);
      mustBe(
        deliverySummary.reasons.some(({ code }) => code === 'LOCAL_CHANGES_NOT_SYNCED'),
        'deliverySummary does not say that the change waits for a sync.',
      );
    }
    report('here; the networks hear of it with the next sync');
  });
