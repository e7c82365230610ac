import { Injectable } from '@nestjs/common';
import { nameKey } from '@switchyard/catalog/domain';
import { isId, referenceNotFound, type Tenant } from '@switchyard/kernel';
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
    return (reference, path) => {
      const found = known.get(referenceKey(reference));
      if (!found) throw referenceNotFound(`${path}/conversionAction`);
      return found;
    };
  }
}

/** An id as it is, a name as names are compared. */
export const referenceKey = (reference: string): string =>
  isId('cva', reference.trim()) ? reference.trim() : nameKey(reference);
