import { Injectable } from '@nestjs/common';
import { nameKey } from '@switchyard/catalog/domain';
import { isId, Refusal, type Tenant } from '@switchyard/kernel';
import type { ConversionAction } from '../../domain';
import { Actions } from '../action/actions';

/** Finds the actions that conversions name, all of a call with one statement; none of them goes before the transaction ends. */
@Injectable()
export class ActionsByReference {
  constructor(private readonly actions: Actions) {}

  /** Answers a function from what stands in an item to its action. That throws `NOT_FOUND` with where it stands. */
  async of(
    tenant: Tenant,
    references: readonly string[],
  ): Promise<(reference: string, path: string) => ConversionAction> {
    const keys = [...new Set(references.map(referenceKey))];
    const rows = await this.actions.holdNamed(tenant, keys);
    const known = new Map(
      rows.flatMap(
        (row) =>
          [
            [row.id, row],
            [row.nameKey, row],
          ] as const,
      ),
    );
    const nearest = await this.actions.nearestNames(
      tenant,
      references.filter((reference) => !known.has(referenceKey(reference))),
    );
    return (reference, path) => {
      const found = known.get(referenceKey(reference));
      if (!found) {
        throw unknownAction(reference, `${path}/conversionAction`, nearest.get(reference));
      }
      return found;
    };
  }
}

/** What is told of a name or id that no action has. */
export const unknownAction = (
  reference: string,
  path: string,
  nearest: string | undefined,
): Refusal =>
  new Refusal(
    'NOT_FOUND',
    `No conversion action ${isId('cva', reference.trim()) ? 'has the id' : 'is called'} "${reference}".${nearest === undefined ? '' : ` Did you mean "${nearest}"?`}`,
    { path, lookedFor: reference, ...(nearest === undefined ? {} : { nearest }) },
  );

/** An id as it is, a name as names are compared. */
export const referenceKey = (reference: string): string =>
  isId('cva', reference.trim()) ? reference.trim() : nameKey(reference);
