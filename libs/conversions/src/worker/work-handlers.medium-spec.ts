import { AsyncResource } from 'node:async_hooks';
import { catalogMigrations, catalogTables } from '@switchyard/catalog';
import { precondition, statement } from '@switchyard/db-kit';
import { type Tenant, TimeSortedIds } from '@switchyard/kernel';
import {
  HeldLease,
  LeaseLost,
  Leases,
  Outbox,
  queueMigrations,
  type QueueSettings,
  queueTables,
  type TakenLease,
  WorkHandlers,
} from '@switchyard/queue-kit';
import { FakeClock, testDatabase, type TestDatabase } from '@switchyard/test-kit';
import { Adjustments } from '../data/adjustments';
import { conversionsMigrations } from '../data/migrations';
import { conversionsTables } from '../data/tables';
import type { KeptAdjustment } from '../domain';
import { QueueJoinNotifier } from '../queue-notifiers';
import { deliveryBench, type DeliveryBench, DeliverySpace } from '../testing/delivery-bench';
import { FORGET_OLD, forgetWorkId } from '../use-cases/notifiers';
import { JoinAdjustments, JoinParked } from '../use-cases/adjust/join-adjustments';
import { JoinParkedHandler } from './work-handlers';

describe('deliver handler', () => {
  const HOUR_MS = 3_600_000;

  let bench: DeliveryBench;
  let space: DeliverySpace;
  beforeAll(async () => {
    bench = await deliveryBench();
  });
  afterAll(() => bench?.db.close());
  beforeEach(() => {
    space = new DeliverySpace(bench);
  });

  interface Enqueued {
    readonly id: string;
    readonly inSeconds: number;
    readonly leased: boolean;
  }

  const workOf = (connectionId: string | null): string =>
    `deliver-conversions-${space.tenant.spaceId}-${connectionId ?? 'none'}`;
  const enqueued = async (): Promise<readonly Enqueued[]> =>
    await bench.db.dataSource.query<Enqueued[]>(
      `select id, round(extract(epoch from due_at - now()))::int as "inSeconds", lease_until is not null as leased from work.promised where space_id = '${space.tenant.spaceId}' and kind <> '${FORGET_OLD}' order by id`,
    );
  const take = async (workId: string): Promise<TakenLease> => {
    const lease = await space.leases.take(workId);
    if (!lease) throw new Error(`${workId} cannot be leased`);
    return lease;
  };
  const execute = async (connectionId: string | null = space.connection.id): Promise<void> => {
    const workId = workOf(connectionId);
    await space.handler.execute(
      space.tenant,
      workId,
      await take(workId),
      new AbortController().signal,
    );
  };

  describe('standing work', () => {
    it('is over when nothing is due any more, and there again with the next conversion', async () => {
      const action = await space.action();
      await space.conversions(action, 5);
      await execute();
      expect([await space.statuses(), await enqueued()]).toEqual([{ sent: 5 }, []]);
      await space.conversions(action, 1);
      expect(await enqueued()).toMatchObject([{ id: workOf(space.connection.id), leased: false }]);
    });

    it('leaves work that removes persons one day', async () => {
      const stands = async (): Promise<number> =>
        (
          await bench.db.dataSource.query<unknown[]>('select from work.promised where id = $1', [
            forgetWorkId(space.tenant.spaceId),
          ])
        ).length;
      await space.conversions(await space.action(), 1);
      expect(await stands()).toBe(0);
      await execute();
      expect(await stands()).toBe(1);
    });

    it('rests until something is due, for a bounded time', async () => {
      space.sink.remote = () => ({
        remoteId: 'r',
        conflicts: [],
        usableFrom: bench.clock.now().getTime() + HOUR_MS,
      });
      const action = await space.action();
      await space.conversions(action, 1);
      await execute();
      expect(await enqueued()).toMatchObject([{ inSeconds: 300, leased: false }]);
      bench.clock.advance(HOUR_MS - 30_000);
      await space.conversions(action, 1);
      await execute();
      expect(await enqueued()).toMatchObject([{ inSeconds: 30 }]);
    });

    it('makes due at once what is accepted while it is about to rest', async () => {
      const action = await space.action();
      await space.conversions(action, 1);
      let late: Promise<unknown> = Promise.resolve();
      // Bound here: another transaction, not that of the work.
      const acceptAnother = AsyncResource.bind(() => space.conversions(action, 1));
      const { deliveries } = space;
      const nextDue = deliveries.nextDue.bind(deliveries);
      // Accepted after the last look of the turn, while the work is leased: `wake` does nothing to
      // it.
      deliveries.nextDue = async (...all) => {
        const next = await nextDue(...all);
        late = acceptAnother();
        await new Promise((later) => setTimeout(later, 200));
        return next;
      };
      await execute();
      await late;
      expect(await space.statuses()).toEqual({ sent: 1, pending: 1 });
      expect((await enqueued()).map(({ inSeconds, leased }) => [inSeconds <= 0, leased])).toEqual([
        [true, false],
      ]);
      deliveries.nextDue = nextDue;
      await execute();
      expect(await space.statuses()).toEqual({ sent: 2 });
    });

    it('goes on at once with what was accepted during its turn', async () => {
      const action = await space.action();
      await space.conversions(action, 1);
      let isFirst = true;
      space.sink.after = async () => {
        if (isFirst) {
          isFirst = false;
          await space.conversions(action, 1);
        }
      };
      await execute();
      expect([await space.statuses(), await enqueued()]).toEqual([{ sent: 2 }, []]);
    });

    it('frees its slot in time, and the rest is due at once', async () => {
      await space.conversions(await space.action(), 12);
      const over = new AbortController();
      space.sink.after = () => {
        over.abort();
      };
      const workId = workOf(space.connection.id);
      await space.handler.execute(space.tenant, workId, await take(workId), over.signal);
      expect([await space.statuses(), space.sink.sizes]).toEqual([{ sent: 4, pending: 8 }, [4]]);
      expect((await enqueued()).map(({ inSeconds, leased }) => [inSeconds <= 0, leased])).toEqual([
        [true, false],
      ]);
      // What accepts an event notifies at once, or not at all.
      expect(space.notifiedAfterMs.filter((ms) => ms > 0)).toEqual([20]);
    });

    it('counts once what a worker sent that lost its work before it wrote it down', async () => {
      await space.conversions(await space.action(), 4);
      const workId = workOf(space.connection.id);
      const expire = (): Promise<unknown> =>
        bench.db.dataSource.query(
          "update work.promised set lease_until = now() - interval '1 hour' where id = $1",
          [workId],
        );
      const leased = (await HeldLease.take(space.leases, workId, 30))!;
      space.sink.after = async () => void (await expire());
      await expect(
        leased.run(() =>
          space.handler.execute(space.tenant, workId, leased.lease, new AbortController().signal),
        ),
      ).rejects.toBeInstanceOf(LeaseLost);
      expect(await space.statuses()).toEqual({ pending: 4 });
      space.sink.after = () => undefined;
      const known = new Set(space.sink.counted.keys());
      space.sink.verdictOf = ({ orderId = '' }) =>
        known.has(orderId) ? { outcome: 'taken', already: true } : undefined;
      await execute();
      const [first, second] = space.sink.uploads.map((batch) =>
        batch.map(({ id, orderId }) => [id, orderId]),
      );
      expect([await space.statuses(), second]).toEqual([{ sent: 4 }, first]);
    });
  });

  describe('what has no connection yet', () => {
    it('goes through the default connection of its platform, once there is one', async () => {
      const own = space.connections;
      space.connections = [];
      const kept = await space.conversions(await space.action(), 3, () => ({ connectionId: null }));
      await execute(null);
      expect([await space.delivery(kept[0]!.id), await enqueued()]).toMatchObject([
        { status: 'pending', reason: 'NO_CONNECTION', connectionId: null },
        [{ id: workOf(null), inSeconds: 60 }],
      ]);
      space.connections = own;
      await bench.db.dataSource.query(
        `update work.promised set due_at = now() where id = '${workOf(null)}'`,
      );
      await execute(null);
      expect([
        await space.delivery(kept[0]!.id),
        (await enqueued()).map(({ id }) => id),
      ]).toMatchObject([
        { connectionId: space.connection.id, reason: null },
        [workOf(space.connection.id)],
      ]);
      await execute();
      expect([await space.statuses(), await enqueued()]).toEqual([{ sent: 3 }, []]);
    });

    it('is left alone by a connection that is not the default one', async () => {
      space.connection.isDefault = false;
      const [kept] = await space.conversions(await space.action(), 1, () => ({
        connectionId: null,
      }));
      await execute(null);
      expect(await space.delivery(kept!.id)).toMatchObject({
        connectionId: null,
        reason: 'NO_CONNECTION',
      });
    });

    it('is also what a connection leaves that is removed', async () => {
      const [kept] = await space.conversions(await space.action(), 1);
      space.connections = [];
      await execute();
      expect([
        await space.delivery(kept!.id),
        (await enqueued()).map(({ id }) => id),
      ]).toMatchObject([
        { status: 'pending', reason: 'NO_CONNECTION', connectionId: null },
        [workOf(null)],
      ]);
    });
  });
});

describe('join parked handler', () => {
  const settings: QueueSettings = {
    workerId: 'one',
    leaseSeconds: 30,
    stalledSeconds: 600,
    databaseUrl: '',
    concurrency: { answers: 1, syncs: 1, conversions: 1, readings: 1 },
    sweepEveryMs: 1_000,
  };
  const ids = new TimeSortedIds();

  let db: TestDatabase;
  let [clock, tenant]: [FakeClock, Tenant] = [new FakeClock(), { accountId: 'acc_1', spaceId: '' }];
  let adjustments: Adjustments;
  let leases: Leases;
  let notifier: QueueJoinNotifier;
  let handler: JoinParkedHandler;
  beforeAll(async () => {
    db = await testDatabase(
      [...catalogTables, ...conversionsTables, ...queueTables],
      [...catalogMigrations, ...conversionsMigrations, ...queueMigrations],
    );
  });
  afterAll(() => db.close());
  beforeEach(() => {
    [clock, tenant] = [new FakeClock(), { accountId: 'acc_1', spaceId: ids.next('spc') }];
    adjustments = new Adjustments(db.database, clock);
    leases = new Leases(db.database, db.work, settings);
    notifier = new QueueJoinNotifier(
      new Outbox(db.database, db.work, { notify: () => Promise.resolve() } as never, settings),
    );
    const joining = new JoinAdjustments(
      adjustments,
      { keep: () => Promise.resolve() } as never,
      clock,
    );
    handler = new JoinParkedHandler(
      new WorkHandlers(),
      new JoinParked(db.work, adjustments, joining, { notify: () => Promise.resolve() }, clock),
      db.work,
      leases,
    );
  });

  const workId = (): string => `join-adjustments-${tenant.spaceId}`;
  const parkedRow = (orderId: string): KeptAdjustment => ({
    spaceId: tenant.spaceId,
    id: ids.next('adj'),
    door: 'event',
    source: null,
    type: 'RETRACTION',
    actionId: 'cva_1',
    orderId,
    clickId: null,
    originalAt: null,
    valueMicros: null,
    currency: null,
    consent: null,
    occurredAt: clock.now(),
    originalId: null,
    parkedUntil: new Date(clock.now().getTime() + 90 * 86_400_000),
    joinedAt: null,
    createdAt: clock.now(),
    subject: `cva_1 order ${orderId}`,
    sameness: 'RETRACTION',
  });
  const park = async (orderId: string): Promise<void> => {
    await adjustments.keep(tenant, [parkedRow(orderId)]);
    await notifier.notify(tenant);
  };
  /** Seconds until the work of the Space is due; undefined when there is none. */
  const dueIn = async (): Promise<number | undefined> => {
    const [row] = await db.database.readGlobal<{ seconds: number }>(
      statement(
        'select extract(epoch from due_at - now())::float8 as seconds from work.promised where id = $1',
      ),
      [workId()],
    );
    return row?.seconds;
  };
  const makeDue = (): Promise<unknown> =>
    db.work.runGlobal(() =>
      db.database.write(statement('update work.promised set due_at = now() where id = $1'), [
        workId(),
      ]),
    );
  /** As the runner of work does it: every transaction asks for the lease first. */
  const round = async (): Promise<void> => {
    await makeDue();
    const lease = (await leases.take(workId()))!;
    await precondition.run(
      () => leases.assertHeld(lease),
      () => handler.execute(tenant, workId(), lease),
    );
  };

  describe('the work that looks for originals', () => {
    it('exists while an event is parked, and a later parked event makes it due earlier', async () => {
      await db.work.run(tenant, () => park('o-1'));
      expect(await dueIn()).toBeGreaterThan(3);
      clock.advance(11 * 60_000);
      await round();
      expect(await dueIn()).toBeGreaterThan(3_000);
      await db.work.run(tenant, () => park('o-2'));
      expect(await dueIn()).toBeLessThanOrEqual(5);
      await round();
      expect(await dueIn()).toBeLessThanOrEqual(5);
      clock.advance(91 * 86_400_000);
      await round();
      expect(await dueIn()).toBeUndefined();
    });

    it('is not lost when something is parked while a round finds nothing', async () => {
      await db.work.run(tenant, () => notifier.notify(tenant));
      let [parked, commit]: [() => void, () => void] = [() => undefined, () => undefined];
      const isParked = new Promise<void>((done) => {
        parked = done;
      });
      const gate = new Promise<void>((done) => {
        commit = done;
      });
      await makeDue();
      const lease = (await leases.take(workId()))!;
      const parking = db.work.run(tenant, async () => {
        await park('o-1');
        parked();
        await gate;
      });
      await isParked;
      const ending = precondition.run(
        () => leases.assertHeld(lease),
        () => handler.execute(tenant, workId(), lease),
      );
      await new Promise((done) => setTimeout(done, 200));
      commit();
      await Promise.all([parking, ending]);
      expect(await dueIn()).toBeLessThanOrEqual(5);
    });

    it('is tried again after it was given up', async () => {
      await db.work.run(tenant, () => park('o-1'));
      await makeDue();
      await handler.giveUp(tenant, workId(), (await leases.take(workId()))!);
      expect(await dueIn()).toBeGreaterThan(50);
    });
  });
});
