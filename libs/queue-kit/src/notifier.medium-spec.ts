import { Logger } from '@nestjs/common';
import { testDatabase, type TestDatabase } from '@switchyard/test-kit';
import { Queue } from 'bullmq';
import { Client } from 'pg';
import { migrateQueue, queueMigrations } from './migrations';
import { Notifier } from './notifier';
import { connectionOf } from './settings';
import { queueTables } from './work-item';

let db: TestDatabase;
let queue: Queue;
beforeAll(async () => {
  db = await testDatabase(queueTables, queueMigrations);
  const owner = new Client({ connectionString: db.ownerUrl });
  await owner.connect();
  await migrateQueue(owner);
  await owner.end();
  const settings = { databaseUrl: db.ownerUrl } as Parameters<typeof connectionOf>[0];
  queue = new Queue('answers', { connection: connectionOf(settings, 'producer') });
  queue.on('error', () => undefined);
});
afterAll(async () => {
  await queue?.close();
  await db?.close();
});

/** Work of one time, and standing work. */
it.each(['pre_1', 'stop:con_1'])(
  'a notification of %s reaches its queue, once per turn',
  async (id) => {
    const notifier = new Notifier(queue, queue, queue, queue);
    const work = {
      id,
      queue: 'answers',
      kind: 'stop',
      spaceId: 'spc_1',
      accountId: 'acc_1',
    } as const;
    await notifier.notify(work, '0');
    await notifier.notify(work, '0');
    await notifier.notify(work, '1');
    const jobs = await queue.getJobs('waiting');
    expect(jobs.map(({ data }) => (data as { id: string }).id).filter((one) => one === id)).toEqual(
      [id, id],
    );
  },
);

it.each([
  ['Custom Id cannot contain :', 1],
  ['Connection is closed.', 0],
])('a refusal "%s" is reported %i times', async (message, times) => {
  const reported = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
  try {
    const refusing = { add: () => Promise.reject(new Error(message)) } as unknown as Queue;
    const work = { id: 'pre_2', queue: 'answers', kind: 'plan' } as const;
    const notifier = new Notifier(refusing, refusing, refusing, refusing);
    await notifier.notify({ ...work, spaceId: 'spc_1', accountId: 'acc_1' }, '0');
    expect(reported).toHaveBeenCalledTimes(times);
  } finally {
    reported.mockRestore();
  }
});
