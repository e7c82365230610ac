import { Injectable } from '@nestjs/common';
import type { Caller, PageRequest, Tenant } from '@switchyard/kernel';
import { type AdjustmentFilter, type AdjustmentRow, Adjustments } from '../../data/adjustments';
import type { Delivery } from '../../domain';

/** An adjustment with its deliveries. */
export type AdjustmentOnItsWay = AdjustmentRow & { readonly deliveries: readonly Delivery[] };

/**
 * List adjustments with their statuses, newest first, or all of one conversion in the order in
 * which they happened.
 */
@Injectable()
export class ReadAdjustments {
  constructor(private readonly adjustments: Adjustments) {}

  /** One row more than the page's limit means that there is another page. */
  async list(
    caller: Caller,
    filter: AdjustmentFilter,
    page: PageRequest,
  ): Promise<readonly AdjustmentOnItsWay[]> {
    return this.withDeliveries(caller, await this.adjustments.list(caller, filter, page));
  }

  async ofOriginal(tenant: Tenant, originalId: string): Promise<readonly AdjustmentOnItsWay[]> {
    return this.withDeliveries(tenant, await this.adjustments.ofOriginal(tenant, originalId));
  }

  private async withDeliveries(
    tenant: Tenant,
    rows: readonly AdjustmentRow[],
  ): Promise<readonly AdjustmentOnItsWay[]> {
    if (rows.length === 0) return [];
    const deliveries = await this.adjustments.deliveries(
      tenant,
      rows.map(({ id }) => id),
    );
    return rows.map((row) => ({
      ...row,
      deliveries: deliveries.filter(({ eventId }) => eventId === row.id),
    }));
  }
}
