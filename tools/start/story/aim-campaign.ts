import type { Terminal } from '../terminal/terminal';
import type { Api } from './api';
import type { Campaign } from './shapes';
import { mustBe } from './step-failed';
import * as wishes from './wishes';

/** When and where ads show. */
export const aimCampaign = async (terminal: Terminal, api: Api, campaignId: string): Promise<void> => {
  await terminal.task('Schedule', async (say) => {
    const { adScheduleStructured: stored } = await api.patch<Campaign>(`/campaigns/${campaignId}`, { adSchedule: wishes.schedule });
    mustBe(stored.windows.length === wishes.schedule.windows.length, `The schedule has ${stored.windows.length} windows, not ${wishes.schedule.windows.length}.`);
    say('Mon to Fri 08:00 to 20:00, Sat 09:00 to 18:00 with bids × 1.2');
  });
  await terminal.task('Places', async (say) => {
    const { geoTargets } = await api.patch<Campaign>(`/campaigns/${campaignId}`, { geoTargets: wishes.places });
    mustBe(geoTargets.length === wishes.places.length, `The campaign has ${geoTargets.length} places, not ${wishes.places.length}.`);
    say('Germany without Bavaria, Berlin with bids + 15 %');
  });
};

/** Every euro of the day's budget goes to one of the networks. */
export const splitBudget = (terminal: Terminal, api: Api, campaignId: string): Promise<void> =>
  terminal.task('Budget split', async (say) => {
    const { _platformBudgets: stored, currency } = await api.patch<Campaign>(`/campaigns/${campaignId}`, { _platformBudgets: wishes.split });
    mustBe(JSON.stringify(stored) === JSON.stringify(wishes.split), `The split reads back as ${JSON.stringify(stored)}.`);
    say(Object.entries(wishes.split).map(([platform, amount]) => `${platform} ${amount.toFixed(2)} ${currency}`).join(', '));
  });
