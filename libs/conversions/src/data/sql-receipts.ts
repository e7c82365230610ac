import { Injectable } from '@nestjs/common';
import { columnArrays, Database, insertStatement } from '@switchyard/db-kit';
import type { Tenant } from '@switchyard/kernel';
import { Receipts } from '../use-cases/source/receipts';
import { receipts } from './tables';

const TAKE = insertStatement(receipts, 'on conflict do nothing', ['eventKey']);

@Injectable()
export class SqlReceipts extends Receipts {
  constructor(private readonly database: Database) {
    super();
  }

  async take(
    { spaceId }: Tenant,
    sourceId: string,
    keys: readonly string[],
    now: Date,
  ): Promise<ReadonlySet<string>> {
    if (keys.length === 0) return new Set();
    const rows = [...new Set(keys)]
      .toSorted()
      .map((eventKey) => ({ spaceId, sourceId, eventKey, receivedAt: now }));
    const taken = await this.database.write<{ eventKey: string }>(
      TAKE,
      columnArrays(receipts, rows),
    );
    return new Set(taken.rows.map(({ eventKey }) => eventKey));
  }
}
