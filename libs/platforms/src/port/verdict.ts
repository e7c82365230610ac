/** What a platform said of one conversion or adjustment. `code` is the platform's own word, or one of ours where it was not asked. */
export type Verdict =
  /** Taken. `already`: it was there before, which a retry finds. `ref` names the request for `confirm`, `at` the item's place in it. */
  | {
      readonly outcome: 'taken';
      readonly already?: boolean;
      readonly ref?: string;
      readonly at?: number;
    }
  /** The platform said later that it counted it. */
  | { readonly outcome: 'confirmed' }
  /** Too early. `until` in milliseconds since the epoch. */
  | {
      readonly outcome: 'waiting';
      readonly until: number;
      readonly code: string;
      readonly message: string;
    }
  /** Sending it again changes nothing. */
  | { readonly outcome: 'refused'; readonly code: string; readonly message: string }
  /** It must not, or need not, be sent: consent denied, a paused action. */
  | { readonly outcome: 'skipped'; readonly code: string; readonly message: string }
  /** The platform has no such thing. */
  | { readonly outcome: 'unsupported'; readonly code: string; readonly message: string }
  /** Something of the account or action has to be put right by a person; the same item goes then. */
  | { readonly outcome: 'held'; readonly code: string; readonly message: string }
  /** Nothing certain is known of it: it counts as not delivered and is sent again. */
  | { readonly outcome: 'unknown'; readonly code: string; readonly message: string };
