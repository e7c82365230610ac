import { setTimeout as pause } from 'node:timers/promises';
import { testDatabase, type TestDatabase } from '@switchyard/test-kit';
import { queueMigrations } from './migrations';
import { QueueListener } from './queue-doors';
import { connectionOf } from './settings';
import { queueTables } from './work-item';

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase(queueTables, queueMigrations);
});
afterAll(async () => {
  await db?.close();
});

/**
 * No `queue` schema is there, which refuses the first connection as a starting server does: with an
 * error that is no lost connection.
 */
it('a queue that refuses is asked again after a pause, and the process works on meanwhile', async () => {
  const settings = { databaseUrl: db.ownerUrl } as Parameters<typeof connectionOf>[0];
  const listener = new QueueListener('answers', async () => undefined, {
    connection: connectionOf(settings, 'listener'),
    drainDelay: 1,
    runRetryDelay: 1_000,
  });
  let refusals = 0;
  // A loop without a pause would never let a timer of this test run: it is ended from within.
  listener.on('error', () => {
    refusals += 1;
    if (refusals > 100) void listener.close(true);
  });
  listener.run().catch(() => undefined);
  await pause(1_500);
  await listener.close(true);
  expect(refusals).toBeGreaterThan(0);
  expect(refusals).toBeLessThan(5);
});
