import { createHmac } from 'node:crypto';
import { newApp } from '../../core/consents';
import type { Fields } from '../../core/json';
import { givenAccount } from '../testing/given-account';

const REDIRECT = 'https://app.example/back';

/** An account, an application, and a person who reaches the account. */
const given = (reached: Fields = {}) => {
  const world = givenAccount();
  const access = world.vendor.access!();
  const { consents } = access;
  const app = consents.putApp(newApp(consents.rules, [REDIRECT]));
  const person = { id: 'person-1', name: 'Ada', email: 'a@example.com', subject: '1221' };
  consents.addPerson(person);
  access.reach(person.id, [{ id: world.accountId, ...reached }]);
  const client = { client_id: app.clientId, client_secret: app.clientSecret };
  const get = async (path: string, parameters: Fields, token = ''): Promise<Fields> => {
    const headers: Readonly<Record<string, string>> =
      token === '' ? {} : { authorization: `Bearer ${token}` };
    return (await world.send('GET', path, parameters, headers)).body as Fields;
  };
  const allow = async (scopes: readonly string[] = consents.rules.scopes): Promise<string> => {
    const { clientId } = app;
    const code = consents.allow({ clientId, personId: person.id, scopes, redirectUri: REDIRECT });
    const answer = await get('/oauth/access_token', { ...client, redirect_uri: REDIRECT, code });
    return String(answer.access_token);
  };
  const lengthen = (fb_exchange_token: string) =>
    get('/oauth/access_token', { ...client, grant_type: 'fb_exchange_token', fb_exchange_token });
  return { ...world, access, app, person, get, allow, lengthen };
};

const codeOf = ({ error }: Fields): string => {
  const { code, error_subcode } = (error ?? {}) as Fields;
  return `${String(code)}/${String(error_subcode)}`;
};

describe('people at Meta', () => {
  it('have an hour until the token of the code is exchanged for one of 60 days', async () => {
    const { allow, lengthen, get, pass } = given();
    const short = await allow();
    const { access_token, expires_in } = await lengthen(short);
    pass(3_700);
    expect([expires_in, codeOf(await get('/me', {}, short))]).toEqual([5_184_000, '190/463']);
    expect(await get('/me', { fields: 'name' }, String(access_token))).toMatchObject({
      name: 'Ada',
    });
  });

  it('end their tokens by a new password and by removing the app', async () => {
    const { allow, get, access, person, pass } = given();
    const first = await allow();
    access.arrange!({ changePassword: { personId: person.id } });
    pass(1);
    const second = await allow();
    expect(codeOf(await get('/me', {}, first))).toBe('190/460');
    access.consents.revokeAll(person.id);
    expect(codeOf(await get('/me', {}, second))).toBe('190/458');
  });

  it('list the permissions that they declined', async () => {
    const { allow, get } = given();
    const { data } = await get('/me/permissions', {}, await allow(['ads_read']));
    expect(data).toContainEqual({ permission: 'ads_management', status: 'declined' });
    expect(data).toContainEqual({ permission: 'ads_read', status: 'granted' });
  });

  it('change nothing without the permission or the role', async () => {
    const looking = given({ role: 'ANALYZE' });
    const declining = given();
    const tokens = [await looking.allow(), await declining.allow(['ads_read'])];
    const answers = await Promise.all(
      [looking, declining].map(({ send }, index) =>
        send('POST', '/~/campaigns', {}, { authorization: `Bearer ${tokens[index]}` }),
      ),
    );
    expect(answers.map(({ body }) => codeOf(body as Fields))).toEqual([
      '200/undefined',
      '200/undefined',
    ]);
  });

  it('reach no account of others', async () => {
    const { vendor, allow, get } = given();
    const other = vendor.createAccount({});
    expect(codeOf(await get(`/${other.externalAccountId}`, {}, await allow()))).toBe('100/33');
  });

  it('need the proof of the app that the token belongs to, if any', async () => {
    const { allow, get, app } = given();
    const token = await allow();
    const proof = (secret: string) => createHmac('sha256', secret).update(token).digest('hex');
    expect(codeOf(await get('/me', { appsecret_proof: proof('another') }, token))).toBe(
      '100/undefined',
    );
    expect(await get('/me', { appsecret_proof: proof(app.clientSecret) }, token)).toMatchObject({
      id: '1221',
    });
  });
});
