import 'reflect-metadata';
import { givenEventsSpaces } from '../../testing/events-space';

const given = givenEventsSpaces();

describe('the same order', () => {
  it('with two hundred values at the same time is counted once, and the others are remembered', async () => {
    await given.space.action('Sales');
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_one, at) =>
        given.space.report({
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
    const [kept] = await given.space.events();
    expect(new Set(answers.flatMap(({ results }) => results.map(({ id }) => id)))).toEqual(
      new Set([kept?.id]),
    );
    expect(
      await given.space.rows(
        'select sum(times)::int as times, count(*)::int as worths, min(door) as door from conversions.repetition where space_id = $1 and event_id = $2',
        [kept?.id],
      ),
    ).toEqual([{ times: 199, worths: 199, door: 'event' }]);
  }, 120_000);

  it('is counted once through whichever door, and again only for another action', async () => {
    await given.space.action('Sales');
    await given.space.call('POST', '/conversions/offline', {
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
      await given.space.report({
        events: [sale, sale, { ...sale, conversionAction: undefined, event: 'signup' }],
      }),
    ).toMatchObject({
      accepted: 1,
      duplicates: 2,
      results: [{ id: expect.stringMatching(/^off_/) as unknown }, {}, {}],
    });
    expect(
      await given.space.rows('select worth, times from conversions.repetition where space_id = $1'),
    ).toEqual([{ worth: '3000000 EUR', times: 2 }]);
  });
});
