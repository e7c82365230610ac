import { testDatabase, type TestDatabase } from '@switchyard/test-kit';
import type { Connection } from '../domain';
import { Connections } from './connections';
import { identityMigrations } from './migrations';
import { identityTables } from './tables';

const here = { accountId: 'acc_1', spaceId: 'spc_1' };
const elsewhere = { accountId: 'acc_1', spaceId: 'spc_2' };
const AT = new Date('2026-03-01T00:00:00.000Z');
const connection = (id: string): Connection => ({
  accountId: 'acc_1',
  id,
  platform: 'google-ads',
  externalAccountId: id,
  name: 'Shop',
  currency: 'EUR',
  timeZone: 'Europe/Berlin',
  status: 'ACTIVE',
  isDefault: false,
  driftPolicy: 'MERGE',
  settings: {},
  grantId: null,
  credentials: { keyId: 'k', enc: 'e', ciphertext: 'c', version: 1 },
  createdAt: AT,
  updatedAt: AT,
  version: 1,
});

let db: TestDatabase;
let connections: Connections;
beforeAll(async () => {
  db = await testDatabase(identityTables, identityMigrations);
  connections = new Connections(db.database);
});
afterAll(() => db.close());

/** Resolves when `open` is called. */
const gate = () => {
  let open = (): void => undefined;
  const opened = new Promise<void>((done) => {
    open = done;
  });
  return { open, opened };
};

const given = (id: string) => db.work.run(here, () => connections.add(here, connection(id)));

it('is not removed while another Space links through it, and cannot be used after its removal', async () => {
  await given('con_1');
  const [locked, done] = [gate(), gate()];
  const order: string[] = [];
  const linking = db.work.run(elsewhere, async () => {
    expect(await connections.lock(elsewhere, ['con_1', 'con_0'], 'use')).toMatchObject([
      { id: 'con_1' },
    ]);
    locked.open();
    await done.opened;
    order.push('linked');
  });
  await locked.opened;
  const removing = db.work.run(here, async () => {
    const [current] = await connections.lock(here, ['con_1'], 'remove');
    order.push('looked');
    return connections.remove(here, 'con_1', current?.version ?? 0);
  });
  const waiting = async (): Promise<number> =>
    Number(
      (
        (await db.dataSource.query(
          `select count(*)::int as n from pg_locks where not granted`,
        )) as { n: number }[]
      )[0]?.n,
    );
  while ((await waiting()) === 0) await new Promise((later) => setImmediate(later));
  done.open();
  await linking;
  expect([await removing, order]).toEqual([true, ['linked', 'looked']]);
  expect(await db.work.run(elsewhere, () => connections.lock(elsewhere, ['con_1'], 'use'))).toEqual(
    [],
  );
});

it('is used by many at once, who do not wait for each other', async () => {
  await given('con_2');
  const all = gate();
  let within = 0;
  const use = (tenant: typeof here) =>
    db.work.run(tenant, async () => {
      const locked = await connections.lock(tenant, ['con_2'], 'use');
      within += 1;
      if (within === 2) all.open();
      await all.opened;
      return locked.length;
    });
  expect(await Promise.all([use(here), use(elsewhere)])).toEqual([1, 1]);
});
