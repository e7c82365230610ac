import type { Terminal } from '../terminal/terminal';
import { aimCampaign, splitBudget } from './aim-campaign';
import type { Api } from './api';
import { buildDisplay } from './build-display';
import { buildSearch } from './build-search';
import { enableCampaigns } from './enable-campaigns';
import { previewPlan } from './preview-plan';
import { runSync, syncNothing } from './run-sync';
import type { Campaign, Named } from './shapes';
import { showOutcome, showPaused } from './show-delivery';
import { findMissingSplit, findNothing } from './validate-campaign';
import * as search from './wishes';
import * as display from './wishes-display';

/** Two campaigns of one business: everything local, no platform knows of it yet. */
const buildBoth = async (terminal: Terminal, api: Api, logoUrl: string): Promise<readonly [Campaign, Campaign]> => {
  const { id } = await terminal.task('Business', async (say) => {
    const made = await api.post<Named>('/businesses', search.business);
    say(made.name);
    return made;
  });
  return [await buildSearch(terminal, api, id), await buildDisplay(terminal, api, id, logoUrl)];
};

/** The recommended flow on real requests. Throws at the first step that does not come out right. */
export const tellStory = async (terminal: Terminal, api: Api, logoUrl: string): Promise<void> => {
  terminal.heading('1. Build two campaigns: nothing reaches a network yet');
  const campaigns = await buildBoth(terminal, api, logoUrl);
  const [searching, showing] = campaigns;

  terminal.heading('2. Say when and where, in the words of people');
  await aimCampaign(terminal, api, searching, search);
  await aimCampaign(terminal, api, showing, display);

  terminal.heading('3. Validate, and put right what is missing');
  await findMissingSplit(terminal, api, searching);
  await splitBudget(terminal, api, searching, { mode: 'AMOUNTS', amounts: search.split });
  await splitBudget(terminal, api, showing, { mode: 'EQUAL' });
  for (const campaign of campaigns) await findNothing(terminal, api, campaign);

  terminal.heading('4. Preview the plan, then send exactly that');
  await runSync(terminal, api, await previewPlan(terminal, api, campaigns));
  await showPaused(terminal, api, campaigns);

  terminal.heading('5. Enable them: a second plan, with one change per campaign and network');
  await enableCampaigns(terminal, api, campaigns);
  await runSync(terminal, api, await previewPlan(terminal, api, campaigns));

  terminal.heading('6. A third plan has nothing left to do');
  await syncNothing(terminal, api, await previewPlan(terminal, api, campaigns));
  await showOutcome(terminal, api, campaigns);
};
