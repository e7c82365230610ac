import { Injectable } from '@nestjs/common';
import { Database, selectStatement, statement } from '@switchyard/db-kit';
import type { Tenant } from '@switchyard/kernel';
import type { CountedAction, PlanUse } from '../domain';
import { planUses } from './plan-tables';

/** $4 is the cap; 0 for none. Nothing is returned when it is reached. */
const TAKE = statement(`
  insert into identity.plan_use as u (account_id, action, period, used) values ($1, $2, $3, 1)
  on conflict (account_id, action, period) do update set used = u.used + 1 where $4 = 0 or u.used < $4
  returning used`);
/** Never below what was taken: who was not counted gives nothing back. */
const GIVE_BACK = statement(`
  update identity.plan_use set used = used - 1
  where account_id = $1 and action = $2 and period = $3 and used > 0`);
const OF_PERIOD = selectStatement(planUses, 'where t.account_id = $1 and t.period = $2');

/** What accounts did of what their plans count. */
@Injectable()
export class PlanUses {
  constructor(private readonly database: Database) {}

  /**
   * Counts one more in the transaction of what is done; false, and nothing counted, at the cap.
   * Other transactions that take wait until that transaction ends.
   */
  async take(
    { accountId }: Tenant,
    action: CountedAction,
    period: string,
    cap: number,
  ): Promise<boolean> {
    return (await this.database.write(TAKE, [accountId, action, period, cap])).count === 1;
  }

  /** Uncounts one of a period, in the transaction that records that nothing was done. */
  async giveBack({ accountId }: Tenant, action: CountedAction, period: string): Promise<void> {
    await this.database.write(GIVE_BACK, [accountId, action, period]);
  }

  of(tenant: Tenant, period: string): Promise<readonly PlanUse[]> {
    return this.database.read<PlanUse>(tenant, OF_PERIOD, [tenant.accountId, period]);
  }
}
