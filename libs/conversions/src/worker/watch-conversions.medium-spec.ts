import { LeaseLost, HeldLease, Leases, WorkHandlers } from '@switchyard/queue-kit';
import type { SinkConversion, Verdict } from '@switchyard/platforms';
import { Inbox } from '../data/inbox';
import { InboxSealer } from '../data/inbox-sealer';
import { SourceFacts } from '../data/source-facts';
import { Receipts, Sources } from '../data/sources';
import { Watched } from '../data/watched';
import type { ConversionAction } from '../domain';
import { deliveryBench, type DeliveryBench, DeliverySpace } from '../testing/delivery-bench';
import { BENCH_QUEUE } from '../testing/conversions-bench';
import { DELIVER_CONVERSIONS, WATCH_SECONDS, watchWorkId } from '../use-cases/notifiers';
import { ForgetReceived, ReceiptDays } from '../use-cases/source/forget-received';
import { JudgeSources, WatchConversions } from '../use-cases/source/watch-sources';
import { WatchConversionsHandler } from './work-handlers';

const HOUR_MS = 3_600_000;

let bench: DeliveryBench;
let space: DeliverySpace;
let action: ConversionAction;
beforeAll(async () => {
  bench = await deliveryBench();
});
afterAll(() => bench?.db.close());
beforeEach(async () => {
  space = new DeliverySpace(bench);
  action = await space.action();
});

interface Worker {
  readonly leases: Leases;
  readonly handler: WatchConversionsHandler;
}
const makeWorker = (workerId: string): Worker => {
  const { database, work } = bench.db;
  const [leases, sealer] = [
    new Leases(database, work, { ...BENCH_QUEUE, workerId }),
    new InboxSealer(bench.secretKeys),
  ];
  const [inbox, watched, clock] = [new Inbox(database, sealer), new Watched(database), bench.clock];
  const watching = new WatchConversions(
    work,
    new Sources(database, work),
    new JudgeSources(space.identity, inbox, watched, clock),
    watched,
    space.identity,
    new ForgetReceived(
      work,
      inbox,
      new SourceFacts(database, sealer),
      new Receipts(database),
      clock,
      new ReceiptDays(90),
    ),
    clock,
  );
  return {
    leases,
    handler: new WatchConversionsHandler(new WorkHandlers(), watching, work, leases),
  };
};

const workId = (): string => watchWorkId(space.tenant.spaceId);
const query = <Row>(text: string, id = workId()): Promise<readonly Row[]> =>
  bench.db.dataSource.query<Row[]>(text, [id]);
/** Seconds until the watch of the Space is due; undefined when there is none. */
const dueIn = async (): Promise<number | undefined> =>
  (
    await query<{ seconds: number }>(
      'select round(extract(epoch from due_at - now()))::int as seconds from work.promised where id = $1',
    )
  )[0]?.seconds;
const take = async ({ leases }: Worker, id = workId()): Promise<HeldLease> => {
  await query('update work.promised set due_at = now() where id = $1', id);
  const leased = await HeldLease.take(leases, id, BENCH_QUEUE.leaseSeconds);
  if (!leased) throw new Error(`${id} cannot be taken`);
  return leased;
};
/** As the runner of work does it. */
const runRound = ({ handler }: Worker, leased: HeldLease): Promise<void> =>
  leased.run(() => handler.execute(space.tenant, workId(), leased.lease));
const watch = async (): Promise<void> => {
  const worker = makeWorker('one');
  await runRound(worker, await take(worker));
};

const REFUSED: Verdict = { outcome: 'refused', code: 'BROKEN', message: 'It is broken.' };
/** Conversions that the platform answers, some with a refusal, through the worker's own handler. */
const deliver = async (taken: number, failed: number): Promise<void> => {
  const broken = new Set((await space.conversions(action, failed)).map(({ orderId }) => orderId));
  await space.conversions(action, taken);
  space.sink.verdictOf = ({ orderId = '' }: SinkConversion) =>
    broken.has(orderId) ? REFUSED : undefined;
  const id = `${DELIVER_CONVERSIONS}-${space.tenant.spaceId}-${space.connection.id}`;
  const leased = await take({ leases: space.leases } as Worker, id);
  await leased.run(() =>
    space.handler.execute(space.tenant, id, leased.lease, new AbortController().signal),
  );
};
const key = (): string => `${space.tenant.spaceId}:${space.connection.id}:DELIVERIES_FAILING`;
const open = (): readonly string[] => [...space.alerts.keys()];

describe('deliveries of a connection that fail', () => {
  it('are watched from the first failure on, and raise an alert when they are many', async () => {
    await deliver(3, 0);
    expect(await dueIn()).toBeUndefined();
    await deliver(0, 4);
    expect(await dueIn()).toBeGreaterThan(50);
    await watch();
    expect([open(), await dueIn()]).toEqual([[], WATCH_SECONDS]);
    await deliver(0, 1);
    await watch();
    expect([...space.alerts]).toEqual([
      [
        key(),
        expect.objectContaining({
          kind: 'DELIVERIES_FAILING',
          subject: { type: 'connection', id: space.connection.id },
          message: '5 of 8 conversions to google-ads failed within an hour.',
          details: { platform: 'google-ads', failed: 5, total: 8 },
        }),
      ],
    ]);
  });

  it('raise none where nearly everything else is taken', async () => {
    await deliver(96, 5);
    await watch();
    expect(open()).toEqual([]);
  });

  it('resolve their alert once conversions are accepted again', async () => {
    await deliver(0, 5);
    await watch();
    expect(open()).toEqual([key()]);
    await deliver(90, 0);
    await watch();
    expect(open()).toEqual([key()]);
    await deliver(6, 0);
    await watch();
    expect([open(), await dueIn()]).toEqual([[], WATCH_SECONDS]);
  });

  it('resolve it an hour later when nothing is sent, and are watched for a day', async () => {
    await deliver(0, 5);
    await watch();
    bench.clock.advance(HOUR_MS + 1);
    await watch();
    expect([open(), await dueIn()]).toEqual([[], WATCH_SECONDS]);
    bench.clock.advance(24 * HOUR_MS);
    await watch();
    expect(await dueIn()).toBeUndefined();
  });

  it('resolve it also when the worker was away for more than a day', async () => {
    await deliver(0, 5);
    await watch();
    bench.clock.advance(25 * HOUR_MS);
    await watch();
    expect([open(), await dueIn()]).toEqual([[], undefined]);
  });
});

describe('a worker that lost the watch of a Space', () => {
  it('raises nothing and resolves nothing, and leaves the work to the other worker', async () => {
    await deliver(0, 5);
    const [one, two] = [makeWorker('one'), makeWorker('two')];
    const lost = await take(one);
    expect(await two.leases.take(workId())).toBeUndefined();
    await query("update work.promised set lease_until = now() - interval '1 hour' where id = $1");
    const leased = await take(two);
    await expect(runRound(one, lost)).rejects.toBeInstanceOf(LeaseLost);
    expect(open()).toEqual([]);
    await runRound(two, leased);
    expect([open(), await dueIn()]).toEqual([[key()], WATCH_SECONDS]);
    space.alerts.clear();
    await expect(runRound(one, lost)).rejects.toBeInstanceOf(LeaseLost);
    expect([open(), await dueIn()]).toEqual([[], WATCH_SECONDS]);
  });
});
