import { Injectable } from '@nestjs/common';
import { Database, moveRows, spaceFilter, statement, type Table } from '@switchyard/db-kit';
import { type SpaceMove, type Tenant, UnitOfWork } from '@switchyard/kernel';
import { BrakeStops } from '../brake';
import { formerObjects } from '../readings';
import { bindings } from '../tables';
import { releasedObjects } from './link-tables';

const inSpace = spaceFilter.clause('t."space_id"', '$1');
const CONNECTIONS =
  statement(`select t.connection_id as id from sync.binding t where ${inSpace} and t.campaign_id = $2
  union select t.connection_id from sync.released_object t where ${inSpace} and t.campaign_id = $2
  union select t.connection_id from sync.former_object t where ${inSpace} and t.campaign_id = $2 order by 1`);
const REMOTE =
  statement(`select t.platform, t.connection_id as "connectionId", t.remote_id as "remoteId" from sync.binding t
    where ${inSpace} and t.campaign_id = $2 and t.entity = 'campaign'
  union select t.platform, t.connection_id, t.remote_id from sync.released_object t where ${inSpace} and t.campaign_id = $2`);
const MOVE_CLAIMS =
  statement(`update sync.remote_claim t set space_id = $2 from unnest($3::text[], $4::text[], $5::text[]) u (platform, external_account_id, remote_id)
  where t.space_id = $1 and t.remote_id = any($5) and t.platform = u.platform and t.external_account_id = u.external_account_id and t.remote_id = u.remote_id`);
const FORGET = statement(
  `delete from sync.former_object t where ${inSpace} and t.campaign_id = $2`,
);

interface Remote {
  readonly platform: string;
  readonly connectionId: string;
  readonly remoteId: string;
}

/** The ad account that each connection leads to. */
export type AdAccounts = ReadonlyMap<string, string>;

/** What ties a campaign to its objects on platforms, and to those that it had. */
@Injectable()
export class MovedLinks {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly stops: BrakeStops,
  ) {}

  /** Connections that something of the campaign is, or was, linked through. */
  async connectionIds(tenant: Tenant, campaignId: string): Promise<readonly string[]> {
    const values = [tenant.spaceId, campaignId];
    const rows = await this.database.read<{ id: string }>(tenant, CONNECTIONS, values);
    return rows.map(({ id }) => id);
  }

  /** All of it is the other Space's from now on. Inside the running transaction. */
  async move(move: SpaceMove, campaignId: string, accounts: AdAccounts): Promise<void> {
    const { from, to } = move;
    await this.moveClaims(move, campaignId, accounts);
    await this.rows(move, formerObjects, campaignId);
    await this.rows(move, releasedObjects, campaignId);
    await this.rows(move, bindings, campaignId);
    // The trigger of the last release took the bindings for gone: their figures would be read for
    // both Spaces. Nothing else remembers them here, since they stay bound.
    await this.work.run(from, () => this.database.write(FORGET, [from.spaceId, campaignId]));
    await this.stops.move(from, campaignId, to.spaceId);
  }

  private async moveClaims(
    { from, to }: SpaceMove,
    campaignId: string,
    accounts: AdAccounts,
  ): Promise<void> {
    const remote = await this.database.read<Remote>(from, REMOTE, [from.spaceId, campaignId]);
    await this.database.write(MOVE_CLAIMS, [
      from.spaceId,
      to.spaceId,
      remote.map(({ platform }) => platform),
      remote.map(({ connectionId }) => accounts.get(connectionId) ?? ''),
      remote.map(({ remoteId }) => remoteId),
    ]);
  }

  private rows<Row extends { readonly spaceId: string; readonly campaignId: string }>(
    move: SpaceMove,
    table: Table<Row>,
    value: string,
  ): Promise<void> {
    return moveRows(this.database, this.work, table, move, {
      column: 'campaignId' as keyof Row & string,
      value,
    });
  }
}
