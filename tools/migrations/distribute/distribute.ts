import { Refusal } from '@switchyard/kernel';
import type { Client } from 'pg';
import { allTables } from '../contexts';
import { GLOBAL_TABLES } from '../global-tables';
import { KEPT_FOR_LAST_RELEASE, type KeptTrigger } from '../kept-triggers';
import { type CitusCatalog, readCitusCatalog } from './citus-catalog';
import { type DistributionPlan, planDistribution, type Situation } from './plan-distribution';
import { placementsOf } from './placements';

/** A table that stays on the coordinator, and why. */
export interface Staying {
  readonly table: string;
  readonly because: string;
}

export interface Distribution {
  /** Those that ran, or would. */
  readonly commands: readonly string[];
  /** Tables that had their place before. */
  readonly placed: number;
  readonly stays: readonly Staying[];
  /** Triggers of tables that the commands are of and that none of them drops: a shard cannot run them. */
  readonly obstacles: readonly string[];
}

const EXISTING = `
  select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p', 'f') and not c.relispartition and n.nspname = any($1) order by 1`;

const REFERENCES = `
  select n.nspname || '.' || c.relname as "from", m.nspname || '.' || t.relname as "to"
  from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
  join pg_class t on t.oid = k.confrelid join pg_namespace m on m.oid = t.relnamespace
  where k.contype = 'f' and k.conparentid = 0 and n.nspname = any($1)`;

const TRIGGERS = `
  select n.nspname || '.' || c.relname as table, t.tgname::text as trigger
  from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
  where not t.tgisinternal and t.tgparentid = 0 and n.nspname || '.' || c.relname = any($1) order by 1, 2`;

const PASSES = `select rolsuper or rolbypassrls as passes from pg_roles where rolname = current_user`;

const requireCitus = async (client: Client): Promise<CitusCatalog> => {
  const citus = await readCitusCatalog(client);
  if (!citus) {
    throw new Refusal(
      'UNAVAILABLE',
      'This database has no Citus. Put citus into shared_preload_libraries of every server, restart them, then on each: create extension citus (docs/scale.md).',
    );
  }
  if (citus.workers < 1) {
    throw new Refusal(
      'UNAVAILABLE',
      'Citus knows no other server that may hold shards. Add one on the coordinator: select citus_add_node(<host>, 5432) (docs/scale.md).',
    );
  }
  return citus;
};

/** Citus copies the rows to shards with COPY, which row-level security refuses. */
const requirePassingRole = async (client: Client): Promise<void> => {
  const { rows } = await client.query<{ passes: boolean }>(PASSES);
  if (rows[0]?.passes) return;
  throw new Refusal(
    'INVALID_REQUEST',
    'The role of SWITCHYARD_MIGRATION_DATABASE_URL is under row-level security: rows that are there could not be copied to other servers. Name a superuser for this one command.',
  );
};

const situationOf = async (client: Client, citus: CitusCatalog): Promise<Situation> => {
  const tables = allTables();
  const schemas = [...new Set(tables.map(({ definition }) => definition.schema))];
  const existing = await client.query<{ name: string }>(EXISTING, [schemas]);
  const references = await client.query<{ from: string; to: string }>(REFERENCES, [schemas]);
  return {
    placements: placementsOf(tables, GLOBAL_TABLES),
    existing: existing.rows.map(({ name }) => name),
    citus: citus.tables,
    references: references.rows.map(({ from, to }) => [from, to]),
  };
};

const refuseSurprises = ({ surprises }: DistributionPlan): void => {
  if (surprises.length === 0) return;
  throw new Refusal(
    'INVALID_REQUEST',
    `The tables are not as this release knows them: ${surprises.slice(0, MOST_NAMED).join('; ')}. Nothing was changed. Run the migrations of this release, and see docs/scale.md.`,
    { surprises },
  );
};

const MOST_NAMED = 3;

const refuseTriggers = (obstacles: readonly string[]): void => {
  if (obstacles.length === 0) return;
  throw new Refusal(
    'INVALID_REQUEST',
    `${obstacles.length} triggers are on tables that are to be copied or divided, and a shard cannot run them. Nothing was changed (docs/scale.md).`,
    { obstacles },
  );
};

/** One after another, each in its own transaction: a later call goes on where an earlier one failed. */
const runAll = async (client: Client, commands: readonly string[]): Promise<void> => {
  for (const [done, command] of commands.entries()) {
    await client.query(command).catch((error: Error) => {
      throw new Refusal(
        'UNAVAILABLE',
        `${command}: ${error.message}. ${done} of ${commands.length} commands ran and stay; run it again when the cause is gone.`,
      );
    });
  }
};

const staysOf = ({ placements }: Situation): readonly Staying[] =>
  [...placements].flatMap(([table, placed]) =>
    placed.place === 'coordinator' ? [{ table, because: placed.because }] : [],
  );

interface Triggers {
  readonly drops: readonly string[];
  readonly obstacles: readonly string[];
}

/** What is on these tables: commands that drop what only the last release needs, and the rest. */
const triggersOf = async (client: Client, tables: readonly string[]): Promise<Triggers> => {
  const { rows } = await client.query<KeptTrigger>(TRIGGERS, [tables]);
  const isKept = (row: KeptTrigger): boolean =>
    KEPT_FOR_LAST_RELEASE.some(
      ({ table, trigger }) => table === row.table && trigger === row.trigger,
    );
  return {
    drops: rows
      .filter(isKept)
      .map(({ table, trigger }) => `drop trigger if exists ${trigger} on ${table}`),
    obstacles: rows
      .filter((row) => !isKept(row))
      .map(({ table, trigger }) => `TRIGGER ${table} ${trigger}`),
  };
};

/**
 * Brings every table of a migrated coordinator of Citus to its place; what has it is left alone.
 * With `isDry` nothing is changed. Refuses whatever the lists of tables do not foresee.
 */
export const distribute = async (client: Client, isDry: boolean): Promise<Distribution> => {
  const citus = await requireCitus(client);
  const situation = await situationOf(client, citus);
  const plan = planDistribution(situation);
  refuseSurprises(plan);
  const { drops, obstacles } = await triggersOf(client, plan.tables);
  const commands = [...drops, ...plan.commands];
  if (!isDry) {
    await requirePassingRole(client);
    refuseTriggers(obstacles);
    await runAll(client, commands);
  }
  return { commands, placed: plan.placed, stays: staysOf(situation), obstacles };
};
