import { testDatabase, type TestDatabase } from '@switchyard/test-kit';
import { Pool } from 'pg';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { refusePowerfulRole } from './roles';
import { columnArrays, insertStatement, selectStatement } from './statement';
import { type Columns, defineTable, rowSecurityStatements } from './table';

interface Note {
  readonly spaceId: string;
  readonly id: string;
  readonly count: number;
  readonly facts: { readonly a: number } | null;
  readonly createdAt: Date;
  readonly version: number;
}

const notes = defineTable<Note>({
  schema: 'probe',
  name: 'note',
  scope: 'space',
  rights: { api: 'write', worker: 'write' },
  primary: ['spaceId', 'id'],
  columns: {
    spaceId: { type: 'text' },
    id: { type: 'text' },
    count: { type: 'int8' },
    facts: { type: 'jsonb', nullable: true },
    createdAt: { type: 'timestamptz' },
    version: { type: 'int4' },
  } satisfies Columns<Note>,
});

class Probe1764000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create schema probe');
    await runner.query(
      'create table probe.note (space_id text, id text, count int8 not null, facts jsonb, created_at timestamptz(3) not null, version int4 not null, primary key (space_id, id))',
    );
    for (const text of rowSecurityStatements('probe.note', 'space')) await runner.query(text);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop schema probe cascade');
  }
}

const one = { spaceId: 'spc_1', accountId: 'acc_1' };
const two = { spaceId: 'spc_2', accountId: 'acc_2' };
const note = (tenant: typeof one, id: string): Note => ({
  spaceId: tenant.spaceId,
  id,
  count: 9_007_199_254_740_991,
  facts: { a: 1 },
  createdAt: new Date('2026-01-02T03:04:05.678Z'),
  version: 1,
});
const all = selectStatement(notes, 'order by t.id');

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase([notes], [Probe1764000000000]);
});
afterAll(() => db.close());

const insert = (tenant: typeof one, row: Note): Promise<unknown> =>
  db.work.run(tenant, () => db.database.write(insertStatement(notes), columnArrays(notes, [row])));

describe('one transaction per unit of work, one Space per transaction', () => {
  it('reads back what it wrote, exactly', async () => {
    await insert(one, note(one, 'a'));
    expect(await db.database.read(one, all, [])).toEqual([note(one, 'a')]);
  });

  it('shows nothing of another Space, without any filter of the application', async () => {
    await insert(one, note(one, 'b'));
    expect(await db.database.read(two, all, [])).toEqual([]);
  });

  it('refuses to write a row of another Space', async () => {
    await expect(insert(one, note(two, 'c'))).rejects.toMatchObject({ code: '42501' });
  });

  it('keeps interleaved reads of two Spaces apart', async () => {
    await insert(two, note(two, 'z'));
    const answers = await Promise.all(
      Array.from({ length: 400 }, (_, n) => db.database.read<Note>(n % 2 ? one : two, all, [])),
    );
    expect(
      answers.every(
        (rows, n) =>
          rows.length > 0 && rows.every(({ spaceId }) => spaceId === (n % 2 ? one : two).spaceId),
      ),
    ).toBe(true);
  });

  it('leaves no setting behind after a failed statement', async () => {
    await expect(
      db.database.read(
        one,
        selectStatement(notes, 'where 1 / (length(t.id) - length(t.id)) = 1'),
        [],
      ),
    ).rejects.toMatchObject({ code: '22012' });
    expect(await db.database.readGlobal(all, [])).toEqual([]);
  });

  it('rolls back on a throw and calls nothing that waited for the commit', async () => {
    let called = false;
    const failing = db.work.run(one, async () => {
      db.work.afterCommit(() => {
        called = true;
      });
      await db.database.write(insertStatement(notes), columnArrays(notes, [note(one, 'gone')]));
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(called).toBe(false);
    expect((await db.database.read<Note>(one, all, [])).some(({ id }) => id === 'gone')).toBe(
      false,
    );
  });

  it('tries out what it takes back: the result is returned, nothing stays, nothing after the commit runs', async () => {
    const after: string[] = [];
    const seen = await db.work.tryOut(one, async () => {
      await db.database.write(insertStatement(notes), columnArrays(notes, [note(one, 'tried')]));
      db.work.afterCommit(() => void after.push('ran'));
      return (await db.database.read<Note>(one, all, [])).map(({ id }) => id);
    });
    expect(seen).toContain('tried');
    expect((await db.database.read<Note>(one, all, [])).map(({ id }) => id)).not.toContain('tried');
    expect(after).toEqual([]);
    await expect(
      db.work.tryOut(one, () => Promise.reject(new Error('of the work'))),
    ).rejects.toThrow('of the work');
  });

  it('turns to another Space of the account inside a transaction, and back', async () => {
    const [here, there] = [
      { spaceId: 'spc_3', accountId: 'acc_3' },
      { spaceId: 'spc_4', accountId: 'acc_3' },
    ];
    await db.work.run(here, async () => {
      await db.work.run(there, () =>
        db.database.write(insertStatement(notes), columnArrays(notes, [note(there, 'far')])),
      );
      await db.database.write(insertStatement(notes), columnArrays(notes, [note(here, 'near')]));
      expect((await db.database.read<Note>(here, all, [])).map(({ id }) => id)).toEqual(['near']);
    });
    expect((await db.database.read<Note>(there, all, [])).map(({ id }) => id)).toEqual(['far']);
  });

  it('is back in its own Space after what it turned for was refused', async () => {
    const [here, there] = [
      { spaceId: 'spc_5', accountId: 'acc_3' },
      { spaceId: 'spc_6', accountId: 'acc_3' },
    ];
    await db.work.run(here, async () => {
      await expect(db.work.run(there, () => Promise.reject(new Error('refused')))).rejects.toThrow(
        'refused',
      );
      await db.database.write(insertStatement(notes), columnArrays(notes, [note(here, 'own')]));
    });
    expect((await db.database.read<Note>(here, all, [])).map(({ id }) => id)).toEqual(['own']);
  });

  it('keeps two Spaces apart that take turns at the same time', async () => {
    const [here, there] = [
      { spaceId: 'spc_7', accountId: 'acc_3' },
      { spaceId: 'spc_8', accountId: 'acc_3' },
    ];
    const put = (tenant: typeof one, id: string) =>
      db.work.run(tenant, () =>
        db.database.write(insertStatement(notes), columnArrays(notes, [note(tenant, id)])),
      );
    await db.work.run(here, async () => {
      await Promise.all([put(here, 'a'), put(there, 'b'), put(here, 'c'), put(there, 'd')]);
      const seen = await Promise.all(
        [here, there, here].map((tenant) => db.database.read<Note>(tenant, all, [])),
      );
      expect(seen.map((rows) => rows.map(({ id }) => id).sort())).toEqual([
        ['a', 'c'],
        ['b', 'd'],
        ['a', 'c'],
      ]);
    });
  });

  it('reads of another Space what the same read outside would, and nothing of no Space', async () => {
    const [here, there] = [
      { spaceId: 'spc_9', accountId: 'acc_3' },
      { spaceId: 'spc_10', accountId: 'acc_3' },
    ];
    await insert(there, note(there, 'theirs'));
    await db.work.run(here, async () => {
      expect((await db.database.read<Note>(there, all, [])).map(({ id }) => id)).toEqual([
        'theirs',
      ]);
      expect(await db.database.read<Note>(here, all, [])).toEqual([]);
    });
    await db.work.runGlobal(async () => {
      expect(await db.database.read<Note>(there, all, [])).toHaveLength(1);
      expect(await db.database.readGlobal<Note>(all, [])).toEqual([]);
    });
  });

  it('turns to no other account', async () => {
    const turned = (to: typeof one) =>
      db.work.run(one, () => db.work.run(to, () => db.database.read<Note>(to, all, [])));
    await expect(turned(two)).rejects.toThrow('one account');
  });

  it('repeats the whole work after a serialisation failure', async () => {
    let attempts = 0;
    const result = await db.work.run(one, async () => {
      attempts += 1;
      if (attempts < 3) throw Object.assign(new Error('serialisation'), { code: '40001' });
      return attempts;
    });
    expect(result).toBe(3);
  });

  it('throws when a write is outside a unit of work', async () => {
    await expect(
      db.database.write(insertStatement(notes), columnArrays(notes, [note(one, 'd')])),
    ).rejects.toThrow('outside');
  });
});

it('refuses to boot on a role that could pass row-level security', async () => {
  const owner = new Pool({ connectionString: db.ownerUrl });
  await expect(refusePowerfulRole(owner)).rejects.toThrow('superuser');
  await owner.end();
});
