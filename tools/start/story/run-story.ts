import type { Terminal } from '../terminal';
import { aimCampaign, setLocations, splitBudget } from './aim-campaign';
import type { Campaign, Named, Preview, Sync, Triggered } from './answers';
import { type Api, type AskForRound, mustBe, StepFailed, until } from './api';
import { buildDisplay } from './build-display';
import { buildPictured, buildSearch } from './build-search';
import { confirmPost } from './confirm-post';
import { countASale } from './count-a-sale';
import * as chat from './desired/chat';
import * as display from './desired/display';
import * as search from './desired/search';
import * as social from './desired/social';
import { previewPlan } from './preview-plan';
import { passAWeek, readFigures, showFigures, showOutcome, showPaused } from './show-delivery';
import { findMissingSplit, findNothing } from './validate-campaign';

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
const runSync = (terminal: Terminal, api: Api, { planHash }: Preview): Promise<Sync> =>
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
const syncNothing = (terminal: Terminal, api: Api, { planHash, summary }: Preview): Promise<void> =>
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
const enableCampaigns = (
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

  terminal.heading('9. A post: facts with quotes, questions, a draft, and a check of every claim');
  await confirmPost(terminal, api);
};
