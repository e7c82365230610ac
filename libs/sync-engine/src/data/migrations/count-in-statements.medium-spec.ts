import { randomUUID } from 'node:crypto';
import { columnArrays, insertText, statement } from '@switchyard/db-kit';
import type { Tenant } from '@switchyard/kernel';
import { testDatabase, type TestDatabase } from '@switchyard/test-kit';
import { Client } from 'pg';
import type { Binding } from '../../domain/planning/plan';
import { Bindings } from '../syncing/bindings';
import { Operations } from '../syncing/operations';
import { type BindingRow, bindings, syncEngineTables } from '../tables';
import { syncEngineMigrations } from './index';

/** How the last release wrote operations and bindings: it left the rest to triggers. */
const OF_SYNC = 't.space_id = $1 and t.sync_id = $2';
const ADD = `insert into sync.operation (space_id, sync_id, id, seq, platform, connection_id, campaign_id, entity, local_id, action, status, attempts, change, updated_at)
  select $1, $2, 'opr_' || seq, seq, 'google-ads', 'con_' || seq % 2, 'cmp_' || seq % 5, 'keyword', 'kwd_' || seq, 'create', 'pending', 0, '{}', now()
  from generate_series($3::int, $4::int) as seq returning 1`;
const BEGIN = `update sync.operation t set status = 'started', attempts = t.attempts + 1, updated_at = now() where ${OF_SYNC} and t.id = any($3)`;
const RECORD = `update sync.operation t set status = r.status from unnest($3::text[], $4::text[]) as r(id, status) where ${OF_SYNC} and t.id = r.id`;
const DELETE = `delete from sync.operation t where ${OF_SYNC} and t.id = any($3)`;
const KEEP = insertText(
  bindings,
  'on conflict (space_id, platform, connection_id, local_id) do update set remote_id = excluded.remote_id',
);
const FORGET = `delete from sync.binding t using unnest($2::text[], $3::text[], $4::text[]) as gone(platform, connection_id, local_id)
  where t.space_id = $1 and t.platform = gone.platform and t.connection_id = gone.connection_id and t.local_id = gone.local_id`;

const SYNC = 'syn_1';
const CONNECTION = 'con_1';

let db: TestDatabase;
let owner: Client;
let tenant: Tenant;
beforeAll(async () => {
  db = await testDatabase(syncEngineTables, syncEngineMigrations);
  owner = new Client({ connectionString: db.ownerUrl });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await db.close();
});
beforeEach(() => {
  tenant = { accountId: `acc_${randomUUID()}`, spaceId: `spc_${randomUUID()}` };
});

const before = (text: string, ...values: readonly unknown[]) =>
  db.work.run(tenant, () => db.database.write(statement(text), [tenant.spaceId, ...values]));
const ids = (...seqs: readonly number[]) => seqs.map((seq) => `opr_${seq}`);
/** The worker of the last release. */
const last = {
  begin: (...seqs: readonly number[]) => before(BEGIN, SYNC, ids(...seqs)),
  record: (status: string, ...seqs: readonly number[]) =>
    before(
      RECORD,
      SYNC,
      ids(...seqs),
      seqs.map(() => status),
    ),
  remove: (...seqs: readonly number[]) => before(DELETE, SYNC, ids(...seqs)),
};
/** The worker of this one. */
const present = {
  begin: (...seqs: readonly number[]) =>
    db.work.run(tenant, () => new Operations(db.database).begin(tenant, SYNC, ids(...seqs))),
  record: (status: 'succeeded' | 'failed', ...seqs: readonly number[]) =>
    db.work.run(tenant, () =>
      new Operations(db.database).record(
        tenant,
        SYNC,
        ids(...seqs).map((id) => ({ id, status, remoteId: null, error: null, overwritten: null })),
      ),
    ),
};

const linesOf = async (text: string): Promise<readonly string[]> =>
  (await owner.query<{ line: string }>(text, [tenant.spaceId])).rows.map(({ line }) => line).sort();
const STATE = `concat_ws(' ', t.connection_id, t.campaign_id, t.action, t.status)`;
const expectCounted = async (): Promise<void> => {
  const tally = await linesOf(
    `select ${STATE} || ' ' || t.count as line from sync.operation_tally t where t.space_id = $1 and t.count <> 0`,
  );
  const operations = await linesOf(
    `select ${STATE} || ' ' || count(*) as line from sync.operation t where t.space_id = $1 group by ${STATE}`,
  );
  expect(tally).toEqual(operations);
  expect(tally).not.toEqual([]);
};

describe('operations that workers of two releases write', () => {
  it('are counted once, in turns and inside of one transaction', async () => {
    await before(ADD, SYNC, 1, 40);
    await expectCounted();
    await present.begin(1, 2, 3, 4);
    await last.begin(4, 5, 6);
    await expectCounted();
    await last.record('failed', 1, 2);
    await present.record('succeeded', 2, 3, 5);
    await expectCounted();
    await db.work.run(tenant, async () => {
      await present.begin(10, 11);
      await last.begin(11, 12);
      await present.record('failed', 11, 12);
      await last.remove(12, 13);
    });
    await expectCounted();
  });

  it('are counted once when both write at the same time, and none waits for the other in a circle', async () => {
    await before(ADD, SYNC, 1, 200);
    const turns = Array.from({ length: 40 }, (_, turn) => turn * 5);
    await Promise.all(
      turns.flatMap((from) => [
        last.begin(from + 5, from + 1, from + 3),
        present.begin(from + 2, from + 4),
      ]),
    );
    await expectCounted();
    await Promise.all(
      turns.flatMap((from) => [
        last.record('succeeded', from + 2, from + 1),
        present.record('failed', from + 3, from + 4, from + 5),
      ]),
    );
    await expectCounted();
  });

  it('are counted once by a statement without a name, as a pooler may send it', async () => {
    await before(ADD, SYNC, 1, 10);
    const sent: { readonly text: string; readonly values: readonly unknown[] }[] = [];
    const spy = jest.spyOn(db.database, 'write').mockImplementation(({ text }, values) => {
      sent.push({ text, values });
      return Promise.resolve({ rows: [], count: 0 });
    });
    await present.begin(1, 2, 3);
    spy.mockRestore();
    for (const { text, values } of sent) await owner.query(text, [...values]);
    expect(sent.some(({ text }) => text.includes('sync.operation'))).toBe(true);
    await expectCounted();
  });
});

const binding = (id: string, remoteId: string): Binding => ({
  address: {
    platform: 'google-ads',
    connectionId: CONNECTION,
    campaignId: 'cmp_1',
    entity: 'ad',
    id,
  },
  parentId: null,
  parentRemoteId: null,
  name: id,
  campaignType: 'SEARCH',
  remoteId,
  applied: {},
  state: 'ready',
});
const rowOf = ({ address, ...rest }: Binding): BindingRow => ({
  spaceId: tenant.spaceId,
  platform: address.platform,
  connectionId: address.connectionId,
  campaignId: address.campaignId,
  entity: address.entity,
  localId: address.id,
  ...rest,
});
const keepBefore = (...kept: readonly Binding[]) =>
  db.work.run(tenant, () =>
    db.database.write(statement(KEEP), columnArrays(bindings, kept.map(rowOf))),
  );
const keep = (...kept: readonly Binding[]) =>
  db.work.run(tenant, () => new Bindings(db.database).keep(tenant, kept));
const formerIds = () =>
  linesOf(`select t.remote_id as line from sync.former_object t where t.space_id = $1`);

it('objects that workers of two releases unbind are remembered by both', async () => {
  await keepBefore(binding('ad_1', '1'), binding('ad_2', '2'), binding('ad_3', '3'));
  await keep(binding('ad_1', '1'), binding('ad_2', '20'), binding('ad_4', '4'));
  expect(await formerIds()).toEqual(['2']);
  await keepBefore(binding('ad_1', '10'), binding('ad_2', '20'));
  expect(await formerIds()).toEqual(['1', '2']);
  await before(FORGET, ['google-ads'], [CONNECTION], ['ad_3']);
  expect(await formerIds()).toEqual(['1', '2', '3']);
  await db.work.run(tenant, () =>
    new Bindings(db.database).forget(tenant, [binding('ad_4', '4').address]),
  );
  expect(await formerIds()).toEqual(['1', '2', '3', '4']);
});

/** Seen by a trigger for each row: the table looks the same when an object is remembered twice. */
it('an object is not remembered a second time by the trigger', async () => {
  await keep(binding('ad_1', '1'));
  await owner.query(
    `create table public.remembered (id text); create function public.note() returns trigger language plpgsql as $$ begin insert into public.remembered values (new.remote_id); return null; end $$;
    alter function public.note() security definer; create trigger note after insert or update on sync.former_object for each row execute function public.note()`,
  );
  await db.work.run(tenant, () =>
    new Bindings(db.database).forget(tenant, [binding('ad_1', '1').address]),
  );
  const { rows } = await owner.query('select id from public.remembered');
  await owner.query('drop trigger note on sync.former_object; drop table public.remembered');
  expect(rows).toEqual([{ id: '1' }]);
});
