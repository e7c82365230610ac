import { createRedditAds } from '../reddit-ads';
import { visitConsentPage } from './consent-page';
import { startEmulators, type RunningEmulators } from './start-emulators';

const BACK = 'http://127.0.0.1:3000/app/connect/reddit-ads/callback';

let emulators: RunningEmulators;
let address: string;
let people: readonly string[];
beforeAll(async () => {
  emulators = await startEmulators({ port: 0, vendors: [createRedditAds] });
  const control = async <T>(path: string, body: unknown): Promise<T> =>
    (await (
      await fetch(`${emulators.url}/_control${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    ).json()) as T;
  const person = async (name: string): Promise<string> =>
    (await control<{ id: string }>('/people', { platform: 'reddit-ads', name })).id;
  people = [await person('Ada'), await person('Grace')];
  const { clientId } = await control<{ clientId: string }>('/apps', {
    platform: 'reddit-ads',
    redirectUris: [BACK],
  });
  address = `${emulators.url}/reddit-ads/oauth/api/v1/authorize?${new URLSearchParams({
    client_id: clientId,
    redirect_uri: BACK,
    response_type: 'code',
    duration: 'permanent',
    scope: 'adsread adsedit adsconversions',
    state: 'a-state',
  })}`;
});
afterAll(() => emulators.close());

interface Consent {
  readonly person: string;
  readonly scopes: readonly string[];
}

const traded = async (location: string): Promise<Consent> => {
  const code = new URL(location).searchParams.get('code') ?? '';
  const clientId = new URL(address).searchParams.get('client_id') ?? '';
  const apps = await fetch(`${emulators.url}/_control/apps?platform=reddit-ads`);
  const { data } = (await apps.json()) as {
    data: readonly { clientId: string; clientSecret: string }[];
  };
  const secret = data.find((app) => app.clientId === clientId)?.clientSecret ?? '';
  await fetch(`${emulators.url}/reddit-ads/oauth/api/v1/access_token`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(`${clientId}:${secret}`).toString('base64')}`,
      'user-agent': 'test:switchyard:1 (by /u/nobody)',
    },
    body: new URLSearchParams({ grant_type: 'authorization_code', code, redirect_uri: BACK }),
  });
  const consents = await fetch(`${emulators.url}/_control/consents?platform=reddit-ads`);
  return ((await consents.json()) as { data: readonly Consent[] }).data.at(-1)!;
};

it('a person who allows everything goes back with a code and the state', async () => {
  const location = await visitConsentPage(address);
  expect(location.startsWith(`${BACK}?`)).toBe(true);
  expect(new URL(location).searchParams.get('state')).toBe('a-state');
  expect(await traded(location)).toMatchObject({ person: people[0] });
});

it('another person unticks a permission', async () => {
  const location = await visitConsentPage(address, {
    person: people[1],
    without: ['adsconversions'],
  });
  expect(await traded(location)).toMatchObject({
    person: people[1],
    scopes: ['adsread', 'adsedit'],
  });
});

it('a person who denies goes back with an error', async () => {
  const location = await visitConsentPage(address, { decision: 'deny' });
  expect(new URL(location).searchParams.get('error')).toBe('access_denied');
});

it('a page that does not send the browser back is a failure with its text', async () => {
  await expect(visitConsentPage(address.replace('client_id=', 'client_id=x'))).rejects.toThrow(
    'client_id',
  );
});
