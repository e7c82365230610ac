import 'reflect-metadata';
import { conversionsBench } from '../../testing/conversions-bench';
import { givenEventsSpaces, issuesOf } from '../../testing/events-space';

const given = givenEventsSpaces();

describe('conversion events', () => {
  it.each([
    ['one', (one: object) => one],
    ['a list', (one: object) => [one]],
    ['a list in events', (one: object) => ({ events: [one] })],
  ])('are taken as %s', async (_name, body) => {
    expect(await given.space.report(body({ event: 'signup', gclid: 'g1' }))).toEqual({
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
    expect(await given.space.events()).toMatchObject([
      { door: 'event', clicks: ['g1'], to: ['google-ads pending'] },
    ]);
  });

  it('are judged one by one', async () => {
    await given.space.action('Page', { type: 'WEBPAGE' });
    await given.space.action('Once', { category: 'SIGNUP' });
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
    const { accepted, rejected, results } = await given.space.report({ events: bodies });
    expect([accepted, rejected, results.map(({ index }) => index)]).toEqual([
      1,
      16,
      bodies.map((_one, index) => index),
    ]);
    expect(results.slice(1).map(issuesOf)).toEqual([
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
    expect((await given.space.post([])).refused).toEqual(['VALIDATION_ERROR', 'TOO_FEW ']);
    expect(
      (
        await given.space.post({
          events: Array.from({ length: 501 }, () => ({ event: 'signup', gclid: 'g' })),
        })
      ).refused,
    ).toEqual(['VALIDATION_ERROR', 'TOO_MANY /events']);
    expect(
      (await given.space.post({ events: [{ event: 'signup', gclid: 'g' }], gclid: 'x' })).refused,
    ).toEqual(['VALIDATION_ERROR', 'UNKNOWN_FIELD /gclid']);
    expect((await given.space.post({ event: 'signup', gclid: 7 })).refused).toEqual([
      'VALIDATION_ERROR',
      'WRONG_TYPE /gclid',
    ]);
    expect((await given.space.post({ source: 'paypal', payload: {} })).refused).toEqual([
      'VALIDATION_ERROR',
      'NOT_ONE_OF /source',
    ]);
    expect((await given.space.post(7)).status).toBe(400);
  });

  it('of a stage get their action on first use, once, however many come at the same time', async () => {
    await given.space.action('Paid', { category: 'DEFAULT' });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_one, at) =>
        given.space.report({
          events: [
            { event: 'paid', gclid: `g${at}` },
            { event: 'signup', wbraid: `w${at}` },
          ],
        }),
      ),
    );
    expect(answers.map(({ accepted }) => accepted)).toEqual(answers.map(() => 2));
    expect(
      await given.space.rows(
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
    await given.space.action('Add to cart', { category: 'DEFAULT' });
    const answer = await given.space.post({
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
      await given.space.rows(
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
    const custom = await conversionsBench({ over: given.bench, settings: { customEvents: true } });
    try {
      const { call } = custom.space(given.space.spaceId);
      const { data } = await call('POST', '/conversions/events', {
        events: [
          { event: 'Webinar watched', gclid: 'a' },
          { event: 'webinar_watched', gclid: 'b' },
          { event: '<b>', gclid: 'c' },
        ],
      });
      expect(data).toMatchObject({ accepted: 2, rejected: 1 });
      expect(
        await given.space.rows(
          'select name, category, event_name from conversions.action where space_id = $1',
        ),
      ).toEqual([{ name: 'webinar_watched', category: 'DEFAULT', event_name: 'webinar_watched' }]);
    } finally {
      await custom.close();
    }
    expect((await given.space.post({ event: 'webinar_watched', gclid: 'd' })).refused).toEqual([
      'VALIDATION_ERROR',
      'NOT_ONE_OF /event',
    ]);
  });

  it('of a website make no action, and land on one that there is', async () => {
    expect(
      await given.space.post({ event: 'add_to_cart', gclid: 'a' }, given.space.website),
    ).toMatchObject({
      status: 404,
      error: { code: 'NOT_FOUND', details: { path: '/event' } },
    });
    expect(
      await given.space.rows(
        'select count(*)::int as actions from conversions.action where space_id = $1',
      ),
    ).toEqual([{ actions: 0 }]);
    await given.space.action('Carts', { eventName: 'add_to_cart', category: 'ADD_TO_CART' });
    expect(
      (await given.space.website('POST', '/conversions/events', { event: 'AddToCart', gclid: 'a' }))
        .data,
    ).toMatchObject({ accepted: 1 });
  });

  it('land on the action that takes their stage, and on a named one that agrees', async () => {
    await given.space.action('Registrations', { leadStage: 'signup', category: 'SIGNUP' });
    expect(
      await given.space.report({
        events: [
          { event: 'signup', gclid: 'a' },
          { event: 'signup', conversionAction: 'registrations', gclid: 'b' },
          { conversionAction: 'Registrations', gclid: 'c' },
        ],
      }),
    ).toMatchObject({ accepted: 3 });
    expect(
      await given.space.rows(
        'select count(*)::int as actions from conversions.action where space_id = $1',
      ),
    ).toEqual([{ actions: 1 }]);
  });

  it('for a paused action are skipped and keep no order', async () => {
    const id = await given.space.action('Registrations', { leadStage: 'signup', status: 'PAUSED' });
    await given.space.report({ event: 'signup', gclid: 'a', orderId: 'o' });
    await given.space.call('PATCH', `/conversions/actions/${id}`, { status: 'ENABLED' });
    expect(await given.space.report({ event: 'signup', gclid: 'a', orderId: 'o' })).toMatchObject({
      accepted: 1,
    });
    expect(await given.space.events()).toMatchObject([
      { to: ['google-ads skipped ACTION_PAUSED'] },
      { to: ['google-ads pending'] },
    ]);
  });

  it('are worth what they say, else what their action says of events without a value', async () => {
    await given.space.action('Sales', {
      defaultEventValue: 7,
      valueSettings: { type: 'variableValue', defaultValue: 5, currencyCode: 'EUR' },
    });
    await given.space.action('Fixed', {
      defaultEventValue: 7,
      valueSettings: { type: 'fixedValue', defaultValue: 20, currencyCode: 'USD' },
    });
    const sale = { conversionAction: 'Sales', gclid: 'g' };
    await given.space.report({
      events: [
        { ...sale, value: 0.1, currency: 'USD' },
        { ...sale, value: 0 },
        sale,
        { ...sale, conversionAction: 'Fixed', value: 3 },
      ],
    });
    expect(
      (await given.space.events()).map(({ valueMicros, currency }) => [valueMicros, currency]),
    ).toEqual([
      [100_000, 'USD'],
      [0, 'EUR'],
      [7_000_000, 'EUR'],
      [20_000_000, 'USD'],
    ]);
  });
});

describe('an event of an action that does not exist', () => {
  it('is answered with the nearest name, unless a website asks', async () => {
    await given.space.action('Paid orders');
    const event = {
      conversionAction: 'Payd orders',
      gclid: 'Cj0',
      occurredAt: '2020-11-20T08:30:00Z',
    };
    expect([
      (await given.space.post(event)).error?.message,
      (await given.space.post(event, given.space.website)).error?.message,
    ]).toEqual([
      'No conversion action is called "Payd orders". Did you mean "Paid orders"?',
      'No conversion action is called "Payd orders".',
    ]);
  });
});
