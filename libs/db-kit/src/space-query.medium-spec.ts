import { eventually, testDatabase, type TestDatabase } from '@switchyard/test-kit';
import { Client } from 'pg';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { querySpace } from './space-query';
import { statement } from './statement';
import { rowSecurityStatements } from './table';

class Shelf1764000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create schema shelf');
    await runner.query(
      'create table shelf.book (space_id text, id text, pages int8, facts jsonb, primary key (space_id, id))',
    );
    await runner.query(
      `insert into shelf.book select 'spc_' || s, 'b' || b, s * 1000 + b, '{"a":[1]}' from generate_series(1, 2) s, generate_series(1, 50) b`,
    );
    for (const text of rowSecurityStatements('shelf.book', 'space')) await runner.query(text);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop schema shelf cascade');
  }
}

interface Book {
  readonly spaceId: string;
  readonly pages: number;
}

/** No filter by Space: what is seen is up to row-level security alone. */
const byId = statement(
  'select b.space_id as "spaceId", b.pages, b.facts from shelf.book b where b.id = $1',
);
const broken = statement(
  'select 1 / (b.pages - b.pages) as nothing from shelf.book b where b.id = $1',
);
const tenants = [1, 2].map((number) => ({ number, spaceId: `spc_${number}`, accountId: 'acc_1' }));
const [one] = tenants as [(typeof tenants)[0]];

let db: TestDatabase;
let owner: Client;
beforeAll(async () => {
  db = await testDatabase([], [Shelf1764000000001]);
  owner = new Client({ connectionString: db.ownerUrl });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await db.database.close();
  await db.close();
});

const read = (tenant: (typeof tenants)[0], book: number): Promise<Book[]> =>
  db.database.readByKey<Book>(tenant, byId, [`b${book}`]);

interface Backend {
  readonly pid: number;
  readonly shared: boolean;
  readonly waits: boolean;
}

const backends = async (): Promise<Backend[]> => {
  // The view is constant inside a transaction unless a test changes it.
  await owner.query('select pg_stat_clear_snapshot()');
  const { rows } = await owner.query<Backend>(`
    select pid, application_name like '%-reads' as shared, coalesce(wait_event_type = 'Lock', false) as waits
    from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`);
  return rows;
};

/** Both shared connections, made when they were not there. */
const sharedPids = (): Promise<number[]> =>
  eventually(async () => {
    await Promise.all([read(one, 1), read(one, 1)]);
    const pids = (await backends()).filter(({ shared }) => shared).map(({ pid }) => pid);
    expect(pids).toHaveLength(2);
    return pids;
  });

describe('reads that share connections', () => {
  it('never see what another Space has, however they lie between each other', async () => {
    await read(one, 1);
    const asked = Array.from({ length: 2_000 }, (_each, index) => ({
      tenant: tenants[index % 2] as (typeof tenants)[0],
      book: 1 + (index % 50),
    }));
    const found = await Promise.all(asked.map(({ tenant, book }) => read(tenant, book)));
    expect(found).toEqual(
      asked.map(({ tenant, book }) => [
        { spaceId: tenant.spaceId, pages: tenant.number * 1_000 + book, facts: { a: [1] } },
      ]),
    );
  });

  it('fail alone: what lies before and behind a broken one on the wire is answered', async () => {
    const outcomes = await Promise.allSettled([
      read(one, 1),
      read(one, 2),
      db.database.readByKey(one, broken, ['b1']),
      read(one, 3),
      read(one, 4),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
      'fulfilled',
      'fulfilled',
    ]);
  });

  it('see what a transaction has just committed', async () => {
    await owner.query(`update shelf.book set pages = 7 where id = 'b9'`);
    expect(await read(one, 9)).toMatchObject([{ pages: 7 }]);
  });

  it('belong to the running transaction, where there is one', async () => {
    const add = statement(
      `insert into shelf.book (space_id, id, pages, facts) values ('spc_1', 'new', 3, null)`,
    );
    const seen = await db.work.run(one, async () => {
      await db.database.write(add, []);
      return db.database.readByKey(one, byId, ['new']);
    });
    expect(seen).toEqual([{ spaceId: 'spc_1', pages: 3, facts: null }]);
  });

  it('leave nothing behind for the next on the same connection', async () => {
    const client = new Client({ connectionString: db.url, pipeline: true });
    await client.connect();
    const [, after] = await Promise.all([
      querySpace(client, one, byId, ['b1']),
      client.query(`select current_setting('app.space_id', true) as space`),
    ]);
    await client.end();
    expect(after.rows).toEqual([{ space: '' }]);
  });

  it('go on when their connections are cut, and connect again', async () => {
    const before = await sharedPids();
    const cut = owner.query('select pg_terminate_backend(pid) from unnest($1::int[]) pid', [
      before,
    ]);
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_each, index) => read(one, 10 + (index % 10))),
    );
    await cut;
    expect(answers.every(([book]) => book?.spaceId === 'spc_1')).toBe(true);
    expect((await sharedPids()).filter((pid) => before.includes(pid))).toEqual([]);
  });

  it('wait for a lock elsewhere, so that they do not hold up the others for long', async () => {
    await sharedPids();
    await owner.query('begin');
    await owner.query('lock table shelf.book in access exclusive mode');
    const late = read(one, 1);
    const waiting = async (): Promise<boolean[]> =>
      (await backends()).filter(({ waits }) => waits).map(({ shared }) => shared);
    await eventually(async () => expect(await waiting()).toEqual([true]));
    await eventually(async () => expect(await waiting()).toEqual([false]));
    await owner.query('commit');
    expect(await late).toMatchObject([{ spaceId: 'spc_1' }]);
  });
});
