import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { apart, knownStatements, statement } from '@switchyard/db-kit';
import type { Tenant } from '@switchyard/kernel';
import { testDatabase, type TestDatabase } from '@switchyard/test-kit';
import { Client } from 'pg';
import type { Binding } from '../../domain/planning/plan';
import { neverAnswered, parentFailed, syncCancelled } from '../../domain/syncing/operation-errors';
import type { OperationResult } from '../../use-cases/ports';
import { MovedLinks } from '../adoption/moved-links';
import { BrakeStops, WatchedCampaigns } from '../brake';
import { syncEngineMigrations } from '../migrations';
import { syncEngineTables } from '../tables';
import { Bindings } from './bindings';
import { OldSyncs } from './old-syncs';
import { Operations } from './operations';
import { LostCreates, UnansweredUpdates } from './unanswered-writes';

/** As a divided database is: `distribute` drops these. */
const DROP_TRIGGERS = ['insert', 'update', 'delete']
  .flatMap((event) => [
    `drop trigger if exists tally_${event} on sync.operation`,
    `drop trigger if exists remember_${event} on sync.binding`,
  ])
  .join('; ');
const CONNECTION = 'con_1';

let db: TestDatabase;
let owner: Client;
let tenant: Tenant;
beforeEach(() => {
  tenant = { accountId: `acc_${randomUUID()}`, spaceId: `spc_${randomUUID()}` };
});

const inSpace = <T>(work: () => Promise<T>): Promise<T> => db.work.run(tenant, work);
const write = (text: string, ...values: readonly unknown[]) =>
  inSpace(() => db.database.write(statement(text), [tenant.spaceId, ...values]));
const linesOf = async (text: string, { spaceId } = tenant): Promise<readonly string[]> =>
  (await owner.query<{ line: string }>(text, [spaceId])).rows.map(({ line }) => line).sort();

const STATE = `concat_ws(' ', t.sync_id, t.connection_id, t.campaign_id, t.platform, t.action, t.status)`;
/** What the tally has, and what there is. */
const counts = async () => ({
  tally: await linesOf(
    `select ${STATE} || ' ' || t.count as line from sync.operation_tally t where t.space_id = $1 and t.count <> 0`,
  ),
  operations: await linesOf(
    `select ${STATE} || ' ' || count(*) as line from sync.operation t where t.space_id = $1 group by ${STATE}`,
  ),
});
const expectCounted = async (): Promise<readonly string[]> => {
  const { tally, operations } = await counts();
  expect(tally).toEqual(operations);
  return tally;
};
const formerObjects = (of = tenant) =>
  linesOf(
    `select concat_ws(' ', t.connection_id, t.entity, t.remote_id, t.campaign_id, t.local_id, t.parent_id) as line
    from sync.former_object t where t.space_id = $1`,
    of,
  );

/** In the order of a plan: what comes of a change is looked for by its action afterwards. */
const ACTIONS = ['create', 'replace', 'update', 'remove'];

/** A sync of changes of some campaigns on two connections. */
const start = async (syncId: string, count: number): Promise<void> => {
  await write(
    `insert into sync.sync (space_id, id, request, requested_by, created_at, progress_at, finished_at, waiting, platform_calls, tree_versions)
    values ($1, $2, '{}', 'usr_1', now(), now(), now(), false, '{}', '{}')`,
    syncId,
  );
  await write(
    `insert into sync.plan_change (space_id, preview_id, seq, platform, connection_id, campaign_id, action, entity, local_id, change)
    select $1, $2, seq, 'google-ads', 'con_' || seq % 2, 'cmp_' || seq / 8, ($4::text[])[1 + seq % 4], 'keyword', 'kwd_' || seq, '{}' from generate_series(1, $3::int) seq`,
    `pvw_${syncId}`,
    count,
    ACTIONS,
  );
};
const makeOld = (syncId: string) =>
  write(
    `update sync.operation t set updated_at = now() - interval '11 minutes' where t.space_id = $1 and t.sync_id = $2`,
    syncId,
  );

const seqs = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);
const operationId = (syncId: string, seq: number): string => `opr_${syncId.slice(4)}_${seq}`;
const ids = (syncId: string, from: number, to: number): readonly string[] =>
  seqs(from, to).map((seq) => operationId(syncId, seq));
const localIds = seqs(1, 64).map((seq) => `kwd_${seq}`);

const OUTCOMES: readonly OperationResult['status'][] = [
  'succeeded',
  'failed',
  'uncertain',
  'skipped',
  'drifted',
];
const results = (syncId: string, from: number, to: number, status?: OperationResult['status']) =>
  seqs(from, to).map((seq): OperationResult => ({
    id: operationId(syncId, seq),
    status: status ?? OUTCOMES[seq % OUTCOMES.length]!,
    remoteId: `r${seq}`,
    error: parentFailed(`kwd_${seq}`),
    overwritten: null,
  }));

/** Every way in which operations are written, one after another. */
const WRITES: Readonly<Record<string, (operations: Operations) => Promise<unknown>>> = {
  'a plan is copied': (operations) => operations.addFromPlan(tenant, 'syn_1', 'pvw_syn_1'),
  'some are started': (operations) => operations.begin(tenant, 'syn_1', ids('syn_1', 1, 40)),
  'some have results': (operations) => operations.record(tenant, 'syn_1', results('syn_1', 1, 24)),
  'some have other results': (operations) =>
    operations.record(tenant, 'syn_1', results('syn_1', 3, 11, 'uncertain')),
  'the rest of an account is ended': (operations) =>
    operations.endRest(tenant, 'syn_1', 'con_1', 'deferred', neverAnswered()),
  'the sync is closed': (operations) =>
    operations.close(tenant, 'syn_1', { unsent: syncCancelled(), unanswered: neverAnswered() }),
  'another sync did some of it': async (operations) => {
    await operations.addFromPlan(tenant, 'syn_2', 'pvw_syn_2');
    await operations.record(tenant, 'syn_2', results('syn_2', 1, 12, 'succeeded'));
    await operations.resolveElsewhere(tenant, 'syn_2');
  },
  'creates are not there': () =>
    new LostCreates(db.database).resolveAbsent(tenant, 'con_0', localIds),
  'updates are not seen': () =>
    new UnansweredUpdates(db.database).resolveUnseen(tenant, 'con_0', localIds),
};

const binding = (
  id: string,
  remoteId: string,
  { campaignId = 'cmp_1', entity = 'ad' as Binding['address']['entity'] } = {},
): Binding => ({
  address: { platform: 'google-ads', connectionId: CONNECTION, campaignId, entity, id },
  parentId: 'adg_1',
  parentRemoteId: null,
  name: id,
  campaignType: 'SEARCH',
  remoteId,
  applied: { status: 'ENABLED' },
  state: 'ready',
});
const former = ({ address, remoteId, parentId }: Binding): string =>
  [CONNECTION, address.entity, remoteId, address.campaignId, address.id, parentId].join(' ');
const keep = (...kept: readonly Binding[]) =>
  inSpace(() => new Bindings(db.database).keep(tenant, kept));

/** Waits until a transaction of this database waits for another one. */
const untilBlocked = async (): Promise<void> => {
  const text = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  while ((await owner.query(text)).rowCount === 0) await wait(10);
};

/** The second begins before the first is committed, and waits for it. */
const oneAfterAnother = async (
  first: () => Promise<unknown>,
  second: () => Promise<unknown>,
): Promise<void> => {
  let later: Promise<unknown> | undefined;
  await inSpace(async () => {
    await first();
    later = apart(() => inSpace(second));
    await untilBlocked();
  });
  await later;
};

describe.each(['with the triggers of the last release', 'without them'])('%s', (triggers) => {
  const ran = new Set<string>();
  beforeAll(async () => {
    db = await testDatabase(syncEngineTables, syncEngineMigrations);
    owner = new Client({ connectionString: db.ownerUrl });
    await owner.connect();
    if (triggers === 'without them') await owner.query(DROP_TRIGGERS);
    const send = db.database.write.bind(db.database);
    jest.spyOn(db.database, 'write').mockImplementation((sent, values) => {
      ran.add(sent.text);
      return send(sent, values);
    });
  });
  afterAll(async () => {
    await owner.end();
    await db.close();
  });

  it('operations are counted by each statement that writes them', async () => {
    const operations = new Operations(db.database);
    await start('syn_1', 64);
    await start('syn_2', 32);
    let before = await expectCounted();
    for (const [what, run] of Object.entries(WRITES)) {
      await inSpace(() => run(operations));
      const after = await expectCounted();
      expect([what, after]).not.toEqual([what, before]);
      before = after;
      await makeOld('syn_1');
    }
  });

  it('operations are counted until the last of a sync is dropped', async () => {
    const [operations, old] = [new Operations(db.database), new OldSyncs(db.database)];
    await start('syn_1', 1_500);
    await inSpace(() => operations.addFromPlan(tenant, 'syn_1', 'pvw_syn_1'));
    const dropSome = () => inSpace(() => old.drop(tenant, 'syn_1'));
    expect(await dropSome()).toBe(true);
    expect(await expectCounted()).not.toEqual([]);
    expect([await dropSome(), await dropSome()]).toEqual([true, false]);
    expect(await expectCounted()).toEqual([]);
  });

  it('an operation that another transaction has just changed is counted once', async () => {
    const operations = new Operations(db.database);
    await start('syn_1', 8);
    await inSpace(() => operations.addFromPlan(tenant, 'syn_1', 'pvw_syn_1'));
    await oneAfterAnother(
      () => operations.begin(tenant, 'syn_1', ids('syn_1', 1, 3)),
      () => operations.record(tenant, 'syn_1', results('syn_1', 2, 6, 'succeeded')),
    );
    const tally = await expectCounted();
    expect(tally.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0)).toBe(8);
  });

  it('objects are remembered by each statement that unbinds them', async () => {
    const bindings = new Bindings(db.database);
    const [one, two, three] = ['ad_1', 'ad_2', 'ad_3'].map((id, at) => binding(id, `${at}`));
    const campaign = binding('cmp_1', '7', { entity: 'campaign' });
    await keep(one!, two!, three!, campaign);
    await keep({ ...one!, name: 'renamed' });
    await inSpace(() =>
      new WatchedCampaigns(db.database).noteStatus(tenant, CONNECTION, ['cmp_1'], 'PAUSED'),
    );
    expect(await formerObjects()).toEqual([]);

    await keep({ ...one!, remoteId: '10' }, two!, binding('ad_4', '3'));
    expect(await formerObjects()).toEqual([former(one!)]);
    await inSpace(() => bindings.forget(tenant, [two!.address]));
    expect(await formerObjects()).toEqual([one!, two!].map(former).sort());
    const dropped = await inSpace(() => bindings.drop(tenant, 'google-ads', ['cmp_1']));
    expect(dropped.map(({ remoteId }) => remoteId)).toEqual(['7']);
    const all = [one!, two!, three!, campaign, { ...one!, remoteId: '10' }, binding('ad_4', '3')];
    expect(await formerObjects()).toEqual(all.map(former).sort());
  });

  it('an object that another transaction has just bound to another one is remembered under both names', async () => {
    const bindings = new Bindings(db.database);
    const ad = binding('ad_1', '1');
    await keep(ad);
    await oneAfterAnother(
      () => bindings.keep(tenant, [{ ...ad, remoteId: '2' }]),
      () => bindings.keep(tenant, [{ ...ad, remoteId: '3' }]),
    );
    expect(await formerObjects()).toEqual([former(ad), former({ ...ad, remoteId: '2' })]);
  });

  it('objects of a campaign that moves are remembered in its new Space alone', async () => {
    const other = { ...tenant, spaceId: `spc_${randomUUID()}` };
    const ad = binding('ad_1', '1');
    await keep(ad, binding('cmp_1', '7', { entity: 'campaign' }));
    await keep({ ...ad, remoteId: '2' });
    const links = new MovedLinks(db.database, db.work, new BrakeStops(db.database));
    await inSpace(() =>
      links.move({ from: tenant, to: other }, 'cmp_1', new Map([[CONNECTION, '1']])),
    );
    expect([await formerObjects(), await formerObjects(other)]).toEqual([[], [former(ad)]]);
    expect(await new Bindings(db.database).sizes(other, ['cmp_1'])).toEqual(
      new Map([['cmp_1', 2]]),
    );
  });

  it('every statement that counts or remembers was run here', () => {
    const known = knownStatements().map(({ text }) => text);
    const counting = known.filter((text) => /\b(tally|former)_written as \(/.test(text));
    expect(counting.length).toBeGreaterThan(10);
    expect(counting.filter((text) => !ran.has(text))).toEqual([]);
  });
});
