import type { Attributes } from './attributes';
import type { Failure } from './failure';

/** What became of one change. Every change of a wave gets exactly one. */
export type Outcome =
  /** Confirmed by the platform. `attributes` is what it holds now, as far as the answer proves it. */
  | {
      readonly kind: 'applied';
      readonly changeId: string;
      readonly remoteId: string;
      readonly attributes: Attributes;
      readonly requestId?: string;
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
