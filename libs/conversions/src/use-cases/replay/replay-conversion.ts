import { Injectable } from '@nestjs/common';
import {
  Clock,
  isId,
  notFound,
  UnitOfWork,
  type PlatformId,
  type Tenant,
} from '@switchyard/kernel';
import { nothingToReplay, orderTaken, type ConversionEvent, type Delivery } from '../../domain';
import { orderKey } from '../accept/accept-conversions';
import { Conversions } from '../accept/conversions';
import { Adjustments } from '../adjust/adjustments';
import { DeliveryBell } from '../deliver/delivery-bell';
import { AdjustmentDoor } from '../report/adjustment-door';
import { Traces } from '../trace/traces';
import { DeadLetters } from './dead-letters';

/**
 * Send again what failed of a conversion or an adjustment. Nothing is sent here; the worker does that. Throws `NOT_FOUND`, `NOTHING_TO_REPLAY`, and
 * `ORDER_TAKEN` when another conversion has the order now.
 */
@Injectable()
export class ReplayConversion {
  constructor(
    private readonly work: UnitOfWork,
    private readonly traces: Traces,
    private readonly adjustments: Adjustments,
    private readonly conversions: Conversions,
    private readonly letters: DeadLetters,
    private readonly door: AdjustmentDoor,
    private readonly bell: DeliveryBell,
    private readonly clock: Clock,
  ) {}

  /** On every platform where it failed, or on one. Answers the deliveries that begin anew, those of its adjustments not among them. */
  execute(tenant: Tenant, id: string, only?: PlatformId): Promise<readonly Delivery[]> {
    return this.work.run(tenant, () =>
      isId('adj', id) ? this.adjustment(tenant, id, only) : this.conversion(tenant, id, only),
    );
  }

  private async adjustment(
    tenant: Tenant,
    id: string,
    only: PlatformId | undefined,
  ): Promise<readonly Delivery[]> {
    if (!(await this.adjustments.find(tenant, id))) throw notFound();
    const revived = await this.revive(tenant, id, await this.lock(tenant, id, only));
    await this.bell.ring(
      tenant,
      revived.map(({ connectionId }) => connectionId),
    );
    return revived;
  }

  private async conversion(
    tenant: Tenant,
    id: string,
    only: PlatformId | undefined,
  ): Promise<readonly Delivery[]> {
    const event = await this.traces.find(tenant, id);
    if (!event) throw notFound();
    const failed = await this.lock(tenant, id, only);
    await this.reserve(tenant, event);
    const revived = await this.revive(tenant, id, failed);
    const theirs = await this.letters.reviveAdjustments(
      tenant,
      id,
      revived.map(({ platform }) => platform),
      this.clock.now(),
    );
    const joined = await this.door.join(tenant, [event]);
    await this.bell.ring(tenant, [
      ...[...revived, ...theirs].map(({ connectionId }) => connectionId),
      ...joined,
    ]);
    return revived;
  }

  private async lock(
    tenant: Tenant,
    id: string,
    only: PlatformId | undefined,
  ): Promise<readonly Delivery[]> {
    const failed = (await this.letters.lock(tenant, id)).filter(
      ({ platform }) => only === undefined || platform === only,
    );
    if (failed.length === 0) throw nothingToReplay();
    return failed;
  }

  private revive(
    tenant: Tenant,
    id: string,
    failed: readonly Delivery[],
  ): Promise<readonly Delivery[]> {
    return this.letters.revive(
      tenant,
      id,
      failed.map(({ platform }) => platform),
      this.clock.now(),
    );
  }

  /** What failed everywhere has given its order back. */
  private async reserve(tenant: Tenant, event: ConversionEvent): Promise<void> {
    if (event.orderId === null) return;
    const holder = (await this.conversions.reserve(tenant, [event])).get(orderKey(event));
    if (holder !== undefined && holder !== event.id) throw orderTaken(event.orderId, holder);
  }
}
