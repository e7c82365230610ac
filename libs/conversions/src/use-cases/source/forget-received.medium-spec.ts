import 'reflect-metadata';
import { statement } from '@switchyard/db-kit';
import { conversionsBench, type ConversionsBench } from '../../testing/conversions-bench';
import { ForgetReceived, RECEIVED_AT_ONCE } from './forget-received';

let bench: ConversionsBench;
let spaceId: string;
beforeAll(async () => void (bench = await conversionsBench()));
afterAll(() => bench.close());
beforeEach(() => {
  ({ spaceId } = bench.newSpace());
});

const tenant = () => ({ accountId: 'acc_1', spaceId });
const write = (text: string, ...values: readonly unknown[]) =>
  bench.db.work.run(tenant(), () => bench.db.database.write(statement(text), [spaceId, ...values]));
const daysAgo = (days: number): Date => new Date(bench.clock.now().getTime() - days * 86_400_000);

const givenReceipts = (days: number, count = 1) =>
  write(
    `insert into conversions.receipt (space_id, source_id, event_key, received_at)
    select $1, 'stripe', 'key ' || $2::float8 || ' ' || n, $3 from generate_series(1, $4::int) n`,
    days,
    daysAgo(days),
    count,
  );
const givenEntry = (days: number, status: string) =>
  write(
    `insert into conversions.inbox (space_id, source_id, id, received_at, status, reasons, made_ids, size, person_keys, wait_keys, attempts, updated_at)
    values ($1, 'stripe', $2, $3, $4, '[]', '[]', 1, '[]', '[]', 0, $3)`,
    `${status} ${days}`,
    daysAgo(days),
    status,
  );
const givenFact = (days: number) =>
  write(
    `insert into conversions.source_fact (space_id, source_id, key, facts, person_keys, updated_at) values ($1, 'stripe', $2, '{}', '[]', $3)`,
    `fact ${days}`,
    daysAgo(days),
  );
const column = async (text: string): Promise<readonly string[]> =>
  (await bench.db.database.read<{ one: string }>(tenant(), statement(text), [spaceId])).map(
    ({ one }) => one,
  );

it('receipts go after 90 days, facts after 90, entries of the inbox after 30, and failed ones after 90', async () => {
  for (const days of [89.9, 90.1]) await givenReceipts(days);
  for (const days of [89.9, 90.1]) await givenFact(days);
  for (const days of [29.9, 30.1]) await givenEntry(days, 'taken');
  for (const days of [89.9, 90.1]) await givenEntry(days, 'failed');
  await bench.take(ForgetReceived).execute(tenant());
  expect([
    await column('select event_key as one from conversions.receipt where space_id = $1'),
    await column('select key as one from conversions.source_fact where space_id = $1'),
    await column('select id as one from conversions.inbox where space_id = $1 order by 1'),
  ]).toEqual([['key 89.9 1'], ['fact 89.9'], ['failed 89.9', 'taken 29.9']]);
});

it('many go in small statements, and those of other Spaces stay', async () => {
  await givenReceipts(91, 2 * RECEIVED_AT_ONCE + 1);
  const mine = spaceId;
  ({ spaceId } = bench.newSpace());
  await givenReceipts(91);
  spaceId = mine;
  await bench.take(ForgetReceived).execute(tenant());
  const counts = await bench.db.dataSource.query<{ count: number }[]>(
    'select count(*)::int as count from conversions.receipt where space_id = $1',
    [mine],
  );
  expect(counts).toEqual([{ count: 0 }]);
});
