import { Injectable } from '@nestjs/common';
import { Database, selectStatement, spaceFilter } from '@switchyard/db-kit';
import type { Tenant } from '@switchyard/kernel';
import type { RemoteActionRow } from '../domain';
import { ActionPlatforms } from '../use-cases/action/action-platforms';
import { remoteActions } from './tables';

const OF_ACTIONS = selectStatement(
  remoteActions,
  `where ${spaceFilter.clause('t."space_id"', '$1')} and t."action_id" = any($2) order by t."platform", t."connection_id"`,
);

@Injectable()
export class SqlActionPlatforms extends ActionPlatforms {
  constructor(private readonly database: Database) {
    super();
  }

  async of(
    tenant: Tenant,
    actionIds: readonly string[],
  ): Promise<ReadonlyMap<string, readonly RemoteActionRow[]>> {
    const rows =
      actionIds.length === 0
        ? []
        : await this.database.read<RemoteActionRow>(tenant, OF_ACTIONS, [
            tenant.spaceId,
            actionIds,
          ]);
    return new Map(actionIds.map((id) => [id, rows.filter(({ actionId }) => actionId === id)]));
  }
}
