import { Injectable } from '@nestjs/common';
import { Database, statement } from '@switchyard/db-kit';
import type { Tenant } from '@switchyard/kernel';
import type { AccountKey } from '../../use-cases/ports';

/** A campaign as an ad account names it, through whichever connection. */
export interface RemoteCampaign extends AccountKey {
  readonly remoteId: string;
}

/**
 * The update changes nothing: it makes the statement wait for the transaction that has the row
 * locked, and return the row.
 */
const CLAIM = statement(`
  insert into sync.remote_claim as t (platform, external_account_id, remote_id, space_id, claimed_at)
  select u.platform, u.external_account_id, u.remote_id, $1, now() from unnest($2::text[], $3::text[], $4::text[]) as u(platform, external_account_id, remote_id)
  on conflict (platform, external_account_id, remote_id) do update set space_id = t.space_id
  returning t.platform, t.external_account_id as "externalAccountId", t.remote_id as "remoteId", t.space_id <> $1 as "isElsewhere"`);
const DROP =
  statement(`delete from sync.remote_claim t using unnest($2::text[], $3::text[], $4::text[]) as u(platform, external_account_id, remote_id)
  where t.space_id = $1 and t.remote_id = any($4) and t.platform = u.platform and t.external_account_id = u.external_account_id and t.remote_id = u.remote_id`);
const ELSEWHERE = statement(`select t.remote_id as "remoteId" from sync.remote_claim t
  where t.platform = $2 and t.external_account_id = $3 and t.remote_id = any($4) and t.space_id <> $1`);

/**
 * One remote campaign belongs to one Space, across all accounts. No answer says which other Space
 * has it.
 */
@Injectable()
export class Claims {
  constructor(private readonly database: Database) {}

  /**
   * Takes campaigns for this Space, inside the running transaction; what it has already stays as it
   * is. Returns those that another Space has: they are not taken. Waits for a transaction that
   * takes the same campaigns at this moment.
   */
  async claim(
    { spaceId }: Tenant,
    campaigns: readonly RemoteCampaign[],
  ): Promise<readonly RemoteCampaign[]> {
    if (campaigns.length === 0) return [];
    const { rows } = await this.database.write<RemoteCampaign & { readonly isElsewhere: boolean }>(
      CLAIM,
      [spaceId, ...columnsOf(campaigns)],
    );
    return rows
      .filter(({ isElsewhere }) => isElsewhere)
      .map(({ platform, externalAccountId, remoteId }) => ({
        platform,
        externalAccountId,
        remoteId,
      }));
  }

  /** Gives up what this Space has of these, inside the running transaction. */
  async drop({ spaceId }: Tenant, campaigns: readonly RemoteCampaign[]): Promise<void> {
    if (campaigns.length > 0) await this.database.write(DROP, [spaceId, ...columnsOf(campaigns)]);
  }

  /** Which of these remote ids another Space has. */
  async claimedElsewhere(
    { spaceId }: Tenant,
    { platform, externalAccountId }: AccountKey,
    remoteIds: readonly string[],
  ): Promise<ReadonlySet<string>> {
    if (remoteIds.length === 0) return new Set();
    const rows = await this.database.readGlobal<{ remoteId: string }>(ELSEWHERE, [
      spaceId,
      platform,
      externalAccountId,
      remoteIds,
    ]);
    return new Set(rows.map(({ remoteId }) => remoteId));
  }
}

/**
 * Each once, and always in one order, so that two Spaces that claim the same never wait for each
 * other in a circle.
 */
const columnsOf = (campaigns: readonly RemoteCampaign[]): readonly (readonly string[])[] => {
  const byKey = new Map(
    campaigns.map((one) => [
      JSON.stringify([one.platform, one.externalAccountId, one.remoteId]),
      one,
    ]),
  );
  const sorted = [...byKey]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, campaign]) => campaign);
  return [
    sorted.map(({ platform }) => platform),
    sorted.map(({ externalAccountId }) => externalAccountId),
    sorted.map(({ remoteId }) => remoteId),
  ];
};
