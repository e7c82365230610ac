import type { Terminal } from '../terminal/terminal';
import type { Api } from './api';
import type { Campaign } from './shapes';
import { mustBe } from './step-failed';

/** Local until the next sync, like every change. */
export const enableCampaigns = (
  terminal: Terminal,
  api: Api,
  campaigns: readonly Campaign[],
): Promise<void> =>
  terminal.task('Enable', async (say) => {
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
    say('here; the networks hear of it with the next sync');
  });
