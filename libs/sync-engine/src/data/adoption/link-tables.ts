import { type Columns, defineTable } from '@switchyard/db-kit';
import type { Released } from '../../domain/planning/releases';

const schema = 'sync';

/**
 * Which Space has a campaign of an ad account. Of no Space, for it is what keeps Spaces and
 * accounts apart.
 */
export interface RemoteClaimRow {
  readonly platform: string;
  readonly externalAccountId: string;
  /** Of the campaign; what is below it goes with it. */
  readonly remoteId: string;
  readonly spaceId: string;
  readonly claimedAt: Date;
}

export const remoteClaims = defineTable<RemoteClaimRow>({
  schema,
  name: 'remote_claim',
  scope: 'global',
  rights: { api: 'write', worker: 'write' },
  primary: ['platform', 'externalAccountId', 'remoteId'],
  columns: {
    platform: { type: 'text' },
    externalAccountId: { type: 'text' },
    remoteId: { type: 'text' },
    spaceId: { type: 'text' },
    claimedAt: { type: 'timestamptz' },
  } satisfies Columns<RemoteClaimRow>,
});

/**
 * A campaign that was ours on a platform. Rows are kept for ever: what was released is never taken
 * for ours again.
 */
export interface ReleasedRow extends Released {
  readonly spaceId: string;
  readonly releasedAt: Date;
  /** Null until its remote effect is there, or until no connection reaches it any more. */
  readonly settledAt: Date | null;
  /** True until its name is free for another, on platforms where no two campaigns share one. */
  readonly nameDue: boolean;
  /** Why the last try did not succeed; or that no connection reaches it any more. */
  readonly error: string | null;
}

export const releasedObjects = defineTable<ReleasedRow>({
  schema,
  name: 'released_object',
  scope: 'space',
  rights: { api: 'write', worker: 'write' },
  audit: { changes: ['insert'] },
  primary: ['spaceId', 'platform', 'connectionId', 'remoteId'],
  columns: {
    spaceId: { type: 'text' },
    platform: { type: 'text' },
    connectionId: { type: 'text' },
    externalAccountId: { type: 'text' },
    campaignId: { type: 'text' },
    remoteId: { type: 'text' },
    name: { type: 'text' },
    campaignType: { type: 'text' },
    effect: { type: 'text' },
    releasedAt: { type: 'timestamptz' },
    settledAt: { type: 'timestamptz', nullable: true },
    nameDue: { type: 'boolean', default: () => 'false' },
    error: { type: 'text', nullable: true },
  } satisfies Columns<ReleasedRow>,
  indexes: [
    { name: 'released_object_campaign_idx', columns: ['spaceId', 'campaignId', 'platform'] },
    {
      name: 'released_object_due_idx',
      columns: ['spaceId', 'campaignId'],
      where: 'settled_at is null',
    },
    {
      name: 'released_object_open_idx',
      columns: ['spaceId', 'connectionId'],
      where: 'settled_at is null or name_due',
    },
  ],
});
