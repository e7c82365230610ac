import type { Attributes, EntityKind, Json } from './attributes';
import type { Failure } from './failure';

/** The facts of a changed object that a connector needs. */
interface Subject {
  /** The operation's id: outcomes name it. */
  readonly id: string;
  readonly entity: EntityKind;
  /**
   * Our own id of the object. It travels to the platform as the marker by which a lost create is
   * recognised.
   */
  readonly localId: string;
  readonly campaignType: string;
}

export interface CreateChange extends Subject {
  readonly action: 'create';
  /** Remote id of the parent; absent for campaigns. */
  readonly parentRemoteId?: string;
  readonly after: Attributes;
  /**
   * Remote ids of objects that were made for the same one of ours and are not ours any more, oldest
   * first: none of them is the one to make.
   */
  readonly released?: readonly string[];
}

export interface UpdateChange extends Subject {
  readonly action: 'update';
  readonly remoteId: string;
  readonly parentRemoteId?: string;
  /** Every field of the object after the change; `fields` names those that are to be sent. */
  readonly after: Attributes;
  readonly fields: readonly string[];
  /**
   * Digest of what the plan saw; another one now means that the object was edited: outcome
   * `drifted`, nothing sent.
   */
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

/** A field that was changed on the platform, and the value that was there. */
export interface OverwrittenField {
  readonly field: string;
  readonly found: Json;
}

/** What became of one change. Every change of a wave gets exactly one. */
export type Outcome =
  /**
   * Confirmed by the platform. `attributes` is what it holds now, as far as the answer proves it.
   */
  | {
      readonly kind: 'applied';
      readonly changeId: string;
      readonly remoteId: string;
      readonly attributes: Attributes;
      readonly requestId?: string;
      /**
       * Edits that the write went over, where the platform lets one see them: they were made
       * between the look before the write and the write.
       */
      readonly overwritten?: readonly OverwrittenField[];
    }
  /** Made, but not every part of it: the binding is tainted and every field is sent again. */
  | {
      readonly kind: 'half-made';
      readonly changeId: string;
      readonly remoteId: string;
      readonly failure: Failure;
    }
  /** It was edited on the platform since the plan; nothing was sent. `missing` when it is gone. */
  | { readonly kind: 'drifted'; readonly changeId: string; readonly missing: boolean }
  | { readonly kind: 'removed'; readonly changeId: string; readonly requestId?: string }
  | { readonly kind: 'failed'; readonly changeId: string; readonly failure: Failure };
