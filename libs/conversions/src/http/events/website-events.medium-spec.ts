import 'reflect-metadata';
import type { Answered } from '../../testing/call';
import { givenEventsSpaces, issuesOf, resultsOf } from '../../testing/events-space';

const given = givenEventsSpaces();

describe('a website', () => {
  beforeEach(async () => {
    await given.space.action('Sales', { leadStage: 'paid' });
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

  it('reports a sale as a claim: it is neither sent nor counted, and reserves no order', async () => {
    expect(await given.space.report(sale(), given.space.website)).toMatchObject({
      accepted: 1,
      results: [{ status: 'accepted', matched: 'clickId' }],
    });
    expect(await given.space.events()).toMatchObject([
      {
        door: 'website',
        claim: 'unverified',
        confirmedBy: null,
        valueMicros: 1_000_000_000,
        to: [],
      },
    ]);
    expect(
      await given.space.rows('select * from conversions.reservation where space_id = $1'),
    ).toEqual([]);
    expect(await given.space.report(sale(), given.space.website)).toMatchObject({
      accepted: 1,
      duplicates: 0,
    });
  });

  it.each(['event', 'offline'])(
    'is confirmed by a server that reports the same order, before and after (%s)',
    async (door) => {
      const server = (orderId: string): Promise<Answered> =>
        door === 'event'
          ? given.space.post(sale({ orderId, value: 20 }))
          : given.space.call('POST', '/conversions/offline', {
              conversionAction: 'Sales',
              gclid: 'g',
              orderId,
              occurredAt: '2026-11-01T00:00:00Z',
            });
      const early = resultsOf(await server('a')).results[0]?.id;
      expect(
        await given.space.report(
          [sale({ orderId: 'a' }), sale({ orderId: 'b' }), sale({ orderId: 'c' })],
          given.space.website,
        ),
      ).toMatchObject({ accepted: 3 });
      const late = resultsOf(await server('b'));
      expect(late).toMatchObject({ accepted: 1 });
      const claims = (await given.space.events()).filter(({ claim }) => claim !== null);
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
        given.space.report(
          [sale({ orderId }), sale({ orderId: orders[29 - at] })],
          given.space.website,
        ),
        given.space.report(sale({ orderId })),
      ]),
    );
    const all = await given.space.events();
    expect(all.filter(({ claim }) => claim === 'confirmed')).toHaveLength(60);
    expect(all.filter(({ claim }) => claim === null)).toHaveLength(30);
  }, 60_000);

  it('makes no action, sends few at once and no payloads', async () => {
    expect(
      (
        await given.space.report([{ event: 'signup', gclid: 'g' }], given.space.website)
      ).results.map(issuesOf),
    ).toEqual([['NOT_FOUND /0/event']]);
    expect(
      (
        await given.space.post(
          Array.from({ length: 21 }, () => sale()),
          given.space.website,
        )
      ).refused,
    ).toEqual(['VALIDATION_ERROR', 'TOO_MANY ']);
    expect(
      (await given.space.post({ source: 'stripe', payload: {} }, given.space.website)).refused,
    ).toEqual(['VALIDATION_ERROR', 'NOT_ALLOWED /source', 'NOT_ALLOWED /payload']);
  });

  it('is trusted in everything but values, and cannot find out which persons the Space knows', async () => {
    await given.space.action('Registrations', { leadStage: 'signup', category: 'SIGNUP' });
    await given.space.identify({ email: 'jane@example.com', gclid: 'g1' });
    expect(
      await given.space.report(
        { event: 'signup', email: 'jane@example.com', value: 1_000, currency: 'EUR' },
        given.space.website,
      ),
    ).toMatchObject({ results: [{ status: 'accepted', matched: 'none' }] });
    expect(await given.space.events()).toMatchObject([
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
