import { PlatformFailure } from '../port/failure';
import { type Scripted, scriptedIo } from '../testing/scripted-io';
import { vendorEndpoints } from '../transport/endpoints';
import { createMicrosoftAds } from '.';

const { access } = createMicrosoftAds(vendorEndpoints.microsoft);
const app = { clientId: 'id', clientSecret: 'secret', developerToken: 'dev' };
const code = { app, code: 'fake-code', redirectUri: 'https://a.example/back', verifier: 'v' };
const trade = (...script: readonly Scripted[]) => access.trade(code, scriptedIo(...script));
const refusal = (number: number, error = 'invalid_grant') => ({
  status: 400,
  json: { error, error_description: `AADSTS${number}: fake-code was not taken.` },
});

describe('consenting at Microsoft', () => {
  it('lets the person choose the account, bound to state and challenge', () => {
    const address = new URL(
      access.consent!.address({
        app,
        redirectUri: 'https://a.example/back',
        state: 'st',
        challenge: 'ch',
      }),
    );
    expect(address.origin + address.pathname).toBe(
      'https://login.microsoftonline.com/common/oauth2/v2.0/authorize',
    );
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      scope: 'openid offline_access https://ads.microsoft.com/msads.manage',
      prompt: 'select_account',
      code_challenge_method: 'S256',
    });
  });

  it.each([
    ['access_denied', 'AADSTS65004: declined', 'ACCESS_DENIED'],
    ['access_denied', 'AADSTS650052: ask your administrator', 'ADMIN_CONSENT_REQUIRED'],
    ['unauthorized_client', 'AADSTS700016: not found', 'APP_NOT_ACCEPTED'],
    ['temporarily_unavailable', '', 'NO_ANSWER'],
  ])('reads %s with "%s"', (error, text, expected) => {
    const answer = new URLSearchParams({ error, error_description: text });
    expect(access.consent!.problemOf(answer)).toBe(expected);
  });

  it.each([
    [70008, 'CODE_REFUSED'],
    [54005, 'CODE_REFUSED'],
    [7000222, 'APP_NOT_ACCEPTED'],
    [650052, 'ADMIN_CONSENT_REQUIRED'],
  ])('reads AADSTS%i of a code, and repeats nothing of the text', async (number, expected) => {
    await expect(trade(refusal(number))).rejects.toMatchObject({
      failure: { detail: { code: expected, message: expect.not.stringContaining('fake-code') } },
    });
  });

  it('does not know what became of a code whose answer was lost', async () => {
    const lost = { code: 'NO_ANSWER', message: 'lost' };
    const io = {
      ...scriptedIo(),
      send: () => Promise.reject(new PlatformFailure({ kind: 'unknown', detail: lost })),
    };
    await expect(access.trade(code, io)).rejects.toMatchObject({ failure: { kind: 'unknown' } });
    await expect(trade({ status: 502 })).rejects.toMatchObject({ failure: { kind: 'unknown' } });
  });
});
