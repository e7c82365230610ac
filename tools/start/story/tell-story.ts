import type { Terminal } from '../terminal/terminal';
import { aimCampaign, splitBudget } from './aim-campaign';
import type { Api } from './api';
import { buildCampaign } from './build-campaign';
import { enableCampaign } from './enable-campaign';
import { previewPlan } from './preview-plan';
import { runSync, syncNothing } from './run-sync';
import { showOutcome, showPaused } from './show-delivery';
import { findMissingSplit, findNothing } from './validate-campaign';

/** The recommended flow on real requests. Throws at the first step that does not come out right. */
export const tellStory = async (terminal: Terminal, api: Api): Promise<void> => {
  terminal.heading('1. Build a campaign: nothing reaches a network yet');
  const campaignId = await buildCampaign(terminal, api);
  await aimCampaign(terminal, api, campaignId);

  terminal.heading('2. Validate, and put right what is missing');
  await findMissingSplit(terminal, api, campaignId);
  await splitBudget(terminal, api, campaignId);
  await findNothing(terminal, api, campaignId);

  terminal.heading('3. Preview the plan, then send exactly that');
  await runSync(terminal, api, await previewPlan(terminal, api, campaignId));
  await showPaused(terminal, api, campaignId);

  terminal.heading('4. Enable it: a second plan, with one change per network');
  await enableCampaign(terminal, api, campaignId);
  await runSync(terminal, api, await previewPlan(terminal, api, campaignId));

  terminal.heading('5. A third plan has nothing left to do');
  await syncNothing(terminal, api, await previewPlan(terminal, api, campaignId));
  await showOutcome(terminal, api, campaignId);
};
