import { tableOf, type Terminal } from '../terminal';
import type { Campaign, Figures, PlatformDelivery } from './answers';
import { type Api, mustBe, type SinceThen, StepFailed, until } from './api';

const PAUSED_OR_WAITING = ['CAMPAIGN_PAUSED', 'NEVER_SYNCED', 'LOCAL_CHANGES_NOT_SYNCED'];

const codes = ({ reasons }: PlatformDelivery): readonly string[] => [
  ...new Set(reasons.map(({ code }) => code)),
];

/** After the first sync: everything is there, and nothing spends. */
export const showPaused = async (
  terminal: Terminal,
  api: Api,
  campaigns: readonly Campaign[],
): Promise<void> => {
  for (const { id } of campaigns) {
    await terminal.task('Delivery', async (report) => {
      const { name, platforms, deliverySummary, platformLinks } = await api.get<Campaign>(
        `/campaigns/${id}`,
      );
      mustBe(
        platforms.every((platform) => platformLinks[platform]),
        `The campaign is linked to ${Object.keys(platformLinks).join(', ') || 'no platform'}.`,
      );
      mustBe(
        !deliverySummary.serving && codes(deliverySummary).includes('CAMPAIGN_PAUSED'),
        `A paused campaign must not serve: ${JSON.stringify(deliverySummary)}`,
      );
      report(
        `${name}: ${deliverySummary.status}, ${codes(deliverySummary).join(', ')}, as it should be`,
      );
    });
  }
};

const row = (
  { name, platformLinks, deliverySummary }: Campaign,
  platform: string,
): readonly string[] => {
  const [link, delivery] = [platformLinks[platform], deliverySummary.platforms[platform]];
  const why = delivery ? codes(delivery).join(', ') : '';
  return [
    name,
    platform,
    link?.remoteId ?? 'none',
    link?.remoteStatus ?? 'none',
    `${delivery?.status ?? 'UNKNOWN'}${why ? ` (${why})` : ''}`,
  ];
};

const uncheckedSince =
  (since: Date) =>
  ({ platforms, deliverySummary }: Campaign): boolean =>
    platforms.some((platform) => {
      const checkedAt = deliverySummary.platforms[platform]?.checkedAt;
      return !checkedAt || new Date(checkedAt) < since;
    });

/** The closing table: what is on which platform, and whether it serves. */
export const showOutcome = async (
  terminal: Terminal,
  api: Api,
  campaigns: readonly Campaign[],
  { since, askForRound }: SinceThen,
): Promise<void> => {
  const outcomes = await until(terminal, {
    what: (seen) =>
      `the delivery of ${seen.filter(uncheckedSince(since)).length} of ${seen.length} campaigns`,
    look: () => Promise.all(campaigns.map(({ id }) => api.get<Campaign>(`/campaigns/${id}`))),
    isReached: (seen) => !seen.some(uncheckedSince(since)),
    ask: () => askForRound('readings'),
  });
  outcomes.forEach(mustBeOut);
  terminal.line();
  terminal.line(
    tableOf(
      terminal,
      ['campaign', 'platform', 'remote id', 'status', 'serving'],
      outcomes.flatMap((campaign) => campaign.platforms.map((platform) => row(campaign, platform))),
    ),
  );
};

const mustBeOut = (campaign: Campaign): void => {
  const waiting = codes(campaign.deliverySummary).filter((code) =>
    PAUSED_OR_WAITING.includes(code),
  );
  mustBe(
    campaign.status === 'ENABLED' && waiting.length === 0,
    `The campaign is ${campaign.status} and says ${waiting.join(', ')}.`,
  );
  mustBe(
    campaign.platforms.every((platform) => campaign.platformLinks[platform]?.remoteId),
    `A platform has no campaign: ${JSON.stringify(campaign.platformLinks)}`,
  );
};

const WEEK_SECONDS = 7 * 86_400;

/** Answers what time it is for the networks after the week. */
export const passAWeek = (terminal: Terminal, emulatorUrl: string): Promise<Date> =>
  terminal.task('A week passes', async (report) => {
    const now = await advanceClock(emulatorUrl, WEEK_SECONDS);
    report(now.slice(0, 16).replace('T', ' '));
    return new Date(now);
  });

const platformKeys = (campaigns: readonly Campaign[]): readonly string[] =>
  campaigns.flatMap(({ id, platforms }) => platforms.map((platform) => `${id} ${platform}`));
const platformKey = ({ campaignId, platform }: Figures): string => `${campaignId} ${platform}`;

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
  const missing = platformKeys(campaigns).filter(
    (place) => !rows.some((row) => platformKey(row) === place && row.impressions > 0),
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
  terminal.task('Figures', async (report) => {
    const { rows } = await until(terminal, {
      what: ({ missing }) =>
        missing.length > 0
          ? `the figures of ${missing.length} of ${platformKeys(campaigns).length} campaigns on networks`
          : 'the figures of the whole week',
      look: () => readOut(api, campaigns, since),
      isReached: ({ isCurrent, missing }) => isCurrent && missing.length === 0,
      ask: () => askForRound('readings'),
    });
    report(
      `read from ${new Set(rows.map(({ platform }) => platform)).size} networks, by day, campaign, ad group, ad and keyword`,
    );
    return rows;
  });

const figuresRow = (
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
      figures.map((each) => figuresRow(campaigns, each)),
    ),
  );
};

/** Business time is the emulators' clock here. Returns what it is then. */
export const advanceClock = async (
  emulatorUrl: string,
  advanceSeconds: number,
): Promise<string> => {
  const response = await fetch(`${emulatorUrl}/_control/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ advanceSeconds }),
  });
  if (!response.ok) {
    throw new StepFailed(
      `The emulators' clock answered ${response.status}: ${await response.text()}`,
    );
  }
  return ((await response.json()) as { now: string }).now;
};
