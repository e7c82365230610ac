import {
  givenCampaignTree,
  givenConnection,
  givenParty,
  startSystem,
  synced,
  type System,
} from '@switchyard/test-kit';

const LIMIT_MS = 180_000;

/** The usual system without a worker: only the process under test does work. */
let system: System;
beforeAll(async () => {
  system = await startSystem({ workers: 0, skipsWaits: true });
}, LIMIT_MS);
afterAll(() => system?.stop());

describe('the api and the worker in one process', () => {
  it(
    'sync a campaign, answer requests, and end together when they are asked to',
    async () => {
      const { api: both, apiUrl } = await system.startAllInOne();
      const party = await givenParty(system);
      await givenConnection(party, 'google-ads');
      await givenCampaignTree(party, { platforms: ['google-ads'] });
      const { id, effectiveStatus } = await synced(party);
      expect(effectiveStatus).toBe('completed');
      const answer = await fetch(`${apiUrl}/api/v1/sync/${id}`, {
        headers: { authorization: `Bearer ${party.token}` },
      });
      expect(await answer.json()).toMatchObject({ data: { effectiveStatus: 'completed' } });
      expect((await fetch(`${apiUrl}/readyz`)).status).toBe(200);
      await both.kill('SIGTERM');
      expect(await both.ended).toBe('0');
    },
    LIMIT_MS,
  );
});
