import {
  answered,
  finished,
  givenCampaignTree,
  givenConnection,
  givenParty,
  previewed,
  startSystem,
  triggered,
  type Fault,
  type Party,
  type System,
} from '@switchyard/test-kit';
import { remoteObjects } from './remote-objects';

const BLOCKED = 6;
const FREE = 4;
const AN_HOUR = {
  RateLimit: '"ads-campaign-management-write";r=0;t=3600',
  'RateLimit-Policy': '"ads-campaign-management-write";q=200;w=60',
};

let system: System;
/** Two workers with one slot each: work that keeps a slot while it waits blocks all other work. */
beforeAll(
  async () =>
    void (system = await startSystem({ workers: 2, env: { SWITCHYARD_SYNCS_AT_ONCE: '1' } })),
  300_000,
);
afterAll(() => system?.stop());

interface Ready {
  readonly party: Party;
  readonly connection: Awaited<ReturnType<typeof givenConnection>>;
  readonly planHash: string;
}

const ready = async (): Promise<Ready> => {
  const party = await givenParty(system);
  const connection = await givenConnection(party, 'reddit-ads');
  await givenCampaignTree(party, { platforms: ['reddit-ads'] });
  return { party, connection, planHash: (await previewed(party)).planHash };
};

const many = (count: number): Promise<readonly Ready[]> =>
  Promise.all(Array.from({ length: count }, ready));

const goesWrong = (
  {
    connection: {
      adAccount: { externalAccountId },
    },
  }: Ready,
  { path, ...match }: Fault['match'],
  fault: Omit<Fault, 'platform' | 'match'>,
) =>
  system.emulators.fault({
    platform: 'reddit-ads',
    match: { ...match, path: `${externalAccountId}${path}` },
    times: 1_000,
    ...fault,
  });

const read = ({ party }: Ready, id: string) =>
  answered(party.api.GET('/api/v1/sync/{id}', { params: { path: { id } } }));

describe('many Spaces on two workers, when some ad accounts take nothing for an hour and others answer slowly', () => {
  it('still sync the Spaces whose accounts answer normally', async () => {
    const [limited, slow, free] = [await many(BLOCKED), await many(BLOCKED), await many(FREE)];
    for (const one of limited) {
      await goesWrong(
        one,
        { method: 'POST', path: '/campaigns$' },
        { fault: 'http', status: 429, headers: AN_HOUR },
      );
    }
    for (const one of slow) {
      await goesWrong(one, { path: '/' }, { fault: 'delay', delayMs: 60_000 });
    }
    const waiting = await Promise.all(
      [...limited, ...slow].map(async (one) => ({
        one,
        id: await triggered(one.party, one.planHash),
      })),
    );
    for (const { party, planHash, connection } of free) {
      expect(
        (await finished(party, await triggered(party, planHash), 60_000)).effectiveStatus,
      ).toBe('completed');
      expect(await remoteObjects(system, connection, 'campaign')).toHaveLength(1);
    }
    const still = await Promise.all(
      waiting.map(async ({ one, id }) => (await read(one, id)).effectiveStatus),
    );
    expect(new Set(still)).toEqual(new Set(['in_progress']));
    const asked = (await system.emulators.requests('reddit-ads')).filter(
      ({ status, path }) => status === 429 && path.endsWith('/campaigns'),
    );
    expect(asked).toHaveLength(BLOCKED);
  }, 300_000);
});
