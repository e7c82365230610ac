/** What a refusal means for the batch that it answers. */
export type Reaction =
  /** Nothing was done; the same batch goes again later. */
  | 'again'
  /** Too many requests: the same batch goes when the platform says. */
  | 'wait'
  /** The grant is gone. */
  | 'signIn'
  /** A person has to put something right; the same batch goes then. */
  | 'hold'
  /** An item of the batch is wrong; the others may go. */
  | 'item';

/** One refusal that the platform's document names. */
export interface RefusalRow {
  /** As in `FailureDetail.code` of this platform. */
  readonly code: string;
  readonly reaction: Reaction;
  readonly meaning: string;
  readonly source: string;
}
