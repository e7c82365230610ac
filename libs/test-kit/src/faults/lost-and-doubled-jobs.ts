import { createPostgresBackend, Queue, type QueueOptions, setDefaultBackendFactory } from 'bullmq';
import type { System } from '../system/system';

type Name = 'answers' | 'syncs' | 'readings';

const settingsOf = ({ redisUrl, database }: System): QueueOptions => {
  setDefaultBackendFactory(redisUrl ? undefined : (createPostgresBackend as never));
  const connection = redisUrl
    ? { url: redisUrl, maxRetriesPerRequest: 1 }
    : { connectionString: database.ownerUrl, schema: 'queue', max: 1 };
  return { connection: connection as QueueOptions['connection'] };
};

/** Does something with one of a system's queues, as a process of its own would. */
const withQueue = async <T>(
  system: System,
  name: Name,
  act: (queue: Queue) => Promise<T>,
): Promise<T> => {
  const queue = new Queue(name, settingsOf(system));
  queue.on('error', () => undefined);
  try {
    await queue.waitUntilReady();
    return await act(queue);
  } finally {
    await queue.close();
  }
};

/**
 * Notifies of one sync the given number of times, each as a job of its own, like a queue that
 * delivers twice. Returns the jobs' ids.
 */
export const notifyAgain = (
  system: System,
  spaceId: string,
  accountId: string,
  syncId: string,
  times: number,
): Promise<readonly string[]> =>
  withQueue(system, 'syncs', async (queue) => {
    const job = { id: syncId, queue: 'syncs', kind: 'sync', spaceId, accountId };
    const opts = (turn: number) => ({
      jobId: `${syncId}-again-${turn}`,
      removeOnComplete: false,
      removeOnFail: false,
    });
    const jobs = await Promise.all(
      Array.from({ length: times }, (_, turn) => queue.add('sync', job, opts(turn))),
    );
    return jobs.map(({ id }) => id as string);
  });

/** A job with any content whatsoever. */
export const notifyWith = (
  system: System,
  name: Name,
  kind: string,
  content: unknown,
): Promise<string> =>
  withQueue(
    system,
    name,
    async (queue) =>
      (await queue.add(kind, content, { removeOnComplete: false, removeOnFail: false }))
        .id as string,
  );

/** What became of jobs: `completed`, `failed`, `active`, `waiting` … in the order of the ids. */
export const statesOf = (
  system: System,
  name: Name,
  ids: readonly string[],
): Promise<readonly string[]> =>
  withQueue(system, name, (queue) =>
    Promise.all(ids.map(async (id) => String(await queue.getJobState(id)))),
  );

/** Every job is lost, those at work too. Returns how many there were. */
export const loseJobs = async (system: System): Promise<number> => {
  const lost = await Promise.all(
    (['answers', 'syncs', 'readings'] as const).map((name) =>
      withQueue(system, name, async (queue) => {
        const count = Object.values(
          await queue.getJobCounts('waiting', 'active', 'delayed', 'prioritized'),
        ).reduce((sum, one) => sum + one, 0);
        await queue.obliterate({ force: true });
        return count;
      }),
    ),
  );
  return lost.reduce((sum, one) => sum + one, 0);
};
