import { testDatabase, type TestDatabase } from '@switchyard/test-kit';
import { statement } from './statement';

const TENANT = { accountId: 'acc_1', spaceId: 'spc_1' };
const SHOWN = statement(
  `select current_setting('work_mem') as memory, current_setting('app.space_id') as space`,
);

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase([], []);
});
afterAll(() => db.close());

it('settings of a statement hold for it alone, and beside the tenant', async () => {
  const shown = async (settings?: Readonly<Record<string, string>>): Promise<unknown> =>
    (await db.database.read(TENANT, { ...SHOWN, ...(settings ? { settings } : {}) }, []))[0];
  const before = await shown();
  expect(await shown({ work_mem: '16MB' })).toEqual({ memory: '16MB', space: 'spc_1' });
  expect(await shown()).toEqual(before);
  expect(before).not.toMatchObject({ memory: '16MB' });
});
