import { type GivenAccount, givenAccount } from '../testing/given-account';
import type { Fields } from '../../json/fields';

let given: GivenAccount;
beforeEach(async () => {
  given = await givenAccount();
});

const errorOf = async (form: Readonly<Record<string, string>>) => {
  const answer = await given.refresh(form);
  return [answer.status, (answer.body as Fields).error];
};

describe('the token endpoint', () => {
  it('answers a new refresh token that works, and an hour of access', async () => {
    const { body } = await given.refresh();
    expect(body).toMatchObject({ token_type: 'Bearer', expires_in: 3_600 });
    expect(
      (await given.refresh({ refresh_token: String((body as Fields).refresh_token) })).status,
    ).toBe(200);
  });

  it('takes the old refresh token for a short grace, then calls it an invalid grant', async () => {
    given.pass(299);
    expect((await given.refresh()).status).toBe(200);
    given.pass(2);
    expect(await errorOf({})).toEqual([400, 'invalid_grant']);
  });

  it.each([
    [{ client_id: 'nobody' }, 400, 'unauthorized_client'],
    [{ client_secret: 'wrong' }, 401, 'invalid_client'],
    [{ refresh_token: 'wrong' }, 400, 'invalid_grant'],
    [{ grant_type: 'password' }, 400, 'unsupported_grant_type'],
    [{ scope: 'openid' }, 400, 'invalid_scope'],
  ])('refuses %j', async (form, status, error) => {
    expect(await errorOf(form as unknown as Record<string, string>)).toEqual([status, error]);
  });

  it('refuses a JSON body', async () => {
    const answer = await given.send(
      'POST',
      'oauth:/common/oauth2/v2.0/token',
      {},
      { 'content-type': 'application/json' },
    );
    expect([answer.status, (answer.body as Fields).error]).toEqual([400, 'invalid_request']);
  });
});

describe('the customer service', () => {
  const customer = (operation: string, body: unknown) =>
    given.send('POST', `customer:/CustomerManagement/v13/${operation}`, body);
  const search = (predicates: readonly Fields[]) =>
    customer('Accounts/Search', {
      Predicates: predicates,
      PageInfo: { Index: 0, Size: 10 },
      Ordering: null,
    });

  it('names the user and finds their accounts', async () => {
    const { User } = (await customer('User/Query', { UserId: null })).body as { User: Fields };
    const found = await search([{ Field: 'UserId', Operator: 'Equals', Value: User.Id }]);
    const account = {
      Id: given.accountId,
      CurrencyCode: 'EUR',
      TimeZone: 'AmsterdamBerlinBernRomeStockholmVienna',
    };
    expect((found.body as Fields).Accounts).toEqual([expect.objectContaining(account)]);
  });

  it('takes exactly one predicate', async () => {
    const predicate = { Field: 'CustomerId', Operator: 'Equals', Value: '1' };
    expect((await search([])).status).toBe(400);
    expect((await search([predicate, predicate])).status).toBe(400);
    expect((await search([predicate])).body).toEqual({ Accounts: [] });
  });
});
