import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { testDatabase } from './test-database';

/** A pool's `end` comes back before its connections are closed: on a busy machine long before. */
it('is dropped once the connections that are ending have ended', async () => {
  const errors: string[] = [];
  const db = await testDatabase([], []);
  const client = new Client({ connectionString: db.ownerUrl });
  client.on('error', ({ message }) => errors.push(message));
  await client.connect();
  const ended = wait(300).then(() => client.end());
  await db.close();
  await ended;
  expect(errors).toEqual([]);
});

it('names the statements when it is dropped and transactions deadlocked in it', async () => {
  const db = await testDatabase([], []);
  const [one, other] = [new Client(db.ownerUrl), new Client(db.ownerUrl)];
  await Promise.all([one.connect(), other.connect()]);
  await Promise.all([one.query('begin'), other.query('begin')]);
  await one.query('select pg_advisory_xact_lock(1)');
  await other.query('select pg_advisory_xact_lock(2)');
  await Promise.allSettled([
    one.query('select pg_advisory_xact_lock(2)'),
    other.query('select pg_advisory_xact_lock(1)'),
  ]);
  await Promise.all([one.end(), other.end()]);
  await expect(db.close()).rejects.toThrow(
    /^1 transactions deadlocked[^]*Process \d+: select pg_advisory_xact_lock\(2\)/,
  );
});
