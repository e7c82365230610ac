import type { Attributes, EntityKind } from './attributes';

/** What a connector needs to know of the object a change is about. */
interface Subject {
  /** The operation's id: outcomes name it. */
  readonly id: string;
  readonly entity: EntityKind;
  /** Our own id of the object. It travels to the platform as the marker by which a lost create is recognised. */
  readonly localId: string;
  readonly campaignType: string;
}

export interface CreateChange extends Subject {
  readonly action: 'create';
  /** Remote id of the parent; absent for campaigns. */
  readonly parentRemoteId?: string;
  readonly after: Attributes;
  /** Remote ids of objects that were made for the same one of ours and are not ours any more, oldest first: none of them is the one to make. */
  readonly released?: readonly string[];
}

export interface UpdateChange extends Subject {
  readonly action: 'update';
  readonly remoteId: string;
  readonly parentRemoteId?: string;
  /** Every field of the object after the change; `fields` names those that are to be sent. */
  readonly after: Attributes;
  readonly fields: readonly string[];
  /** Digest of what the plan saw; another one now means that somebody edited the object: outcome `drifted`, nothing sent. */
  readonly seenDigest: string;
}

export interface RemoveChange extends Subject {
  readonly action: 'remove';
  readonly remoteId: string;
  readonly parentRemoteId?: string;
  readonly seenDigest: string;
}

/** What a connector is asked to do. A `replace` reaches it as a remove and a create. */
export type Change = CreateChange | UpdateChange | RemoveChange;
