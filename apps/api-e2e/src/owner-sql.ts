import type { System } from '@switchyard/test-kit';
import { Client } from 'pg';

/** Changes rows as the owner of the database: for what time alone would bring about. Answers how many rows it touched. */
export const ownerSql = async (
  system: System,
  text: string,
  values: readonly unknown[],
): Promise<number> => {
  const client = new Client({ connectionString: system.database.ownerUrl });
  await client.connect();
  try {
    return (await client.query(text, [...values])).rowCount ?? 0;
  } finally {
    await client.end();
  }
};
