import { Pool } from 'pg';

/** Statements as the owner of a system's database: for what time alone would bring about, and what no route shows. */
export class OwnerQueries {
  private readonly pool: Pool;

  constructor(ownerUrl: string) {
    this.pool = new Pool({ connectionString: ownerUrl, max: 2, allowExitOnIdle: true });
    // A database that a test stops takes idle connections with it.
    this.pool.on('error', () => undefined);
  }

  async rows<T extends object>(text: string, values: readonly unknown[]): Promise<readonly T[]> {
    return (await this.pool.query<T>(text, [...values])).rows;
  }

  /** How many rows the statement touched. */
  async count(text: string, values: readonly unknown[]): Promise<number> {
    return (await this.pool.query(text, [...values])).rowCount ?? 0;
  }

  end(): Promise<void> {
    return this.pool.end();
  }
}
