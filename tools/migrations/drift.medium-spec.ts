import { testDatabase, type TestDatabase } from '@switchyard/test-kit';
import { allMigrations, allTables, contexts } from './contexts';
import { differencesOf } from './differences';

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase(allTables(), allMigrations());
});
afterAll(() => db.close());

describe('migrations', () => {
  it.each(contexts.map((context) => [context.schema, context] as const))(
    'bring %s to exactly what its tables say',
    async (schema, { tables }) => {
      expect((await differencesOf(db.ownerUrl, schema, tables)).up).toEqual([]);
    },
  );

  it('put every table of a Space or an account under row-level security, for its owner too', async () => {
    const rows: { name: string; on: boolean; forced: boolean; policies: string }[] = await db
      .dataSource.query(`
      select '"' || n.nspname || '"."' || c.relname || '"' as name, c.relrowsecurity as on, c.relforcerowsecurity as forced,
        (select count(*) from pg_policy p where p.polrelid = c.oid) as policies
      from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relkind in ('r', 'p') and not c.relispartition`);
    const scoped = allTables().filter(({ definition }) => definition.scope !== 'global');
    expect(scoped.length).toBeGreaterThan(5);
    for (const { qualified } of scoped) {
      expect(rows.find(({ name }) => name === qualified)).toMatchObject({
        on: true,
        forced: true,
        policies: 1,
      });
    }
  });
});
