import fastify from 'fastify';
import { Pool } from 'pg';
import { catalogTables } from '@switchyard/catalog';
import { selectStatement } from '@switchyard/db-kit';

/** As many connections as the api has: ten of its pool and two that reads by key share. */
const POOL_SIZE = 12;

const readCampaign = () => {
  const table = catalogTables.find(({ definition }) => definition.name === 'campaign');
  if (!table) throw new Error('the catalog has no table of campaigns');
  return selectStatement(table, 'where t."space_id" = $1 and t."id" = $2');
};

/**
 * What the api is compared with: Fastify and `pg`, the same columns of the same row by a named
 * statement, as the tables' owner so that no row-level security is asked; nothing else. Ready once
 * it listens.
 */
const serve = async (databaseUrl: string, port: number): Promise<void> => {
  const pool = new Pool({ connectionString: databaseUrl, max: POOL_SIZE });
  const statement = readCampaign();
  const server = fastify();
  server.get('/api/v1/campaigns/:id', async (request) => {
    const { id } = request.params as { readonly id: string };
    const { rows } = await pool.query({
      ...statement,
      values: [request.headers['x-space-id'], id],
    });
    return { data: rows[0] as unknown };
  });
  await server.listen({ port, host: '127.0.0.1' });
};

const [databaseUrl = '', port = ''] = [
  process.env['BENCH_DATABASE_URL'],
  process.env['BENCH_PORT'],
];
process.once('disconnect', () => process.exit(0));
serve(databaseUrl, Number(port)).then(
  () => process.send?.('ready'),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
