import { Injectable } from '@nestjs/common';
import { ConversionActions } from '@switchyard/catalog';
import type { Tenant } from '@switchyard/kernel';
import { Actions } from '../../data/actions';

/**
 * Tells the catalog which conversion actions there are, and keeps those until its transaction ends.
 */
@Injectable()
export class LockedActions extends ConversionActions {
  constructor(private readonly actions: Actions) {
    super();
  }

  async unknownAt(tenant: Tenant, ids: readonly string[]): Promise<number | undefined> {
    const held = await this.actions.hold(tenant, ids);
    const index = ids.findIndex((id) => !held.has(id));
    return index < 0 ? undefined : index;
  }
}
