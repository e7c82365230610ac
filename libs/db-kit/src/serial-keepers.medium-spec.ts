import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RedisServer } from '@switchyard/test-kit';
import { FolderSerials, RedisSerials, type KeepsSerials } from './serial-keepers';

let folder: string;
let redis: RedisServer;
const open: RedisSerials[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'switchyard-serials-'));
  redis = await RedisServer.start();
});
afterAll(async () => {
  open.forEach((one) => one.onApplicationShutdown());
  await redis.kill();
  await rm(folder, { recursive: true });
});
const onRedis = (): KeepsSerials => {
  const keeper = new RedisSerials(redis.url);
  open.push(keeper);
  return keeper;
};

describe.each<[string, () => KeepsSerials]>([
  ['in a folder', () => new FolderSerials(join(folder, 'made', 'when', 'needed'))],
  ['on Redis', onRedis],
])('the number of syncs %s', (_place, keeper) => {
  it('is kept for each lineage, and never lowered by several processes at once', async () => {
    const [id, other] = [randomUUID(), randomUUID()];
    expect(await keeper().highest(id)).toBeUndefined();
    await Promise.all([3, 1, 5, 2, 4].map((serial) => keeper().raise(id, serial)));
    await keeper().raise(id, 2);
    await keeper().raise(other, 1);
    expect([await keeper().highest(id), await keeper().highest(other)]).toEqual([5, 1]);
  });
});

it('leaves one file of a lineage', async () => {
  const keeper = new FolderSerials(join(folder, 'one'));
  for (const serial of [1, 2, 3]) await keeper.raise('lineage', serial);
  expect(await readdir(join(folder, 'one'))).toEqual(['lineage.3']);
});
