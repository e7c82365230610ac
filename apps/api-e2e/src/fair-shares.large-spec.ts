import { finished, givenCampaignTree, givenConnection, givenParty, previewed, startSystem, triggered, answered, type Party, type System } from '@switchyard/test-kit';
import { remoteCensus } from './remote-objects';

const HELD = 5;
const FREE = 6;
const AN_HOUR = { 'RateLimit': '"ads-campaign-management-write";r=0;t=3600', 'RateLimit-Policy': '"ads-campaign-management-write";q=200;w=60' };

let system: System;
/** Two workers with one place each: a single sync that keeps its place while it waits would halve what the others have. */
beforeAll(async () => void (system = await startSystem({ workers: 2, env: { SWITCHYARD_SYNCS_AT_ONCE: '1' } })), 300_000);
afterAll(() => system?.stop());

interface Ready {
  readonly party: Party;
  readonly planHash: string;
  readonly connection: Awaited<ReturnType<typeof givenConnection>>;
}

const ready = async (): Promise<Ready> => {
  const party = await givenParty(system);
  const connection = await givenConnection(party, 'reddit-ads');
  await givenCampaignTree(party, { platforms: ['reddit-ads'] });
  return { party, connection, planHash: (await previewed(party)).planHash };
};

const read = ({ party }: Ready, id: string) => answered(party.api.GET('/api/v1/sync/{id}', { params: { path: { id } } }));

describe('many Spaces on two workers, some of whose ad accounts may not be written to for an hour', () => {
  let held: readonly (Ready & { readonly syncId: string })[];

  beforeAll(async () => {
    const all: Ready[] = [];
    for (let made = 0; made < HELD; made += 1) all.push(await ready());
    for (const { connection } of all) {
      await system.emulators.fault({ platform: 'reddit-ads', match: { method: 'POST', path: `${connection.adAccount.externalAccountId}/campaigns$` }, fault: 'http', status: 429, headers: AN_HOUR, times: 100 });
    }
    held = await Promise.all(all.map(async (one) => ({ ...one, syncId: await triggered(one.party, one.planHash) })));
  }, 300_000);

  it('says of each that it waits, without calling it stalled', async () => {
    for (const one of held) await system.holds(async () => expect((await read(one, one.syncId)).effectiveStatus).toBe('in_progress'), 60_000);
  }, 300_000);

  it('lets the others finish while those wait', async () => {
    for (let made = 0; made < FREE; made += 1) {
      const one = await ready();
      expect((await finished(one.party, await triggered(one.party, one.planHash), 60_000)).effectiveStatus).toBe('completed');
      expect((await remoteCensus(system, one.connection))['campaign']).toBe(1);
    }
    for (const one of held) {
      expect((await read(one, one.syncId)).effectiveStatus).toBe('in_progress');
      expect((await remoteCensus(system, one.connection))['campaign'] ?? 0).toBe(0);
    }
  }, 240_000);

  it('asks a platform that wants a wait once, not again and again', async () => {
    const asked = (await system.emulators.requests('reddit-ads')).filter(({ method, path, status }) => method === 'POST' && status === 429 && held.some(({ connection }) => path.includes(connection.adAccount.externalAccountId)));
    expect(asked).toHaveLength(HELD);
  });

  it('ends a waiting sync at once when it is cancelled', async () => {
    for (const { party, syncId } of held) {
      await answered(party.api.POST('/api/v1/sync/{id}/cancel', { params: { path: { id: syncId } } }));
      expect((await finished(party, syncId, 30_000)).effectiveStatus).toBe('cancelled');
    }
  }, 180_000);
});
