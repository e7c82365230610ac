import { Injectable } from '@nestjs/common';
import {
  columnArrays,
  Conditions,
  Database,
  insertStatement,
  spaceFilter,
  statement,
} from '@switchyard/db-kit';
import type { PageRequest, Tenant } from '@switchyard/kernel';
import type { Concept } from '../domain';
import type { ConceptFilter } from '../use-cases/filters';
import { byId, newestFirst, replaceRow } from './rows';
import { concepts } from './tables';

const inSpace = spaceFilter.clause('t."space_id"', '$1');
const INSERT = insertStatement(concepts);
const ANGLES_OF = statement(
  `select t."id", t."angle_id" as "angleId" from ${concepts.qualified} t where ${inSpace} and t."id" = any($2)`,
);
const DELETE = statement(`delete from ${concepts.qualified} t where ${inSpace} and t."id" = $2`);

/** Lists answer one row more than asked for. */
@Injectable()
export class Concepts {
  constructor(private readonly database: Database) {}

  find(tenant: Tenant, id: string): Promise<Concept | undefined> {
    return byId(this.database, concepts, tenant, id);
  }

  /** The same, kept from others until the transaction ends. */
  lock(tenant: Tenant, id: string): Promise<Concept | undefined> {
    return byId(this.database, concepts, tenant, id, 'for no key update');
  }

  list(
    tenant: Tenant,
    { q, updatedSince, angleId, status }: ConceptFilter,
    page: PageRequest,
  ): Promise<readonly Concept[]> {
    const conditions = new Conditions(concepts)
      .inSpace(tenant.spaceId)
      .contains('name', q)
      .since('updatedAt', updatedSince)
      .equals('angleId', angleId)
      .equals('status', status);
    return newestFirst(this.database, concepts, tenant, conditions, page);
  }

  /** The angle of each concept that there is, by concept id. */
  async anglesOf(tenant: Tenant, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const rows = await this.database.read<{ id: string; angleId: string }>(tenant, ANGLES_OF, [
      tenant.spaceId,
      ids,
    ]);
    return new Map(rows.map(({ id, angleId }) => [id, angleId]));
  }

  async insert(row: Concept): Promise<void> {
    await this.database.write(INSERT, columnArrays(concepts, [row]));
  }

  /** Writes what differs; `version` grows by one. */
  replace(before: Concept, after: Concept): Promise<Concept> {
    return replaceRow(this.database, concepts, before, after);
  }

  /** Removes the concept; ads keep the stamp. */
  async remove(tenant: Tenant, id: string): Promise<void> {
    await this.database.write(DELETE, [tenant.spaceId, id]);
  }
}
