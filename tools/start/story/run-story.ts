import type { Terminal } from '../terminal';
import { aimCampaign, setLocations, splitBudget } from './aim-campaign';
import type { Campaign, Named } from './answers';
import type { Api, AskForRound } from './api';
import { buildDisplay } from './build-display';
import { buildPictured, buildSearch } from './build-search';
import { countASale } from './count-a-sale';
import * as chat from './desired/chat';
import * as display from './desired/display';
import * as search from './desired/search';
import * as social from './desired/social';
import { previewPlan } from './preview-plan';
import { enableCampaigns, runSync, syncNothing } from './run-sync';
import { passAWeek, readFigures, showFigures, showOutcome, showPaused } from './show-delivery';
import { findMissingSplit, findNothing } from './validate-campaign';

/** Four campaigns of one business: everything local, no platform knows of it yet. */
const buildAll = async (terminal: Terminal, api: Api, logoUrl: string): Promise<Campaigns> => {
  const { id } = await terminal.task('Business', async (report) => {
    const made = await api.post<Named>('/businesses', search.business);
    report(made.name);
    return made;
  });
  const { campaign: showing, pictures } = await buildDisplay(terminal, api, id, logoUrl);
  const searching = await buildSearch(terminal, api, id, pictures);
  const befriending = await buildPictured(terminal, api, id, social, pictures);
  return {
    showing,
    searching,
    befriending,
    conversing: await buildPictured(terminal, api, id, chat, pictures),
  };
};

interface Campaigns {
  readonly showing: Campaign;
  readonly searching: Campaign;
  readonly befriending: Campaign;
  readonly conversing: Campaign;
}

const aimAll = async (
  terminal: Terminal,
  api: Api,
  { showing, searching, befriending, conversing }: Campaigns,
): Promise<void> => {
  await aimCampaign(terminal, api, searching, search);
  await aimCampaign(terminal, api, showing, display);
  await setLocations(terminal, api, befriending, social);
  await setLocations(terminal, api, conversing, chat);
};

const validateAll = async (
  terminal: Terminal,
  api: Api,
  { showing, searching, befriending, conversing }: Campaigns,
): Promise<void> => {
  await findMissingSplit(terminal, api, searching);
  await splitBudget(terminal, api, searching, { mode: 'AMOUNTS', amounts: search.split });
  for (const campaign of [showing, befriending]) {
    await splitBudget(terminal, api, campaign, { mode: 'EQUAL' });
  }
  for (const campaign of [showing, searching, befriending, conversing]) {
    await findNothing(terminal, api, campaign);
  }
};

interface Surroundings {
  readonly logoUrl: string;
  readonly emulatorUrl: string;
  readonly askForRound: AskForRound;
}

/** The recommended flow on real requests. Throws at the first step that does not come out right. */
export const runStory = async (
  terminal: Terminal,
  api: Api,
  { logoUrl, emulatorUrl, askForRound }: Surroundings,
): Promise<void> => {
  terminal.heading('1. Build four campaigns for six networks: nothing reaches one yet');
  const all = await buildAll(terminal, api, logoUrl);
  const campaigns = [all.showing, all.searching, all.befriending, all.conversing];

  terminal.heading('2. Say when and where, in the words of people');
  await aimAll(terminal, api, all);

  terminal.heading('3. Validate, and put right what is missing');
  await validateAll(terminal, api, all);

  terminal.heading('4. Preview the plan, then send exactly that');
  const first = await previewPlan(terminal, api, campaigns);
  await runSync(terminal, api, first);
  await showPaused(terminal, api, campaigns);

  terminal.heading('5. Enable them: a second plan, with one change per campaign and network');
  await enableCampaigns(terminal, api, campaigns);
  await runSync(terminal, api, await previewPlan(terminal, api, campaigns, first));

  terminal.heading('6. A third plan has nothing left to do');
  await syncNothing(terminal, api, await previewPlan(terminal, api, campaigns, first));

  terminal.heading('7. A week later: what they did, and whether they serve');
  const week = { since: await passAWeek(terminal, emulatorUrl), askForRound };
  showFigures(terminal, campaigns, await readFigures(terminal, api, campaigns, week));
  await showOutcome(terminal, api, campaigns, week);

  terminal.heading('8. A sale counts once: matched to its click, delivered, corrected, followed');
  await countASale(terminal, api, { emulatorUrl, askForRound });
};
