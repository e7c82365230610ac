import type { PlatformFailure } from '../port/failure';
import { type Scripted, scriptedIo } from '../testing/scripted-io';
import { emulatorEndpoints } from '../transport/endpoints';
import { linkedinAds } from '.';

const { access } = linkedinAds({ endpoints: emulatorEndpoints('http://vendor.example').linkedin });
const consent = access.consent!;
const app = { clientId: 'client', clientSecret: 'fake-canary-secret' };
const REDIRECT = 'https://app.example/app/connect/linkedin-ads/callback';

const trade = (...script: readonly Scripted[]) => {
  const io = scriptedIo(...script);
  return {
    io,
    grant: access.trade({ app, code: 'fake-canary-code', redirectUri: REDIRECT }, io),
  };
};

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => {
      throw new Error('it did not fail');
    },
    ({ failure }: PlatformFailure) => failure,
  );

const tokens = (more: object = {}) => ({
  json: { access_token: 'access', expires_in: 5_184_000, scope: 'r_ads,rw_ads', ...more },
});
const users = (...roles: readonly string[]) => ({
  json: {
    elements: roles.map((role, index) => ({
      user: 'urn:li:person:ada',
      account: `urn:li:sponsoredAccount:${index + 1}`,
      role,
    })),
  },
});

describe('the address of the page of consent', () => {
  it('asks for every scope', () => {
    const address = new URL(consent.address({ app, redirectUri: REDIRECT, state: 'state-1' }));
    expect(address.origin + address.pathname).toBe(
      'http://vendor.example/linkedin-ads/oauth/oauth/v2/authorization',
    );
    expect(Object.fromEntries(address.searchParams)).toEqual({
      response_type: 'code',
      client_id: 'client',
      redirect_uri: REDIRECT,
      state: 'state-1',
      scope:
        'r_ads rw_ads r_ads_reporting rw_conversions w_organization_social r_organization_social r_organization_admin',
    });
  });

  it.each([
    ['user_cancelled_login', 'ACCESS_DENIED'],
    ['user_cancelled_authorize', 'ACCESS_DENIED'],
    ['unauthorized_scope_error', 'APP_NOT_APPROVED'],
    ['server_error', 'NO_ANSWER'],
    ['constructor', 'APP_NOT_ACCEPTED'],
  ])('is answered with %s: %s', (error, code) =>
    expect(consent.problemOf(new URLSearchParams({ error }))).toBe(code),
  );
});

describe('a code', () => {
  it('gives a refresh token whose end is fixed', async () => {
    const more = { refresh_token: 'refresh', refresh_token_expires_in: 31_536_000 };
    const { io, grant } = trade(tokens(more), users('VIEWER'));
    expect(await grant).toEqual({
      credentials: { refreshToken: 'refresh' },
      subject: 'urn:li:person:ada',
      subjectName: '',
      scopes: ['r_ads', 'rw_ads'],
      endsInSeconds: 31_536_000,
    });
    expect(Object.fromEntries(new URLSearchParams(String(io.sent[0]?.body)))).toEqual({
      grant_type: 'authorization_code',
      code: 'fake-canary-code',
      redirect_uri: REDIRECT,
      client_id: 'client',
      client_secret: 'fake-canary-secret',
    });
  });

  it('gives apps without refresh tokens an access token for 60 days', async () => {
    expect(await trade(tokens(), users('VIEWER')).grant).toMatchObject({
      credentials: { accessToken: 'access' },
      endsInSeconds: 5_184_000,
    });
  });

  it('of a member without an ad account connects nothing', async () => {
    expect(await failureOf(trade(tokens(), users()).grant)).toMatchObject({
      kind: 'refused',
      detail: { code: 'NO_ADS_USER' },
    });
  });

  it.each([
    ['one that was used', 400, { error: 'invalid_request' }, 'refused CODE_REFUSED'],
    ['a wrong secret', 401, { error: 'invalid_client' }, 'refused APP_NOT_ACCEPTED'],
    ['a failing vendor', 503, {}, 'unknown PLATFORM_CONTRADICTED'],
    ['an answer without a token', 200, {}, 'unknown PLATFORM_CONTRADICTED'],
  ])('is refused: %s', async (_, status, json, expected) => {
    const { kind, detail } = await failureOf(trade({ status, json }).grant);
    expect(`${kind} ${detail.code}`).toBe(expected);
    expect(detail.message).not.toContain('canary');
  });

  it('that allows no reading of ads is named so', async () => {
    const denied = { status: 403, json: { status: 403, code: 'ACCESS_DENIED', message: 'No' } };
    expect(await failureOf(trade(tokens(), denied).grant)).toMatchObject({
      detail: { code: 'SCOPE_MISSING' },
    });
  });
});

const grantOf = {
  id: 'gnt_1',
  platform: 'linkedin-ads',
  externalAccountId: '',
  currency: '',
  timeZone: '',
  settings: {},
  credentials: { accessToken: 'access', ...app },
} as const;

it('lists accounts with their state and what the role lets the member do', async () => {
  const accounts = {
    json: {
      elements: [
        { id: 1, name: 'Shop', currency: 'EUR', status: 'ACTIVE', test: false },
        { id: 2, currency: 'USD', status: 'ACTIVE', servingStatuses: ['BILLING_HOLD'] },
        { id: 3, status: 'DRAFT', test: true, reference: 'urn:li:organization:9' },
        { id: 4, status: 'CANCELED' },
        { id: 1, name: 'Shop', status: 'ACTIVE' },
      ],
      metadata: {},
    },
  };
  const io = scriptedIo(users('VIEWER', 'CREATIVE_MANAGER', 'CAMPAIGN_MANAGER'), accounts);
  const found = [];
  for await (const account of access.accounts(grantOf, io)) found.push(account);
  expect(
    found.map(({ externalAccountId, name, status, isTest, isReadOnly, timeZone }) =>
      [externalAccountId, name, status, isTest, isReadOnly, timeZone].join(' '),
    ),
  ).toEqual([
    '1 Shop ACTIVE false true UTC',
    '2 2 SUSPENDED false true UTC',
    '3 3 UNDER_REVIEW true false UTC',
    '4 4 CLOSED false false UTC',
  ]);
  expect(found[2]?.managerPath).toEqual([{ id: 'urn:li:organization:9', name: 'LinkedIn page 9' }]);
});

it('revokes by any answer but that of a vendor who failed', async () => {
  const revoked = (status: number) => access.revoke!(grantOf, scriptedIo({ status }));
  await revoked(200);
  await revoked(400);
  expect(await failureOf(revoked(503))).toMatchObject({ kind: 'unavailable' });
});
