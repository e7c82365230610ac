import type { Fields } from '../core/json';
import { newApp } from '../core/consents';
import type { VendorAnswer } from '../vendor';
import { givenAccount } from './testing/given-account';

const REDIRECT = 'https://app.example/back';
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

/** An account, an application, and a person who reaches the account. */
const given = (role = 'ACCOUNT_MANAGER') => {
  const world = givenAccount();
  const { consents, reach, nextSubject } = world.vendor.access!();
  const app = consents.putApp(newApp(consents.rules, [REDIRECT]));
  const person = { id: 'person-1', name: 'Ada', email: 'ada@example.com', subject: nextSubject() };
  consents.addPerson(person);
  reach(person.id, [{ id: world.accountId, role }]);
  const token = (form: Readonly<Record<string, string>>): VendorAnswer =>
    world.www(
      'POST',
      '/oauth/v2/accessToken',
      new URLSearchParams({
        client_id: app.clientId,
        client_secret: app.clientSecret,
        ...form,
      }).toString(),
      FORM,
    );
  const allow = (scopes: readonly string[] = consents.rules.scopes): Fields => {
    const code = consents.allow({
      clientId: app.clientId,
      personId: person.id,
      scopes,
      redirectUri: REDIRECT,
    });
    return token({ grant_type: 'authorization_code', code, redirect_uri: REDIRECT }).body as Fields;
  };
  const ask = (tokens: Fields, address: string): VendorAnswer =>
    world.send('GET', address, undefined, { authorization: `Bearer ${tokens.access_token}` });
  return { ...world, consents, app, person, token, allow, ask };
};

const users = '/rest/adAccountUsers?q=authenticatedUser';

describe('people at LinkedIn', () => {
  it('reach what they were given, in their role', () => {
    const { allow, ask, person, accountId } = given('VIEWER');
    expect((ask(allow(), users).body as Fields).elements).toMatchObject([
      {
        user: `urn:li:person:${person.subject}`,
        account: `urn:li:sponsoredAccount:${accountId}`,
        role: 'VIEWER',
      },
    ]);
  });

  it('end older tokens by a consent with other scopes, not by one with the same', () => {
    const { allow, ask } = given();
    const [first, second] = [allow(['r_ads']), allow(['r_ads'])];
    expect([ask(first, users).status, ask(second, users).status]).toEqual([200, 200]);
    const third = allow(['r_ads', 'rw_ads']);
    expect([ask(first, users).status, ask(third, users).status]).toEqual([401, 200]);
  });

  it('keep the end of a refresh token by refreshing', () => {
    const { allow, token, pass } = given();
    const { refresh_token } = allow();
    pass(100 * 86_400);
    const answer = token({ grant_type: 'refresh_token', refresh_token: String(refresh_token) });
    expect(answer.body).toMatchObject({
      refresh_token,
      refresh_token_expires_in: 265 * 86_400,
    });
    pass(266 * 86_400);
    expect(
      token({ grant_type: 'refresh_token', refresh_token: String(refresh_token) }).body,
    ).toMatchObject({ error: 'invalid_grant' });
  });

  it('need the scope of pages to list them', () => {
    const { allow, ask } = given();
    const acls = '/rest/organizationAcls?q=roleAssignee&state=APPROVED';
    expect([ask(allow(['r_ads']), acls).status, ask(allow(), acls).status]).toEqual([403, 200]);
  });
});
