import 'reflect-metadata';
import { statement } from '@switchyard/db-kit';
import type { Answered, Call } from '../../testing/call';
import {
  type BenchConnection,
  type BenchSpace,
  conversionsBench,
  type ConversionsBench,
} from '../../testing/conversions-bench';

interface Result {
  readonly index: number;
  readonly id?: string;
  readonly status: string;
  readonly matched?: string;
  readonly error?: {
    readonly code: string;
    readonly details?: {
      readonly path?: string;
      readonly issues?: readonly { readonly code: string; readonly path: string }[];
    };
  };
}
interface Results {
  readonly accepted: number;
  readonly duplicates: number;
  readonly rejected: number;
  readonly results: readonly Result[];
}

const DAY_MS = 86_400_000;
const connected = (
  platform: BenchConnection['platform'],
  suffix: string,
  isDefault = true,
): BenchConnection => ({
  id: `con_01h455vb4pex5vsknk084sn02${suffix}`,
  platform,
  externalAccountId: suffix,
  isDefault,
});
const CONNECTED = [
  connected('google-ads', 'q'),
  connected('google-ads', 'r', false),
  connected('meta-ads', 's'),
  connected('linkedin-ads', 't'),
];

let bench: ConversionsBench;
let space: BenchSpace;
beforeAll(async () => {
  bench = await conversionsBench({ connections: CONNECTED });
});
afterAll(() => bench.close());
beforeEach(() => {
  space = bench.newSpace();
});

const post = (body: unknown, as: Call = space.call): Promise<Answered> =>
  as('POST', '/conversions/events', body);
const resultsOf = ({ data }: Answered): Results => data as unknown as Results;
const report = async (body: unknown, as: Call = space.call): Promise<Results> => {
  const answer = await post(body, as);
  expect([answer.refused, answer.status]).toEqual([[], 202]);
  return resultsOf(answer);
};
const identify = (body: object): Promise<Answered> =>
  space.call('POST', '/conversions/identify', body);
const action = async (name: string, more: object = {}): Promise<string> =>
  (
    await space.call('POST', '/conversions/actions', {
      name,
      type: 'UPLOAD_CLICKS',
      category: 'PURCHASE',
      ...more,
    })
  ).data.id;
const rows = <Row>(text: string, values: readonly unknown[] = []): Promise<Row[]> =>
  bench.db.database.read<Row>({ spaceId: space.spaceId, accountId: 'acc_1' }, statement(text), [
    space.spaceId,
    ...values,
  ]);

interface EventRow {
  readonly id: string;
  readonly door: string;
  readonly clicks: readonly string[];
  readonly matchedBy: string | null;
  readonly consent: unknown;
  readonly claim: string | null;
  readonly confirmedBy: string | null;
  readonly valueMicros: number | null;
  readonly currency: string | null;
  readonly to: readonly string[];
}
const events = (): Promise<EventRow[]> =>
  rows(`
select t.id, t.door, t.matched_by as "matchedBy", t.consent, t.claim, t.confirmed_by as "confirmedBy", t.value_micros as "valueMicros", t.currency,
  (select coalesce(json_agg(c->>'value'), '[]') from jsonb_array_elements(t.click_ids) c) as clicks,
  (select coalesce(json_agg(d.platform || ' ' || d.status || coalesce(' ' || d.reason, '') order by d.platform), '[]') from conversions.delivery d where d.space_id = t.space_id and d.event_id = t.id) as "to"
from conversions.event t where t.space_id = $1 order by t.id`);
const told = ({ error }: Result): readonly string[] =>
  error?.details?.issues?.map(({ code, path }) => `${code} ${path}`) ?? [
    `${error?.code} ${error?.details?.path}`,
  ];

describe('conversion events', () => {
  it.each([
    ['one', (one: object) => one],
    ['a list', (one: object) => [one]],
    ['a list in events', (one: object) => ({ events: [one] })],
  ])('are taken as %s', async (_name, body) => {
    expect(await report(body({ event: 'signup', gclid: 'g1' }))).toEqual({
      accepted: 1,
      duplicates: 0,
      rejected: 0,
      results: [
        {
          index: 0,
          status: 'accepted',
          matched: 'clickId',
          id: expect.stringMatching(/^cve_/) as unknown,
        },
      ],
    });
    expect(await events()).toMatchObject([
      { door: 'event', clicks: ['g1'], to: ['google-ads pending'] },
    ]);
  });

  it('are judged one by one', async () => {
    await action('Page', { type: 'WEBPAGE' });
    await action('Once', { category: 'SIGNUP' });
    const good = { event: 'paid', gclid: 'g' };
    const bodies = [
      good,
      { event: 'paid' },
      { gclid: 'g' },
      { ...good, event: 'bought' },
      { ...good, event: undefined, conversionAction: 'Nothing' },
      { ...good, conversionAction: 'Once' },
      { ...good, value: -1 },
      { ...good, value: 1.234, currency: 'EUR' },
      { ...good, currency: 'XXQ' },
      { ...good, occurredAt: '2999-01-01T00:00:00Z' },
      { ...good, orderId: 'jane@example.com' },
      { ...good, orderId: 'erased:x' },
      { event: 'paid', email: 'jane' },
      { event: undefined, conversionAction: 'Page', gclid: 'g' },
      { conversionAction: 'Once', gbraid: 'b' },
      { ...good, mood: 1 },
      7,
    ];
    const { accepted, rejected, results } = await report({ events: bodies });
    expect([accepted, rejected, results.map(({ index }) => index)]).toEqual([
      1,
      16,
      bodies.map((_one, index) => index),
    ]);
    expect(results.slice(1).map(told)).toEqual([
      ['REQUIRED /events/1/email'],
      ['REQUIRED /events/2/event'],
      ['NOT_ONE_OF /events/3/event'],
      ['NOT_FOUND /events/4/conversionAction'],
      ['CONFLICT /events/5/event'],
      ['OUT_OF_RANGE /events/6/value'],
      ['TOO_PRECISE /events/7/value'],
      ['NOT_ONE_OF /events/8/currency'],
      ['OUT_OF_RANGE /events/9/occurredAt'],
      ['BAD_FORMAT /events/10/orderId'],
      ['BAD_FORMAT /events/11/orderId'],
      ['BAD_FORMAT /events/12/email'],
      ['NOT_ALLOWED /events/13/conversionAction'],
      ['CONFLICT /events/14/gbraid'],
      ['UNKNOWN_FIELD /events/15/mood'],
      ['WRONG_TYPE /events/16'],
    ]);
  });

  it('of the wrong shape are refused whole', async () => {
    expect((await post([])).refused).toEqual(['VALIDATION_ERROR', 'TOO_FEW ']);
    expect(
      (
        await post({
          events: Array.from({ length: 501 }, () => ({ event: 'signup', gclid: 'g' })),
        })
      ).refused,
    ).toEqual(['VALIDATION_ERROR', 'TOO_MANY /events']);
    expect((await post({ events: [{ event: 'signup', gclid: 'g' }], gclid: 'x' })).refused).toEqual(
      ['VALIDATION_ERROR', 'UNKNOWN_FIELD /gclid'],
    );
    expect((await post({ event: 'signup', gclid: 7 })).refused).toEqual([
      'VALIDATION_ERROR',
      'WRONG_TYPE /gclid',
    ]);
    expect((await post({ source: 'paypal', payload: {} })).refused).toEqual([
      'VALIDATION_ERROR',
      'NOT_ONE_OF /source',
    ]);
    expect((await post(7)).status).toBe(400);
  });

  it('of a stage get their action on first use, once, however many come at the same time', async () => {
    await action('Paid', { category: 'DEFAULT' });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_one, at) =>
        report({
          events: [
            { event: 'paid', gclid: `g${at}` },
            { event: 'signup', wbraid: `w${at}` },
          ],
        }),
      ),
    );
    expect(answers.map(({ accepted }) => accepted)).toEqual(answers.map(() => 2));
    expect(
      await rows(
        'select name, category, lead_stage, counting_type, type from conversions.action where space_id = $1 and lead_stage is not null order by name',
      ),
    ).toEqual([
      {
        name: 'Paid (funnel)',
        category: 'PURCHASE',
        lead_stage: 'paid',
        counting_type: 'MANY_PER_CLICK',
        type: 'UPLOAD_CLICKS',
      },
      {
        name: 'Signup',
        category: 'SIGNUP',
        lead_stage: 'signup',
        counting_type: 'MANY_PER_CLICK',
        type: 'UPLOAD_CLICKS',
      },
    ]);
  }, 60_000);

  it('of the usual names get their action on first use, and other names are refused', async () => {
    await action('Add to cart', { category: 'DEFAULT' });
    const answer = await post({
      events: [
        { event: 'Purchase', gclid: 'a' },
        { event: 'paid', gclid: 'b' },
        { event: 'AddToCart', gclid: 'c' },
        { event: 'add_to_cart', gclid: 'd' },
        { event: 'generate_lead', gclid: 'e' },
        { event: 'webinar watched', gclid: 'f' },
      ],
    });
    expect(answer.data).toMatchObject({
      accepted: 5,
      results: [{}, {}, {}, {}, {}, { error: { code: 'VALIDATION_ERROR' } }],
    });
    expect(JSON.stringify(answer.data)).toContain('begin_checkout');
    expect(
      await rows(
        'select name, category, lead_stage, event_name, counting_type, include_in_conversions_metric as metric from conversions.action where space_id = $1 order by name',
      ),
    ).toEqual([
      expect.objectContaining({ name: 'Add to cart', event_name: null }),
      {
        name: 'Add to cart (event)',
        category: 'ADD_TO_CART',
        lead_stage: null,
        event_name: 'add_to_cart',
        counting_type: 'MANY_PER_CLICK',
        metric: false,
      },
      {
        name: 'Lead',
        category: 'SUBMIT_LEAD_FORM',
        lead_stage: null,
        event_name: 'lead',
        counting_type: 'MANY_PER_CLICK',
        metric: true,
      },
      expect.objectContaining({ name: 'Paid', lead_stage: 'paid', event_name: null }),
    ]);
  });

  it('of a name of their own get an action where the Space takes such names', async () => {
    const custom = await conversionsBench({ over: bench, settings: { customEvents: true } });
    try {
      const { call } = custom.space(space.spaceId);
      const { data } = await call('POST', '/conversions/events', {
        events: [
          { event: 'Webinar watched', gclid: 'a' },
          { event: 'webinar_watched', gclid: 'b' },
          { event: '<b>', gclid: 'c' },
        ],
      });
      expect(data).toMatchObject({ accepted: 2, rejected: 1 });
      expect(
        await rows('select name, category, event_name from conversions.action where space_id = $1'),
      ).toEqual([{ name: 'webinar_watched', category: 'DEFAULT', event_name: 'webinar_watched' }]);
    } finally {
      await custom.close();
    }
    expect((await post({ event: 'webinar_watched', gclid: 'd' })).refused).toEqual([
      'VALIDATION_ERROR',
      'NOT_ONE_OF /event',
    ]);
  });

  it('of a website make no action, and land on one that there is', async () => {
    expect(await post({ event: 'add_to_cart', gclid: 'a' }, space.website)).toMatchObject({
      status: 404,
      error: { code: 'NOT_FOUND', details: { path: '/event' } },
    });
    expect(
      await rows('select count(*)::int as actions from conversions.action where space_id = $1'),
    ).toEqual([{ actions: 0 }]);
    await action('Carts', { eventName: 'add_to_cart', category: 'ADD_TO_CART' });
    expect(
      (await space.website('POST', '/conversions/events', { event: 'AddToCart', gclid: 'a' })).data,
    ).toMatchObject({ accepted: 1 });
  });

  it('land on the action that takes their stage, and on a named one that agrees', async () => {
    await action('Registrations', { leadStage: 'signup', category: 'SIGNUP' });
    expect(
      await report({
        events: [
          { event: 'signup', gclid: 'a' },
          { event: 'signup', conversionAction: 'registrations', gclid: 'b' },
          { conversionAction: 'Registrations', gclid: 'c' },
        ],
      }),
    ).toMatchObject({ accepted: 3 });
    expect(
      await rows('select count(*)::int as actions from conversions.action where space_id = $1'),
    ).toEqual([{ actions: 1 }]);
  });

  it('for a paused action are skipped and keep no order', async () => {
    const id = await action('Registrations', { leadStage: 'signup', status: 'PAUSED' });
    await report({ event: 'signup', gclid: 'a', orderId: 'o' });
    await space.call('PATCH', `/conversions/actions/${id}`, { status: 'ENABLED' });
    expect(await report({ event: 'signup', gclid: 'a', orderId: 'o' })).toMatchObject({
      accepted: 1,
    });
    expect(await events()).toMatchObject([
      { to: ['google-ads skipped ACTION_PAUSED'] },
      { to: ['google-ads pending'] },
    ]);
  });

  it('are worth what they say, else what their action says of events without a value', async () => {
    await action('Sales', {
      defaultEventValue: 7,
      valueSettings: { type: 'variableValue', defaultValue: 5, currencyCode: 'EUR' },
    });
    await action('Fixed', {
      defaultEventValue: 7,
      valueSettings: { type: 'fixedValue', defaultValue: 20, currencyCode: 'USD' },
    });
    const sale = { conversionAction: 'Sales', gclid: 'g' };
    await report({
      events: [
        { ...sale, value: 0.1, currency: 'USD' },
        { ...sale, value: 0 },
        sale,
        { ...sale, conversionAction: 'Fixed', value: 3 },
      ],
    });
    expect((await events()).map(({ valueMicros, currency }) => [valueMicros, currency])).toEqual([
      [100_000, 'USD'],
      [0, 'EUR'],
      [7_000_000, 'EUR'],
      [20_000_000, 'USD'],
    ]);
  });
});

describe('an event is matched', () => {
  it('to its own click, which goes to the platform of that click alone', async () => {
    await identify({ email: 'jane@example.com', gclid: 'g1' });
    expect(await report({ event: 'paid', email: 'jane@example.com', msclkid: 'm1' })).toMatchObject(
      { results: [{ matched: 'clickId' }] },
    );
    expect(await events()).toMatchObject([
      { clicks: ['m1', 'g1'], to: ['microsoft-ads pending NO_CONNECTION'] },
    ]);
  });

  it('to the most recent click of the person, whatever its platform', async () => {
    await identify({ email: 'jane@example.com', gclid: 'g1' });
    bench.clock.advance(1_000);
    await identify({ email: 'jane@example.com', landingUrl: 'https://shop.example/?fbclid=f1' });
    expect(await report({ event: 'paid', email: 'jane@example.com' })).toMatchObject({
      results: [{ matched: 'email' }],
    });
    expect(await events()).toMatchObject([{ clicks: ['f1', 'g1'], to: ['meta-ads pending'] }]);
  });

  it('by e-mail before phone, by phone before external id', async () => {
    await identify({ email: 'jane@example.com', gclid: 'e' });
    await identify({ externalId: 'p', phone: '+49301234567', gclid: 'p' });
    await identify({ externalId: 'x', gclid: 'x' });
    const all = {
      event: 'paid',
      email: 'jane@example.com',
      phone: '+49 30 1234567',
      externalId: 'x',
    };
    const { results } = await report({
      events: [
        all,
        { ...all, email: undefined },
        { ...all, email: 'new@example.com', phone: undefined },
        { ...all, email: 'nobody@example.com', phone: undefined, externalId: undefined },
      ],
    });
    expect(results.map(({ matched }) => matched)).toEqual(['email', 'phone', 'externalId', 'none']);
    expect((await events()).map(({ clicks }) => clicks[0])).toEqual(['e', 'p', 'x', undefined]);
  });

  it('to no click that is older than ninety days', async () => {
    await identify({ email: 'jane@example.com', gclid: 'g1' });
    bench.clock.advance(50 * DAY_MS);
    await identify({ email: 'jane@example.com' });
    bench.clock.advance(39 * DAY_MS);
    await report({ event: 'paid', email: 'jane@example.com' });
    bench.clock.advance(2 * DAY_MS);
    await report({ event: 'paid', email: 'jane@example.com' });
    bench.clock.advance(60 * DAY_MS);
    expect((await report({ event: 'paid', email: 'jane@example.com' })).results).toMatchObject([
      { matched: 'none' },
    ]);
    const everywhere = ['google-ads pending', 'linkedin-ads pending', 'meta-ads pending'];
    expect((await events()).map(({ clicks, to }) => [clicks, to])).toEqual([
      [['g1'], ['google-ads pending']],
      [[], everywhere],
      [[], everywhere],
    ]);
  });

  it('never to a click that came together with another address', async () => {
    await identify({ email: 'bert@example.com', externalId: 'x', gclid: 'b1' });
    await identify({ email: 'anna@example.com', externalId: 'x' });
    expect(
      await report({ event: 'paid', email: 'anna@example.com', externalId: 'x' }),
    ).toMatchObject({ results: [{ matched: 'email' }] });
    expect((await events())[0]?.clicks).toEqual([]);
  });

  it('to nobody: then each connected platform that may know the person gets it, and where none is connected it waits for all that may', async () => {
    await report({
      events: [
        { event: 'paid', email: 'jane@example.com' },
        { event: 'paid', externalId: 'x' },
        { event: 'paid', phone: '+49301234567' },
      ],
    });
    expect((await events()).map(({ to }) => to)).toEqual([
      ['google-ads pending', 'linkedin-ads pending', 'meta-ads pending'],
      ['meta-ads pending'],
      ['google-ads pending', 'meta-ads pending'],
    ]);
    const alone = await conversionsBench({ over: bench, connections: [] });
    space = alone.newSpace();
    await report({ event: 'paid', externalId: 'x', orderId: 'o' });
    expect((await events())[0]?.to).toEqual([
      'meta-ads pending NO_CONNECTION',
      'openai-ads pending NO_CONNECTION',
      'reddit-ads pending NO_CONNECTION',
    ]);
    await alone.close();
  });

  it('and teaches: its own click is known of its person from then on', async () => {
    await report({ event: 'signup', email: 'jane@example.com', gclid: 'g1' });
    expect(await report({ event: 'paid', email: 'jane@example.com' })).toMatchObject({
      results: [{ matched: 'email' }],
    });
    expect((await events())[1]?.clicks).toEqual(['g1']);
  });

  it('to the click of an earlier event of the same call, as if they had come one by one', async () => {
    const { results } = await report([
      { event: 'paid', email: 'jane@example.com' },
      { event: 'signup', email: 'jane@example.com', gclid: 'g1' },
      { event: 'paid', email: 'jane@example.com' },
      { event: 'paid', email: 'joan@example.com' },
    ]);
    expect(results.map(({ matched }) => matched)).toEqual(['none', 'clickId', 'email', 'none']);
    expect((await events()).map(({ clicks }) => clicks)).toEqual([[], ['g1'], ['g1'], []]);
  });

  it('and carries its own person first, then whoever is known, for the worker alone to open', async () => {
    await identify({ externalId: 'x', phone: '+49301234567', gclid: 'g1' });
    await report({ event: 'paid', externalId: 'x', email: 'jane@example.com' });
    const [{ persons } = { persons: [] }] = await rows<{
      persons: Parameters<ConversionsBench['opener']['open']>[0][];
    }>('select persons from conversions.event where space_id = $1');
    const opened = await Promise.all(
      persons.map(async (one) =>
        Object.keys(JSON.parse(await bench.opener.open(one, space.spaceId)) as object),
      ),
    );
    expect(opened).toEqual([
      ['email', 'externalId'],
      ['phone', 'externalId'],
    ]);
  });

  it('and keeps the consent of the visit unless it brings its own', async () => {
    await identify({
      email: 'jane@example.com',
      consent: { ad_user_data: 'GRANTED', ad_personalization: 'GRANTED' },
    });
    await report({
      events: [
        { event: 'paid', email: 'jane@example.com' },
        { event: 'paid', email: 'jane@example.com', consent: { ad_personalization: 'DENIED' } },
        { event: 'paid', email: 'joan@example.com' },
      ],
    });
    expect((await events()).map(({ consent }) => consent)).toEqual([
      { ad_user_data: 'GRANTED', ad_personalization: 'GRANTED' },
      { ad_user_data: 'GRANTED', ad_personalization: 'DENIED' },
      null,
    ]);
  });
});

describe('the same order', () => {
  it('with two hundred values at the same time is counted once, and the others are remembered', async () => {
    await action('Sales');
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_one, at) =>
        report({
          conversionAction: 'Sales',
          gclid: `g${at}`,
          orderId: 'o',
          value: at,
          currency: 'EUR',
        }),
      ),
    );
    expect(answers.reduce((sum, { accepted }) => sum + accepted, 0)).toBe(1);
    expect(answers.reduce((sum, { duplicates }) => sum + duplicates, 0)).toBe(199);
    const [kept] = await events();
    expect(new Set(answers.flatMap(({ results }) => results.map(({ id }) => id)))).toEqual(
      new Set([kept?.id]),
    );
    expect(
      await rows(
        'select sum(times)::int as times, count(*)::int as worths, min(door) as door from conversions.repetition where space_id = $1 and event_id = $2',
        [kept?.id],
      ),
    ).toEqual([{ times: 199, worths: 199, door: 'event' }]);
  }, 120_000);

  it('is counted once through whichever door, and again only for another action', async () => {
    await action('Sales');
    await space.call('POST', '/conversions/offline', {
      conversionAction: 'Sales',
      gclid: 'g',
      orderId: 'o',
      occurredAt: '2026-11-01T00:00:00Z',
    });
    const sale = {
      conversionAction: 'Sales',
      gclid: 'g',
      orderId: 'o',
      value: 3,
      currency: 'EUR',
    };
    expect(
      await report({
        events: [sale, sale, { ...sale, conversionAction: undefined, event: 'signup' }],
      }),
    ).toMatchObject({
      accepted: 1,
      duplicates: 2,
      results: [{ id: expect.stringMatching(/^off_/) as unknown }, {}, {}],
    });
    expect(
      await rows('select worth, times from conversions.repetition where space_id = $1'),
    ).toEqual([{ worth: '3000000 EUR', times: 2 }]);
  });
});

describe('an event of an action that does not exist', () => {
  it('is told the nearest name, unless a website asks', async () => {
    await action('Paid orders');
    const event = {
      conversionAction: 'Payd orders',
      gclid: 'Cj0',
      occurredAt: '2020-11-20T08:30:00Z',
    };
    expect([
      (await post(event)).error?.message,
      (await post(event, space.website)).error?.message,
    ]).toEqual([
      'No conversion action is called "Payd orders". Did you mean "Paid orders"?',
      'No conversion action is called "Payd orders".',
    ]);
  });
});

describe('a website', () => {
  beforeEach(async () => {
    await action('Sales', { leadStage: 'paid' });
  });
  const sale = (more: object = {}) => ({
    event: 'paid',
    email: 'jane@example.com',
    gclid: 'w',
    orderId: 'o',
    value: 1_000,
    currency: 'EUR',
    ...more,
  });

  it('claims what was sold: that is neither sent nor counted, and takes no order', async () => {
    expect(await report(sale(), space.website)).toMatchObject({
      accepted: 1,
      results: [{ status: 'accepted', matched: 'clickId' }],
    });
    expect(await events()).toMatchObject([
      {
        door: 'website',
        claim: 'unverified',
        confirmedBy: null,
        valueMicros: 1_000_000_000,
        to: [],
      },
    ]);
    expect(await rows('select * from conversions.reservation where space_id = $1')).toEqual([]);
    expect(await report(sale(), space.website)).toMatchObject({ accepted: 1, duplicates: 0 });
  });

  it.each(['event', 'offline'])(
    'is confirmed by a server that reports the same order, before and after (%s)',
    async (door) => {
      const server = (orderId: string): Promise<Answered> =>
        door === 'event'
          ? post(sale({ orderId, value: 20 }))
          : space.call('POST', '/conversions/offline', {
              conversionAction: 'Sales',
              gclid: 'g',
              orderId,
              occurredAt: '2026-11-01T00:00:00Z',
            });
      const early = resultsOf(await server('a')).results[0]?.id;
      expect(
        await report(
          [sale({ orderId: 'a' }), sale({ orderId: 'b' }), sale({ orderId: 'c' })],
          space.website,
        ),
      ).toMatchObject({ accepted: 3 });
      const late = resultsOf(await server('b'));
      expect(late).toMatchObject({ accepted: 1 });
      const claims = (await events()).filter(({ claim }) => claim !== null);
      expect(claims).toMatchObject([
        { claim: 'confirmed', confirmedBy: early, to: [] },
        { claim: 'confirmed', confirmedBy: late.results[0]?.id, to: [] },
        { claim: 'unverified', confirmedBy: null },
      ]);
    },
  );

  it('is confirmed however claim and server meet', async () => {
    const orders = Array.from({ length: 30 }, (_one, at) => `o${at}`);
    await Promise.all(
      orders.flatMap((orderId, at) => [
        report([sale({ orderId }), sale({ orderId: orders[29 - at] })], space.website),
        report(sale({ orderId })),
      ]),
    );
    const all = await events();
    expect(all.filter(({ claim }) => claim === 'confirmed')).toHaveLength(60);
    expect(all.filter(({ claim }) => claim === null)).toHaveLength(30);
  }, 60_000);

  it('makes no action, sends few at once and no payloads', async () => {
    expect(
      (await report([{ event: 'signup', gclid: 'g' }], space.website)).results.map(told),
    ).toEqual([['NOT_FOUND /0/event']]);
    expect(
      (
        await post(
          Array.from({ length: 21 }, () => sale()),
          space.website,
        )
      ).refused,
    ).toEqual(['VALIDATION_ERROR', 'TOO_MANY ']);
    expect((await post({ source: 'stripe', payload: {} }, space.website)).refused).toEqual([
      'VALIDATION_ERROR',
      'NOT_ALLOWED /source',
      'NOT_ALLOWED /payload',
    ]);
  });

  it('is believed in everything but values, and not told whom the Space knows', async () => {
    await action('Registrations', { leadStage: 'signup', category: 'SIGNUP' });
    await identify({ email: 'jane@example.com', gclid: 'g1' });
    expect(
      await report(
        { event: 'signup', email: 'jane@example.com', value: 1_000, currency: 'EUR' },
        space.website,
      ),
    ).toMatchObject({ results: [{ status: 'accepted', matched: 'none' }] });
    expect(await events()).toMatchObject([
      {
        door: 'website',
        matchedBy: 'email',
        valueMicros: null,
        currency: null,
        clicks: ['g1'],
        to: ['google-ads pending'],
      },
    ]);
  });
});
