import {
  answered,
  type ConnectionMade,
  givenCampaignTree,
  givenConnection,
  givenParty,
  type Party,
  previewed,
  startSystem,
  type System,
} from '@switchyard/test-kit';
import { ownerSql } from './system-probes';

const STALLED_SECONDS = 2;

let system: System;
let party: Party;
let connection: ConnectionMade;
/** Two workers: what is taken from one is offered to the other first. */
beforeAll(async () => {
  system = await startSystem({
    workers: 2,
    env: { SWITCHYARD_STALLED_SECONDS: String(STALLED_SECONDS) },
  });
  party = await givenParty(system);
  connection = await givenConnection(party, 'google-ads');
  await givenCampaignTree(party, { platforms: ['google-ads'] });
}, 300_000);
afterAll(() => system?.stop());

const previewOf = (id: string) =>
  answered(party.api.GET('/api/v1/sync/preview/{id}', { params: { path: { id } } }));

describe('a preview whose platform never answers', () => {
  it('goes from worker to worker and ends with a reason, and no worker has it any more', async () => {
    await system.emulators.fault({
      platform: 'google-ads',
      match: { path: connection.adAccount.externalAccountId },
      fault: 'delay',
      delayMs: 600_000,
      times: 100,
    });
    const asking = answered(party.api.POST('/api/v1/sync/preview', { body: {} }));
    await system.holds(
      async () =>
        expect(
          await ownerSql(
            system,
            `select 1 from work.promised where space_id = $1 and kind = 'preview' and stalls > 0`,
            [party.spaceId],
          ),
        ).toBe(1),
      60_000,
    );
    const { id } = await asking;
    await system.holds(
      async () =>
        expect(await previewOf(id)).toMatchObject({
          status: 'failed',
          failure: { code: 'PREVIEW_STALLED' },
          planHash: null,
        }),
      120_000,
    );
    expect(await ownerSql(system, 'select 1 from work.promised where id = $1', [id])).toBe(0);
    expect(
      await ownerSql(system, 'select 1 from work.dead where id = $1 and reason <> $2', [id, '']),
    ).toBe(1);
    const asked = (await system.emulators.requests('google-ads')).filter(({ path }) =>
      path.includes(connection.adAccount.externalAccountId),
    );
    expect([asked.length > 1, system.living()]).toEqual([true, { api: 1, workers: 2 }]);
  }, 240_000);

  it('blocks no other work: the next one of the Space is ready once the platform answers', async () => {
    await system.emulators.clearFaults();
    expect((await previewed(party)).summary).toMatchObject({ exports: 5, blocked: 0 });
  }, 120_000);
});
