import 'reflect-metadata';
import { conversionsBench, type ConversionsBench } from '../../testing/conversions-bench';
import { eventsSpace, givenEventsSpaces } from '../../testing/events-space';

const DAY_MS = 86_400_000;

const given = givenEventsSpaces();

describe('an event is matched', () => {
  it('to its own click, which goes to the platform of that click alone', async () => {
    await given.space.identify({ email: 'jane@example.com', gclid: 'g1' });
    expect(
      await given.space.report({ event: 'paid', email: 'jane@example.com', msclkid: 'm1' }),
    ).toMatchObject({ results: [{ matched: 'clickId' }] });
    expect(await given.space.events()).toMatchObject([
      { clicks: ['m1', 'g1'], to: ['microsoft-ads pending NO_CONNECTION'] },
    ]);
  });

  it('to the most recent click of the person, whatever its platform', async () => {
    await given.space.identify({ email: 'jane@example.com', gclid: 'g1' });
    given.bench.clock.advance(1_000);
    await given.space.identify({
      email: 'jane@example.com',
      landingUrl: 'https://shop.example/?fbclid=f1',
    });
    expect(await given.space.report({ event: 'paid', email: 'jane@example.com' })).toMatchObject({
      results: [{ matched: 'email' }],
    });
    expect(await given.space.events()).toMatchObject([
      { clicks: ['f1', 'g1'], to: ['meta-ads pending'] },
    ]);
  });

  it('by e-mail before phone, by phone before external id', async () => {
    await given.space.identify({ email: 'jane@example.com', gclid: 'e' });
    await given.space.identify({ externalId: 'p', phone: '+49301234567', gclid: 'p' });
    await given.space.identify({ externalId: 'x', gclid: 'x' });
    const all = {
      event: 'paid',
      email: 'jane@example.com',
      phone: '+49 30 1234567',
      externalId: 'x',
    };
    const { results } = await given.space.report({
      events: [
        all,
        { ...all, email: undefined },
        { ...all, email: 'new@example.com', phone: undefined },
        { ...all, email: 'nobody@example.com', phone: undefined, externalId: undefined },
      ],
    });
    expect(results.map(({ matched }) => matched)).toEqual(['email', 'phone', 'externalId', 'none']);
    expect((await given.space.events()).map(({ clicks }) => clicks[0])).toEqual([
      'e',
      'p',
      'x',
      undefined,
    ]);
  });

  it('to no click that is older than ninety days', async () => {
    await given.space.identify({ email: 'jane@example.com', gclid: 'g1' });
    given.bench.clock.advance(50 * DAY_MS);
    await given.space.identify({ email: 'jane@example.com' });
    given.bench.clock.advance(39 * DAY_MS);
    await given.space.report({ event: 'paid', email: 'jane@example.com' });
    given.bench.clock.advance(2 * DAY_MS);
    await given.space.report({ event: 'paid', email: 'jane@example.com' });
    given.bench.clock.advance(60 * DAY_MS);
    expect(
      (await given.space.report({ event: 'paid', email: 'jane@example.com' })).results,
    ).toMatchObject([{ matched: 'none' }]);
    const everywhere = ['google-ads pending', 'linkedin-ads pending', 'meta-ads pending'];
    expect((await given.space.events()).map(({ clicks, to }) => [clicks, to])).toEqual([
      [['g1'], ['google-ads pending']],
      [[], everywhere],
      [[], everywhere],
    ]);
  });

  it('never to a click that came together with another address', async () => {
    await given.space.identify({ email: 'bert@example.com', externalId: 'x', gclid: 'b1' });
    await given.space.identify({ email: 'anna@example.com', externalId: 'x' });
    expect(
      await given.space.report({ event: 'paid', email: 'anna@example.com', externalId: 'x' }),
    ).toMatchObject({ results: [{ matched: 'email' }] });
    expect((await given.space.events())[0]?.clicks).toEqual([]);
  });

  it('to no person: then each connected platform that may know the person gets it, and where none is connected it waits for all that may', async () => {
    await given.space.report({
      events: [
        { event: 'paid', email: 'jane@example.com' },
        { event: 'paid', externalId: 'x' },
        { event: 'paid', phone: '+49301234567' },
      ],
    });
    expect((await given.space.events()).map(({ to }) => to)).toEqual([
      ['google-ads pending', 'linkedin-ads pending', 'meta-ads pending'],
      ['meta-ads pending'],
      ['google-ads pending', 'meta-ads pending'],
    ]);
    const alone = await conversionsBench({ over: given.bench, connections: [] });
    const space = eventsSpace(alone, alone.newSpace());
    await space.report({ event: 'paid', externalId: 'x', orderId: 'o' });
    expect((await space.events())[0]?.to).toEqual([
      'meta-ads pending NO_CONNECTION',
      'openai-ads pending NO_CONNECTION',
      'reddit-ads pending NO_CONNECTION',
    ]);
    await alone.close();
  });

  it('and its own click is added to its person for later events', async () => {
    await given.space.report({ event: 'signup', email: 'jane@example.com', gclid: 'g1' });
    expect(await given.space.report({ event: 'paid', email: 'jane@example.com' })).toMatchObject({
      results: [{ matched: 'email' }],
    });
    expect((await given.space.events())[1]?.clicks).toEqual(['g1']);
  });

  it('to the click of an earlier event of the same call, as if they had come one by one', async () => {
    const { results } = await given.space.report([
      { event: 'paid', email: 'jane@example.com' },
      { event: 'signup', email: 'jane@example.com', gclid: 'g1' },
      { event: 'paid', email: 'jane@example.com' },
      { event: 'paid', email: 'joan@example.com' },
    ]);
    expect(results.map(({ matched }) => matched)).toEqual(['none', 'clickId', 'email', 'none']);
    expect((await given.space.events()).map(({ clicks }) => clicks)).toEqual([
      [],
      ['g1'],
      ['g1'],
      [],
    ]);
  });

  it('and carries its own person first, then the known persons, which only the worker can open', async () => {
    await given.space.identify({ externalId: 'x', phone: '+49301234567', gclid: 'g1' });
    await given.space.report({ event: 'paid', externalId: 'x', email: 'jane@example.com' });
    const [{ persons } = { persons: [] }] = await given.space.rows<{
      persons: Parameters<ConversionsBench['opener']['open']>[0][];
    }>('select persons from conversions.event where space_id = $1');
    const opened = await Promise.all(
      persons.map(async (one) =>
        Object.keys(JSON.parse(await given.bench.opener.open(one, given.space.spaceId)) as object),
      ),
    );
    expect(opened).toEqual([
      ['email', 'externalId'],
      ['phone', 'externalId'],
    ]);
  });

  it('and keeps the consent of the visit unless it brings its own', async () => {
    await given.space.identify({
      email: 'jane@example.com',
      consent: { ad_user_data: 'GRANTED', ad_personalization: 'GRANTED' },
    });
    await given.space.report({
      events: [
        { event: 'paid', email: 'jane@example.com' },
        { event: 'paid', email: 'jane@example.com', consent: { ad_personalization: 'DENIED' } },
        { event: 'paid', email: 'joan@example.com' },
      ],
    });
    expect((await given.space.events()).map(({ consent }) => consent)).toEqual([
      { ad_user_data: 'GRANTED', ad_personalization: 'GRANTED' },
      { ad_user_data: 'GRANTED', ad_personalization: 'DENIED' },
      null,
    ]);
  });
});
