import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database, spaceFilter, statement } from '@switchyard/db-kit';
import type { Tenant } from '@switchyard/kernel';
import { Lineages, type Lineage } from '../use-cases/lineage/ports';

const COLUMNS = 'l.id, l.serial, l.restored_at as "restoredAt"';
const BEGIN = statement(
  `insert into sync.lineage (key, id, serial) values ('this', $1, 0) on conflict (key) do nothing`,
);
const GET = statement(`select ${COLUMNS} from sync.lineage l where l.key = 'this'`);
const GROW = statement(
  `update sync.lineage l set serial = l.serial + 1 where l.key = 'this' returning ${COLUMNS}`,
);
const NOTE = statement(
  `update sync.lineage l set serial = $1, restored_at = $2 where l.key = 'this' and l.serial < $1`,
);
const SYNCED = statement(
  `select 1 from sync.sync t where ${spaceFilter.clause('t."space_id"', '$1')} and t.created_at > $2 and t.finished_at is not null limit 1`,
);

@Injectable()
export class SqlLineages extends Lineages {
  constructor(private readonly database: Database) {
    super();
  }

  async get(): Promise<Lineage> {
    const [known] = await this.database.readGlobal<Lineage>(GET, []);
    if (known) return known;
    await this.database.readGlobal(BEGIN, [randomUUID()]);
    const [begun] = await this.database.readGlobal<Lineage>(GET, []);
    if (!begun) throw new Error('The lineage of the database was not begun.');
    return begun;
  }

  async grow(): Promise<Lineage> {
    await this.get();
    const [grown] = await this.database.readGlobal<Lineage>(GROW, []);
    if (!grown) throw new Error('The lineage of the database is gone.');
    return grown;
  }

  async noteRestore(serial: number, at: Date): Promise<void> {
    await this.database.readGlobal(NOTE, [serial, at]);
  }

  async hasSyncedSince(tenant: Tenant, moment: Date): Promise<boolean> {
    const rows = await this.database.read(tenant, SYNCED, [tenant.spaceId, moment]);
    return rows.length > 0;
  }
}
