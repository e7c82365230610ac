import { testDatabase, type TestDatabase } from '@switchyard/test-kit';
import { syncEngineMigrations } from '../migrations';
import { syncEngineTables } from '../tables';
import { SqlLineages } from './syncs';

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase(syncEngineTables, syncEngineMigrations);
});
afterAll(() => db.close());

describe('the lineage in the database', () => {
  it('is begun once by the first that asks, and grows by one', async () => {
    const workers = [new SqlLineages(db.database), new SqlLineages(db.database)];
    const begun = await Promise.all(workers.map((worker) => worker.get()));
    expect(new Set(begun.map(({ id }) => id)).size).toBe(1);
    const grown = await Promise.all(workers.map((worker) => worker.grow()));
    expect(grown.map(({ serial }) => serial).toSorted()).toEqual([1, 2]);
  });

  it('takes over a higher number once, and no lower one', async () => {
    const lineages = new SqlLineages(db.database);
    const [at, later] = [new Date('2026-11-23T12:00:00Z'), new Date('2026-11-23T13:00:00Z')];
    await lineages.noteRestore(50, at);
    await lineages.noteRestore(50, later);
    expect(await lineages.get()).toMatchObject({ serial: 50, restoredAt: at });
  });
});
