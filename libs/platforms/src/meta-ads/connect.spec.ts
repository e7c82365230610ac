import { createHmac } from 'node:crypto';
import type { PlatformFailure } from '../port/failure';
import { type Scripted, scriptedIo } from '../testing/scripted-io';
import { emulatorEndpoints } from '../transport/endpoints';
import { metaAds } from '.';
import { connection, graphError } from './testing/scripted-graph';

const endpoints = emulatorEndpoints('http://vendor.example').meta;
const { access } = metaAds({ endpoints, apiVersion: 'v26.0' });
const consent = access.consent!;
const app = { clientId: 'client', clientSecret: 'fake-canary-secret' };
const REDIRECT = 'https://app.example/app/connect/meta-ads/callback';

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

const token = (access_token: string, expires_in?: number) => ({
  json: { access_token, token_type: 'bearer', ...(expires_in ? { expires_in } : {}) },
});
const me = (more = {}) => ({ json: { id: '1221', name: 'Ada', ...more } });
const permissions = (...declined: readonly string[]) => ({
  json: {
    data: ['ads_read', 'ads_management'].map((permission) => ({
      permission,
      status: declined.includes(permission) ? 'declined' : 'granted',
    })),
  },
});

describe('the address of the page of consent', () => {
  const addressOf = (over: object) =>
    new URL(consent.address({ app: { ...app, ...over }, redirectUri: REDIRECT, state: 'state-1' }));

  it('asks for permissions, also for those that were declined before', () => {
    const address = addressOf({});
    expect(address.origin + address.pathname).toBe(
      'http://vendor.example/meta-www/v26.0/dialog/oauth',
    );
    expect(Object.fromEntries(address.searchParams)).toEqual({
      client_id: 'client',
      redirect_uri: REDIRECT,
      state: 'state-1',
      response_type: 'code',
      scope: 'ads_read,ads_management,business_management,pages_show_list,pages_read_engagement',
      auth_type: 'rerequest',
    });
  });

  it('names the configuration instead, where there is one', () => {
    const { searchParams } = addressOf({ configId: '77' });
    expect([searchParams.get('config_id'), searchParams.has('scope')]).toEqual(['77', false]);
  });

  it('has no secret', () => expect(addressOf({}).href).not.toContain('canary'));

  it.each([
    ['error=access_denied&error_reason=user_denied&error_code=200', 'ACCESS_DENIED'],
    ['error_code=2&error_message=Sorry', 'NO_ANSWER'],
    ['error_code=100&error_message=Invalid', 'APP_NOT_ACCEPTED'],
    ['error=constructor', 'APP_NOT_ACCEPTED'],
  ])('is answered with %s: %s', (answer, code) =>
    expect(consent.problemOf(new URLSearchParams(answer))).toBe(code),
  );
});

describe('a code', () => {
  it('of a person is traded, and its token exchanged for one of 60 days', async () => {
    const { io, grant } = trade(
      token('short', 3_600),
      me(),
      token('long', 5_183_944),
      permissions(),
    );
    expect(await grant).toEqual({
      credentials: { accessToken: 'long', appId: 'client' },
      subject: '1221',
      subjectName: 'Ada',
      scopes: ['ads_read', 'ads_management'],
      endsInSeconds: 5_183_944,
    });
    const proof = createHmac('sha256', app.clientSecret).update('long').digest('hex');
    expect(io.sent.at(-1)?.url).toContain(`appsecret_proof=${proof}`);
  });

  it('of a business gives a token that is kept as it is', async () => {
    const { io, grant } = trade(token('kept'), me({ client_business_id: '55' }), permissions());
    expect(await grant).toMatchObject({
      credentials: { accessToken: 'kept', appId: 'client', businessId: '55' },
      endsInSeconds: null,
    });
    expect(io.sent).toHaveLength(3);
  });

  it('lists which permissions were granted', async () => {
    const { grant } = trade(token('s'), me(), token('l'), permissions('ads_management'));
    expect((await grant).scopes).toEqual(['ads_read']);
  });

  it.each([
    ['one that was used', graphError(100, { error_subcode: 36_009 }), 'refused CODE_REFUSED'],
    ['an unknown app', graphError(101), 'refused APP_NOT_ACCEPTED'],
    [
      'a wrong secret',
      graphError(1, { message: 'Error validating client secret.' }),
      'refused APP_NOT_ACCEPTED',
    ],
    ['a failing vendor', graphError(2), 'unknown 2'],
  ])('is refused: %s', async (_, json, expected) => {
    const { kind, detail } = await failureOf(trade({ status: 400, json }).grant);
    expect(`${kind} ${detail.code}`).toBe(expected);
    expect(detail.message).not.toContain('canary');
  });

  it('is refused as ended when the person took the consent back at once', async () => {
    const dead = { status: 401, json: graphError(190, { error_subcode: 458 }) };
    expect(await failureOf(trade(token('short'), dead).grant)).toMatchObject({
      kind: 'unauthorised',
      detail: { code: 'ENDED_AT_PLATFORM' },
    });
  });
});

describe('the proof of the application', () => {
  const urlWith = async (credentials: Readonly<Record<string, string>>) => {
    const io = scriptedIo(permissions());
    const platform = metaAds({ endpoints });
    await platform.check({ ...connection, credentials }, io).catch(() => undefined);
    return io.sent[0]?.url ?? '';
  };

  it('goes with tokens of the own application and with a pasted secret alone', async () => {
    const pasted = { accessToken: 'pasted', clientId: 'client', clientSecret: 'secret' };
    const urls = [
      await urlWith(pasted),
      await urlWith({ ...pasted, appId: 'another' }),
      await urlWith({ ...pasted, appId: 'client' }),
      await urlWith({ ...pasted, appSecret: 'own' }),
    ];
    expect(urls.map((url) => url.includes('appsecret_proof'))).toEqual([false, false, true, true]);
  });
});

describe('a signed request', () => {
  const signed = (payload: object, secret = app.clientSecret) => {
    const text = Buffer.from(JSON.stringify(payload)).toString('base64url');
    return `${createHmac('sha256', secret).update(text).digest('base64url')}.${text}`;
  };
  const claim = { algorithm: 'HMAC-SHA256', user_id: '1221', issued_at: 1_795_000_000 };
  const subjectOf = (request: string, over = {}) =>
    access.withdrawal!(request, { ...app, ...over });

  it('names whom it is about', () => {
    // Signed with the secret "secret": made by hand with openssl dgst -sha256 -hmac.
    const vector =
      'FgIC8484FQKABacRrVN592qn1KzuHM12uCSg-6HoUls.eyJhbGdvcml0aG0iOiJITUFDLVNIQTI1NiIsInVzZXJfaWQiOiIxMjIxIn0';
    expect([subjectOf(signed(claim)), subjectOf(vector, { clientSecret: 'secret' })]).toEqual([
      '1221',
      '1221',
    ]);
  });

  it.each([
    ['another secret', signed(claim, 'other')],
    [
      'another payload',
      signed(claim).replace(/\..*/, `.${signed({ ...claim, user_id: '9' }).split('.')[1]}`),
    ],
    ['another algorithm', signed({ ...claim, algorithm: 'none' })],
    ['no user', signed({ algorithm: 'HMAC-SHA256' })],
    ['no signature', `.${signed(claim).split('.')[1]}`],
    ['a third part', `${signed(claim)}.x`],
    ['no text at all', ''],
  ])('is dropped: %s', (_, request) => expect(subjectOf(request)).toBeUndefined());

  it('is dropped where the secret is not known', () =>
    expect(subjectOf(signed(claim, ''), { clientSecret: '' })).toBeUndefined());
});
