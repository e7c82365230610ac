import type { EntityKind } from '../../port/attributes';
import { PlatformFailure } from '../../port/failure';
import type { Failure } from '../../port/failure';
import type { WireAnswer } from './answer';
import { listOf } from './answer';
import { classifyError, contradicted } from './classify';
import type { Nature } from './classify';
import type { WireError } from './objects';

/** What became of one item of a list: its id, or why there is none. */
export type ItemResult = { readonly id: string } | { readonly failure: Failure };

interface Asked {
  readonly count: number;
  readonly nature: Nature;
  readonly entity: EntityKind;
}

/**
 * Reads the answer to an Add: ids in the order of the request, null where it failed, errors by index. An answer that does not
 * fit the request is not believed: the whole call is `unknown`, or the item when only that one contradicts itself.
 */
export const addedItems = (
  answer: WireAnswer,
  ids: readonly (string | null)[],
  errors: ReadonlyMap<number, WireError>,
  asked: Asked,
): readonly ItemResult[] => {
  if (ids.length !== asked.count) {
    throw new PlatformFailure(
      contradicted(`${ids.length} ids for ${asked.count} items.`, 'create', answer.trackingId),
    );
  }
  return ids.map((id, index) => {
    const error = errors.get(index);
    if (id && !error) return { id };
    if (!id && error) {
      return { failure: classifyError(error, 'create', asked.entity, answer.trackingId) };
    }
    return {
      failure: contradicted(
        id ? 'An id and an error for the same item.' : 'Neither an id nor an error for an item.',
        'create',
        answer.trackingId,
      ),
    };
  });
};

/** Failures of an Update or Delete by index of the request; items without one were done. */
export const failedItems = (
  answer: WireAnswer,
  errors: ReadonlyMap<number, WireError>,
  asked: Asked,
): ReadonlyMap<number, Failure> => {
  const beyond = [...errors.keys()].find((index) => index >= asked.count);
  if (beyond !== undefined) {
    throw new PlatformFailure(
      contradicted(
        `An error for item ${beyond} of ${asked.count}.`,
        asked.nature,
        answer.trackingId,
      ),
    );
  }
  return new Map(
    [...errors].map(([index, error]) => [
      index,
      classifyError(error, asked.nature, asked.entity, answer.trackingId),
    ]),
  );
};

/** `PartialErrors`: a flat list, each with the index of its item. */
export const partialErrors = (answer: WireAnswer): ReadonlyMap<number, WireError> =>
  new Map(
    present(answer.body?.['PartialErrors']).map((error) => [
      error.Index ?? Number.MAX_SAFE_INTEGER,
      error,
    ]),
  );

/** `NestedPartialErrors` of criteria: one collection per criterion, holding the error itself or a list of them. */
export const nestedErrors = (answer: WireAnswer): ReadonlyMap<number, WireError> =>
  new Map(
    present(answer.body?.['NestedPartialErrors']).map((nest) => [
      nest.Index ?? Number.MAX_SAFE_INTEGER,
      present(nest.BatchErrors)[0] ?? nest,
    ]),
  );

/** `NestedPartialErrors` of negative keywords of one entity: the inner index is the keyword's; an error without inner ones is everybody's. */
export const negativeErrors = (answer: WireAnswer, count: number): ReadonlyMap<number, WireError> =>
  new Map(
    present(answer.body?.['NestedPartialErrors']).flatMap((nest) => {
      const inner = present(nest.BatchErrors);
      return inner.length > 0
        ? inner.map((error) => [error.Index ?? Number.MAX_SAFE_INTEGER, error] as const)
        : Array.from({ length: count }, (_, index) => [index, nest] as const);
    }),
  );

const present = (value: unknown): readonly WireError[] =>
  listOf<WireError>(value).filter((error) => error !== null);
