import 'reflect-metadata';
import { statement } from '@switchyard/db-kit';
import type { Tenant } from '@switchyard/kernel';
import type { Call } from '../../testing/call';
import { conversionsBench, type ConversionsBench } from '../../testing/conversions-bench';
import { AdjustmentDoor, type AdjustmentResult, OWN_STACK } from '../report/doors';
import { UploadOffline } from '../report/upload-offline';
import { JoinParked, type RoundEnd } from './join-adjustments';

describe('join adjustments', () => {
  const SOLD = '2020-11-20T08:30:00.000Z';
  const sale = {
    conversionAction: 'Paid',
    occurredAt: SOLD,
    gclid: 'Cj0',
    orderId: 'o-1',
    value: 50,
    currency: 'EUR',
  };
  const retraction = {
    adjustmentType: 'RETRACTION',
    conversionAction: 'Paid',
    orderId: 'o-1',
  } as const;

  let bench: ConversionsBench;
  let call: Call;
  let tenant: Tenant;
  beforeAll(async () => {
    bench = await conversionsBench();
  });
  afterAll(() => bench.close());
  beforeEach(async () => {
    const space = bench.newSpace();
    [call, tenant] = [space.call, { spaceId: space.spaceId, accountId: 'acc_1' }];
    await call('POST', '/conversions/actions', {
      name: 'Paid',
      type: 'UPLOAD_CLICKS',
      category: 'PURCHASE',
    });
  });

  interface Gate<T> {
    readonly promise: Promise<T>;
    open(value: T): void;
    fail(error: unknown): void;
  }
  const gate = <T>(): Gate<T> => {
    const made: { open?: (value: T) => void; fail?: (error: unknown) => void } = {};
    const promise = new Promise<T>((open, fail) => Object.assign(made, { open, fail }));
    return { promise, open: made.open!, fail: made.fail! };
  };

  /** A transaction that does its work and then waits until it may commit. */
  const paused = async <T>(
    work: () => Promise<T>,
  ): Promise<{ readonly did: T; readonly commit: () => Promise<void> }> => {
    const [done, go] = [gate<T>(), gate<undefined>()];
    const over = bench.db.work.run(tenant, async () => {
      done.open(await work());
      await go.promise;
    });
    over.catch(done.fail);
    return {
      did: await done.promise,
      commit: () => {
        go.open(undefined);
        return over;
      },
    };
  };
  const accept = (): Promise<unknown> =>
    bench.take(UploadOffline).execute(tenant as never, [{ index: 0, path: '', item: sale }]);
  const report = (item: object = retraction): Promise<readonly AdjustmentResult[]> =>
    bench
      .take(AdjustmentDoor)
      .report(tenant, [{ index: 0, path: '', item: item as never }], OWN_STACK);
  const round = async (): Promise<RoundEnd | undefined> => {
    let end: RoundEnd | undefined;
    await bench.take(JoinParked).execute(tenant, (how) => {
      end = how;
      return Promise.resolve();
    });
    return end;
  };
  const standing = async (): Promise<
    readonly { readonly status: string; readonly reason: string | null }[]
  > =>
    (
      JSON.parse((await call('GET', '/conversions/adjustments')).text) as {
        data: { status: string; reason: string | null }[];
      }
    ).data;

  describe('an adjustment and its original at the same moment', () => {
    it('neither of which sees the other are joined by the next round', async () => {
      const accepting = await paused(accept);
      const [parked] = await report();
      expect(parked).toMatchObject({ status: 'parked' });
      await accepting.commit();
      expect(await standing()).toMatchObject([{ status: 'parked' }]);
      expect(await round()).toEqual({ kind: 'over' });
      expect(await standing()).toMatchObject([{ status: 'pending' }]);
    });

    it('are joined too where the adjustment commits last', async () => {
      const parking = await paused(report);
      await accept();
      await parking.commit();
      expect(await standing()).toMatchObject([{ status: 'parked' }]);
      expect(await round()).toEqual({ kind: 'over' });
      expect(await standing()).toMatchObject([{ status: 'pending' }]);
    });

    it('are joined once when a round and the original come together', async () => {
      await report();
      const accepting = await paused(accept);
      const rounds = Promise.all([round(), round()]);
      await accepting.commit();
      await rounds;
      await round();
      expect(await standing()).toMatchObject([{ status: 'pending' }]);
    });

    it('are one when the same adjustment comes while it is being joined', async () => {
      await report();
      const accepting = await paused(accept);
      const again = report();
      await accepting.commit();
      expect(['parked', 'duplicate']).toContain((await again)[0]!.status);
      await round();
      expect((await standing()).filter(({ status }) => status === 'pending')).toHaveLength(1);
    });
  });

  describe('a round', () => {
    it('comes again soon while something was parked lately, later after that, and no more when nothing is', async () => {
      expect(await round()).toEqual({ kind: 'over' });
      await report();
      expect(await round()).toEqual({ kind: 'rest', seconds: 5 });
      bench.clock.advance(11 * 60_000);
      expect(await round()).toEqual({ kind: 'rest', seconds: 3_600 });
      bench.clock.advance(90 * 86_400_000);
      expect(await round()).toEqual({ kind: 'over' });
    });

    it('goes over all that is parked', async () => {
      for (const from of [0, 500, 1_000]) {
        await call(
          'POST',
          '/conversions/adjustments',
          Array.from({ length: from === 1_000 ? 1 : 500 }, (_one, at) => ({
            ...retraction,
            orderId: `p-${from + at}`,
          })),
        );
      }
      await bench.db.work.run(tenant, () =>
        bench.db.database.write(
          statement(
            "update conversions.adjustment set subject = replace(subject, 'p-1000', 'o-1'), order_id = replace(order_id, 'p-1000', 'o-1') where space_id = $1",
          ),
          [tenant.spaceId],
        ),
      );
      const accepting = await paused(accept);
      await accepting.commit();
      expect(await round()).toEqual({ kind: 'rest', seconds: 5 });
      const { data } = JSON.parse(
        (await call('GET', '/conversions/adjustments?status=pending')).text,
      ) as { data: unknown[] };
      expect(data).toHaveLength(1);
    });
  });
});

describe('shuffled reports', () => {
  const SEED = 20_261_122;
  const day = (of: number): string => `2020-11-${String(of).padStart(2, '0')}T08:30:00.000Z`;
  const sale = (orderId: string, gclid: string, value: number): object => ({
    conversionAction: 'Paid',
    occurredAt: day(10),
    gclid,
    orderId,
    value,
    currency: 'EUR',
  });
  const change = (
    adjustmentType: string,
    of: object,
    occurredAt: string,
    value?: number,
  ): object => ({
    adjustmentType,
    conversionAction: 'Paid',
    ...of,
    occurredAt,
    ...(value === undefined ? {} : { value, currency: 'EUR' }),
  });

  /**
   * A provider's reports of three orders: two of them sold twice, partial refunds, a full one, one
   * refund reported twice, and one of a moment before the sale.
   */
  const reports: readonly { readonly sold?: object; readonly changed?: object }[] = [
    { sold: sale('o-1', 'click-1', 100) },
    { sold: sale('o-1', 'click-1', 100) },
    { sold: sale('o-2', 'click-2', 50) },
    { sold: sale('o-3', 'click-3', 20) },
    { sold: sale('o-3', 'click-3', 20) },
    { changed: change('RESTATEMENT', { orderId: 'o-1' }, day(11), 80) },
    { changed: change('RESTATEMENT', { orderId: 'o-1' }, day(12), 60) },
    { changed: change('RESTATEMENT', { orderId: 'o-1' }, day(13), 80) },
    { changed: change('RESTATEMENT', { orderId: 'o-1' }, day(12), 60) },
    { changed: change('RETRACTION', { orderId: 'o-2' }, day(14)) },
    { changed: change('RETRACTION', { orderId: 'o-2' }, day(14)) },
    {
      changed: change(
        'RETRACTION',
        { gclid: 'click-2', originalConversionDateTime: day(10) },
        day(14),
      ),
    },
    { changed: change('RESTATEMENT', { orderId: 'o-3', changes: [] }, day(9), 10) },
    { changed: change('RETRACTION', { orderId: 'o-4' }, day(12)) },
  ];

  /** mulberry32: the same numbers for the same seed. */
  const randomOf = (seed: number) => {
    let state = seed;
    return (): number => {
      state = (state + 0x6d2b79f5) | 0;
      const mixed = Math.imul(state ^ (state >>> 15), 1 | state);
      const again = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
      return ((again ^ (again >>> 14)) >>> 0) / 2 ** 32;
    };
  };
  const shuffled = <T>(items: readonly T[], random: () => number): readonly T[] =>
    items
      .map((item) => ({ item, at: random() }))
      .toSorted((a, b) => a.at - b.at)
      .map(({ item }) => item);

  /**
   * What is to be sent of each order, in the order in which it happened. What will never be sent is
   * left out: one that precedes its sale is rejected when that is known, and fails when it was
   * parked.
   */
  const STATE = statement(`
  select t."order_id" as "orderId", d."platform", d."status", coalesce((
    select jsonb_agg(jsonb_build_array(a."type", a."value_micros", a."occurred_at", ad."status", ad."reason") order by a."occurred_at", a."type", ad."status")
    from conversions.adjustment a join conversions.delivery ad on ad."space_id" = a."space_id" and ad."event_id" = a."id" where a."space_id" = $1 and a."original_id" = t."id" and ad."status" = 'pending'), '[]') as changes
  from conversions.event t join conversions.delivery d on d."space_id" = t."space_id" and d."event_id" = t."id" where t."space_id" = $1 order by t."order_id"`);
  const PARKED = statement(
    'select t."order_id" as "orderId" from conversions.adjustment t where t."space_id" = $1 and t."original_id" is null',
  );

  let bench: ConversionsBench;
  beforeAll(async () => {
    bench = await conversionsBench();
  });
  afterAll(() => bench.close());

  const stateAfter = async (order: typeof reports): Promise<unknown> => {
    const { spaceId, call } = bench.newSpace();
    const tenant: Tenant = { spaceId, accountId: 'acc_1' };
    await call('POST', '/conversions/actions', {
      name: 'Paid',
      type: 'UPLOAD_CLICKS',
      category: 'PURCHASE',
    });
    for (const { sold, changed } of order) {
      if (sold) {
        await bench
          .take(UploadOffline)
          .execute(tenant as never, [{ index: 0, path: '', item: sold as never }]);
      }
      if (changed) {
        await bench
          .take(AdjustmentDoor)
          .report(tenant, [{ index: 0, path: '', item: changed as never }], {
            door: 'source',
            source: 'stripe',
          });
      }
    }
    return {
      orders: await bench.db.database.read(tenant, STATE, [spaceId]),
      parked: await bench.db.database.read(tenant, PARKED, [spaceId]),
    };
  };

  it('reports of a provider end in the same state in whatever order they come, the originals last too', async () => {
    const random = randomOf(SEED);
    const expected = await stateAfter(
      shuffled(reports, random).toSorted((a, b) => Number('sold' in a) - Number('sold' in b)),
    );
    expect(expected).toMatchObject({
      orders: [
        {
          orderId: 'o-1',
          status: 'pending',
          changes: [
            ['RESTATEMENT', 80_000_000, expect.any(String), 'pending', null],
            ['RESTATEMENT', 60_000_000, expect.any(String), 'pending', null],
            ['RESTATEMENT', 80_000_000, expect.any(String), 'pending', null],
          ],
        },
        { orderId: 'o-2', changes: [['RETRACTION', null, expect.any(String), 'pending', null]] },
        { orderId: 'o-3', changes: [] },
      ],
      parked: [{ orderId: 'o-4' }],
    });
    for (let turn = 0; turn < 100; turn += 1) {
      const order = shuffled(reports, random);
      expect({ order, state: await stateAfter(order) }).toEqual({ order, state: expected });
    }
  }, 300_000);
});
