import { setTimeout as pause } from 'node:timers/promises';
import { tableOf } from '../terminal/table';
import type { Terminal } from '../terminal/terminal';
import { advanceClock } from './advance-clock';
import type { Api } from './api';
import type { Campaign, Figures } from './shapes';
import { StepFailed } from './step-failed';

const WEEK_SECONDS = 7 * 86_400;
const POLL_MS = 2_000;
const PATIENCE_MS = 120_000;

export const passAWeek = (terminal: Terminal, emulatorUrl: string): Promise<void> =>
  terminal.task('A week passes', async (say) =>
    say((await advanceClock(emulatorUrl, WEEK_SECONDS)).slice(0, 16).replace('T', ' ')),
  );

const places = (campaigns: readonly Campaign[]): readonly string[] =>
  campaigns.flatMap(({ id, platforms }) => platforms.map((platform) => `${id} ${platform}`));
const placeOf = ({ campaignId, platform }: Figures): string => `${campaignId} ${platform}`;

/** Waits until every campaign has figures of every network: they are read without being asked for. */
export const readFigures = (
  terminal: Terminal,
  api: Api,
  campaigns: readonly Campaign[],
): Promise<readonly Figures[]> =>
  terminal.task('Figures', async (say) => {
    const until = performance.now() + PATIENCE_MS;
    for (;;) {
      const rows = await api.get<readonly Figures[]>(
        '/reports/performance?groupBy=campaign,platform',
      );
      const missing = places(campaigns).filter(
        (place) => !rows.some((row) => placeOf(row) === place && row.impressions > 0),
      );
      if (missing.length === 0) {
        say(
          `read from ${new Set(rows.map(({ platform }) => platform)).size} networks, by day, campaign, ad group, ad and keyword`,
        );
        return rows;
      }
      if (performance.now() > until)
        throw new StepFailed(`Nothing was read of ${missing.join(', ')}.`);
      say(`waiting for ${missing.length} of ${places(campaigns).length} to be read`);
      await pause(POLL_MS);
    }
  });

const row = (
  campaigns: readonly Campaign[],
  { campaignId, platform, impressions, clicks, spend, currency }: Figures,
): readonly string[] => [
  campaigns.find(({ id }) => id === campaignId)?.name ?? campaignId,
  platform,
  String(impressions),
  String(clicks),
  `${spend.toFixed(2)} ${currency}`,
];

export const showFigures = (
  terminal: Terminal,
  campaigns: readonly Campaign[],
  figures: readonly Figures[],
): void => {
  terminal.line();
  terminal.line(
    tableOf(
      terminal,
      ['campaign', 'platform', 'impressions', 'clicks', 'spend'],
      figures.map((each) => row(campaigns, each)),
    ),
  );
};
