import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { testDatabase, type TestDatabase } from '@switchyard/test-kit';

const MAIN = join(__dirname, '..', 'main.js');

describe('admin distribute', () => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await testDatabase([], []);
  });
  afterAll(() => db.close());

  it('reports what a database without Citus needs', () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, 'distribute'], {
      encoding: 'utf8',
      env: { ...process.env, SWITCHYARD_MIGRATION_DATABASE_URL: db.ownerUrl },
    });
    expect([status, stdout, JSON.parse(stderr)]).toEqual([
      1,
      '',
      {
        error: {
          code: 'UNAVAILABLE',
          message: expect.stringContaining('create extension citus') as string,
        },
      },
    ]);
  }, 180_000);
});
