import { Injectable } from '@nestjs/common';
import { ConversionActions } from '@switchyard/catalog';
import type { Tenant } from '@switchyard/kernel';
import { Actions } from '../../data/actions';

/**
 * Returns the existing conversion actions to the catalog, and locks them until its transaction
 * ends.
 */
@Injectable()
export class LockedActions extends ConversionActions {
  constructor(private readonly actions: Actions) {
    super();
  }

  async unknownAt(tenant: Tenant, ids: readonly string[]): Promise<number | undefined> {
    const locked = await this.actions.hold(tenant, ids);
    const index = ids.findIndex((id) => !locked.has(id));
    return index < 0 ? undefined : index;
  }
}

/** A conversion action, and the one of the same name in another Space. */
export interface NamesakeOf {
  readonly id: string;
  readonly name: string;
  /** Undefined where the other Space has none of the name. */
  readonly thereId: string | undefined;
}

/** Finds conversion actions of one Space in another one, by their names. */
@Injectable()
export class ActionNamesakes {
  constructor(private readonly actions: Actions) {}

  /** Ids without an action are left out. None that is named goes before the transaction ends. */
  async of(from: Tenant, to: Tenant, ids: readonly string[]): Promise<readonly NamesakeOf[]> {
    const own = await this.actions.names(from, ids);
    const there = await this.actions.names(
      to,
      own.map(({ nameKey }) => nameKey),
    );
    const byName = new Map(there.map(({ id, nameKey }) => [nameKey, id]));
    return own.map(({ id, name, nameKey }) => ({ id, name, thereId: byName.get(nameKey) }));
  }
}
