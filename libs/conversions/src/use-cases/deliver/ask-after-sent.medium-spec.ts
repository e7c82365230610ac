import type { Verdict } from '@switchyard/platforms';
import { deliveryBench, DeliverySpace, type DeliveryBench } from '../../testing/delivery-bench';

const HALF_HOUR_MS = 30 * 60_000;

let bench: DeliveryBench;
let space: DeliverySpace;
beforeAll(async () => {
  bench = await deliveryBench();
});
afterAll(() => bench?.db.close());
beforeEach(() => {
  space = new DeliverySpace(bench);
});

/** What the platform tells of a request, by the ids that it held; undefined while it works on it. */
type Tell = (ids: readonly string[]) => readonly Verdict[] | undefined;

/** A platform that tells later. Answers the requests that it was asked after. */
const tellingLater = (tell: Tell): string[] => {
  const asked: string[] = [];
  space.sink.confirm = (_connection, refs) => {
    asked.push(...refs);
    const told = refs.map(
      (ref) =>
        [
          ref,
          tell((space.sink.uploads[Number(ref.split(' ')[1])] ?? []).map(({ id }) => id)),
        ] as const,
    );
    return Promise.resolve(
      new Map(told.flatMap(([ref, verdicts]) => (verdicts ? [[ref, verdicts] as const] : []))),
    );
  };
  return asked;
};
const partly: Verdict = {
  outcome: 'unknown',
  code: 'PARTLY_COUNTED',
  message: 'Some were not counted.',
};
const refused: Verdict = {
  outcome: 'refused',
  code: 'NOT_COUNTED',
  message: 'It was not counted.',
};

describe('what was sent', () => {
  it('is asked after request by request until the platform tells, later and later', async () => {
    let isTold = false;
    const asked = tellingLater((ids) =>
      isTold ? ids.map(() => ({ outcome: 'confirmed' })) : undefined,
    );
    const kept = await space.conversions(await space.action(), 6);
    await space.run();
    expect(await space.delivery(kept[0]!.id)).toMatchObject({
      status: 'sent',
      ref: 'request 0',
      settledAt: null,
      dueAt: new Date(bench.clock.now().getTime() + HALF_HOUR_MS),
    });
    await space.runAfter(HALF_HOUR_MS);
    expect(asked).toEqual(['request 0', 'request 1']);
    await space.runAfter(HALF_HOUR_MS - 1);
    expect(asked).toHaveLength(2);
    isTold = true;
    await space.runAfter(1);
    expect([asked.length, await space.statuses()]).toEqual([4, { confirmed: 6 }]);
    expect(await space.delivery(kept[0]!.id)).toMatchObject({
      dueAt: null,
      settledAt: bench.clock.now(),
      attempts: 1,
    });
    expect(space.sink.uploads).toHaveLength(2);
  });

  it('and is never told of stays sent, and is not asked after for ever', async () => {
    const asked = tellingLater(() => undefined);
    const [kept] = await space.conversions(await space.action(), 1);
    await space.run();
    for (
      let row = await space.delivery(kept!.id);
      row.dueAt !== null;
      row = await space.delivery(kept!.id)
    ) {
      await space.runAfter(row.dueAt.getTime() - bench.clock.now().getTime());
    }
    expect([(await space.delivery(kept!.id)).status, asked.length]).toEqual([
      'sent',
      expect.any(Number),
    ]);
    expect(asked.length).toBeLessThan(50);
  });

  it('and of which our own code cannot read what is told stays sent, and is asked after later', async () => {
    tellingLater(() => {
      throw new TypeError('unreadable');
    });
    const [kept] = await space.conversions(await space.action(), 1);
    await space.run();
    await space.runAfter(HALF_HOUR_MS);
    expect(await space.delivery(kept!.id)).toMatchObject({
      status: 'sent',
      dueAt: new Date(bench.clock.now().getTime() + HALF_HOUR_MS),
    });
  });

  it('and is refused later fails, and frees its order', async () => {
    tellingLater((ids) => ids.map(() => refused));
    const [kept] = await space.conversions(await space.action(), 1);
    await space.run();
    await space.runAfter(HALF_HOUR_MS);
    expect([await space.delivery(kept!.id), await space.orders()]).toMatchObject([
      { status: 'failed', platformError: { code: 'NOT_COUNTED' }, attempts: 1 },
      [],
    ]);
  });

  it('of which only some were counted goes again in halves, until the bad ones are found', async () => {
    const bad = new Set<string>();
    tellingLater((ids) => {
      const isBad = ids.some((id) => bad.has(id));
      if (!isBad) return ids.map(() => ({ outcome: 'confirmed' }));
      return ids.map(() => (ids.length === 1 ? refused : partly));
    });
    const kept = await space.conversions(await space.action(), 4);
    bad.add(kept[2]!.id);
    for (let round = 0; round < 5; round += 1) await space.runAfter(HALF_HOUR_MS);
    expect([
      await space.statuses(),
      (await space.delivery(kept[2]!.id)).status,
      await space.orders(),
    ]).toEqual([
      { confirmed: 3, failed: 1 },
      'failed',
      [0, 1, 3].map((index) => kept[index]!.orderId).toSorted(),
    ]);
    expect(space.sink.sizes).toEqual([4, 2, 2, 1, 1]);
  });

  it('goes on in halves after a worker that died between them', async () => {
    tellingLater((ids) => ids.map(() => (ids.length === 1 ? { outcome: 'confirmed' } : partly)));
    const kept = await space.conversions(await space.action(), 4);
    await space.run();
    space.sink.before = ([first]) => {
      if (first?.id === kept[2]!.id) space.send = () => Promise.reject(new Error('killed'));
    };
    await expect(space.runAfter(HALF_HOUR_MS)).rejects.toThrow('killed');
    space.send = () => Promise.resolve();
    space.sink.before = () => undefined;
    for (let round = 0; round < 4; round += 1) await space.runAfter(HALF_HOUR_MS);
    expect([await space.statuses(), space.sink.sizes.toSorted()]).toEqual([
      { confirmed: 4 },
      [1, 1, 1, 1, 2, 4],
    ]);
  });
});
