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
import type { Business } from '../domain';
import type { BusinessFilter } from '../use-cases/filters';
import { byId, IS_LOCKED, lockedInOrder, newestFirst, replaceRow } from './rows';
import { angles, businesses, campaigns } from './tables';

const INSERT = insertStatement(businesses);
const DELETE = statement(
  `delete from ${businesses.qualified} t where ${spaceFilter.clause('t."space_id"', '$1')} and t."id" = $2`,
);
const ofBusiness = `${spaceFilter.clause('t."space_id"', '$1')} and t."business_id" = $2`;
const someOf = (qualified: string, more = '') =>
  statement(
    `select t."id" from ${qualified} t where ${ofBusiness} ${more} order by t."id" limit 20`,
  );
/** A permanently deleted business cannot be changed. */
const GONE = `t."status" = 'REMOVED' and t."platform_links" = '{}'::jsonb`;
const CAMPAIGNS_OF = someOf(campaigns.qualified, `and not (${GONE})`);
const LEAVE_GONE = statement(`${lockedInOrder(campaigns.qualified, `${ofBusiness} and ${GONE}`)}
  update ${campaigns.qualified} t set "business_id" = null where ${ofBusiness} and ${GONE} and ${IS_LOCKED}`);
const ANGLES_OF = someOf(angles.qualified);

/** Lists answer one row more than asked for, which only shows that there is another page. */
@Injectable()
export class Businesses {
  constructor(private readonly database: Database) {}

  find(tenant: Tenant, id: string): Promise<Business | undefined> {
    return byId(this.database, businesses, tenant, id);
  }

  /** The same, kept from others until the transaction ends. */
  lock(tenant: Tenant, id: string): Promise<Business | undefined> {
    return byId(this.database, businesses, tenant, id, 'for no key update');
  }

  list(
    tenant: Tenant,
    { q, updatedSince }: BusinessFilter,
    page: PageRequest,
  ): Promise<readonly Business[]> {
    const conditions = new Conditions(businesses)
      .inSpace(tenant.spaceId)
      .contains('name', q)
      .since('updatedAt', updatedSince);
    return newestFirst(this.database, businesses, tenant, conditions, page);
  }

  async insert(row: Business): Promise<void> {
    await this.database.write(INSERT, columnArrays(businesses, [row]));
  }

  /** Writes what differs; `version` grows by one. */
  replace(before: Business, after: Business): Promise<Business> {
    return replaceRow(this.database, businesses, before, after);
  }

  async remove(tenant: Tenant, id: string): Promise<void> {
    await this.database.write(LEAVE_GONE, [tenant.spaceId, id]);
    await this.database.write(DELETE, [tenant.spaceId, id]);
  }

  /** Some campaigns of the business. It may be deleted when it has neither campaigns nor angles. */
  async campaignsOf(tenant: Tenant, id: string): Promise<readonly string[]> {
    return (
      await this.database.read<{ id: string }>(tenant, CAMPAIGNS_OF, [tenant.spaceId, id])
    ).map((row) => row.id);
  }

  async anglesOf(tenant: Tenant, id: string): Promise<readonly string[]> {
    return (await this.database.read<{ id: string }>(tenant, ANGLES_OF, [tenant.spaceId, id])).map(
      (row) => row.id,
    );
  }
}
