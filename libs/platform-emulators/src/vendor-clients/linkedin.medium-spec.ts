import { RestliClient } from 'linkedin-api-client';
import { startEmulators, type RunningEmulators } from '../core/start-emulators';
import type { NewAccount } from '../vendor';
import { isFields, type Fields } from './wire/fields';
import { createLinkedInAds } from './index';

const versionString = '202609';
let emulators: RunningEmulators;
let account: NewAccount;
let accessToken: string;
let client: RestliClient;

beforeAll(async () => {
  emulators = await startEmulators({ port: 0, vendors: [createLinkedInAds] });
  account = (await (await post('/_control/accounts', { platform: 'linkedin-ads' })).json()) as NewAccount;
  const { clientId, clientSecret, refreshToken } = account.credentials as Record<string, string>;
  const form = new URLSearchParams({ grant_type: 'refresh_token', client_id: clientId ?? '', client_secret: clientSecret ?? '', refresh_token: refreshToken ?? '' });
  const token = await fetch(`${emulators.url}/linkedin-ads/oauth/oauth/v2/accessToken`, { method: 'POST', body: form });
  accessToken = String(((await token.json()) as Fields).access_token);
  client = new RestliClient();
  client.axiosInstance.interceptors.request.use((config) => ({ ...config, url: config.url?.replace('https://api.linkedin.com', `${emulators.url}/linkedin-ads`) }));
});
afterAll(() => emulators.close());

const post = (path: string, body: unknown) => fetch(emulators.url + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
const shared = () => ({ accessToken, versionString, pathKeys: { account: account.externalAccountId } });
const groups = '/adAccounts/{account}/adCampaignGroups';
const group = (name: string) => ({ account: `urn:li:sponsoredAccount:${account.externalAccountId}`, name, status: 'ACTIVE', runSchedule: { start: Date.now() } });

describe('LinkedIn’s own client', () => {
  it('creates, finds by a difficult name, changes, reads in batches and deletes', async () => {
    const name = "A (1): 50% 'off', ümlaut & more";
    const { createdEntityId, status } = await client.create({ resourcePath: groups, entity: group(name), ...shared() });
    const id = String(createdEntityId);
    expect([status, id]).toEqual([201, expect.stringMatching(/^\d+$/)]);
    const found = await client.finder({ resourcePath: groups, finderName: 'search', queryParams: { search: { name: { values: [name] }, status: { values: ['ACTIVE'] }, test: false }, fields: 'id,name' }, ...shared() });
    expect(found.data.elements).toEqual([{ id: Number(id), name }]);
    const updated = await client.partialUpdate({ resourcePath: `${groups}/{id}`, patchSetObject: { status: 'PAUSED' }, accessToken, versionString, pathKeys: { account: account.externalAccountId, id } });
    expect(updated.status).toBe(204);
    const batch = await client.batchGet({ resourcePath: groups, ids: [id, '7'], ...shared() });
    expect(batch.data).toMatchObject({ results: { [id]: { status: 'PAUSED' } }, errors: { 7: { status: 404 } } });
    await expect(client.delete({ resourcePath: `${groups}/{id}`, accessToken, versionString, pathKeys: { account: account.externalAccountId, id } })).rejects.toMatchObject({ response: { status: 400 } });
  });

  it('creates and changes batches', async () => {
    const made = await client.batchCreate({ resourcePath: groups, entities: [group('one'), group('two')], ...shared() });
    const ids: string[] = made.data.elements.map((element: unknown) => (isFields(element) ? String(element.id) : ''));
    const changed = await client.batchPartialUpdate({ resourcePath: groups, ids, patchSetObjects: [{ name: 'uno' }, { name: 'due' }], ...shared() });
    expect(changed.data.results).toEqual(Object.fromEntries(ids.map((id) => [id, { status: 204 }])));
    expect(ids).toHaveLength(2);
  });

  it('tunnels a long query, which counts as a read', async () => {
    const values = Array.from({ length: 300 }, (_one, index) => `a name that is long enough ${index}`);
    const found = await client.finder({ resourcePath: groups, finderName: 'search', queryParams: { search: { name: { values } } }, ...shared() });
    expect([found.config.method, found.data.elements]).toEqual(['post', []]);
    const { data } = (await (await fetch(`${emulators.url}/_control/counters`)).json()) as { data: { routes: Fields[]; reads: number; writes: number }[] };
    expect(data[0]).toMatchObject({ reads: 3, writes: 5 });
  });

  it('reaches the same through the vendor’s host', async () => {
    const port = Number(new URL(emulators.url).port);
    const proxied = new RestliClient({ proxy: { host: '127.0.0.1', port, protocol: 'http' } });
    proxied.axiosInstance.interceptors.request.use((config) => ({ ...config, url: config.url?.replace('https:', 'http:') }));
    const { data } = await proxied.get({ resourcePath: '/adAccounts/{account}', ...shared() });
    expect(data).toMatchObject({ id: Number(account.externalAccountId), currency: 'EUR', test: false });
  });
});
