import type { Pool } from 'pg';
import { Database, type Statement } from '@switchyard/db-kit';
import type { Tenant } from '@switchyard/kernel';
import type { WalkPool } from './walk-pool';

/** The product's database over the walk's pool. Reads by key go the way of all others: connections beside the pool would be seen by nobody. */
export class WalkDatabase extends Database {
  constructor(private readonly walkPool: WalkPool) {
    super(undefined as never);
  }

  override get pool(): Pool {
    return this.walkPool as unknown as Pool;
  }

  override readByKey<Row>(
    tenant: Tenant,
    statement: Statement,
    values: readonly unknown[],
  ): Promise<Row[]> {
    return this.read<Row>(tenant, statement, values);
  }
}
