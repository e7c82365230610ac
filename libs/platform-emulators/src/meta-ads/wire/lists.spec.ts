import { campaign, givenCampaign, givenTree } from '../testing/bodies';
import { type GivenAccount, givenAccount } from '../testing/given-account';
import type { Fields } from '../../json/fields';

let given: GivenAccount;
beforeEach(() => {
  given = givenAccount();
});

const names = async (parameters: Fields) =>
  (
    (await given.ask('GET', '/~/campaigns', { fields: 'name', ...parameters })).data as Fields[]
  ).map(({ name }) => name);

describe('lists', () => {
  it('come in pages, newest first, whose next address works as it is', async () => {
    for (const name of ['a', 'b', 'c']) await givenCampaign(given, { name });
    const first = await given.ask('GET', '/~/campaigns', { fields: 'name', limit: '2' });
    const { next, cursors } = first.paging as { next: string; cursors: Fields };
    expect((first.data as Fields[]).map(({ name }) => name)).toEqual(['c', 'b']);
    const url = new URL(next);
    const second = await given.raw({
      method: 'GET',
      path: url.pathname.replace('/meta-ads', ''),
      query: url.search,
    });
    expect(second.body).toMatchObject({
      data: [{ name: 'a' }],
      paging: { cursors: expect.anything() },
    });
    expect((second.body as { paging: Fields }).paging.next).toBeUndefined();
    expect(await names({ after: cursors.after })).toEqual(['a']);
  });

  it('have 25 rows without a wish', async () => {
    for (let count = 0; count < 26; count += 1) await givenCampaign(given, { name: `n${count}` });
    expect(await names({})).toHaveLength(25);
  });

  it.each([
    [{ field: 'name', operator: 'CONTAIN', value: 'PRING' }, ['Spring']],
    [{ field: 'campaign.name', operator: 'EQUAL', value: 'Autumn' }, ['Autumn']],
    [{ field: 'effective_status', operator: 'IN', value: ['ACTIVE'] }, ['Autumn']],
    [{ field: 'updated_time', operator: 'GREATER_THAN', value: 1_795_255_210 }, ['Autumn']],
    [{ field: 'name', operator: 'NOT_CONTAIN', value: 'Spring' }, ['Autumn']],
  ])('are filtered by %j', async (filter, expected) => {
    await givenCampaign(given);
    given.pass(60);
    await givenCampaign(given, { name: 'Autumn', status: 'ACTIVE' });
    expect(await names({ filtering: [filter] })).toEqual(expected);
  });

  it.each([
    { filtering: [{ field: 'nothing', operator: 'EQUAL', value: 1 }] },
    { filtering: [{ field: 'name', operator: 'LIKE', value: 1 }] },
    { filtering: 'x' },
    { fields: 'nothing' },
    { fields: 'name{' },
    { limit: 'x' },
    { after: 'x' },
  ])('refuse what they cannot do: %j', async (parameters) => {
    await givenCampaign(given);
    expect(await given.refused('GET', '/~/campaigns', parameters)).toMatchObject({ code: 100 });
  });

  it('go from a campaign to its ad sets and ads, and inside other objects', async () => {
    const { campaignId, adsetId, adId } = await givenTree(given);
    expect((await given.ask('GET', `/${campaignId}/adsets`)).data).toEqual([{ id: adsetId }]);
    expect((await given.ask('GET', `/${campaignId}/ads`)).data).toEqual([{ id: adId }]);
    expect((await given.ask('GET', `/${adsetId}/ads`)).data).toEqual([{ id: adId }]);
    expect(
      await given.ask('GET', `/${campaignId}`, { fields: 'adsets.limit(5){name,ads{id}}' }),
    ).toEqual({
      id: campaignId,
      adsets: { data: [{ id: adsetId, name: 'Berlin 20km', ads: { data: [{ id: adId }] } }] },
    });
    expect(
      (
        await given.ask('GET', '/~/ads', {
          filtering: [{ field: 'campaign.id', operator: 'IN', value: [campaignId] }],
        })
      ).data,
    ).toEqual([{ id: adId }]);
  });

  it('read several objects by id, all or none', async () => {
    const [one, two] = [await givenCampaign(given), await givenCampaign(given)];
    expect(await given.ask('GET', '/', { ids: `${one},${two}`, fields: 'name' })).toEqual({
      [one]: { id: one, name: 'Spring' },
      [two]: { id: two, name: 'Spring' },
    });
    expect(await given.refused('GET', '/', { ids: `${one},1` })).toMatchObject({ code: 803 });
  });

  it('tell the account, its page and its person', async () => {
    const { pageId } = given.account.settings;
    const [account] = (
      await given.ask('GET', '/me/adaccounts', {
        fields: 'id,account_id,name,currency,timezone_name,account_status,min_daily_budget',
      })
    ).data as Fields[];
    expect(account).toMatchObject({
      id: given.accountId,
      account_id: given.accountId.slice(4),
      currency: 'EUR',
      timezone_name: 'Europe/Berlin',
      account_status: 1,
      min_daily_budget: 50,
    });
    expect(await given.ask('GET', `/${String(pageId)}`, { fields: 'name' })).toEqual({
      id: pageId,
      name: 'Emulated Page',
    });
  });
});

describe('batches', () => {
  const batch = (parts: readonly Fields[], more: Fields = {}) =>
    given.send('POST', '/', { batch: parts, ...more });
  const body = new URLSearchParams(
    Object.entries(campaign()).map(([name, value]): [string, string] => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  ).toString();

  it('answer each part by itself', async () => {
    const parts = [
      { method: 'POST', relative_url: `v26.0/${given.accountId}/campaigns`, body },
      { method: 'GET', relative_url: '1' },
      { method: 'GET', relative_url: `${given.accountId}?fields=currency` },
    ];
    const answers = (await batch(parts, { include_headers: 'false' })).body as {
      code: number;
      body: string;
      headers?: unknown;
    }[];
    expect(answers.map(({ code }) => code)).toEqual([200, 400, 200]);
    expect(JSON.parse(answers[2]?.body ?? '')).toEqual({ id: given.accountId, currency: 'EUR' });
    expect(answers[0]?.headers).toBeUndefined();
  });

  it('lets a part build on the answer of another', async () => {
    const parts = [
      { method: 'POST', name: 'made', relative_url: `${given.accountId}/campaigns`, body },
      { method: 'GET', relative_url: '{result=made:$.id}?fields=name' },
    ];
    const [first, second] = (await batch(parts)).body as ({ body: string } | null)[];
    expect([first, JSON.parse(second?.body ?? '{}')]).toEqual([
      null,
      { name: 'Spring', id: expect.any(String) },
    ]);
  });

  it('have at most fifty parts', async () => {
    const parts = Array.from({ length: 51 }, () => ({ method: 'GET', relative_url: 'me' }));
    expect(await batch(parts)).toMatchObject({ status: 400, body: { error: { code: 100 } } });
    expect((await batch(parts.slice(1))).body).toHaveLength(50);
  });
});
