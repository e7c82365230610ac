import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { backUpCluster, type BackupManifest } from './base-backup';
import { type Cluster, startCluster } from './cluster';
import { restoreBackup } from './restore-backup';

const LIMIT_MS = 120_000;

let root: string;
let dataFolder: string;
const running: Cluster[] = [];

const start = async (): Promise<Cluster> => {
  const cluster = await startCluster({ dataFolder, keeps: true });
  running.push(cluster);
  return cluster;
};
const ask = async (cluster: Cluster, text: string): Promise<readonly object[]> => {
  const client = new Client({ connectionString: cluster.ownerUrl('postgres') });
  await client.connect();
  return client
    .query(text)
    .then(({ rows }) => rows as object[])
    .finally(() => client.end());
};
const rowsOf = (cluster: Cluster): Promise<readonly object[]> =>
  ask(cluster, 'select id from kept order by id');

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'switchyard-kept-'));
  dataFolder = join('/var/tmp', `${root.split('/').at(-1)}-data`);
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((cluster) => cluster.crash()));
  const beside = readdirSync('/var/tmp').filter((name) =>
    join('/var/tmp', name).startsWith(dataFolder),
  );
  for (const name of beside) rmSync(join('/var/tmp', name), { recursive: true, force: true });
  rmSync(root, { recursive: true, force: true });
}, LIMIT_MS);

describe('a cluster that is kept', () => {
  it(
    'has its rows after a stop and after a crash, with another password of its owner',
    async () => {
      const first = await start();
      await ask(first, 'create table kept as select 1 as id');
      await first.stop();
      const second = await start();
      await ask(second, 'insert into kept values (2)');
      await second.crash();
      const third = await start();
      expect(await rowsOf(third)).toEqual([{ id: 1 }, { id: 2 }]);
      expect(
        new Set([first, second, third].map((one) => new URL(one.ownerUrl('x')).password)).size,
      ).toBe(3);
    },
    LIMIT_MS,
  );

  it(
    'is refused when another major version made it',
    async () => {
      await (await start()).stop();
      writeFileSync(join(dataFolder, 'PG_VERSION'), '12\n');
      await expect(start()).rejects.toMatchObject({ made: '12' });
    },
    LIMIT_MS,
  );
});

describe('a backup of a running cluster', () => {
  const target = (): string => join(root, 'backup');
  const backedUp = async (cluster: Cluster): Promise<BackupManifest> =>
    backUpCluster({
      ownerUrl: cluster.ownerUrl('postgres'),
      dataFolder,
      target: target(),
      facts: { environment: 'test' },
    });
  const filesOf = (folder: string): readonly string[] =>
    readdirSync(folder, { recursive: true, withFileTypes: true }).map(({ parentPath, name }) =>
      join(parentPath, name),
    );

  it(
    'has what was committed before, while others write, and brings it back beside what it replaces',
    async () => {
      const cluster = await start();
      await ask(cluster, 'create table kept as select generate_series(1, 50000) as id');
      const writing = ask(cluster, 'insert into kept select generate_series(50001, 150000)');
      const { files, facts } = await backedUp(cluster);
      await writing;
      await ask(cluster, 'drop table kept');
      expect(facts).toEqual({ environment: 'test' });
      expect(files.map(({ path }) => path)).toContain('backup_label');
      await expect(restoreBackup(target(), async () => dataFolder)).rejects.toMatchObject({
        pid: cluster.process.pid,
      });
      await cluster.stop();
      const { replacedFolder } = await restoreBackup(target(), async () => dataFolder);
      expect(existsSync(join(replacedFolder!, 'PG_VERSION'))).toBe(true);
      const restored = await start();
      const [row] = await ask(
        restored,
        'select count(*)::int as count, min(id) as first from kept',
      );
      expect(row).toMatchObject({ first: 1, count: expect.any(Number) });
      expect([50_000, 150_000]).toContain((row as { count: number }).count);
    },
    LIMIT_MS,
  );

  it(
    'is for its owner only, needs a new folder, and is refused when a file was changed, cut or is missing',
    async () => {
      const cluster = await start();
      const { files } = await backedUp(cluster);
      const modes = filesOf(target()).map((path) => statSync(path).mode & 0o077);
      expect([statSync(target()).mode & 0o777, ...new Set(modes)]).toEqual([0o700, 0]);
      await expect(backedUp(cluster)).rejects.toMatchObject({ code: 'EEXIST' });
      await cluster.stop();
      const { path } = files.find((one) => one.path.startsWith('base') && one.bytes > 0)!;
      const file = join(target(), 'cluster', path);
      const content = readFileSync(file);
      for (const change of [
        () => appendFileSync(file, 'x'),
        () => writeFileSync(file, content.subarray(1)),
        () => rmSync(file),
      ]) {
        writeFileSync(file, content);
        change();
        await expect(restoreBackup(target(), async () => dataFolder)).rejects.toMatchObject({
          file: path,
        });
      }
      writeFileSync(file, content);
      appendFileSync(join(target(), 'manifest.json'), ' ');
      const manifest = readFileSync(join(target(), 'manifest.json'), 'utf8');
      writeFileSync(join(target(), 'manifest.json'), manifest.replace('"test"', '"live"'));
      await expect(restoreBackup(target(), async () => dataFolder)).rejects.toMatchObject({
        file: 'manifest.json',
      });
      expect(readdirSync('/var/tmp').some((name) => name.includes('.replaced-'))).toBe(false);
    },
    LIMIT_MS,
  );
});
