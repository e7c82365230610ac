import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Cluster, dataFolderOf, startCluster } from '@switchyard/embedded-postgres';
import { Client } from 'pg';

const MAIN = join(__dirname, '..', 'main.js');
const LIMIT_MS = 180_000;

interface Answer {
  readonly backup?: Readonly<Record<string, unknown>>;
  readonly restored?: Readonly<Record<string, unknown>>;
  readonly replacedFolder?: string;
  readonly next?: readonly string[];
  readonly error?: { readonly code: string; readonly details?: { readonly file?: string } };
}

describe('admin backup and restore', () => {
  let folder: string;
  let dataFolder: string;
  let cluster: Cluster | undefined;
  const runFile = (): string => join(folder, '.switchyard', 'run.json');

  const admin = (...args: readonly string[]): Answer => {
    const { stdout, stderr } = spawnSync(process.execPath, [MAIN, ...args, '--json'], {
      cwd: folder,
      encoding: 'utf8',
    });
    return JSON.parse(stdout || stderr) as Answer;
  };
  const ask = async (statement: string): Promise<readonly object[]> => {
    const client = new Client({ connectionString: cluster!.ownerUrl('postgres') });
    await client.connect();
    const { rows } = await client.query<object>(statement).finally(() => client.end());
    return rows;
  };
  /** What `npm start` does. */
  const serve = async (): Promise<void> => {
    cluster = await startCluster({ dataFolder, keeps: true });
    const ownerUrl = cluster.ownerUrl('postgres');
    writeFileSync(
      runFile(),
      JSON.stringify({
        environment: 'test',
        databaseUrl: ownerUrl,
        keysFile: '.switchyard/keys.json',
        embedded: { ownerUrl, dataFolder },
      }),
    );
  };
  const end = async (): Promise<void> => {
    rmSync(runFile(), { force: true });
    await cluster?.stop();
    cluster = undefined;
  };

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'switchyard-admin-'));
    mkdirSync(join(folder, '.switchyard', 'demo'), { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{ "version": "1.2.3" }');
    dataFolder = await dataFolderOf(join(folder, '.switchyard', 'demo'));
  });
  const replaced: string[] = [];
  afterAll(async () => {
    await end();
    for (const one of [folder, dataFolder, ...replaced]) {
      rmSync(one, { recursive: true, force: true });
    }
  }, LIMIT_MS);

  it(
    'copy the running database, and bring the copy back when it does not run',
    async () => {
      expect(admin('backup', 'copy').error?.code).toBe('UNAVAILABLE');
      await serve();
      await ask(`create table switchyard_migrations as select 1 as id, 'First1' as name`);
      expect(admin('backup', 'copy').backup).toMatchObject({
        environment: 'test',
        release: '1.2.3',
        migration: 'First1',
      });
      expect(admin('backup', 'copy').error?.code).toBe('INVALID_REQUEST');
      await ask(`insert into switchyard_migrations values (2, 'Second2')`);
      expect(admin('restore', 'copy').error?.code).toBe('UNAVAILABLE');
      await end();

      const { restored, replacedFolder, next } = admin('restore', 'copy');
      replaced.push(replacedFolder!);
      expect(restored).toMatchObject({ environment: 'test', release: '1.2.3' });
      expect(next?.join()).toContain('docs/restore.md');
      await serve();
      expect(await ask('select name from switchyard_migrations')).toEqual([{ name: 'First1' }]);
      await end();

      appendFileSync(join(folder, 'copy', 'cluster', 'PG_VERSION'), '\n');
      expect(admin('restore', 'copy').error).toMatchObject({
        code: 'INVALID_REQUEST',
        details: { file: 'PG_VERSION' },
      });
    },
    LIMIT_MS,
  );
});
