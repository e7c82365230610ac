import type { Asset } from '@switchyard/catalog/domain';
import type { AdPlatform, Attributes, EntityKind, Observed } from '@switchyard/platforms';
import type { Address } from '../plan';
import type { CampaignTree, Target } from '../snapshot';

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
  /** What our object comes to on the platform: it counts as last applied, so what differs from what is there is drift and nothing is sent. */
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
