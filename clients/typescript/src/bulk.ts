import type { Answer } from './call.js';
import { SwitchyardError } from './errors.js';
import type { components } from './generated/schema.js';

/** What became of one item: `index` is its place in the whole array that was passed. */
export type BulkResult = components['schemas']['BulkResult'] & {
  /**
   * True for a PRECONDITION_FAILED of a request that was sent again: an earlier attempt, whose
   * answer was lost, may have made the change.
   */
  readonly maybeApplied?: boolean;
};

/** What became of all items, in their order. */
export interface BulkOutcome {
  readonly results: readonly BulkResult[];
  readonly succeeded: number;
  readonly failed: number;
}

/** The most items of one request. */
export const BULK_LIMIT = 1_000;

/**
 * A later request of many failed. `done` is what the earlier ones did; of the items from
 * `unknownFrom` to before `notSentFrom` the API may have changed some; those after were not sent.
 */
export class BulkInterruptedError extends SwitchyardError {
  override readonly name: string = 'BulkInterruptedError';

  constructor(
    readonly done: BulkOutcome,
    readonly unknownFrom: number,
    readonly notSentFrom: number,
    cause: unknown,
  ) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(`Items before ${unknownFrom} are done; the request after them failed: ${reason}`, {
      cause,
    });
  }
}

/** Sends the items in parts of at most 1,000, one after the other; nothing for no items. */
export const sendInParts = async <Item>(
  items: readonly Item[],
  send: (part: readonly Item[], at: number, isOnly: boolean) => Promise<Answer>,
): Promise<BulkOutcome> => {
  const results: BulkResult[] = [];
  for (let from = 0; from < items.length; from += BULK_LIMIT) {
    const part = items.slice(from, from + BULK_LIMIT);
    const answer = await send(part, from / BULK_LIMIT, items.length <= BULK_LIMIT).catch(
      (error: unknown) => {
        if (from === 0) throw error;
        throw new BulkInterruptedError(outcomeOf(results), from, from + part.length, error);
      },
    );
    results.push(...resultsOf(answer, from));
  }
  return outcomeOf(results);
};

const resultsOf = ({ body, maybeRepeated }: Answer, from: number): readonly BulkResult[] =>
  (body as { readonly data: readonly BulkResult[] }).data.map((result) => ({
    ...result,
    index: from + result.index,
    ...(maybeRepeated && result.error?.code === 'PRECONDITION_FAILED' && { maybeApplied: true }),
  }));

const outcomeOf = (results: readonly BulkResult[]): BulkOutcome => {
  const failed = results.filter(({ status }) => status === 'failed').length;
  return { results, succeeded: results.length - failed, failed };
};
