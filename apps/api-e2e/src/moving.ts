import {
  answered,
  type ConnectionMade,
  type Party,
  previewed,
  type System,
} from '@switchyard/test-kit';
import type { Campaign } from './campaign-calls';
import { theRemote } from './remote-objects';
import { writesSoFar } from './system-probes';

/** Asks to move a campaign out of the party's Space. */
export const move = (party: Party, id: string, spaceId: string) =>
  party.api.POST('/api/v1/campaigns/{id}/move', { params: { path: { id } }, body: { spaceId } });

/** The campaign as it is in the other Space; throws when the move is refused. */
export const moved = (party: Party, id: string, there: Party): Promise<Campaign> =>
  answered(move(party, id, there.spaceId));

/** The same person in another Space of the account. */
export const givenThere = async (party: Party, name = 'There'): Promise<Party> => {
  const { id: spaceId } = await answered(party.api.POST('/api/v1/spaces', { body: { name } }));
  return party.as({ spaceId });
};

/** Writing requests of both search networks so far. */
export const writes = (system: System): Promise<readonly number[]> =>
  Promise.all([writesSoFar(system, 'google-ads'), writesSoFar(system, 'microsoft-ads')]);

/** Today where the ad accounts are. */
export const today = (): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(new Date());

/** Sets what the only campaign of an ad account spent today. */
export const spend = async (
  system: System,
  connection: ConnectionMade,
  amount: number,
): Promise<void> => {
  const { platform, id } = await theRemote(system, connection, 'campaign');
  await system.emulators.spend({
    platform,
    campaignId: id,
    date: today(),
    impressions: 1_000,
    clicks: 100,
    spend: amount,
    conversions: 0,
    conversionValue: 0,
  });
};

/** What a Space reports of today, by campaign and platform. */
export const spentIn = async ({ api }: Party) =>
  (
    await answered(
      api.GET('/api/v1/reports/performance', {
        params: { query: { groupBy: ['platform', 'campaign'], from: today(), to: today() } },
      }),
    )
  ).map(({ campaignId, platform, spend: amount }) => ({ campaignId, platform, amount }));

export const brakeOf = ({ api }: Party) => answered(api.GET('/api/v1/budget/brake'));

/** What a fresh plan of the whole Space would do, and what it says. */
export const planOf = async (party: Party) => {
  const { platforms, drift, blocked, warnings } = await previewed(party);
  return { changes: platforms.flatMap(({ changes }) => changes), drift, blocked, warnings };
};
