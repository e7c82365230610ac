import { campaign } from '../testing/bodies';
import { type GivenAccount, givenAccount } from '../testing/given-account';
import type { Fields } from '../../json/fields';

const PATH = 'campaign:/CampaignManagement/v13/Campaigns';
let given: GivenAccount;
beforeEach(async () => {
  given = await givenAccount();
});

const add = (headers: Readonly<Record<string, string | undefined>>, AccountId = given.accountId) =>
  given.send('POST', PATH, { AccountId, Campaigns: [campaign()] }, headers);
const errorsOf = (body: unknown): readonly Fields[] =>
  ((body as Fields).Errors ?? (body as Fields).OperationErrors) as Fields[];

describe('the gate of a service', () => {
  it.each(['authorization', 'developertoken', 'customerid', 'customeraccountid'])(
    'refuses a call without the header %s',
    async (name) => {
      const answer = await add({ ...given.headers, [name]: undefined });
      expect([answer.status, errorsOf(answer.body)[0]?.Code]).toEqual([400, 116]);
    },
  );

  it('refuses an unknown access token and an unknown developer token', async () => {
    for (const wrong of [{ authorization: 'Bearer nobody' }, { developertoken: 'nobody' }]) {
      const answer = await add({ ...given.headers, ...wrong });
      expect([answer.status, errorsOf(answer.body)[0]?.Code]).toEqual([401, 105]);
    }
  });

  it('refuses an access token after an hour, and takes one that was refreshed', async () => {
    given.pass(3_600);
    const late = await add(given.headers);
    expect([late.status, errorsOf(late.body)[0]?.Code]).toEqual([401, 109]);
  });

  it('refuses another customer and another account', async () => {
    const other = given.vendor.createAccount({});
    const theirs = {
      customerid: String(other.settings.customerId),
      customeraccountid: other.externalAccountId,
    };
    for (const wrong of [
      { customerid: '1' },
      { customeraccountid: other.externalAccountId },
      theirs,
    ]) {
      const answer = await add({ ...given.headers, ...wrong });
      expect([answer.status, errorsOf(answer.body)[0]?.Code]).toEqual([403, 106]);
    }
  });

  it('refuses a body whose account is not the one of the headers', async () => {
    expect((await add(given.headers, '1')).status).toBe(400);
  });

  it('tells its tracking id in the header of every answer and inside faults', async () => {
    const fault = await add({ ...given.headers, authorization: undefined });
    expect((fault.body as Fields).TrackingId).toBe(fault.headers?.TrackingId);
    expect((await add(given.headers)).headers?.TrackingId).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('refuses more calls of a customer than a minute holds, and takes them again a minute later', async () => {
    const read = () =>
      given.send('POST', 'campaign:/CampaignManagement/v13/Budgets/QueryByIds', {
        BudgetIds: null,
      });
    for (let count = 0; count < 3_000; count += 1) await read();
    const answer = await read();
    expect([answer.status, errorsOf(answer.body)[0]?.Code]).toEqual([429, 117]);
    given.pass(60);
    expect((await read()).status).toBe(200);
  });

  it('knows no other path and no other method', async () => {
    expect((await given.send('POST', `${PATH}/Nothing`, {})).status).toBe(404);
    expect(await given.send('PATCH', PATH, {})).toMatchObject({
      status: 405,
      headers: { Allow: 'POST, PUT, DELETE' },
    });
  });

  it.each([
    ['Campaigns', 'CampaignIds', 101],
    ['Campaigns', 'CampaignIds', 0],
  ])('refuses a call on %s with too many or no items as a whole', async (list, ids, count) => {
    const body = { AccountId: given.accountId, [ids]: Array.from({ length: count }, () => '1') };
    const answer = await given.send('DELETE', `campaign:/CampaignManagement/v13/${list}`, body);
    expect([answer.status, (answer.body as Fields).Type]).toEqual([400, 'ApiFaultDetail']);
  });

  it('has a fault of the vendor for a bare status', () => {
    const door = given.vendor.doors.find((one) => one.prefix === 'microsoft-ads/campaign');
    expect(errorsOf(door?.failure?.(429).body)[0]?.Code).toBe(117);
    expect(errorsOf(door?.failure?.(503).body)[0]?.Code).toBe(0);
  });

  it('counts queries as reads and the rest as writes', () => {
    const nature = given.vendor.doors[0]?.nature;
    expect(nature?.('POST', '/CampaignManagement/v13/Keywords/QueryByAdGroupId')).toBe('read');
    expect(nature?.('POST', '/CampaignManagement/v13/Keywords')).toBe('write');
  });
});
