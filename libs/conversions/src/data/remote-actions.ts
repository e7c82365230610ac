import { Injectable } from '@nestjs/common';
import {
  columnArrays,
  Database,
  insertStatement,
  selectStatement,
  spaceFilter,
  statement,
} from '@switchyard/db-kit';
import type { Tenant } from '@switchyard/kernel';
import type { ConversionAction, RemoteActionRow } from '../domain';
import { joinedColumns, joinedRow } from './delivery-statements';
import { actions, remoteActions } from './tables';

export interface KnownAction {
  readonly action: ConversionAction;
  /** Null until it was looked for on the platform. */
  readonly remote: RemoteActionRow | null;
}

const inSpace = (alias: string): string => spaceFilter.clause(`${alias}."space_id"`, '$1');
const KNOWN = statement(`
  select ${joinedColumns(actions, 'a', 'action')}, ${joinedColumns(remoteActions, 'r', 'remote')} from ${actions.qualified} a
  left join ${remoteActions.qualified} r on ${inSpace('r')} and r."action_id" = a."id" and r."connection_id" = $2 where ${inSpace('a')} and a."id" = any($3)`);
const KEEP = insertStatement(
  remoteActions,
  `on conflict ("space_id", "action_id", "connection_id") do update set
  "remote_id" = excluded."remote_id", "usable_from" = excluded."usable_from", "conflicts" = excluded."conflicts", "action_version" = excluded."action_version", "checked_at" = excluded."checked_at"`,
);
const FORGET = statement(
  `delete from ${remoteActions.qualified} r where ${inSpace('r')} and r."connection_id" = $2 and ($3::text[] is null or r."action_id" = any($3))`,
);

type Joined = Readonly<Record<string, unknown>>;

/** What actions are called on the platform of a connection. */
@Injectable()
export class RemoteActions {
  constructor(private readonly database: Database) {}

  /** By the action's id; one that was deleted is left out. */
  async of(
    tenant: Tenant,
    connectionId: string,
    actionIds: readonly string[],
  ): Promise<ReadonlyMap<string, KnownAction>> {
    if (actionIds.length === 0) return new Map();
    const rows = await this.database.read<Joined>(tenant, KNOWN, [
      tenant.spaceId,
      connectionId,
      actionIds,
    ]);
    return new Map(rows.map(knownOf).map((known) => [known.action.id, known]));
  }

  /** Adds or replaces. Inside a transaction, like `forget`. */
  async keep(row: RemoteActionRow): Promise<void> {
    await this.database.write(KEEP, columnArrays(remoteActions, [row]));
  }

  /**
   * They are looked for again before the next conversion goes; without ids, all of the connection.
   */
  async forget(
    { spaceId }: Tenant,
    connectionId: string,
    actionIds?: readonly string[],
  ): Promise<void> {
    await this.database.write(FORGET, [spaceId, connectionId, actionIds ?? null]);
  }
}

const knownOf = (row: Joined): KnownAction => ({
  action: joinedRow(actions, 'action', 'id', row) as KnownAction['action'],
  remote: joinedRow(remoteActions, 'remote', 'actionId', row),
});

const OF_ACTIONS = selectStatement(
  remoteActions,
  `where ${spaceFilter.clause('t."space_id"', '$1')} and t."action_id" = any($2) order by t."platform", t."connection_id"`,
);

/** Where actions were found or made. */
@Injectable()
export class ActionPlatforms {
  constructor(private readonly database: Database) {}

  /**
   * By the action's id, by platform and connection; nothing for actions that were reported to no
   * platform.
   */
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
