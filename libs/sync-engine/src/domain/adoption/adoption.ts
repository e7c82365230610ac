import { createHash } from 'node:crypto';
import type { Asset } from '@switchyard/catalog/domain';
import { idFromBytes, type IdPrefix, type Ids } from '@switchyard/kernel';
import type { AdPlatform, Attributes, EntityKind, Observed } from '@switchyard/platforms/domain';
import type { CampaignTree, Target } from '../basis/campaign-tree';
import { sameField } from '../basis/canonical-json';
import type { Address } from '../planning/plan';

/** What turning a remote campaign into ours needs. */
export interface AdoptionWorld {
  readonly spaceId: string;
  readonly target: Target;
  readonly platform: Pick<AdPlatform, 'normalise' | 'capabilities'>;
  /** Whose offsets hours are converted by. */
  readonly at: Date;
  /** Pictures of the Space by the digest of their bytes. */
  readonly pictures: ReadonlyMap<string, Asset>;
  readonly idOf: (entity: EntityKind, remoteId: string) => string;
}

/** One remote object, as it becomes ours. */
export interface AdoptedObject {
  readonly observed: Observed;
  readonly address: Address;
  readonly parentId: string | null;
  readonly name: string;
  /**
   * The adopted object in the platform's form. It counts as last applied, so a difference from the
   * observed object is drift and nothing is sent.
   */
  readonly applied: Attributes;
}

/** A remote campaign with its tree as ours. */
export interface Adoption {
  readonly tree: CampaignTree;
  /** Parents first. */
  readonly objects: readonly AdoptedObject[];
  /** What stays the platform's alone. */
  readonly left: readonly Observed[];
}

const PREFIXES: Readonly<Record<EntityKind, IdPrefix>> = {
  campaign: 'cmp',
  adGroup: 'adg',
  ad: 'ad',
  keyword: 'kwd',
};

/**
 * An id that follows from what it stands for, so that plans of the same remote state are the same.
 */
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

/** Fields that our catalog says otherwise than the platform does, sorted. */
export const lostFields = ({
  applied,
  observed: { attributes },
}: AdoptedObject): readonly string[] =>
  Object.keys({ ...applied, ...attributes })
    .filter((field) => !sameField(applied[field], attributes[field]))
    .sort();
