import { Injectable } from '@nestjs/common';
import { BudgetsFacade } from '@switchyard/budgets';
import { CatalogFacade } from '@switchyard/catalog';
import { Database, spaceFilter, statement } from '@switchyard/db-kit';
import { AccountSpaces, AccountUse } from '@switchyard/identity';
import type { Tenant } from '@switchyard/kernel';

const inSpace = spaceFilter.clause('t."space_id"', '$1');

/** Enabled by the last sync or release of the brake, or let go of and not confirmed as stopped. */
const ENABLED = statement(`
  select t.campaign_id as id from sync.binding t where ${inSpace} and t.entity = 'campaign' and t.applied ->> 'status' = 'ENABLED'
  union select t.campaign_id from sync.released_object t where ${inSpace} and t.settled_at is null and t.effect <> 'LEAVE'
  order by id limit 20`);
const ACTIVE = statement(
  `select t.id from sync.sync t where ${inSpace} and t.finished_at is null limit 1`,
);

/** What identity asks of an account; it knows neither campaigns nor budgets nor syncs. */
@Injectable()
export class AccountUsage extends AccountUse {
  constructor(
    private readonly database: Database,
    private readonly spaces: AccountSpaces,
    private readonly catalog: CatalogFacade,
    private readonly budgets: BudgetsFacade,
  ) {
    super();
  }

  async countsMoney(accountId: string): Promise<boolean> {
    const budget = await this.budgets.budgetOf({ accountId, spaceId: '' });
    if (budget.createdAt !== null) return true;
    const tenants = await this.tenantsOf(accountId);
    for (const tenant of tenants) {
      if ((await this.catalog.countCampaigns(tenant)) > 0) return true;
    }
    return false;
  }

  /** What was applied last, and what platforms reported last: a person may have enabled it there. */
  async serving(accountId: string): Promise<readonly string[]> {
    const found = new Set<string>();
    for (const tenant of await this.tenantsOf(accountId)) {
      for (const id of await this.ids(tenant, ENABLED)) found.add(id);
      for (const id of await this.catalog.servingCampaigns(tenant)) found.add(id);
    }
    return [...found].toSorted();
  }

  async activeSync(accountId: string): Promise<string | undefined> {
    for (const tenant of await this.tenantsOf(accountId)) {
      const [id] = await this.ids(tenant, ACTIVE);
      if (id !== undefined) return id;
    }
    return undefined;
  }

  private async tenantsOf(accountId: string): Promise<readonly Tenant[]> {
    return (await this.spaces.idsOf(accountId)).map((spaceId) => ({ accountId, spaceId }));
  }

  private async ids(tenant: Tenant, of: typeof ENABLED): Promise<readonly string[]> {
    const rows = await this.database.read<{ id: string }>(tenant, of, [tenant.spaceId]);
    return rows.map(({ id }) => id);
  }
}
