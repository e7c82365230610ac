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
import type { Angle } from '../domain';
import type { AngleFilter } from '../use-cases/filters';
import { byId, newestFirst, replaceRow } from './rows';
import { angles, concepts } from './tables';

const inSpace = spaceFilter.clause('t."space_id"', '$1');
const INSERT = insertStatement(angles);
const EXISTING = statement(
  `select t."id" from ${angles.qualified} t where ${inSpace} and t."id" = any($2)`,
);
/** Concepts go with their angle. */
const REMOVALS = [
  statement(`delete from ${concepts.qualified} t where ${inSpace} and t."angle_id" = $2`),
  statement(`delete from ${angles.qualified} t where ${inSpace} and t."id" = $2`),
];

/** Lists answer one row more than asked for, which only shows that there is another page. */
@Injectable()
export class Angles {
  constructor(private readonly database: Database) {}

  find(tenant: Tenant, id: string): Promise<Angle | undefined> {
    return byId(this.database, angles, tenant, id);
  }

  /** The same, kept from others until the transaction ends. */
  lock(tenant: Tenant, id: string): Promise<Angle | undefined> {
    return byId(this.database, angles, tenant, id, 'for no key update');
  }

  list(
    tenant: Tenant,
    { q, updatedSince, businessId, angleType, status }: AngleFilter,
    page: PageRequest,
  ): Promise<readonly Angle[]> {
    const conditions = new Conditions(angles)
      .inSpace(tenant.spaceId)
      .contains('name', q)
      .since('updatedAt', updatedSince)
      .equals('businessId', businessId)
      .equals('angleType', angleType)
      .equals('status', status);
    return newestFirst(this.database, angles, tenant, conditions, page);
  }

  /** Those of the ids that there are. */
  async existing(tenant: Tenant, ids: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.database.read<{ id: string }>(tenant, EXISTING, [tenant.spaceId, ids]);
    return new Set(rows.map(({ id }) => id));
  }

  async insert(row: Angle): Promise<void> {
    await this.database.write(INSERT, columnArrays(angles, [row]));
  }

  /** Writes what differs; `version` grows by one. */
  replace(before: Angle, after: Angle): Promise<Angle> {
    return replaceRow(this.database, angles, before, after);
  }

  /** Removes the angle and its concepts; ads keep the stamp. */
  async remove(tenant: Tenant, id: string): Promise<void> {
    for (const removal of REMOVALS) await this.database.write(removal, [tenant.spaceId, id]);
  }
}
