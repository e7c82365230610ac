import { givenAccount, type GivenAccount } from './testing/given-account';

let given: GivenAccount;
beforeEach(async () => {
  given = await givenAccount();
});

/** The vendor's own sample (platform document 3e), with the published hash of an e-mail. */
const purchase = (over = {}) => ({
  event_at: given.now().getTime() - 60_000,
  action_source: 'WEBSITE',
  type: { tracking_type: 'PURCHASE' },
  click_id: '3184742045291813272',
  event_source_url: 'https://acme.example/thanks',
  metadata: {
    conversion_id: 'order-123',
    order_id: '123',
    currency: 'EUR',
    value: 50.0,
    item_count: 1,
    products: [{ id: 'sku1', quantity: 1, item_price: 50.0 }],
  },
  user: {
    email: 'ff8d9819fc0e12bf0d24892e45987e249a28dce836a85cad60e28eaaa8c6d976',
    phone_number: '+4915112345678',
    external_id: 'u1',
  },
  ...over,
});
const path = () => `/pixels/${String(given.account.settings.pixelId)}/conversion_events`;
const counted = () => given.vendor.objects({ kind: 'conversion' });
const tests = () => given.vendor.objects({ kind: 'conversion-test' });

describe('events of a pixel', () => {
  it('are taken and counted once by type and conversion id', async () => {
    expect(
      (
        await given.send('POST', path(), {
          events: [purchase(), purchase({ type: { tracking_type: 'LEAD' } })],
        })
      ).body,
    ).toEqual({ data: { message: 'Successfully processed 2 conversion events.' } });
    await given.call('POST', path(), { events: [purchase()] });
    expect(counted().map(({ name, data }) => [name, data.received])).toEqual([
      ['PURCHASE', 2],
      ['LEAD', 1],
    ]);
  });

  it('are not counted when they are tests', async () => {
    await given.call('POST', path(), { test_id: 't2_test', events: [purchase()] });
    expect(counted()).toEqual([]);
    expect(tests().map(({ status, data }) => [status, data.testCode])).toEqual([
      ['CHECKED', 't2_test'],
    ]);
  });

  it.each([
    ['an unknown member', () => ({ colour: 'red' }), 'data.events[1].colour'],
    [
      'a type in lower case',
      () => ({ type: { tracking_type: 'purchase' } }),
      'data.events[1].type.tracking_type',
    ],
    [
      'a custom event without a name',
      () => ({ type: { tracking_type: 'CUSTOM' } }),
      'data.events[1].type.custom_event_name',
    ],
    [
      'a value of a visit',
      () => ({ type: { tracking_type: 'PAGE_VISIT' } }),
      'data.events[1].metadata.value',
    ],
    [
      'a value as text',
      () => ({ metadata: { value: '50', currency: 'EUR' } }),
      'data.events[1].metadata.value',
    ],
    [
      'a value without a currency',
      () => ({ metadata: { value: 50 } }),
      'data.events[1].metadata.currency',
    ],
    [
      'an e-mail that is neither clear nor hashed',
      () => ({ user: { email: 'nobody' } }),
      'data.events[1].user.email',
    ],
    ['no identifier', () => ({ user: {}, click_id: undefined }), 'data.events[1].user'],
    [
      'seconds',
      () => ({ event_at: Math.floor(given.now().getTime() / 1_000) }),
      'data.events[1].event_at',
    ],
    [
      'an event a second older than a week',
      () => ({ event_at: given.now().getTime() - 7 * 86_400_000 - 1_000 }),
      'data.events[1].event_at',
    ],
    [
      'an event six minutes ahead',
      () => ({ event_at: given.now().getTime() + 360_000 }),
      'data.events[1].event_at',
    ],
  ])('are all refused for %s', async (_what, over, field) => {
    expect(await given.refused('POST', path(), { events: [purchase(), purchase(over())] })).toEqual(
      [field],
    );
    expect(counted()).toEqual([]);
  });

  it('are one to a thousand, and of a pixel of one’s own', async () => {
    expect(await given.refused('POST', path(), { events: [] })).toEqual(['data.events']);
    expect(
      await given.refused('POST', path(), {
        events: Array.from({ length: 1_001 }, () => purchase()),
      }),
    ).toEqual(['data.events']);
    expect(
      (await given.send('POST', '/pixels/a2_nobody/conversion_events', { events: [purchase()] }))
        .status,
    ).toBe(404);
  });
});
