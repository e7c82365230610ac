import 'reflect-metadata';
import { statement } from '@switchyard/db-kit';
import { conversionsBench, type ConversionsBench } from '../testing/conversions-bench';
import { ErasePerson } from '../use-cases/erase/erase-person';
import { SqlDeliveries } from './sql-deliveries';

let bench: ConversionsBench;
beforeAll(async () => {
  bench = await conversionsBench();
});
afterAll(() => bench.close());

it('are not free again when nothing of their conversions was taken', async () => {
  const { spaceId, call } = bench.newSpace();
  const tenant = { spaceId, accountId: 'acc_1' };
  const report = async (more: object): Promise<readonly { id: string; status: string }[]> => {
    const { data } = await call('POST', '/conversions/events', {
      event: 'paid',
      gclid: 'g',
      ...more,
    });
    return (data as unknown as { results: readonly { id: string; status: string }[] }).results;
  };
  const [[erased], [failed]] = [
    await report({ email: 'jane@example.com', orderId: 'a' }),
    await report({ orderId: 'b' }),
  ];
  await bench.take(ErasePerson).execute({ email: 'jane@example.com' });
  await bench.db.work.run(tenant, async () => {
    await bench.db.database.write(
      statement(
        `update conversions.delivery set status = 'failed' where space_id = $1 and event_id = $2`,
      ),
      [spaceId, failed?.id],
    );
    await new SqlDeliveries(bench.db.database, bench.clock).freeOrders(tenant, [
      erased?.id ?? '',
      failed?.id ?? '',
    ]);
  });
  expect([await report({ orderId: 'a' }), await report({ orderId: 'b' })]).toMatchObject([
    [{ status: 'duplicate' }],
    [{ status: 'accepted' }],
  ]);
});
