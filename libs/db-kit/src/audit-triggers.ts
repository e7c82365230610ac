import type { Client } from 'pg';
import { AUDITED_CHANGES, type AuditedChange, type Table } from './table';

/**
 * What the function that writes the trail is told of a table: whose its rows are, by which columns
 * they are named, which columns do not count, and `people` where the worker's changes do not.
 */
const argumentsOf = ({ definition, columns, column }: Table<never>): readonly string[] => {
  const has = (property: string): boolean => columns.some((one) => one.property === property);
  const owner = ['accountId', 'spaceId', 'userId'].find(has) ?? 'id';
  const names = has('id') ? ['id'] : definition.primary.map((one) => column(one));
  const ignored = ['updatedAt', 'version', ...(definition.audit?.ignore ?? [])].filter(has);
  return [
    column(owner as never),
    names.join(','),
    ignored.map((one) => column(one as never)).join(','),
    definition.audit?.byPeopleAlone ? 'people' : '',
  ];
};

interface Trigger {
  readonly table: string;
  readonly name: string;
  readonly args: string;
}

const keyOf = ({ table, name, args }: Trigger): string => [table, name, args].join(' ');

const EXISTING = `select format('%I.%I', n.nspname, c.relname) as table, t.tgname as name, encode(t.tgargs, 'escape') as args
  from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
  where t.tgname like 'audit\\_%' and not t.tgisinternal`;

const ROWS: Readonly<Record<AuditedChange, string>> = {
  insert: 'new table as new_rows',
  update: 'old table as old_rows new table as new_rows',
  delete: 'old table as old_rows',
};

const wantedOf = (table: Table<never>): readonly (Trigger & { readonly make: string })[] =>
  (table.definition.audit?.changes ?? AUDITED_CHANGES).map((change) => {
    const { schema, name: tableName } = table.definition;
    const [at, name, args] = [`${schema}.${tableName}`, `audit_${change}`, argumentsOf(table)];
    return {
      table: at,
      name,
      args: args.map((one) => `${one}\\000`).join(''),
      make: `create or replace trigger ${name} after ${change} on ${at} referencing ${ROWS[change]}
        for each statement execute function identity.record_change(${args.map((one) => `'${one}'`).join(', ')})`,
    };
  });

/**
 * Makes the triggers of the audited tables and removes those of tables that are no longer audited.
 * What is as it should be is not touched: running processes notice nothing.
 */
export const makeAuditTriggers = async (
  client: Client,
  tables: readonly Table<never>[],
): Promise<void> => {
  const wanted = tables.filter(({ definition }) => definition.audit).flatMap(wantedOf);
  const existing = (await client.query<Trigger>(EXISTING)).rows;
  const [known, kept] = [new Set(existing.map(keyOf)), new Set(wanted.map(keyOf))];
  for (const { table, name } of existing.filter((one) => !kept.has(keyOf(one)))) {
    await client.query(`drop trigger ${name} on ${table}`);
  }
  for (const trigger of wanted.filter((one) => !known.has(keyOf(one)))) {
    await client.query(trigger.make);
  }
};
