import 'reflect-metadata';
import { statement } from '@switchyard/db-kit';
import { HeldLease, Leases, WorkHandlers } from '@switchyard/queue-kit';
import { BENCH_QUEUE, conversionsBench, type ConversionsBench } from '../testing/conversions-bench';
import { CONNECTED, eventsSpace, type EventsSpace } from '../testing/events-space';
import { FORGET_SECONDS, forgetWorkId } from '../use-cases/notifiers';
import { FORGOTTEN_AT_ONCE, ForgetOld } from '../use-cases/person/forget-old';
import { DeliverySettings, ForgetOldHandler } from './work-handlers';

const DAY_MS = 86_400_000;

let bench: ConversionsBench;
let space: EventsSpace;
beforeAll(async () => {
  bench = await conversionsBench({ connections: CONNECTED, hasQueue: true });
});
afterAll(() => bench.close());
beforeEach(() => {
  space = eventsSpace(bench, bench.newSpace());
});

const query = <Row>(text: string): Promise<readonly Row[]> =>
  bench.db.dataSource.query<Row[]>(text, [forgetWorkId(space.spaceId)]);
/** Seconds until the work of the Space is due; undefined when there is none. */
const dueIn = async (): Promise<number | undefined> =>
  (
    await query<{ seconds: number }>(
      'select round(extract(epoch from due_at - now()))::int as seconds from work.promised where id = $1',
    )
  )[0]?.seconds;

/** One round of the work of the Space, as the runner of work does it. */
const runRound = async (signal = new AbortController().signal): Promise<void> => {
  const { database, work } = bench.db;
  const leases = new Leases(database, work, BENCH_QUEUE);
  const handler = new ForgetOldHandler(
    new WorkHandlers(),
    bench.take(ForgetOld),
    work,
    leases,
    new DeliverySettings(300),
  );
  const id = forgetWorkId(space.spaceId);
  await query('update work.promised set due_at = now() where id = $1');
  const leased = await HeldLease.take(leases, id, BENCH_QUEUE.leaseSeconds);
  if (!leased) throw new Error(`${id} cannot be taken`);
  const tenant = { accountId: 'acc_1', spaceId: space.spaceId };
  await leased.run(() => handler.execute(tenant, id, leased.lease, signal));
};

interface Kept {
  readonly persons: number;
  readonly events: number;
  readonly eventsWithPerson: number;
  readonly eventIds: number;
}
const kept = async (): Promise<Kept> =>
  (
    await space.rows<Kept>(`
select (select count(*)::int from conversions.known_person t where t.space_id = $1) as "persons",
  (select count(*)::int from conversions.event t where t.space_id = $1) as "events",
  (select count(*)::int from conversions.event t where t.space_id = $1 and t.persons <> '[]') as "eventsWithPerson",
  (select count(*)::int from conversions.event_id_reservation t where t.space_id = $1) as "eventIds"`)
  )[0]!;

/** More persons, like the one that is known. */
const addPersons = (count: number): Promise<unknown> =>
  bench.db.work.run({ accountId: 'acc_1', spaceId: space.spaceId }, () =>
    bench.db.database.write(
      statement(
        `insert into conversions.known_person select (jsonb_populate_record(t, jsonb_build_object('key', t.key || n))).*
         from conversions.known_person t, generate_series(1, $2) n where t.space_id = $1`,
      ),
      [space.spaceId, count],
    ),
  );

const SALE = { event: 'paid', email: 'jane@example.com', eventId: 'evt-1' };

describe('what a Space keeps of persons', () => {
  it('is removed after 90 days, also when no more events come, and then the work ends', async () => {
    await space.identify({ email: 'joan@example.com', externalId: 'user-7', gclid: 'g1' });
    expect(await dueIn()).toBe(FORGET_SECONDS);
    await space.report(SALE);
    bench.clock.advance(91 * DAY_MS);
    expect(await kept()).toEqual({ persons: 2, events: 1, eventsWithPerson: 1, eventIds: 1 });
    await runRound();
    expect(await kept()).toEqual({ persons: 0, events: 1, eventsWithPerson: 0, eventIds: 0 });
    expect(await dueIn()).toBeUndefined();
  });

  it('stays until then, and is checked again a day later', async () => {
    await space.identify({ email: 'joan@example.com' });
    await space.report(SALE);
    bench.clock.advance(89 * DAY_MS);
    const before = await kept();
    await runRound();
    expect([await kept(), await dueIn()]).toEqual([before, FORGET_SECONDS]);
  });

  it('is removed in many small statements, and the next round follows soon when one is too short', async () => {
    await space.identify({ email: 'joan@example.com' });
    await addPersons(2 * FORGOTTEN_AT_ONCE);
    bench.clock.advance(91 * DAY_MS);
    await runRound(AbortSignal.abort());
    expect([(await kept()).persons, await dueIn()]).toEqual([2 * FORGOTTEN_AT_ONCE + 1, 60]);
    await runRound();
    expect([(await kept()).persons, await dueIn()]).toEqual([0, undefined]);
  });
});

describe('the work that removes it', () => {
  it('exists from the first visitor on, and from an event that is sent nowhere', async () => {
    expect(await dueIn()).toBeUndefined();
    await space.action('Sales', { leadStage: 'paid', status: 'PAUSED' });
    await space.report(SALE);
    expect(await dueIn()).toBe(FORGET_SECONDS);
  });
});
