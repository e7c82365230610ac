import 'reflect-metadata';
import { statement } from '@switchyard/db-kit';
import type { Tenant } from '@switchyard/kernel';
import {
  DeadLetterStore,
  HeldLease,
  LeaseLost,
  Leases,
  WorkHandlers,
  WorkRunner,
} from '@switchyard/queue-kit';
import { Inbox } from '../data/inbox';
import { Sources } from '../data/sources';
import { READ_RECORD } from '../domain';
import { BENCH_QUEUE, conversionsBench, type ConversionsBench } from '../testing/conversions-bench';
import { type Completed, PayloadCompleter, ReadWaiting } from '../use-cases/source/read-waiting';
import { READ_INBOX } from '../use-cases/notifiers';
import { TakeParts } from '../use-cases/source/take-parts';
import { DeliverySettings, ReadInboxHandler } from './work-handlers';

const SECRET = 'fake-secret-of-a-test';
const SOURCE = 'hubspot';

let bench: ConversionsBench;
let tenant: Tenant;
let url: string;
beforeAll(async () => {
  bench = await conversionsBench({ hasQueue: true });
});
afterAll(() => bench.close());
beforeEach(async () => {
  const { spaceId, call } = bench.newSpace();
  tenant = { accountId: 'acc_1', spaceId };
  const { text } = await call('POST', '/conversions/sources', {
    type: SOURCE,
    accountRef: SECRET,
    credentials: { accessToken: 'pat-fake-token-of-a-test' },
  });
  url = (JSON.parse(text) as { data: { receiveUrl: string } }).data.receiveUrl;
});

/** A webhook that names only a deal: the worker reads the deal from the provider. */
const changed = (objectId: number): object => ({
  eventId: objectId,
  occurredAt: bench.clock.now().getTime(),
  subscriptionType: 'deal.propertyChange',
  attemptNumber: 0,
  objectId,
  propertyName: 'dealstage',
  propertyValue: 'closedwon',
});
const post = async (...deals: readonly number[]): Promise<void> => {
  const body = JSON.stringify(deals.map(changed));
  const headers = { 'content-type': 'application/json', 'x-switchyard-secret': SECRET };
  expect((await bench.post(url, headers, body)).status).toBe(200);
};

type Complete = (payload: unknown, signal: AbortSignal) => Promise<Completed>;

/** The provider answers with the deal. */
const found: Complete = (payload) => {
  const properties = { dealstage: 'closedwon', amount: '10', deal_currency_code: 'EUR' };
  const record = { properties, contact: { properties: { email: 'ada@example.com' } } };
  return Promise.resolve({ payload: { ...(payload as object), [READ_RECORD]: record } });
};

interface Worker {
  readonly leases: Leases;
  readonly handler: ReadInboxHandler;
  readonly reading: ReadWaiting;
  readonly handlers: WorkHandlers;
}
const makeWorker = (workerId: string, complete: Complete): Worker => {
  const { database, work } = bench.db;
  const [leases, handlers, inbox] = [
    new Leases(database, work, { ...BENCH_QUEUE, workerId }),
    new WorkHandlers(),
    bench.take(Inbox),
  ];
  const completer = new (class extends PayloadCompleter {
    complete(_tenant: unknown, _source: unknown, payload: unknown, signal: AbortSignal) {
      return complete(payload, signal);
    }
  })();
  const [sources, parts] = [bench.take(Sources), bench.take(TakeParts)];
  const reading = new ReadWaiting(sources, inbox, parts, completer, bench.clock);
  const settings = new DeliverySettings(300);
  const handler = new ReadInboxHandler(
    handlers,
    reading,
    inbox,
    work,
    leases,
    bench.clock,
    settings,
  );
  handler.onModuleInit();
  return { leases, handler, reading, handlers };
};

const workId = (): string => `${READ_INBOX}-${tenant.spaceId}`;
const take = async ({ leases }: Worker): Promise<HeldLease> => {
  const leased = await HeldLease.take(leases, workId(), BENCH_QUEUE.leaseSeconds);
  if (!leased) throw new Error(`${workId()} cannot be taken`);
  return leased;
};
/** As the runner of work does it. */
const runRound = (
  { handler }: Worker,
  leased: HeldLease,
  signal = new AbortController().signal,
): Promise<void> => leased.run(() => handler.execute(tenant, workId(), leased.lease, signal));
const loseLease = (): Promise<unknown> =>
  bench.db.dataSource.query(
    "update work.promised set lease_until = now() - interval '1 hour' where id = $1",
    [workId()],
  );

interface Due {
  readonly inSeconds: number;
  readonly isLeased: boolean;
}
/** When the work is due; undefined when there is none. */
const standing = async (): Promise<Due | undefined> => {
  const [row] = await bench.db.database.readGlobal<Due>(
    statement(
      'select round(extract(epoch from due_at - now()))::int as "inSeconds", lease_until is not null as "isLeased" from work.promised where id = $1',
    ),
    [workId()],
  );
  return row;
};
interface Row {
  readonly status: string;
  readonly attempts: number;
  readonly made: number;
  readonly dueAt: Date | null;
}
const rows = (): Promise<readonly Row[]> =>
  bench.db.database.read<Row>(
    tenant,
    statement(
      'select t."status", t."attempts", jsonb_array_length(t."made_ids") as "made", t."due_at" as "dueAt" from "conversions"."inbox" t where t."space_id" = $1 order by t."id"',
    ),
    [tenant.spaceId],
  );
const countEvents = async (): Promise<number> =>
  (
    await bench.db.database.read<{ n: number }>(
      tenant,
      statement('select count(*)::int as n from "conversions"."event" t where t."space_id" = $1'),
      [tenant.spaceId],
    )
  )[0]!.n;

describe('the inbox of a Space', () => {
  it('is read by one of two workers that are notified at once, and the work is over then', async () => {
    await post(1, 2, 3);
    const asked: string[] = [];
    const answers = ['one', 'two'].map((workerId) => {
      const { leases, handlers } = makeWorker(workerId, (payload, signal) => {
        asked.push(workerId);
        return found(payload, signal);
      });
      const letters = new DeadLetterStore(bench.db.database, bench.db.work, leases);
      const settings = { ...BENCH_QUEUE, workerId };
      return new WorkRunner(leases, handlers, letters, settings).answer(workId(), 'conversions');
    });
    await Promise.all(answers);
    expect([asked.length, new Set(asked).size, await countEvents()]).toEqual([3, 1, 3]);
    expect(await standing()).toBeUndefined();
  });

  it('stays counted when another one that read it at once without a lease ends later', async () => {
    await post(1);
    const signal = new AbortController().signal;
    const first = makeWorker('one', found);
    const late = makeWorker('two', async () => {
      await first.reading.execute(tenant, signal);
      return { fault: { code: 'CREDENTIALS_REFUSED', message: 'It was too late.' } };
    });
    await late.reading.execute(tenant, signal);
    expect(await rows()).toMatchObject([{ status: 'taken', made: 1 }]);
    expect(await countEvents()).toBe(1);
  });
});

describe('a worker that loses its work while the provider is asked', () => {
  it('writes nothing: the other one finds the entry as it was', async () => {
    await post(1);
    const before = await rows();
    let other: HeldLease | undefined;
    const two = makeWorker('two', found);
    const one = makeWorker('one', async (payload, signal) => {
      await loseLease();
      other = await take(two);
      return found(payload, signal);
    });
    await expect(runRound(one, await take(one))).rejects.toBeInstanceOf(LeaseLost);
    expect([await rows(), await countEvents()]).toEqual([before, 0]);
    await runRound(two, other!);
    expect(await rows()).toMatchObject([{ status: 'taken', made: 1 }]);
    expect([await countEvents(), await standing()]).toEqual([1, undefined]);
  });

  it('does not delay the entry when the provider fails, nor touch the work of the other one', async () => {
    await post(1);
    const before = await rows();
    const two = makeWorker('two', found);
    const one = makeWorker('one', async () => {
      await loseLease();
      await take(two);
      throw new Error('the provider broke');
    });
    await expect(runRound(one, await take(one))).rejects.toBeInstanceOf(LeaseLost);
    expect([await rows(), await standing()]).toMatchObject([before, { isLeased: true }]);
  });
});

describe('an entry whose provider is asked when the turn ends', () => {
  const runOneTurn = async (interruptedAt: number): Promise<void> => {
    const over = new AbortController();
    let asked = 0;
    const worker = makeWorker('one', (payload, signal) => {
      if (++asked < interruptedAt) return found(payload, signal);
      over.abort();
      return Promise.reject(signal.reason as Error);
    });
    await runRound(worker, await take(worker), over.signal);
  };

  it('stays due, and counts as no failure', async () => {
    await post(1, 2);
    const [, second] = await rows();
    await runOneTurn(2);
    expect(await rows()).toMatchObject([{ status: 'taken' }, second!]);
    expect(await standing()).toEqual({ inSeconds: 0, isLeased: false });
  });

  it('is due later when it took the whole turn', async () => {
    await post(1, 2);
    const [, second] = await rows();
    await expect(runOneTurn(1)).rejects.toThrow('aborted');
    const later = new Date(bench.clock.now().getTime() + 60_000);
    expect(await rows()).toMatchObject([{ status: 'waiting', attempts: 1, dueAt: later }, second!]);
  });
});

describe('an event that begins to wait during a round', () => {
  const arrive = async (deal: number): Promise<void> => {
    const source = (await bench.take(Sources).find(tenant, SOURCE))!;
    const part = { payload: changed(deal), path: '', replaced: [] };
    await bench.take(TakeParts).arrive(tenant, source, [part], 100);
  };

  it('is not lost when the round finds nothing more', async () => {
    await post(1);
    const worker = makeWorker('one', found);
    const leased = await take(worker);
    await worker.reading.execute(tenant, new AbortController().signal);
    let [arrived, commit]: [() => void, () => void] = [() => undefined, () => undefined];
    const isThere = new Promise<void>((done) => (arrived = done));
    const gate = new Promise<void>((done) => (commit = done));
    const request = bench.db.work.run(tenant, async () => {
      await arrive(2);
      arrived();
      await gate;
    });
    await isThere;
    const round = runRound(worker, leased);
    await new Promise((done) => setTimeout(done, 200));
    commit();
    await Promise.all([request, round]);
    expect(await standing()).toMatchObject({ inSeconds: 0, isLeased: false });
    await runRound(worker, await take(worker));
    expect([await countEvents(), await standing()]).toEqual([2, undefined]);
  });

  /** The database counts deadlocks: one fails `close` of the bench. */
  it('and the round wait for each other in one order', async () => {
    await post(1);
    const worker = makeWorker('one', found);
    const leased = await take(worker);
    let begun: () => void = () => undefined;
    const isHeld = new Promise<void>((done) => (begun = done));
    let tries = 0;
    const request = bench.db.work.run(tenant, async () => {
      tries += 1;
      await bench.take(Sources).hold(tenant, SOURCE);
      begun();
      await new Promise((done) => setTimeout(done, 200));
      await arrive(2);
    });
    await isHeld;
    await Promise.all([request, runRound(worker, leased)]);
    expect(tries).toBe(1);
    expect((await rows()).map(({ attempts }) => attempts)).toEqual([0, 0]);
  });
});
