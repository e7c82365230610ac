import { givenAccount, type GivenAccount } from './testing/given-account';

/** Meta, Conversions API, Customer information parameters. */
const EMAIL = '62a14e44f765419d10fea99367361a727c12365e2520f32218d505ed9aa0f62f';

let given: GivenAccount;
beforeEach(() => {
  given = givenAccount();
});

const seconds = (ago = 60) => Math.floor(given.now().getTime() / 1_000) - ago;
const purchase = (over = {}) => ({
  event_name: 'Purchase',
  event_time: seconds(),
  event_id: 'order-123',
  action_source: 'website',
  event_source_url: 'https://shop.example/',
  user_data: { em: [EMAIL], client_user_agent: 'Mozilla/5.0', fbc: 'fb.1.1554763741205.AbC.Bg' },
  custom_data: { currency: 'USD', value: 123.45, order_id: '123' },
  ...over,
});
const path = () => `/${String(given.account.settings.pixelId)}/events`;
const send = (...data: readonly unknown[]) => given.ask('POST', path(), { data });
const counted = () => given.vendor.objects({ kind: 'conversion' });

describe('events of a pixel', () => {
  it('are taken as the vendor’s own sample shows one, and counted once by name and id', async () => {
    expect(
      await send(purchase(), purchase({ event_id: 'order-124' }), purchase({ event_name: 'Lead' })),
    ).toMatchObject({ events_received: 3, messages: [] });
    await send(purchase());
    expect(counted().map(({ name, accountId, data }) => [name, accountId, data.received])).toEqual([
      ['Purchase', given.accountId, 2],
      ['Purchase', given.accountId, 1],
      ['Lead', given.accountId, 1],
    ]);
  });

  it('are counted when they are tests, and say so', async () => {
    await given.ask('POST', path(), { data: [purchase()], test_event_code: 'TEST123' });
    expect(counted().map(({ data }) => [data.received, data.testCode])).toEqual([[1, 'TEST123']]);
  });

  it('have products with an id and a number of pieces, and members of their own', async () => {
    const sold = (custom: object) =>
      send(purchase({ custom_data: { value: 1, currency: 'EUR', ...custom } }));
    const product = { id: 'sku-1', quantity: 2, item_price: 9.5 };
    expect(await sold({ contents: [product], plan: 'pro', seats: 3, trial: false })).toMatchObject({
      events_received: 1,
    });
    for (const bad of [
      { contents: [{ quantity: 2 }] },
      { contents: [{ id: 'sku-1' }] },
      { contents: [{ ...product, item_price: '9.5' }] },
      { plan: { name: 'pro' } },
    ]) {
      const data = [purchase({ custom_data: { value: 1, currency: 'EUR', ...bad } })];
      expect(await given.refused('POST', path(), { data })).toMatchObject({ code: 100 });
    }
  });

  it.each([
    ['an unknown member', () => ({ colour: 'red' })],
    ['no source', () => ({ action_source: null })],
    ['another source', () => ({ action_source: 'newspaper' })],
    ['no customer information', () => ({ user_data: {} })],
    ['a clear e-mail', () => ({ user_data: { em: ['john@example.com'], client_user_agent: 'x' } })],
    [
      'the hash of nothing',
      () => ({
        user_data: {
          em: ['e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
          client_user_agent: 'x',
        },
      }),
    ],
    [
      'a click that is none',
      () => ({ user_data: { em: [EMAIL], client_user_agent: 'x', fbc: 'AbC' } }),
    ],
    [
      'a click in seconds',
      () => ({ user_data: { em: [EMAIL], client_user_agent: 'x', fbc: 'fb.1.1554763741.AbC' } }),
    ],
    ['a website without a browser', () => ({ user_data: { em: [EMAIL] } })],
    ['a website without a page', () => ({ event_source_url: null })],
    ['a purchase without a value', () => ({ custom_data: { currency: 'USD' } })],
    ['a purchase without a currency', () => ({ custom_data: { value: 1 } })],
    ['a currency that is none', () => ({ custom_data: { value: 1, currency: 'EURO' } })],
    ['an event a minute and more ahead', () => ({ event_time: seconds(-61) })],
    ['an event that is eight days old', () => ({ event_time: seconds(8 * 86_400) })],
    ['milliseconds', () => ({ event_time: given.now().getTime() })],
    ['limited use without a place', () => ({ data_processing_options: ['LDU'] })],
  ])('are all refused for %s in one of them', async (_what, over) => {
    expect(
      await given.refused('POST', path(), {
        data: [purchase(), purchase({ event_id: 'other', ...over() })],
      }),
    ).toMatchObject({ code: 100 });
    expect(counted()).toEqual([]);
  });

  it('are at most a thousand, and of a pixel of one’s own', async () => {
    expect(
      await given.refused('POST', path(), {
        data: Array.from({ length: 1_001 }, () => purchase()),
      }),
    ).toMatchObject({ code: 100 });
    expect(await given.refused('POST', '/73000000/events', { data: [purchase()] })).toMatchObject({
      code: 100,
      error_subcode: 33,
    });
  });
});
