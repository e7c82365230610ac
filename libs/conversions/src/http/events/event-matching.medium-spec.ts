import 'reflect-metadata';
import { conversionsBench, type ConversionsBench } from '../../testing/conversions-bench';
import { CONNECTED, eventsSpace, type EventsSpace } from '../../testing/events-space';

const DAY_MS = 86_400_000;

let bench: ConversionsBench;
let space: EventsSpace;
beforeAll(async () => {
  bench = await conversionsBench({ connections: CONNECTED });
});
afterAll(() => bench.close());
beforeEach(() => {
  space = eventsSpace(bench, bench.newSpace());
});

describe('an event is matched', () => {
  it('to its own click, which goes to the platform of that click alone', async () => {
    await space.identify({ email: 'jane@example.com', gclid: 'g1' });
    expect(
      await space.report({ event: 'paid', email: 'jane@example.com', msclkid: 'm1' }),
    ).toMatchObject({ results: [{ matched: 'clickId' }] });
    expect(await space.events()).toMatchObject([
      { clicks: ['m1', 'g1'], to: ['microsoft-ads pending NO_CONNECTION'] },
    ]);
  });

  it('to the most recent click of the person, whatever its platform', async () => {
    await space.identify({ email: 'jane@example.com', gclid: 'g1' });
    bench.clock.advance(1_000);
    await space.identify({
      email: 'jane@example.com',
      landingUrl: 'https://shop.example/?fbclid=f1',
    });
    expect(await space.report({ event: 'paid', email: 'jane@example.com' })).toMatchObject({
      results: [{ matched: 'email' }],
    });
    expect(await space.events()).toMatchObject([
      { clicks: ['f1', 'g1'], to: ['meta-ads pending'] },
    ]);
  });

  it('by e-mail before phone, by phone before external id', async () => {
    await space.identify({ email: 'jane@example.com', gclid: 'e' });
    await space.identify({ externalId: 'p', phone: '+49301234567', gclid: 'p' });
    await space.identify({ externalId: 'x', gclid: 'x' });
    const all = {
      event: 'paid',
      email: 'jane@example.com',
      phone: '+49 30 1234567',
      externalId: 'x',
    };
    const { results } = await space.report({
      events: [
        all,
        { ...all, email: undefined },
        { ...all, email: 'new@example.com', phone: undefined },
        { ...all, email: 'nobody@example.com', phone: undefined, externalId: undefined },
      ],
    });
    expect(results.map(({ matched }) => matched)).toEqual(['email', 'phone', 'externalId', 'none']);
    expect((await space.events()).map(({ clicks }) => clicks[0])).toEqual([
      'e',
      'p',
      'x',
      undefined,
    ]);
  });

  it('to no click that is older than ninety days', async () => {
    await space.identify({ email: 'jane@example.com', gclid: 'g1' });
    bench.clock.advance(50 * DAY_MS);
    await space.identify({ email: 'jane@example.com' });
    bench.clock.advance(39 * DAY_MS);
    await space.report({ event: 'paid', email: 'jane@example.com' });
    bench.clock.advance(2 * DAY_MS);
    await space.report({ event: 'paid', email: 'jane@example.com' });
    bench.clock.advance(60 * DAY_MS);
    expect(
      (await space.report({ event: 'paid', email: 'jane@example.com' })).results,
    ).toMatchObject([{ matched: 'none' }]);
    const everywhere = ['google-ads pending', 'linkedin-ads pending', 'meta-ads pending'];
    expect((await space.events()).map(({ clicks, to }) => [clicks, to])).toEqual([
      [['g1'], ['google-ads pending']],
      [[], everywhere],
      [[], everywhere],
    ]);
  });

  it('never to a click that came together with another address', async () => {
    await space.identify({ email: 'bert@example.com', externalId: 'x', gclid: 'b1' });
    await space.identify({ email: 'anna@example.com', externalId: 'x' });
    expect(
      await space.report({ event: 'paid', email: 'anna@example.com', externalId: 'x' }),
    ).toMatchObject({ results: [{ matched: 'email' }] });
    expect((await space.events())[0]?.clicks).toEqual([]);
  });

  it('to nobody: then each connected platform that may know the person gets it, and where none is connected it waits for all that may', async () => {
    await space.report({
      events: [
        { event: 'paid', email: 'jane@example.com' },
        { event: 'paid', externalId: 'x' },
        { event: 'paid', phone: '+49301234567' },
      ],
    });
    expect((await space.events()).map(({ to }) => to)).toEqual([
      ['google-ads pending', 'linkedin-ads pending', 'meta-ads pending'],
      ['meta-ads pending'],
      ['google-ads pending', 'meta-ads pending'],
    ]);
    const alone = await conversionsBench({ over: bench, connections: [] });
    space = eventsSpace(alone, alone.newSpace());
    await space.report({ event: 'paid', externalId: 'x', orderId: 'o' });
    expect((await space.events())[0]?.to).toEqual([
      'meta-ads pending NO_CONNECTION',
      'openai-ads pending NO_CONNECTION',
      'reddit-ads pending NO_CONNECTION',
    ]);
    await alone.close();
  });

  it('and teaches: its own click is known of its person from then on', async () => {
    await space.report({ event: 'signup', email: 'jane@example.com', gclid: 'g1' });
    expect(await space.report({ event: 'paid', email: 'jane@example.com' })).toMatchObject({
      results: [{ matched: 'email' }],
    });
    expect((await space.events())[1]?.clicks).toEqual(['g1']);
  });

  it('to the click of an earlier event of the same call, as if they had come one by one', async () => {
    const { results } = await space.report([
      { event: 'paid', email: 'jane@example.com' },
      { event: 'signup', email: 'jane@example.com', gclid: 'g1' },
      { event: 'paid', email: 'jane@example.com' },
      { event: 'paid', email: 'joan@example.com' },
    ]);
    expect(results.map(({ matched }) => matched)).toEqual(['none', 'clickId', 'email', 'none']);
    expect((await space.events()).map(({ clicks }) => clicks)).toEqual([[], ['g1'], ['g1'], []]);
  });

  it('and carries its own person first, then whoever is known, for the worker alone to open', async () => {
    await space.identify({ externalId: 'x', phone: '+49301234567', gclid: 'g1' });
    await space.report({ event: 'paid', externalId: 'x', email: 'jane@example.com' });
    const [{ persons } = { persons: [] }] = await space.rows<{
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
    await space.identify({
      email: 'jane@example.com',
      consent: { ad_user_data: 'GRANTED', ad_personalization: 'GRANTED' },
    });
    await space.report({
      events: [
        { event: 'paid', email: 'jane@example.com' },
        { event: 'paid', email: 'jane@example.com', consent: { ad_personalization: 'DENIED' } },
        { event: 'paid', email: 'joan@example.com' },
      ],
    });
    expect((await space.events()).map(({ consent }) => consent)).toEqual([
      { ad_user_data: 'GRANTED', ad_personalization: 'GRANTED' },
      { ad_user_data: 'GRANTED', ad_personalization: 'DENIED' },
      null,
    ]);
  });
});
