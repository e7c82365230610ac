import type { Attributes, Json } from './attributes';
import type { Failure } from './failure';

/** A field that somebody had changed, and the value that was there. */
export interface OverwrittenField {
  readonly field: string;
  readonly found: Json;
}

/** What became of one change. Every change of a wave gets exactly one. */
export type Outcome =
  /** Confirmed by the platform. `attributes` is what it holds now, as far as the answer proves it. */
  | {
      readonly kind: 'applied';
      readonly changeId: string;
      readonly remoteId: string;
      readonly attributes: Attributes;
      readonly requestId?: string;
      /** Edits that the write went over, where the platform lets one see them: they were made between the look before the write and the write. */
      readonly overwritten?: readonly OverwrittenField[];
    }
  /** Made, but not every part of it: the binding is tainted and every field is sent again. */
  | {
      readonly kind: 'half-made';
      readonly changeId: string;
      readonly remoteId: string;
      readonly failure: Failure;
    }
  /** Somebody edited it since the plan; nothing was sent. `missing` when it is gone. */
  | { readonly kind: 'drifted'; readonly changeId: string; readonly missing: boolean }
  | { readonly kind: 'removed'; readonly changeId: string; readonly requestId?: string }
  | { readonly kind: 'failed'; readonly changeId: string; readonly failure: Failure };
