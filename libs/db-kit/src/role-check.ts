import type { Pool } from 'pg';

const QUESTION = `
  select r.rolsuper as super, r.rolbypassrls as bypass,
    exists (select 1 from pg_class c join pg_namespace n on n.oid = c.relnamespace
            where c.relowner = r.oid and c.relkind in ('r', 'p') and n.nspname not in ('pg_catalog', 'information_schema')) as owner
  from pg_roles r where r.rolname = current_user`;

/** Throws when the application's role could pass row-level security: a superuser, one with BYPASSRLS, or the tables' owner. */
export const refusePowerfulRole = async (pool: Pool): Promise<void> => {
  const { rows } = await pool.query<{ super: boolean; bypass: boolean; owner: boolean }>(QUESTION);
  const [role] = rows;
  const powers = [
    role?.super && 'is a superuser',
    role?.bypass && 'has BYPASSRLS',
    role?.owner && 'owns tables',
  ].filter(Boolean);
  if (powers.length) {
    throw new Error(
      `SWITCHYARD_DATABASE_URL: its role ${powers.join(' and ')}, so row-level security would not hold. Use the application's role.`,
    );
  }
};
