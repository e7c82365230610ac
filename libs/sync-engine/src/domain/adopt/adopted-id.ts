import { createHash } from 'node:crypto';
import { idFromBytes, type IdPrefix, type Ids } from '@switchyard/kernel';
import type { EntityKind } from '@switchyard/platforms';

const PREFIXES: Readonly<Record<EntityKind, IdPrefix>> = {
  campaign: 'cmp',
  adGroup: 'adg',
  ad: 'ad',
  keyword: 'kwd',
};

/** An id that follows from what it stands for, so that plans of the same remote state are the same. */
const derivedId = (prefix: IdPrefix, ...parts: readonly string[]): string =>
  idFromBytes(prefix, createHash('sha256').update(JSON.stringify(parts)).digest().subarray(0, 16));

/** Whose remote objects are taken over, and how often this campaign was before. */
export interface AdoptedFrom {
  readonly spaceId: string;
  readonly platform: string;
  readonly externalAccountId: string;
  /** Another one gives other ids: for what was adopted, unlinked and is adopted again. */
  readonly round: number;
}

/** What a remote object is called here. */
export const adoptedId = (
  { spaceId, platform, externalAccountId, round }: AdoptedFrom,
  entity: EntityKind,
  remoteId: string,
): string =>
  derivedId(
    PREFIXES[entity],
    spaceId,
    platform,
    externalAccountId,
    String(round),
    entity,
    remoteId,
  );

/** Ids of what belongs to an object and has no remote id of its own, in the order of asking. */
export const idsBelow = (ownerId: string, own?: string): Ids => {
  let asked = 0;
  return {
    next: (prefix) =>
      own?.startsWith(`${prefix}_`) ? own : derivedId(prefix, ownerId, String((asked += 1))),
  };
};
