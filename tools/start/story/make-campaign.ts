import { money } from '../terminal/money';
import type { Terminal } from '../terminal/terminal';
import type { Api } from './api';
import type { Campaign, PlatformSummary } from './shapes';
import { mustBe } from './step-failed';

interface CampaignWish {
  readonly name: string;
  readonly type: string;
}

/** Ids of the platforms that take campaigns of a type. */
const platformsFor = async (api: Api, type: string): Promise<readonly string[]> => {
  const platforms = (await api.get<readonly PlatformSummary[]>('/platforms')).filter(
    ({ campaignTypes }) => (campaignTypes[type] ?? 'unsupported') !== 'unsupported',
  );
  mustBe(platforms.length > 0, `No platform takes ${type} campaigns.`);
  return platforms.map(({ id }) => id);
};

/** A new campaign on every platform that takes its type. It is local and paused. */
export const makeCampaign = (
  terminal: Terminal,
  api: Api,
  businessId: string,
  wish: CampaignWish,
): Promise<Campaign> =>
  terminal.task('Campaign', async (say) => {
    const made = await api.post<Campaign>('/campaigns', {
      ...wish,
      businessId,
      platforms: await platformsFor(api, wish.type),
    });
    mustBe(made.status === 'PAUSED', `A new campaign must be PAUSED; this one is ${made.status}.`);
    say(
      `${made.name}: ${wish.type} on ${made.platforms.length} ${made.platforms.length === 1 ? 'network' : 'networks'}, ${money(made.budget, made.currency)} a day, paused`,
    );
    return made;
  });
