import { Client, Pool } from 'pg';
import {
  checkRights,
  migrate,
  PROCESSES,
  wrongRights,
  type DatabaseRoles,
  type ProcessName,
} from '@switchyard/db-kit';
import { testDatabase, type TestDatabase } from '@switchyard/test-kit';
import { allMigrations, allTables } from './contexts';

const PASSWORD = 'switchyard-rights';
/** Roles belong to the whole cluster: those of this spec are its own. */
const roleOf = (name: string): string => `rights_${process.pid}_${name}`;
const roles: DatabaseRoles = {
  administration: { role: roleOf('administration'), password: PASSWORD },
  api: { role: roleOf('api'), password: PASSWORD },
  worker: { role: roleOf('worker'), password: PASSWORD },
};

const at = (url: string, username: string): string =>
  Object.assign(new URL(url), { username, password: PASSWORD }).toString();

let db: TestDatabase;
const pools: Pool[] = [];
const poolOf = (name: string, url = db.ownerUrl): Pool => {
  const pool = new Pool({ connectionString: at(url, roleOf(name)), max: 1 });
  // A database that a test drops takes its connections with it.
  pool.on('error', () => undefined);
  pools.push(pool);
  return pool;
};

const upgrade = (ownerUrl = db.ownerUrl, given: DatabaseRoles = roles): Promise<string[]> =>
  migrate({ ownerUrl, migrations: allMigrations(), roles: given, tables: allTables() });

const owner = async (url: string, text: string): Promise<void> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(text).finally(() => client.end());
};

let api: Pool, worker: Pool, administration: Pool;
beforeAll(async () => {
  db = await testDatabase([], allMigrations());
  await owner(db.ownerUrl, `select reporting.ensure_months('2026-01-01', '2026-01-31')`);
  await upgrade();
  [api, worker, administration] = [poolOf('api'), poolOf('worker'), poolOf('administration')];
});
afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.end()));
  for (const name of ['administration', ...PROCESSES].map(roleOf)) {
    await owner(db.ownerUrl, `drop owned by ${name}; drop role ${name}`);
  }
  await db.close();
});

/** PostgreSQL's answer to a statement: its code, or `done`. What is done is undone. */
const answerTo = async (pool: Pool, text: string): Promise<string> => {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(text);
    return 'done';
  } catch (error) {
    return (error as { code: string }).code;
  } finally {
    await client.query('rollback');
    client.release();
  }
};

const FORBIDDEN = '42501';

const MINTING = {
  'a token': `insert into identity.access_token (id, account_id, user_id, name, environment, public_id, digest, last_four, scopes, created_at, expires_at)
    values ('tok_1', 'acc_1', 'usr_1', 'mine', 'live', 'p', 'd', 'l', '[]', now(), now())`,
  "another token's secret": `update identity.access_token set digest = 'd'`,
  'a longer life': `update identity.access_token set expires_at = now() + interval '1 year'`,
  'the life of a revoked token': 'update identity.access_token set revoked_at = null',
  'the end of a token': 'delete from identity.access_token',
  'the end of all tokens': 'truncate identity.access_token',
  'another account of a user': `update identity.app_user set account_id = 'acc_2'`,
  'another plan': `update identity.account set plan = 'enterprise'`,
  'the end of an account': `update identity.account set deletion_due_at = now()`,
  'a customer of the billing service': `insert into identity.billing_customer values ('acc_1', 'cus_1', null, true, true, null, now())`,
  'a clock that is believed': 'insert into identity.test_clock values (true)',
  'a trigger on tokens': `create trigger mine after insert on identity.access_token for each row execute function suppress_redundant_updates_trigger()`,
  'a policy that shows all': 'create policy mine on identity.connection using (true)',
  'the rights of the owner': 'set role postgres',
  'a function': 'create function identity.mine() returns int language sql as $$ select 1 $$',
};

const TRAIL = {
  'a changed entry': `update identity.audit_entry set actor = 'else'`,
  'an entry of its own': `insert into identity.audit_entry select * from identity.audit_entry`,
  'a removed entry': 'delete from identity.audit_entry',
  'a changed place in the chain': `update identity.audit_link set digest = ''`,
  'a removed place in the chain': 'delete from identity.audit_link',
  'an emptied trail': 'truncate identity.audit_entry, identity.audit_link',
  'a table whose changes leave no entry': 'alter table identity.membership disable trigger all',
  'a statement without triggers': `set session_replication_role = 'replica'`,
};

const READING = {
  tokens: 'select digest from identity.access_token',
  'website keys': 'select digest from identity.website_key',
  users: 'select email from identity.app_user',
  'stored answers': 'select answer from identity.stored_answer',
};

describe('only the administration makes', () => {
  it.each(Object.entries(MINTING))('%s', async (_, text) => {
    expect([await answerTo(api, text), await answerTo(worker, text)]).toEqual([
      FORBIDDEN,
      FORBIDDEN,
    ]);
  });

  it('what the administration makes', async () => {
    const made = ['a token', 'another plan'];
    for (const what of made as (keyof typeof MINTING)[]) {
      expect([what, await answerTo(administration, MINTING[what])]).toEqual([what, 'done']);
    }
  });
});

describe('no role of the product makes', () => {
  it.each(Object.entries(TRAIL))('%s in the audit trail', async (_, text) => {
    for (const pool of [api, worker, administration]) {
      expect(await answerTo(pool, text)).toBe(FORBIDDEN);
    }
  });
});

describe('the worker does not read', () => {
  it.each(Object.entries(READING))('%s', async (_, text) => {
    expect([await answerTo(worker, text), await answerTo(api, text)]).toEqual([FORBIDDEN, 'done']);
  });
});

it('figures and plans come from the worker alone', async () => {
  for (const table of ['reporting.daily_performance', 'sync.plan_change', 'sync.lineage']) {
    const text = `delete from ${table}`;
    expect([table, await answerTo(api, text), await answerTo(worker, text)]).toEqual([
      table,
      FORBIDDEN,
      'done',
    ]);
  }
});

/** Of every table and partition in the database, as PostgreSQL keeps it. */
const GRANTED = `
  select n.nspname || '.' || c.relname as name, c.relispartition as part,
    coalesce((select array_agg(a.privilege_type order by a.privilege_type) from aclexplode(c.relacl) a where a.grantee = $1::regrole), '{}') as privileges
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p', 'v', 'm') and n.nspname not in ('information_schema', 'public', 'pg_catalog', 'pg_toast', 'queue')`;

interface Granted {
  readonly name: string;
  readonly part: boolean;
  readonly privileges: readonly string[];
}

const PART = 'reporting.daily_performance_2026_01';

const WORDS = {
  none: [],
  read: ['SELECT'],
  add: ['INSERT', 'SELECT'],
  change: ['SELECT', 'UPDATE'],
  write: ['DELETE', 'INSERT', 'SELECT', 'UPDATE'],
} as const;

describe.each(PROCESSES)('the role of the %s', (name: ProcessName) => {
  it('has on every table what the table says, and on no part of one', async () => {
    const rows = await db.dataSource.query<Granted[]>(GRANTED, [roleOf(name)]);
    const granted = rows.filter(({ part }) => !part);
    const stated = allTables().map(({ definition }) => ({
      name: `${definition.schema}.${definition.name}`,
      part: false,
      privileges: WORDS[definition.rights[name]],
    }));
    const byName = (a: { name: string }, b: { name: string }): number => (a.name < b.name ? -1 : 1);
    expect(granted.sort(byName)).toEqual(stated.sort(byName));
    expect(rows.filter(({ part }) => part)).toEqual([{ name: PART, part: true, privileges: [] }]);
  });

  it('is known by the check at boot', async () => {
    const expected = { process: name, tables: allTables() };
    expect(await wrongRights(name === 'api' ? api : worker, expected)).toEqual([]);
  });
});

/**
 * A new table, or one whose writers change, changes this list: nothing is closed or opened by
 * accident.
 */
it('says what is closed to whom', () => {
  const closed = (name: ProcessName, ...to: readonly string[]): readonly string[] =>
    allTables()
      .filter(({ definition }) => to.includes(definition.rights[name]))
      .map(({ definition }) => `${definition.schema}.${definition.name}`)
      .sort();
  expect({
    apiReads: closed('api', 'none', 'read', 'change'),
    workerReads: closed('worker', 'read', 'change'),
    workerHasNothingOf: closed('worker', 'none'),
  }).toEqual({
    apiReads: [
      'conversions.remote_action',
      'identity.access_token',
      'identity.audit_entry',
      'identity.audit_link',
      'identity.audit_waiting',
      'identity.billing_customer',
      'identity.billing_event',
      'identity.test_clock',
      'reporting.angle_state',
      'reporting.daily_performance',
      'reporting.read_mark',
      'sync.account_reading',
      'sync.brake_stop',
      'sync.lineage',
      'sync.media_upload',
      'sync.place_answer',
      'sync.plan_change',
      'sync.plan_part',
      'sync.platform_pace',
      'sync.platform_quota',
    ],
    workerReads: [
      'budgets.account_budget',
      'connecting.asset_question',
      'conversions.source',
      'conversions.source_credentials',
      'identity.account',
      'identity.audit_entry',
      'identity.connection',
      'identity.membership',
      'identity.space',
      'social.post',
      'social.source',
    ],
    workerHasNothingOf: [
      'conversions.receiver',
      'identity.access_token',
      'identity.alert_reading',
      'identity.app_user',
      'identity.billing_customer',
      'identity.billing_event',
      'identity.external_attempt',
      'identity.external_login',
      'identity.failed_sign_ins',
      'identity.invitation',
      'identity.mail_link',
      'identity.profile',
      'identity.queued_mail',
      'identity.session',
      'identity.stored_answer',
      'identity.test_clock',
      'identity.website_key',
    ],
  });
});

/** A new table says so, or joins this list. */
it('says whose changes are not in the audit trail', () => {
  const unaudited = allTables().filter(({ definition }) => !definition.audit);
  const bySchema: Record<string, string[]> = {};
  for (const { definition } of unaudited) {
    (bySchema[definition.schema] ??= []).push(definition.name);
  }
  for (const names of Object.values(bySchema)) names.sort();
  expect(bySchema).toEqual({
    budgets: ['baseline', 'brake_level', 'brake_pause', 'paused_campaign', 'spend_watch'],
    catalog: ['asset_chunk', 'asset_content'],
    connecting: ['asset_question', 'attempt', 'revocation', 'withdrawal'],
    conversions: [
      'event_id_reservation',
      'known_person',
      'order_alias',
      'receipt',
      'receiver',
      'remote_action',
      'repetition',
      'reservation',
      'sent_body',
      'source_credentials',
      'source_fact',
    ],
    identity: [
      'alert',
      'alert_reading',
      'audit_entry',
      'audit_link',
      'audit_waiting',
      'billing_event',
      'external_attempt',
      'failed_sign_ins',
      'mail_link',
      'plan_use',
      'queued_mail',
      'stored_answer',
      'test_clock',
    ],
    reporting: ['angle_state', 'daily_performance', 'read_mark'],
    social: ['revision', 'source'],
    sync: [
      'account_reading',
      'binding',
      'brake_stop',
      'connection_check',
      'former_object',
      'lineage',
      'media_upload',
      'operation',
      'operation_tally',
      'place_answer',
      'place_question',
      'plan_change',
      'plan_part',
      'platform_pace',
      'platform_quota',
      'preview',
      'remote_claim',
    ],
    work: ['dead', 'promised', 'worker'],
  });
});

/**
 * Such a function gives its callers what the owner may do. Names inside it must not be theirs to
 * redirect.
 */
it('knows every function that works as the owner, with the names that it may use', async () => {
  const functions = await db.dataSource.query<{ name: string; settings: readonly string[] }[]>(
    `select n.nspname || '.' || p.proname as name, p.proconfig as settings
     from pg_proc p join pg_namespace n on n.oid = p.pronamespace where p.prosecdef and n.nspname <> 'pg_catalog' order by 1`,
  );
  const names = [
    'identity.apply_subscription',
    'identity.bind_customer',
    'identity.change_account',
    'identity.end_account',
    'identity.issue_token',
    'identity.note_token_use',
    'identity.other_account_has_subject',
    'identity.record_refusals',
    'identity.remove_account',
    'identity.replace_token',
    'identity.revoke_token',
    'reporting.ensure_months',
    'reporting.move_campaign',
  ];
  const SEARCH_PATH = 'search_path=pg_catalog, pg_temp';
  const isOfTrail = ({ name }: { name: string }): boolean => name.includes('.audit_');
  expect(functions.filter((one) => !isOfTrail(one))).toEqual(
    names.map((name) => ({ name, settings: [SEARCH_PATH] })),
  );
  const audited = allTables().filter(({ definition }) => definition.audit);
  expect(functions.filter(isOfTrail)).toEqual(
    audited
      .map(({ definition: { schema, name } }) => `${schema}.audit_${name}`)
      .sort()
      .map((name) => ({ name, settings: [SEARCH_PATH, 'TimeZone=UTC', 'DateStyle=ISO, YMD'] })),
  );
});

describe('a function that makes or changes tokens', () => {
  const token = JSON.stringify({
    ...{ id: 'tok_9', name: 'n', environment: 'test', public_id: 'p9', digest: 'd9' },
    ...{ last_four: 'dddd', scopes: [], expires_at: '2027-01-01T00:00:00Z' },
  });
  const NOW = '2026-12-01T00:00:00Z';
  const calls = {
    issue_token: `select identity.issue_token('$session', '${token}', '${NOW}') as outcome`,
    replace_token: `select identity.replace_token('$session', '${token}', '${NOW}') as outcome`,
    revoke_token: `select identity.revoke_token('$session', 'tok_9', '${NOW}') as outcome`,
  };
  const ask = async (pool: Pool, text: string, session: string): Promise<unknown> =>
    (await pool.query<{ outcome: string }>(text.replace('$session', session))).rows[0]?.outcome;

  /** A session that may do all, but for what is changed of it. */
  const givenSession = async (digest: string, changes: string): Promise<void> => {
    await owner(
      db.ownerUrl,
      `insert into identity.app_user values ('usr_${digest}', 'acc_${digest}', '${digest}@example.com', now());
       insert into identity.profile (user_id, name, confirmed_at, totp_step, recovery_digests) values ('usr_${digest}', '', now(), 0, '[]');
       insert into identity.session (digest, id, user_id, is_complete, created_at, seen_at, proven_at, address, agent)
         values ('${digest}', 'ses_${digest}', 'usr_${digest}', true, '${NOW}', '${NOW}', '${NOW}', '', '');
       ${changes}`,
    );
  };

  it('does nothing without a session, and for the worker, which can have none', async () => {
    for (const text of Object.values(calls)) {
      expect([await ask(api, text, 'none'), await ask(worker, text, 'none')]).toEqual([
        'FORBIDDEN',
        'FORBIDDEN',
      ]);
    }
  });

  it.each([
    ['of an incomplete sign-in', 'is_complete = false', true],
    ['that began 30 days ago', `created_at = '2026-10-31T00:00:00Z'`, true],
    ['that was idle for 12 hours', `seen_at = '2026-11-30T11:00:00Z'`, true],
    ['whose proof is old', `proven_at = '2026-11-30T23:49:00Z'`, false],
  ])('does nothing for a session %s', async (what, change, alsoRevoking) => {
    const digest = `s${what.length}`;
    await givenSession(digest, `update identity.session set ${change} where digest = '${digest}'`);
    expect([
      await ask(api, calls.issue_token, digest),
      await ask(api, calls.replace_token, digest),
      await ask(api, calls.revoke_token, digest),
    ]).toEqual(['FORBIDDEN', 'FORBIDDEN', alsoRevoking ? 'FORBIDDEN' : 'UNKNOWN']);
  });

  it('does it for a session that may, and not to tokens of others', async () => {
    await givenSession('mine', '');
    await givenSession('other', '');
    expect(await ask(api, calls.issue_token, 'mine')).toBe('DONE');
    expect([
      await ask(api, calls.replace_token, 'other'),
      await ask(api, calls.revoke_token, 'other'),
      await ask(api, calls.replace_token, 'mine'),
      await ask(api, calls.revoke_token, 'mine'),
    ]).toEqual(['UNKNOWN', 'UNKNOWN', 'DONE', 'DONE']);
  });
});

describe('a function that ends an account or changes its plan', () => {
  const outcome = async (pool: Pool, text: string): Promise<unknown> =>
    (await pool.query<{ outcome: string }>(`select identity.${text} as outcome`)).rows[0]?.outcome;

  beforeAll(() =>
    owner(
      db.ownerUrl,
      `insert into identity.account (id, plan, subscription, currency, time_zone, created_at, deletion_due_at)
         values ('acc_due', 'free', 'active', 'EUR', 'UTC', now(), now() + interval '1 hour'),
                ('acc_sold', 'free', 'active', 'EUR', 'UTC', now(), null);
       insert into identity.space values ('spc_due', 'acc_due', 'Personal', 'PERSONAL', now(), now(), 1);
       insert into identity.billing_customer values ('acc_sold', 'cus_sold', null, false, false, null, now());`,
    ),
  );

  it('needs a living session', async () => {
    for (const text of [
      `change_account('none', '{"name":"Mine"}', now())`,
      `end_account('none', true, now())`,
      `bind_customer('none', 'cus_2', now())`,
    ]) {
      expect([await outcome(api, text), await outcome(worker, text)]).toEqual([
        'FORBIDDEN',
        'FORBIDDEN',
      ]);
    }
  });

  it('removes none before its time, whatever time a role says it is', async () => {
    const early = `remove_account('acc_due', 'mal_1', '2099-01-01')`;
    expect([await outcome(worker, early), await outcome(api, early)]).toEqual([
      'NOT_DUE',
      'NOT_DUE',
    ]);
    const unmarked = `remove_account('acc_sold', 'mal_1', '2099-01-01')`;
    expect(await outcome(worker, unmarked)).toBe('NOT_DUE');
    await owner(
      db.ownerUrl,
      `update identity.account set deletion_due_at = now() - interval '1 minute' where id = 'acc_due'`,
    );
    const renewing = `insert into identity.billing_customer values ('acc_due', 'cus_due', 'sub_1', true, true, null, now())`;
    await owner(db.ownerUrl, renewing);
    expect(await outcome(worker, early)).toBe('SUBSCRIBED');
    await owner(db.ownerUrl, `update identity.billing_customer set renews = false`);
    expect(await outcome(worker, early)).toBe('DONE');
    expect(await outcome(worker, early)).toBe('NOT_DUE');
  });

  it('takes each event of a known customer once, and no older reading', async () => {
    const apply = (event: string, plan: string, at: string): Promise<unknown> =>
      outcome(
        api,
        `apply_subscription('cus_sold', '${event}', '{"plan":"${plan}","subscription":"active","is_live":true,"renews":true}', '${at}')`,
      );
    const plan = async (): Promise<unknown> =>
      (await api.query(`select plan from identity.account where id = 'acc_sold'`)).rows[0];
    expect(await outcome(api, `apply_subscription('cus_9', 'evt_9', '{}', now())`)).toBe('UNKNOWN');
    expect(await apply('evt_1', 'pro', '2026-12-01T00:00:02Z')).toBe('DONE');
    expect(await apply('evt_1', 'starter', '2026-12-01T00:00:03Z')).toBe('REPEATED');
    expect(await apply('evt_2', 'starter', '2026-12-01T00:00:01Z')).toBe('STALE');
    expect(await plan()).toEqual({ plan: 'pro' });
    expect(await apply('evt_3', 'readonly', '2026-12-01T00:00:04Z')).toBe('DONE');
    expect(await plan()).toEqual({ plan: 'pro' });
  });
});

describe('the check at boot', () => {
  const boot = async (
    pool: Pool,
    process: ProcessName,
    environment: 'live' | 'test',
  ): Promise<readonly string[]> => {
    const warnings: string[] = [];
    const [tables, setting] = [allTables(), 'SWITCHYARD_DATABASE_URL'];
    await checkRights(pool, { process, environment, tables, setting }, (text) =>
      warnings.push(text),
    );
    return warnings;
  };

  it('takes each process with its own role', async () => {
    expect(await boot(api, 'api', 'live')).toEqual([]);
    expect(await boot(worker, 'worker', 'live')).toEqual([]);
  });

  it.each(PROCESSES)(
    'refuses a live %s with the role of the administration, and warns in test',
    async (name) => {
      await expect(boot(administration, name, 'live')).rejects.toThrow(
        `Give the ${name} a role of its own in SWITCHYARD_${name.toUpperCase()}_DATABASE_URL`,
      );
      expect(await boot(administration, name, 'test')).toEqual([
        expect.stringContaining('SWITCHYARD_ENVIRONMENT=live refuses this'),
      ]);
    },
  );

  it('refuses a process with the role of the other one, in every environment', async () => {
    await expect(boot(worker, 'api', 'test')).rejects.toThrow('lacks rights of the api');
    await expect(boot(api, 'worker', 'test')).rejects.toThrow('lacks rights of the worker');
  });

  it('notices rights on one column, on a part, to everybody, and of a role that it may become', async () => {
    const extra = {
      column: ['grant update (expires_at)', 'revoke update (expires_at)', 'identity.access_token'],
      part: ['grant select', 'revoke select', PART],
      everybody: ['grant insert', 'revoke insert', 'identity.access_token'],
    } as const;
    const role = { column: roleOf('api'), part: roleOf('api'), everybody: 'public' };
    for (const [how, [grant, revoke, table]] of Object.entries(extra)) {
      const to = role[how as keyof typeof role];
      await owner(db.ownerUrl, `${grant} on ${table} to ${to}`);
      await expect(boot(api, 'api', 'live')).rejects.toThrow(table);
      await owner(db.ownerUrl, `${revoke} on ${table} from ${to}`);
    }
    await owner(
      db.ownerUrl,
      `grant ${roleOf('administration')} to ${roleOf('api')} with inherit false`,
    );
    await expect(boot(api, 'api', 'live')).rejects.toThrow('and on 18 other tables');
    await owner(db.ownerUrl, `revoke ${roleOf('administration')} from ${roleOf('api')}`);
    await boot(api, 'api', 'live');
  });
});

describe('migrating', () => {
  it('takes from a role what it had before it became the role of the api', async () => {
    await owner(
      db.ownerUrl,
      `grant all on all tables in schema identity, sync to ${roleOf('api')}`,
    );
    expect(await answerTo(api, MINTING['a token'])).toBe('done');
    await upgrade();
    expect(await answerTo(api, MINTING['a token'])).toBe(FORBIDDEN);
    expect(await wrongRights(api, { process: 'api', tables: allTables() })).toEqual([]);
  });

  it('refuses one role for two', async () => {
    const shared = { ...roles, worker: { role: roleOf('api') } };
    await expect(upgrade(db.ownerUrl, shared)).rejects.toThrow(
      `"${roleOf('api')}" is named for two of them`,
    );
  });

  it('needs no right to make roles where the operator made them', async () => {
    const [name, managed] = [`managed_${process.pid}`, roleOf('owner')];
    const asManaged = Object.assign(new URL(at(db.ownerUrl, managed)), {
      pathname: `/${name}`,
    }).toString();
    await owner(db.ownerUrl, `create role ${managed} login nocreaterole password '${PASSWORD}'`);
    await owner(db.ownerUrl, `create database ${name} owner ${managed}`);
    const admin = Object.assign(new URL(db.ownerUrl), { pathname: `/${name}` }).toString();
    await owner(admin, 'create schema other; create table other.note (id int)');
    try {
      expect(await upgrade(asManaged)).toHaveLength(allMigrations().length);
      const own = poolOf('api', asManaged);
      expect(await wrongRights(own, { process: 'api', tables: allTables() })).toEqual([]);
      const missing = { ...roles, worker: { role: roleOf('nobody'), password: PASSWORD } };
      await expect(upgrade(asManaged, missing)).rejects.toThrow(
        `create role "${roleOf('nobody')}"`,
      );
    } finally {
      await owner(db.ownerUrl, `drop database ${name} with (force)`);
      await owner(db.ownerUrl, `drop role ${managed}`);
    }
  });
});
