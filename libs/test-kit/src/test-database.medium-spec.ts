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
