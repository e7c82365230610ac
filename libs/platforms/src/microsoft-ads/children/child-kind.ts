import type { HeldCampaignType } from '../data/campaign-types';
import type { Attributes, EntityKind } from '../../port/attributes';
import type { CreateChange, UpdateChange } from '../../port/change';
import type { Observed } from '../../port/observed';
import type { WireAnswer } from '../wire/answer';
import type { WireError } from '../wire/objects';
import type { Session } from '../wire/session';

/** Where a child stands. The campaign is unknown ('') where a change names the ad group alone and nobody needs to know more. */
export interface Place {
  readonly parentId: string;
  readonly campaignId: string;
  readonly campaignType: HeldCampaignType;
}

/** A child as Microsoft holds it. */
export interface HeldChild<Source = unknown> {
  readonly observed: Observed;
  readonly source: Source;
}

/** How one kind of child is read and written; create, update and remove are the same for all of them. */
export interface ChildKind<Source = unknown> {
  readonly entity: EntityKind;
  readonly path: string;
  /** Items per call. */
  readonly batch: number;
  readonly deleteBatch: number;
  /** Every child of one parent. */
  list(session: Session, place: Place): Promise<readonly HeldChild<Source>[]>;
  /** Body of an Add for children of one parent. */
  adding(session: Session, parentId: string, changes: readonly CreateChange[]): object;
  added(answer: WireAnswer): readonly (string | null)[];
  /** Body of an Update; undefined for children that never change. */
  updating?(session: Session, parentId: string, items: readonly ChildUpdate<Source>[]): object;
  /** Body of an Update from objects that are ready; for names alone. */
  naming?(parentId: string, objects: readonly object[]): object;
  /** The attribute that holds the name; `name` when it does not say. */
  readonly nameField?: string;
  /** Digests of the images that an object needs in the library before it is sent. */
  images?(after: Attributes): readonly string[];
  removing(parentId: string, remoteIds: readonly string[]): object;
  errors(answer: WireAnswer, count: number): ReadonlyMap<number, WireError>;
}

export interface ChildUpdate<Source = unknown> {
  readonly change: UpdateChange;
  readonly held: HeldChild<Source>;
}
