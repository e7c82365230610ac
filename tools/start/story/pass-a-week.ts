import { tableOf } from '../terminal/table';
import type { Terminal } from '../terminal/terminal';
import { advanceClock } from './advance-clock';
import type { Api } from './api';
import type { Campaign, Figures } from './shapes';
import { until, type SinceThen } from './until';

const WEEK_SECONDS = 7 * 86_400;

/** Answers what time it is for the networks after the week. */
export const passAWeek = (terminal: Terminal, emulatorUrl: string): Promise<Date> =>
  terminal.task('A week passes', async (say) => {
    const now = await advanceClock(emulatorUrl, WEEK_SECONDS);
    say(now.slice(0, 16).replace('T', ' '));
    return new Date(now);
  });

const places = (campaigns: readonly Campaign[]): readonly string[] =>
  campaigns.flatMap(({ id, platforms }) => platforms.map((platform) => `${id} ${platform}`));
const placeOf = ({ campaignId, platform }: Figures): string => `${campaignId} ${platform}`;

interface ReadOut {
  readonly rows: readonly Figures[];
  /** Whether every network was read since the week passed. */
  readonly isCurrent: boolean;
  /** Campaigns on networks without figures. */
  readonly missing: readonly string[];
}

const readOut = async (api: Api, campaigns: readonly Campaign[], since: Date): Promise<ReadOut> => {
  const { data: rows, meta } = await api.call<readonly Figures[]>(
    'GET',
    '/reports/performance?groupBy=campaign,platform',
  );
  const asOf = meta?.['dataAsOf'];
  const isCurrent = typeof asOf === 'string' && new Date(asOf) >= since;
  const missing = places(campaigns).filter(
    (place) => !rows.some((row) => placeOf(row) === place && row.impressions > 0),
  );
  return { rows, isCurrent, missing };
};

/** Has every ad account read and waits until every campaign has figures of every network. */
export const readFigures = (
  terminal: Terminal,
  api: Api,
  campaigns: readonly Campaign[],
  { since, askForRound }: SinceThen,
): Promise<readonly Figures[]> =>
  terminal.task('Figures', async (say) => {
    const { rows } = await until(terminal, {
      what: ({ missing }) =>
        missing.length > 0
          ? `the figures of ${missing.length} of ${places(campaigns).length} campaigns on networks`
          : 'the figures of the whole week',
      look: () => readOut(api, campaigns, since),
      isReached: ({ isCurrent, missing }) => isCurrent && missing.length === 0,
      ask: () => askForRound('readings'),
    });
    say(
      `read from ${new Set(rows.map(({ platform }) => platform)).size} networks, by day, campaign, ad group, ad and keyword`,
    );
    return rows;
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
