import type { Client } from 'pg';
import { AUDITED_CHANGES, type AuditedChange, type AuditRule, type Table } from './table';

const ENTRY_COLUMNS =
  'id, created_at, account_id, space_id, actor, user_id, credential_id, action, request_id, address, change, target, targets, rows, members, before, after, plan_hash, outcome';

/** The columns of a table as the trail needs them. */
interface AuditedColumns {
  /** Whose the rows are: a column with an account, a Space, a user, or the account's own id. */
  readonly owner: string;
  /** They name a row. */
  readonly key: readonly string[];
  /** A change of the others alone is none. */
  readonly compared: readonly string[];
  readonly space: string | undefined;
  readonly user: string | undefined;
  readonly planHash: string | undefined;
}

const columnsOf = ({ definition, columns, column }: Table<never>): AuditedColumns => {
  const has = (property: string): boolean => columns.some((one) => one.property === property);
  const named = (property: string): string => column(property as never);
  const existing = (property: string): string | undefined =>
    has(property) ? named(property) : undefined;
  const ignored = new Set<string>(['updatedAt', 'version', ...(definition.audit?.ignore ?? [])]);
  return {
    owner: named(['accountId', 'spaceId', 'userId'].find(has) ?? 'id'),
    key: has('id') ? ['id'] : definition.primary.map(named),
    compared: columns
      .filter(({ property }) => !ignored.has(property))
      .map((one) => one.column)
      .sort(),
    space: existing('spaceId'),
    user: existing('userId'),
    planHash: existing('planHash'),
  };
};

/** The account of a group of rows, from the value of their owner's column. */
const accountOf = (owner: string): string => {
  switch (owner) {
    case 'space_id':
      return `case when g.owner = current_setting('app.space_id', true) then current_setting('app.account_id', true)
        else (select s.account_id from identity.space s where s.id = g.owner) end`;
    case 'user_id':
      return '(select p.account_id from identity.app_user p where p.id = g.owner)';
    default:
      return 'g.owner';
  }
};

const digest = (row: string, key: string): string =>
  `encode(sha256(convert_to(string_agg(${row}::text, E'\\n' order by ${key}), 'UTF8')), 'hex')`;

/** The changed rows of a statement, grouped by whose they are. */
const groupsOf = (change: AuditedChange, columns: AuditedColumns): string => {
  const value = (column: string): string =>
    change === 'update'
      ? `coalesce(n."${column}", o."${column}")`
      : `${change === 'insert' ? 'n' : 'o'}."${column}"`;
  const optional = (column: string | undefined): string =>
    column === undefined ? 'null::text' : value(column);
  const key =
    columns.key.length === 1
      ? value(columns.key[0]!)
      : `concat_ws(' ', ${columns.key.map(value).join(', ')})`;
  const changed = columns.compared.map(
    (column) =>
      `case when bool_or(o."${column}" is distinct from n."${column}") then '${column}' end`,
  );
  const side = (row: 'o' | 'n'): string =>
    columns.compared.map((column) => `${row}."${column}"`).join(', ');
  const on = columns.key.map((column) => `o."${column}" = n."${column}"`).join(' and ');
  const from = {
    insert: 'new_rows n',
    delete: 'old_rows o',
    update: `old_rows o full join new_rows n on ${on} where (${side('o')}) is distinct from (${side('n')})`,
  };
  return `select ${value(columns.owner)} as owner, ${optional(columns.space)} as space_id,
      max(${optional(columns.user)}) as user_id, max(${optional(columns.planHash)}) as plan_hash,
      array_agg(${key} order by ${key}) as keys, count(*) as rows,
      ${change === 'update' ? `to_jsonb(array_remove(array[${changed.join(', ')}], null))` : "'[]'::jsonb"} as members,
      ${change === 'insert' ? 'null' : digest('o', key)} as before,
      ${change === 'delete' ? 'null' : digest('n', key)} as after
    from ${from[change]} group by 1, 2`;
};

const entriesOf = (change: AuditedChange, target: string, columns: AuditedColumns): string => `
    with entry as (
      insert into identity.audit_entry (${ENTRY_COLUMNS})
      select 'aud_' || lpad(nextval('identity.audit_entry_number')::text, 26, '0'), clock_timestamp(),
        coalesce(${accountOf(columns.owner)}, ''), g.space_id, acting->>'kind',
        coalesce(acting->>'userId', case when acting->>'kind' = 'visitor' then g.user_id end),
        acting->>'credentialId', acting->>'action', acting->>'requestId', acting->>'address',
        '${change}', '${target}', to_jsonb(g.keys[1:100]), g.rows, g.members, g.before, g.after, g.plan_hash, 'done'
      from (${groupsOf(change, columns)}) g
      returning id, account_id
    )
    insert into identity.audit_waiting (entry_id, account_id) select e.id, e.account_id from entry e;`;

/** Made of the columns as they are, so that a statement on 1,000 rows costs few milliseconds. */
const functionOf = (table: Table<never>): string => {
  const { schema, name, audit } = table.definition;
  const columns = columnsOf(table);
  const branches = changesOf(table).map(
    (
      change,
    ) => `if tg_op = '${change.toUpperCase()}' then${entriesOf(change, `${schema}.${name}`, columns)}
  end if;`,
  );
  // Rows become text under fixed settings: a digest does not depend on the session.
  return `create or replace function "${schema}"."audit_${name}"() returns trigger language plpgsql security definer
  set search_path = pg_catalog, pg_temp set timezone = 'UTC' set datestyle = 'ISO, YMD' as $audit$
declare
  acting constant jsonb := identity.acting();
begin
  ${unwrittenOf(audit).join('\n  ')}
  ${branches.join('\n  ')}
  return null;
end $audit$`;
};

/** Leaves the function for changes that the rule of the table does not ask for. */
const unwrittenOf = ({ byPeopleAlone, operations }: AuditRule<never> = {}): readonly string[] => [
  ...(byPeopleAlone ? ["if acting->>'kind' = 'worker' then return null; end if;"] : []),
  // A change by hand has no action: the comparison is null then, and the change is written.
  ...(operations
    ? [
        `if acting->>'action' not in (${operations.map((one) => `'${one}'`).join(', ')}) then return null; end if;`,
      ]
    : []),
];

const changesOf = ({ definition }: Table<never>): readonly AuditedChange[] =>
  definition.audit?.changes ?? AUDITED_CHANGES;

const ROWS: Readonly<Record<AuditedChange, string>> = {
  insert: 'new table as new_rows',
  update: 'old table as old_rows new table as new_rows',
  delete: 'old table as old_rows',
};

interface Trigger {
  readonly table: string;
  readonly name: string;
}

const keyOf = ({ table, name }: Trigger): string => `${table} ${name}`;

const EXISTING = `select format('%I.%I', n.nspname, c.relname) as table, t.tgname as name
  from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
  where t.tgname like 'audit\\_%' and not t.tgisinternal and t.tgparentid = 0`;

const triggersOf = (table: Table<never>): readonly (Trigger & { readonly make: string })[] => {
  const { schema, name: tableName } = table.definition;
  const at = `${schema}.${tableName}`;
  return changesOf(table).map((change) => ({
    table: at,
    name: `audit_${change}`,
    make: `create trigger audit_${change} after ${change} on ${at} referencing ${ROWS[change]}
      for each statement execute function "${schema}"."audit_${tableName}"()`,
  }));
};

/**
 * Makes the triggers of the audited tables and removes those of tables that are no longer audited.
 * Triggers that are there already are not touched: running processes notice nothing. Their
 * functions are made anew, for the columns may be others.
 */
export const makeAuditTriggers = async (
  client: Client,
  tables: readonly Table<never>[],
): Promise<void> => {
  const audited = tables.filter(({ definition }) => definition.audit);
  for (const table of audited) await client.query(functionOf(table));
  const wanted = audited.flatMap(triggersOf);
  const existing = (await client.query<Trigger>(EXISTING)).rows;
  const [known, kept] = [new Set(existing.map(keyOf)), new Set(wanted.map(keyOf))];
  for (const { table, name } of existing.filter((one) => !kept.has(keyOf(one)))) {
    await client.query(`drop trigger ${name} on ${table}`);
  }
  for (const trigger of wanted.filter((one) => !known.has(keyOf(one)))) {
    await client.query(trigger.make);
  }
};
