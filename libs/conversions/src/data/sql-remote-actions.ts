import { Injectable } from '@nestjs/common';
import {
  columnArrays,
  Database,
  insertStatement,
  spaceFilter,
  statement,
} from '@switchyard/db-kit';
import type { Tenant } from '@switchyard/kernel';
import type { RemoteActionRow } from '../domain';
import { RemoteActions, type KnownAction } from '../use-cases/deliver/remote-actions';
import { joinedColumns, joinedRow } from './joined-rows';
import { actions, remoteActions } from './tables';

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

@Injectable()
export class SqlRemoteActions extends RemoteActions {
  constructor(private readonly database: Database) {
    super();
  }

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

  async keep(row: RemoteActionRow): Promise<void> {
    await this.database.write(KEEP, columnArrays(remoteActions, [row]));
  }

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
