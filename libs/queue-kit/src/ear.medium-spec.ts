import { setTimeout as pause } from 'node:timers/promises';
import { testDatabase, type TestDatabase } from '@switchyard/test-kit';
import { connectionOf } from './connection';
import { Ear } from './ear';
import { queueMigrations } from './migrations';
import { queueTables } from './promised-work';

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase(queueTables, queueMigrations);
});
afterAll(async () => {
  await db?.close();
});

/** No `queue` schema is there, which refuses the first connection as a starting server does: with an error that is no lost connection. */
it('a queue that refuses is asked again after a pause, and the process works on meanwhile', async () => {
  const settings = { databaseUrl: db.ownerUrl } as Parameters<typeof connectionOf>[0];
  const ear = new Ear('answers', async () => undefined, {
    connection: connectionOf(settings, 'listener'),
    drainDelay: 1,
    runRetryDelay: 1_000,
  });
  let refusals = 0;
  // A loop without a pause would never let a timer of this test run: it is ended from within.
  ear.on('error', () => {
    refusals += 1;
    if (refusals > 100) void ear.close(true);
  });
  ear.run().catch(() => undefined);
  await pause(1_500);
  await ear.close(true);
  expect(refusals).toBeGreaterThan(0);
  expect(refusals).toBeLessThan(5);
});
