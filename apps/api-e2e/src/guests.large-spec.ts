import {
  givenCampaignTree,
  givenConnection,
  givenParty,
  previewed,
  startSystem,
  synced,
  type ConnectionMade,
  type Party,
  type System,
} from '@switchyard/test-kit';
import { at, TOKEN_ROUTES, unknownId, type Route } from './routes';

const SHOWN = ['id', 'name', 'platform', 'status'];
/** Settings of a connection; distinctive, so that they are found wherever they are. */
const CANARIES = { timeZone: 'Pacific/Chatham', driftPolicy: 'REMOTE_WINS' } as const;

let system: System;
let owner: Party;
let guest: Party;
let connection: ConnectionMade;
const ids: Record<string, string> = {};

beforeAll(async () => {
  system = await startSystem({ workers: 1 });
  [owner, guest] = await Promise.all([givenParty(system), givenParty(system)]);
  await system.admin.addMember(owner.spaceId, guest.account.email, 'EDITOR');
  guest = guest.as({ spaceId: owner.spaceId });
  connection = await givenConnection(owner, 'google-ads', CANARIES);
  const { campaignId } = await givenCampaignTree(owner, { platforms: ['google-ads'] });
  const plan = await previewed(owner);
  const sync = await synced(owner);
  Object.assign(ids, { connections: connection.id, campaigns: campaignId });
  Object.assign(ids, {
    preview: plan.planHash,
    sync: (sync as { id?: string }).id ?? unknownId('syn'),
  });
}, 180_000);
afterAll(() => system?.stop());

/** With the id of what the owner made, where there is one. */
const pathOf = (route: Route): string => {
  const before = route.path.split('/{')[0]!.split('/').at(-1)!;
  return at(route, ids[before] ?? unknownId('cmp'));
};

/** Every object in an answer that is, or embeds, a connection. */
const connectionsIn = (value: unknown): readonly Record<string, unknown>[] => {
  if (Array.isArray(value)) return value.flatMap(connectionsIn);
  if (typeof value !== 'object' || value === null) return [];
  const record = value as Record<string, unknown>;
  const own = record['id'] === connection.id ? [record] : [];
  return [...own, ...Object.values(record).flatMap(connectionsIn)];
};

const named = TOKEN_ROUTES.map((route) => [`${route.method} ${route.path}`, route] as const);

it.each(named)(
  '%s shows a guest only the name and the status of the owner’s connection',
  async (_name, route) => {
    const answer = await guest.send(pathOf(route), {
      method: route.method,
      ...(route.takesBody ? { body: {} } : {}),
    });
    for (const found of connectionsIn(answer.body)) {
      expect(Object.keys(found).toSorted()).toEqual(SHOWN);
    }
    const leaked = Object.values(CANARIES).filter((canary) => answer.text.includes(`"${canary}"`));
    expect([answer.status < 500, leaked]).toEqual([true, []]);
    expect(answer.text).not.toContain(`"${connection.adAccount.externalAccountId}"`);
  },
);

it('the owner sees every value that is hidden from guests', async () => {
  const whole = await owner.send(`/api/v1/connections/${connection.id}`);
  expect(connectionsIn(whole.body)[0]).toMatchObject(CANARIES);
  expect(whole.headers.get('etag')).not.toBeNull();
  const shared = await guest.send(`/api/v1/connections/${connection.id}`);
  expect([shared.status, shared.headers.get('etag')]).toEqual([200, null]);
  expect((await guest.send('/api/v1/connections')).body.data).toEqual([shared.body.data]);
});
