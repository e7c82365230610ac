import { PlatformFailure } from '../port/failure';
import { type Scripted, scriptedIo } from '../testing/scripted-io';
import { vendorEndpoints } from '../transport/endpoints';
import { googleAds } from '.';

const { access } = googleAds({ endpoints: vendorEndpoints.google });
const app = { clientId: 'id.example', clientSecret: 'secret' };
const code = { app, code: 'fake-code', redirectUri: 'https://a.example/back', verifier: 'v' };

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const idToken = (claims: object) => `${encoded({ alg: 'none' })}.${encoded(claims)}.`;
const OURS = {
  iss: 'https://accounts.google.com',
  aud: 'id.example',
  sub: '1',
  email: 'a@b.example',
};
const answered = (claims: object, more: object = {}): Scripted => ({
  json: {
    access_token: 't',
    refresh_token: 'r',
    scope: 'openid',
    id_token: idToken(claims),
    ...more,
  },
});
const trade = (script: Scripted) => access.trade(code, scriptedIo(script));

describe('consenting at Google', () => {
  it('asks for a refresh token at every consent, bound to state and challenge', () => {
    const address = new URL(
      access.consent!.address({
        app,
        redirectUri: 'https://a.example/back',
        state: 'st',
        challenge: 'ch',
      }),
    );
    expect(address.origin + address.pathname).toBe('https://accounts.google.com/o/oauth2/v2/auth');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      client_id: 'id.example',
      redirect_uri: 'https://a.example/back',
      response_type: 'code',
      scope:
        'openid email https://www.googleapis.com/auth/adwords https://www.googleapis.com/auth/datamanager',
      state: 'st',
      access_type: 'offline',
      prompt: 'consent',
      code_challenge: 'ch',
      code_challenge_method: 'S256',
    });
  });

  it('names the person and the end of a grant that an unpublished app has', async () => {
    expect(await trade(answered(OURS, { refresh_token_expires_in: 604_799 }))).toEqual({
      credentials: { refreshToken: 'r' },
      subject: '1',
      subjectName: 'a@b.example',
      scopes: ['openid'],
      endsInSeconds: 604_799,
    });
  });

  it.each([
    ['another issuer', { ...OURS, iss: 'https://accounts.example' }],
    ['another audience', { ...OURS, aud: 'other.example' }],
    ['no subject', { ...OURS, sub: undefined }],
  ])('takes no identity of %s', async (_, claims) => {
    await expect(trade(answered(claims))).rejects.toMatchObject({
      failure: { kind: 'refused', detail: { code: 'CODE_REFUSED' } },
    });
  });

  it('does not know what became of a code whose answer was lost', async () => {
    const lost = { code: 'NO_ANSWER', message: 'lost' };
    const io = {
      ...scriptedIo(),
      send: () => Promise.reject(new PlatformFailure({ kind: 'unknown', detail: lost })),
    };
    await expect(access.trade(code, io)).rejects.toMatchObject({ failure: { kind: 'unknown' } });
    await expect(trade({ status: 503 })).rejects.toMatchObject({ failure: { kind: 'unknown' } });
  });

  it('repeats nothing that Google wrote about a refusal', async () => {
    const json = { error: 'invalid_grant', error_description: 'Malformed auth code fake-code' };
    await expect(trade({ status: 400, json })).rejects.toMatchObject({
      failure: { detail: { message: expect.not.stringContaining('fake-code') } },
    });
  });
});
