import { Injectable } from '@nestjs/common';
import {
  Clock,
  isId,
  isRefusal,
  notFound,
  type PlatformId,
  type Tenant,
  UnitOfWork,
} from '@switchyard/kernel';
import { Adjustments } from '../data/adjustments';
import { Conversions } from '../data/conversions';
import { DeadLetters } from '../data/dead-letters';
import { Traces } from '../data/traces';
import {
  type ConversionEvent,
  type Delivery,
  eventIdTaken,
  nothingToReplay,
  orderTaken,
} from '../domain';
import { orderKey } from '../domain/conversion/order-id';
import { DeliveryNotifier } from './notifiers';
import { AdjustmentDoor } from './report/doors';

/**
 * Send again what failed of a conversion or an adjustment. Nothing is sent here; the worker does
 * that. Throws `NOT_FOUND`, `NOTHING_TO_REPLAY`, and `ORDER_TAKEN` when another conversion has the
 * order now.
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
    private readonly notifier: DeliveryNotifier,
    private readonly clock: Clock,
  ) {}

  /**
   * On every platform where it failed, or on one. Returns the deliveries that begin anew, those of
   * its adjustments not among them.
   */
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
    await this.notifier.notify(
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
    await this.notifier.notify(tenant, [
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

  /** What failed everywhere has given its event id and its order back. */
  private async reserve(tenant: Tenant, event: ConversionEvent): Promise<void> {
    if (event.externalEventId !== null) {
      const [first] = (await this.conversions.reserveEventIds(tenant, [event])).values();
      if (first !== undefined && first !== event.id) {
        throw eventIdTaken(event.externalEventId, first);
      }
    }
    if (event.orderId === null) return;
    const holder = (await this.conversions.reserve(tenant, [event])).get(orderKey(event));
    if (holder !== undefined && holder !== event.id) throw orderTaken(event.orderId, holder);
  }
}

/** Which dead letters: of one platform, and with this code of an error where one is named. */
export interface Which {
  readonly platform: PlatformId;
  readonly code?: string;
}

/**
 * `left`: conversions whose order another one has now, and what another caller sent again
 * meanwhile.
 */
export interface Replayed {
  readonly replayed: number;
  readonly left: number;
}

const PAGE = 500;

/**
 * Send again what failed on one platform in a Space, each conversion and adjustment in a
 * transaction of its own; other platforms stay as they are.
 */
@Injectable()
export class ReplayMany {
  constructor(
    private readonly letters: DeadLetters,
    private readonly replay: ReplayConversion,
  ) {}

  async execute(tenant: Tenant, which: Which): Promise<Replayed> {
    const sum = { replayed: 0, left: 0 };
    for (
      let ids = await this.letters.page(tenant, which, '', PAGE);
      ids.length > 0;
      ids = await this.letters.page(tenant, which, ids.at(-1)!, PAGE)
    ) {
      for (const id of ids) sum[await this.one(tenant, id, which.platform)] += 1;
    }
    return sum;
  }

  private async one(tenant: Tenant, id: string, platform: PlatformId): Promise<keyof Replayed> {
    try {
      await this.replay.execute(tenant, id, platform);
      return 'replayed';
    } catch (error) {
      if (!isRefusal(error) || !['ORDER_TAKEN', 'NOTHING_TO_REPLAY'].includes(error.code)) {
        throw error;
      }
      return 'left';
    }
  }
}
