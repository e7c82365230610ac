import { type Failure, PlatformFailure } from '../port/failure';
import type { Sending } from './send-in-parts';
import { answeredAlike, deferredAs, refusedAs } from './verdicts';

/**
 * What a refused request comes to by the platform's table. `named` are the places of the items that
 * it names. Throws PlatformFailure where nothing was decided about any item; a refusal that the
 * table does not know is one of those.
 */
export const refusedReply = (
  items: readonly unknown[],
  failure: Failure,
  reaction: Reaction | undefined,
  named: readonly number[],
): Sending => {
  const { detail } = failure;
  switch (reaction) {
    case 'hold':
      return answeredAlike(items, deferredAs(detail));
    case 'item':
      return {
        kind: 'refused',
        named: new Map(
          named.filter((index) => index < items.length).map((index) => [index, refusedAs(detail)]),
        ),
        whole: refusedAs(detail),
      };
    case 'wait':
    case 'signIn':
      throw new PlatformFailure(failure);
    case 'again':
    case undefined:
      throw new PlatformFailure(
        failure.kind === 'refused' ? { kind: 'unavailable', detail } : failure,
      );
    default:
      return reaction satisfies never;
  }
};

/** What a refusal means for the batch that it answers. */
type Reaction =
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
