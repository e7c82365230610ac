import { createHash } from 'node:crypto';
import { IngestionServiceClient } from '@google-ads/datamanager';
import { type RunningEmulators, startEmulators } from '../index';

/** Google's own client signs in: by consent as a person, and by key as a service account. */
type Fields = Readonly<Record<string, unknown>>;

const REDIRECT = 'http://127.0.0.1:4100/back';
const VERIFIER = 'fake-verifier-fake-verifier-fake-verifier-fake';

let emulators: RunningEmulators;
beforeAll(async () => {
  emulators = await startEmulators({ port: 0 });
});
afterAll(() => emulators.close());

const control = async (path: string, body: Fields): Promise<Fields> => {
  const sent = JSON.stringify({ platform: 'google-ads', ...body });
  const answer = await fetch(`${emulators.url}/_control${path}`, { method: 'POST', body: sent });
  return (await answer.json()) as Fields;
};

/** The part of google-auth-library that is used here. */
interface SignIn {
  getToken(options: object): Promise<{ readonly tokens: Fields }>;
  getAccessToken(): Promise<{ readonly token?: string | null }>;
  revokeToken(token: string): Promise<{ readonly status: number }>;
  readonly transporter: {
    readonly interceptors: { readonly request: { add(one: object): void } };
  };
}

/** Requests for tokens go to the emulator; Jest cannot load the fetch of the client. */
async function signIn(credentials: Fields): Promise<SignIn> {
  const client = new IngestionServiceClient({ fallback: true, credentials });
  const person = (await client.auth.getClient()) as unknown as SignIn;
  person.transporter.interceptors.request.add({
    resolved: (config: { readonly url: unknown }) => {
      const url = new URL(String(config.url));
      if (url.origin !== 'https://oauth2.googleapis.com') throw new Error(`not for ${url.origin}`);
      return Promise.resolve({
        ...config,
        url: new URL(`${emulators.url}/google-oauth${url.pathname}${url.search}`),
        fetchImplementation: fetch,
      });
    },
  });
  return person;
}

async function customersOf(accessToken: string | null | undefined): Promise<unknown> {
  const answer = await fetch(`${emulators.url}/google-ads/v25/customers:listAccessibleCustomers`, {
    headers: { authorization: `Bearer ${accessToken}` },
  });
  return answer.json();
}

async function codeFor(clientId: unknown, personId: unknown): Promise<string> {
  const query = new URLSearchParams({
    client_id: String(clientId),
    redirect_uri: REDIRECT,
    response_type: 'code',
    scope: 'openid email https://www.googleapis.com/auth/adwords',
    state: 'fake-state',
    access_type: 'offline',
    code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
    code_challenge_method: 'S256',
  });
  const form = new URLSearchParams([
    ['person', String(personId)],
    ['decision', 'allow'],
    ['scope', 'https://www.googleapis.com/auth/adwords'],
  ]);
  const answer = await fetch(`${emulators.url}/google-accounts/o/oauth2/v2/auth?${query}`, {
    method: 'POST',
    body: form,
    redirect: 'manual',
  });
  return new URL(answer.headers.get('location') ?? '').searchParams.get('code') ?? '';
}

it("trades a code, refreshes and revokes with Google's own client", async () => {
  const { externalAccountId } = await control('/accounts', {});
  const person = await control('/people', { accounts: [{ id: externalAccountId }] });
  const app = await control('/apps', { redirectUris: [REDIRECT] });
  const signedIn = (refreshToken: unknown) =>
    signIn({
      type: 'authorized_user',
      client_id: app['clientId'],
      client_secret: app['clientSecret'],
      refresh_token: refreshToken,
    });
  const code = await codeFor(app['clientId'], person['id']);
  const { tokens } = await (
    await signedIn('fake-none')
  ).getToken({
    code,
    codeVerifier: VERIFIER,
    redirect_uri: REDIRECT,
  });
  const claims = JSON.parse(
    Buffer.from(String(tokens['id_token']).split('.')[1] ?? '', 'base64url').toString('utf8'),
  ) as Fields;
  expect(claims).toMatchObject({ sub: person['subject'], aud: app['clientId'] });
  const client = await signedIn(tokens['refresh_token']);
  const { token } = await client.getAccessToken();
  expect(await customersOf(token)).toEqual({ resourceNames: [`customers/${externalAccountId}`] });
  expect((await client.revokeToken(String(tokens['refresh_token']))).status).toBe(200);
  expect(await customersOf(token)).toMatchObject({ error: { code: 401 } });
});

it("takes what Google's own client signs with the key of a service account", async () => {
  const { externalAccountId } = await control('/accounts', {});
  const { serviceAccount } = await control('/arrangements', {
    serviceAccount: { accounts: [{ id: externalAccountId }] },
  });
  const client = await signIn(serviceAccount as Fields);
  Object.assign(client, { scopes: ['https://www.googleapis.com/auth/adwords'] });
  const { token } = await client.getAccessToken();
  expect(await customersOf(token)).toEqual({ resourceNames: [`customers/${externalAccountId}`] });
});
