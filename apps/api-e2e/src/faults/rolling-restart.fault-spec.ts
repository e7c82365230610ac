import {
  type Child,
  finished,
  givenCampaignTree,
  givenConnections,
  givenParty,
  type Party,
  previewed,
  ReadyProxy,
  type System,
  triggered,
} from '@switchyard/test-kit';
import { remoteCounts } from '../remote-objects';
import { onQueue } from './on-queue';
import { slowDown } from './samples';

const DRAIN = { SWITCHYARD_DRAIN_SECONDS: '3' } as const;
const PARTIES = 3;

interface Served {
  readonly url: string;
  readonly api: Child;
}

/** Two apis behind a proxy that asks each whether it is ready. */
const givenProxy = async (system: System) => {
  const other = await system.startApi();
  const apis: readonly Served[] = [
    { url: system.apiUrl, api: system.api },
    { url: other.apiUrl, api: other.api },
  ];
  return { apis, proxy: await ReadyProxy.before(apis.map(({ url }) => url)) };
};

/**
 * Parties whose requests go through the proxy, each with a sync that its platforms take some time
 * for.
 */
const givenParties = async (system: System, proxy: ReadyProxy): Promise<readonly Party[]> => {
  const through = Object.create(system, { apiUrl: { value: proxy.url } }) as System;
  return Promise.all(Array.from({ length: PARTIES }, () => givenParty(through)));
};

/** A new process comes first, then the old one goes. */
const roll = async (system: System, proxy: ReadyProxy, old: Served): Promise<void> => {
  const next = await system.startApi(DRAIN);
  await proxy.add(next.apiUrl);
  await old.api.kill('SIGTERM');
  expect(await old.api.ended).toBe('0');
  proxy.remove(old.url);
};

const readiness = async (apiUrl: string): Promise<readonly [number, string | null]> => {
  const answer = await fetch(`${apiUrl}/readyz`);
  return [answer.status, answer.headers.get('connection')];
};

/** Asks for new businesses until it is stopped; returns the ids that it got. */
const makeBusinesses = async (party: Party, until: () => boolean): Promise<readonly string[]> => {
  const ids: string[] = [];
  while (!until()) {
    const { status, body, text } = await party.send('/api/v1/businesses', {
      method: 'POST',
      body: { name: `Business ${ids.length}`, url: 'https://bakery.example' },
    });
    if (status !== 201) throw new Error(`${status}: ${text}`);
    ids.push((body.data as { id: string }).id);
  }
  return ids;
};

const businessesOf = async (party: Party): Promise<readonly string[]> => {
  const ids: string[] = [];
  for (let cursor: string | undefined; ;) {
    const { body } = await party.send(
      `/api/v1/businesses?limit=100${cursor ? `&cursor=${encodeURIComponent(cursor)}` : ''}`,
    );
    ids.push(...(body.data as readonly { id: string }[]).map(({ id }) => id));
    cursor = (body.meta as { nextCursor?: string | null } | undefined)?.nextCursor ?? undefined;
    if (!cursor) return ids;
  }
};

onQueue(
  (here) => {
    it('22 a rolling restart of api and workers under load loses no request and no operation', async () => {
      const { apis, proxy } = await givenProxy(here());
      const parties = await givenParties(here(), proxy);
      const workers = [await here().startWorker(), await here().startWorker()];
      const connections = await Promise.all(parties.map((party) => givenConnections(party)));
      for (const party of parties) await givenCampaignTree(party, { adGroups: 2, keywords: 3 });
      const before = await Promise.all(parties.map(businessesOf));
      await slowDown(here(), 300);

      let over = false;
      const posting = parties.map((party) => makeBusinesses(party, () => over));
      const syncing = parties.map(async (party) =>
        finished(party, await triggered(party, (await previewed(party)).planHash), 120_000),
      );
      for (const [index, old] of apis.entries()) {
        await roll(here(), proxy, old);
        await workers[index]?.kill('SIGTERM');
        expect(await workers[index]?.ended).toBe('0');
        await here().startWorker();
      }
      const syncs = await Promise.all(syncing);
      over = true;
      const made = await Promise.all(posting);

      expect(syncs.map(({ effectiveStatus }) => effectiveStatus)).toEqual(
        parties.map(() => 'completed'),
      );
      for (const own of connections) {
        for (const connection of Object.values(own)) {
          expect(await remoteCounts(here(), connection)).toEqual({
            campaign: 1,
            adGroup: 2,
            ad: 2,
            keyword: 6,
          });
        }
      }
      for (const [index, party] of parties.entries()) {
        const now = await businessesOf(party);
        expect(now.toSorted()).toEqual(
          [...(before[index] ?? []), ...(made[index] ?? [])].toSorted(),
        );
        expect(made[index]?.length).toBeGreaterThan(20);
      }
      expect(proxy.sent.size).toBe(4);
      proxy.close();
    }, 300_000);

    it('22 an api that is asked to stop says that it is not ready while it goes on to serve, and ends at once when it is asked again', async () => {
      const { api, apiUrl } = await here().startApi({ SWITCHYARD_DRAIN_SECONDS: '300' });
      expect((await readiness(apiUrl))[0]).toBe(200);
      const ended = api.kill('SIGTERM');
      await here().holds(async () => expect(await readiness(apiUrl)).toEqual([503, 'close']));
      expect((await fetch(`${apiUrl}/api/v1/openapi.json`)).status).toBe(200);
      const since = Date.now();
      const asking = setInterval(() => api.process.kill('SIGINT'), 250);
      await ended;
      clearInterval(asking);
      expect([await api.ended, Date.now() - since < 60_000]).toEqual(['1', true]);
    }, 120_000);
  },
  () => Promise.resolve({ settings: { workers: 0, env: DRAIN } }),
);
