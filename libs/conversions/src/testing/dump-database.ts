import { Client } from 'pg';

/** Every row of every table as text, whoever may see it: for looking for what must not be there. */
export const dumpDatabase = async (ownerUrl: string): Promise<string> => {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
    );
    const dumps: string[] = [];
    for (const { name } of tables) {
      dumps.push(
        ...(
          await client.query<{ row: string }>(`select row_to_json(t)::text as row from ${name} t`)
        ).rows.map(({ row }) => `${name} ${row}`),
      );
    }
    return dumps.join('\n');
  } finally {
    await client.end();
  }
};
