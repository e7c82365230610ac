import { tableOf } from '../terminal/table';
import type { Terminal } from '../terminal/terminal';
import type { Api } from './api';
import type { Campaign, PlatformDelivery } from './shapes';
import { mustBe } from './step-failed';
import { until, type SinceThen } from './until';

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
    await terminal.task('Delivery', async (say) => {
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
      say(
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

/** The closing table: what stands where, and whether it serves. */
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
