import { type RunningEmulators, startEmulators } from '../core/start-emulators';
import { createRedditAds } from '.';

/** What a browser, an application and a test ask of the emulator over HTTP. */
let emulators: RunningEmulators;
beforeAll(async () => {
  emulators = await startEmulators({ port: 0, vendors: [createRedditAds] });
});
beforeEach(async () => void (await control('POST', '/reset')));
afterAll(() => emulators.close());

type Json = ReturnType<typeof JSON.parse>;

const REDIRECT = 'http://app.example/app/connect/reddit-ads/callback';
const AGENT = { 'user-agent': 'web:emulator-test:1.0 (by /u/fake)' };

async function control(method: string, path: string, body?: object) {
  const answer = await fetch(`${emulators.url}/_control${path}`, {
    method,
    ...(body ? { body: JSON.stringify({ platform: 'reddit-ads', ...body }) } : {}),
  });
  return answer.status === 204 ? {} : ((await answer.json()) as Json);
}

const given = async (app: object = {}) => {
  const accounts = [await control('POST', '/accounts', {}), await control('POST', '/accounts', {})];
  const ids = accounts.map(({ externalAccountId }) => String(externalAccountId));
  await control('POST', '/arrangements', { name: 'Bakery', accounts: ids });
  const person = await control('POST', '/people', {
    name: 'Ada <Ads>',
    accounts: ids.map((id) => ({ id })),
  });
  return { ids, person, app: await control('POST', '/apps', { redirectUris: [REDIRECT], ...app }) };
};

const pageOf = (clientId: unknown, changes: Record<string, string> = {}) =>
  `${emulators.url}/reddit-ads/oauth/api/v1/authorize?${new URLSearchParams({
    client_id: String(clientId),
    redirect_uri: REDIRECT,
    response_type: 'code',
    state: 'state-1',
    duration: 'permanent',
    scope: 'adsread adsedit adsconversions',
    ...changes,
  })}`;

const decide = async (url: string, form: readonly (readonly [string, string])[]) => {
  const answer = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(form.map(([name, value]): [string, string] => [name, value])),
  });
  const location = answer.headers.get('location');
  return { status: answer.status, back: location === null ? undefined : new URL(location) };
};

const ask = async (app: Json, path: string, form: Record<string, string>) => {
  const answer = await fetch(`${emulators.url}/reddit-ads/oauth/api/v1/${path}`, {
    method: 'POST',
    headers: {
      ...AGENT,
      authorization: `Basic ${Buffer.from(`${app.clientId}:${app.clientSecret}`).toString('base64')}`,
    },
    body: new URLSearchParams(form),
  });
  const text = await answer.text();
  return { status: answer.status, body: text === '' ? {} : JSON.parse(text) };
};

const allowed = async ({ person, app }: Awaited<ReturnType<typeof given>>) => {
  const { back } = await decide(pageOf(app.clientId), [
    ['person', person.id],
    ['scope', 'adsread'],
    ['scope', 'adsedit'],
    ['decision', 'allow'],
  ]);
  return back?.searchParams.get('code') ?? '';
};

const trade = (app: Json, code: string) =>
  ask(app, 'access_token', { grant_type: 'authorization_code', code, redirect_uri: REDIRECT });
const refresh = (app: Json, token: string) =>
  ask(app, 'access_token', { grant_type: 'refresh_token', refresh_token: token });

describe('the page of consent', () => {
  it('names vendor, app, people and scopes, without a script', async () => {
    const { app, person } = await given();
    const answer = await fetch(pageOf(app.clientId));
    const page = await answer.text();
    expect(answer.status).toBe(200);
    expect(page).toContain('<h1>Reddit <small>emulated</small></h1>');
    expect(page).toContain(`value="${person.id}" checked> Ada &lt;Ads&gt;`);
    expect(page.match(/type="checkbox" name="scope"/g)).toHaveLength(3);
    expect(page).not.toMatch(/<script/i);
  });

  it.each([
    ['an unknown app', { client_id: 'other' }],
    ['another address', { redirect_uri: `${REDIRECT}/` }],
  ])('shows what is wrong and redirects no person for %s', async (_what, changes) => {
    const { app } = await given();
    const answer = await fetch(pageOf(app.clientId, changes), { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([400, null]);
  });

  it.each([
    ['deny', [['decision', 'deny']], 'access_denied'],
    ['nothing ticked', [['decision', 'allow']], 'access_denied'],
  ] as const)('sends back with the error and the state after %s', async (_what, form, error) => {
    const { app, person } = await given();
    const { status, back } = await decide(pageOf(app.clientId), [['person', person.id], ...form]);
    expect(status).toBe(302);
    expect(back?.href).toBe(`${REDIRECT}?error=${error}&state=state-1`);
  });

  it('redirects an unknown scope back to the app', async () => {
    const { app } = await given();
    const answer = await fetch(pageOf(app.clientId, { scope: 'adsread everything' }), {
      redirect: 'manual',
    });
    expect(answer.headers.get('location')).toBe(`${REDIRECT}?error=invalid_scope&state=state-1`);
  });
});

describe('a grant', () => {
  it('reaches what the person reaches, with the scopes that stayed ticked', async () => {
    const made = await given();
    const { body } = await trade(made.app, await allowed(made));
    expect(body).toMatchObject({ scope: 'adsread adsedit', expires_in: 86_400 });
    const get = async (path: string, method = 'GET') =>
      (
        await fetch(`${emulators.url}/reddit-ads/api/v3${path}`, {
          method,
          headers: {
            ...AGENT,
            authorization: `Bearer ${body.access_token}`,
            'content-type': 'application/json',
          },
          ...(method === 'POST' ? { body: '{"data":{}}' } : {}),
        })
      ).json() as Promise<Json>;
    expect(await get('/me')).toMatchObject({ data: { id: made.person.subject } });
    const businesses = (await get('/me/businesses')).data;
    expect(businesses).toMatchObject([{ name: 'Bakery' }]);
    const accounts = (await get(`/businesses/${businesses[0].id}/ad_accounts/query`, 'POST')).data;
    expect(accounts.map(({ id }: { id: string }) => id)).toEqual(made.ids);
    const other = await control('POST', '/accounts', {});
    expect(await get(`/ad_accounts/${other.externalAccountId}`)).toMatchObject({
      error: { code: 403 },
    });
  });

  it('ends when its code comes twice', async () => {
    const made = await given();
    const code = await allowed(made);
    const { body } = await trade(made.app, code);
    expect(await trade(made.app, code)).toEqual({ status: 400, body: { error: 'invalid_grant' } });
    expect((await refresh(made.app, body.refresh_token)).status).toBe(400);
  });

  it('ends by a revocation, and by the person', async () => {
    for (const end of ['revoke', 'withdraw']) {
      const made = await given();
      const { body } = await trade(made.app, await allowed(made));
      expect((await refresh(made.app, body.refresh_token)).status).toBe(200);
      const consents = (await control('GET', '/consents')).data;
      const { id } = consents.at(-1);
      if (end === 'revoke') await ask(made.app, 'revoke_token', { token: body.refresh_token });
      else await control('DELETE', `/consents/${id}`);
      expect(await refresh(made.app, body.refresh_token)).toMatchObject({ status: 400 });
      const listed = (await control('GET', '/consents?platform=reddit-ads')).data;
      expect(listed.at(-1)).toMatchObject({ id, refreshes: 1, revoked: true });
    }
  });

  it('rotates as the app is set to', async () => {
    const made = await given();
    const { body: first } = await trade(made.app, await allowed(made));
    expect((await refresh(made.app, first.refresh_token)).body.refresh_token).toBe(
      first.refresh_token,
    );
    await fetch(`${emulators.url}/_control/apps/reddit-ads/${made.app.clientId}`, {
      method: 'PATCH',
      body: JSON.stringify({ rotation: 'strict', accessSeconds: 60 }),
    });
    const { body: second } = await refresh(made.app, first.refresh_token);
    expect(second.expires_in).toBe(60);
    expect((await refresh(made.app, second.refresh_token)).status).toBe(200);
    expect((await refresh(made.app, first.refresh_token)).status).toBe(400);
    expect((await control('GET', '/consents')).data).toMatchObject([{ reuses: 1, revoked: true }]);
  });
});

describe('the control interface', () => {
  it('gives no person an ad account that does not exist', async () => {
    expect(await control('POST', '/people', { accounts: [{ id: 'a2_none' }] })).toMatchObject({
      error: { message: 'There is no ad account a2_none' },
    });
    expect((await control('GET', '/people')).data).toEqual([]);
  });

  it('shows no code and no token in the log', async () => {
    const made = await given();
    const code = await allowed(made);
    const { body } = await trade(made.app, code);
    await refresh(made.app, body.refresh_token);
    await ask(made.app, 'revoke_token', { token: body.refresh_token });
    const log = JSON.stringify(await control('GET', '/requests'));
    for (const secret of [code, body.access_token, body.refresh_token, made.app.clientSecret]) {
      expect(log).not.toContain(secret);
    }
  });
});
