import type { PlatformFailure } from '../port/failure';
import { type Scripted, scriptedIo } from '../testing/scripted-io';
import { emulatorEndpoints } from '../transport/endpoints';
import { RedditWire } from './client/requests';
import { accountStatus, redditAccess } from './connect';

const endpoints = emulatorEndpoints('http://vendor.example').reddit;
const access = redditAccess(endpoints, new RedditWire(endpoints));

const tradeWith = async (...script: Scripted[]) => {
  const io = scriptedIo(...script);
  const traded = access.trade(
    {
      app: { clientId: 'client', clientSecret: 'secret' },
      code: 'the-code',
      redirectUri: 'https://app.example/app/connect/reddit-ads/callback',
    },
    io,
  );
  return { io, traded };
};

const failureOf = async (work: Promise<unknown>) =>
  work.then(
    () => {
      throw new Error('it did not fail');
    },
    ({ failure }: PlatformFailure) => [failure.kind, failure.detail.code],
  );

const tokens = (scope: string) => ({
  json: { access_token: 'access', refresh_token: 'refresh', expires_in: 3_600, scope },
});

describe('the address of the page of consent', () => {
  it('asks for a permanent grant of every permission', () => {
    const address = new URL(
      access.consent!.address({
        app: { clientId: 'client' },
        redirectUri: 'https://app.example/back',
        state: 'state-1',
      }),
    );
    expect(`${address.origin}${address.pathname}`).toBe(
      'http://vendor.example/reddit-ads/oauth/api/v1/authorize',
    );
    expect(Object.fromEntries(address.searchParams)).toEqual({
      client_id: 'client',
      response_type: 'code',
      state: 'state-1',
      redirect_uri: 'https://app.example/back',
      duration: 'permanent',
      scope: 'adsread adsedit adsconversions',
    });
  });

  it.each([
    ['access_denied', 'ACCESS_DENIED'],
    ['invalid_scope', 'APP_NOT_ACCEPTED'],
    ['unauthorized_client', 'APP_NOT_ACCEPTED'],
    ['server_error', 'NO_ANSWER'],
    ['toString', 'NO_ANSWER'],
  ])('is answered with %s: %s', (error, code) => {
    expect(access.consent!.problemOf(new URLSearchParams({ error }))).toBe(code);
  });
});

describe('a code', () => {
  it('is traded for what is sealed, without a secret of the application', async () => {
    const { io, traded } = await tradeWith(tokens('adsread adsedit'), {
      json: { data: { id: 't2_ada', name: 'ada', type: 'MEMBER' } },
    });
    expect(await traded).toEqual({
      credentials: { refreshToken: 'refresh' },
      subject: 't2_ada',
      subjectName: 'ada',
      scopes: ['adsread', 'adsedit'],
      endsInSeconds: null,
    });
    expect(io.sent.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'POST http://vendor.example/reddit-ads/oauth/api/v1/access_token',
      'GET http://vendor.example/reddit-ads/api/v3/me',
    ]);
    expect(io.sent[0]?.headers['User-Agent']).toMatch(/^web:switchyard/);
  });

  it.each<[string, Scripted, string, string]>([
    ['old code', { status: 400, json: { error: 'invalid_grant' } }, 'refused', 'CODE_REFUSED'],
    [
      'unknown app',
      { status: 401, json: { error: 'invalid_client' } },
      'refused',
      'APP_NOT_ACCEPTED',
    ],
    [
      'app without rights',
      { status: 400, json: { error: 'unauthorized_client' } },
      'refused',
      'APP_NOT_ACCEPTED',
    ],
    ['fault of the vendor', { status: 503 }, 'unknown', 'HTTP_503'],
    ['missing permission', tokens('adsedit'), 'refused', 'SCOPE_MISSING'],
    [
      'temporary grant',
      { json: { access_token: 'a', scope: 'adsread' } },
      'unknown',
      'PLATFORM_CONTRADICTED',
    ],
  ])('fails by name: %s', async (_what, answer, kind, code) => {
    const { io, traded } = await tradeWith(answer);
    expect(await failureOf(traded)).toEqual([kind, code]);
    expect(io.sent).toHaveLength(1);
  });
});

describe('an ad account', () => {
  it('that two businesses share is found once', async () => {
    const shared = { json: { data: [{ id: 'a2_shared' }] } };
    const io = scriptedIo(
      tokens('adsread'),
      { json: { data: [{ id: 'b1', name: 'Bakery' }, { id: 'b2' }] } },
      shared,
      shared,
    );
    const found: string[] = [];
    for await (const one of access.accounts(
      {
        id: 'gnt_1',
        platform: 'reddit-ads',
        externalAccountId: '',
        currency: '',
        timeZone: '',
        settings: {},
        credentials: { refreshToken: 'refresh' },
      },
      io,
    )) {
      found.push(`${one.externalAccountId} of ${one.managerPath.map(({ name }) => name).join()}`);
    }
    expect(found).toEqual(['a2_shared of Bakery']);
  });
});

describe('the status of an ad account', () => {
  it.each([
    ['VALID', 'ACTIVE'],
    ['TRUSTED', 'ACTIVE'],
    [null, 'ACTIVE'],
    ['PENDING', 'UNDER_REVIEW'],
    ['NEEDS_ID_VERIFICATION', 'UNDER_REVIEW'],
    ['SUSPENDED', 'SUSPENDED'],
    ['BANNED', 'CLOSED'],
  ])('%s is %s', (approval, status) => {
    expect(accountStatus(approval)).toBe(status);
  });
});
