import 'reflect-metadata';
import { statement } from '@switchyard/db-kit';
import type { Tenant } from '@switchyard/kernel';
import { conversionsBench, type ConversionsBench } from '../../testing/conversions-bench';
import type { Call } from '../../testing/call';
import { UploadOffline } from '../offline/upload-offline';
import { AdjustmentDoor, type AdjustmentResult } from '../report/adjustment-door';
import { OWN_STACK } from '../report/origin';
import { JoinParked, type RoundEnd } from './join-parked';

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

/** A transaction that does its work and then waits to be let go. */
const held = async <T>(
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
    const accepting = await held(accept);
    const [parked] = await report();
    expect(parked).toMatchObject({ status: 'parked' });
    await accepting.commit();
    expect(await standing()).toMatchObject([{ status: 'parked' }]);
    expect(await round()).toEqual({ kind: 'over' });
    expect(await standing()).toMatchObject([{ status: 'pending' }]);
  });

  it('are joined too where the adjustment commits last', async () => {
    const parking = await held(report);
    await accept();
    await parking.commit();
    expect(await standing()).toMatchObject([{ status: 'parked' }]);
    expect(await round()).toEqual({ kind: 'over' });
    expect(await standing()).toMatchObject([{ status: 'pending' }]);
  });

  it('are joined once when a round and the original come together', async () => {
    await report();
    const accepting = await held(accept);
    const rounds = Promise.all([round(), round()]);
    await accepting.commit();
    await rounds;
    await round();
    expect(await standing()).toMatchObject([{ status: 'pending' }]);
  });

  it('are one when the same adjustment comes while it is being joined', async () => {
    await report();
    const accepting = await held(accept);
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
    const accepting = await held(accept);
    await accepting.commit();
    expect(await round()).toEqual({ kind: 'rest', seconds: 5 });
    const { data } = JSON.parse(
      (await call('GET', '/conversions/adjustments?status=pending')).text,
    ) as { data: unknown[] };
    expect(data).toHaveLength(1);
  });
});
