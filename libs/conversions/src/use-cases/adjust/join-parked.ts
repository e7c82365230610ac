import { Injectable } from '@nestjs/common';
import { Clock, UnitOfWork, type Tenant } from '@switchyard/kernel';
import type { KeptAdjustment } from '../../domain';
import { DeliveryBell } from '../deliver/delivery-bell';
import { Adjustments } from './adjustments';
import { JoinAdjustments } from './join-adjustments';

/** When the next round is due; `over` when nothing is parked any more. */
export type RoundEnd =
  { readonly kind: 'over' } | { readonly kind: 'rest'; readonly seconds: number };

/** Transactions that were under way when something was parked are over by then. */
const YOUNG_MS = 10 * 60_000;
const SOON_SECONDS = 5;
const LATER_SECONDS = 3_600;
const PAGE = 500;

/**
 * A round over what is parked in a Space. A conversion joins what it finds parked when it is kept, so that this finds only what was parked and kept at
 * the same moment, neither seeing the other. `end` is called inside the last transaction.
 */
@Injectable()
export class JoinParked {
  constructor(
    private readonly work: UnitOfWork,
    private readonly adjustments: Adjustments,
    private readonly joining: JoinAdjustments,
    private readonly bell: DeliveryBell,
    private readonly clock: Clock,
  ) {}

  async execute(tenant: Tenant, end: (how: RoundEnd) => Promise<void>): Promise<void> {
    let [after, youngest]: [string | undefined, Date | undefined] = ['', undefined];
    while (after !== undefined) {
      const from: string = after;
      const left = await this.work.run(tenant, () => this.page(tenant, from, youngest, end));
      [after, youngest] = [left.next, left.youngest];
    }
  }

  /** Only a page that is all there is and keeps nothing back is the end: whoever parks now waits for this transaction. */
  private async page(
    tenant: Tenant,
    after: string,
    before: Date | undefined,
    end: (how: RoundEnd) => Promise<void>,
  ): Promise<{ readonly next?: string; readonly youngest?: Date }> {
    const parked = await this.adjustments.parkedAfter(tenant, after, this.clock.now(), PAGE);
    const originals = await this.adjustments.originals(tenant, parked);
    const mine = await this.adjustments.lockParked(tenant, [...originals.keys()], this.clock.now());
    const connectionIds = await this.joining.join(
      tenant,
      mine.map((adjustment) => ({ adjustment, original: originals.get(adjustment.subject)! })),
    );
    await this.bell.ring(tenant, connectionIds);
    const youngest = latest(
      parked.filter(({ subject }) => !originals.has(subject)),
      before,
    );
    if (parked.length === PAGE) return { next: parked.at(-1)!.id, ...(youngest && { youngest }) };
    await end(
      after === '' && youngest === undefined
        ? { kind: 'over' }
        : { kind: 'rest', seconds: this.restOf(youngest) },
    );
    return {};
  }

  private restOf(youngest: Date | undefined): number {
    return youngest !== undefined && this.clock.now().getTime() - youngest.getTime() < YOUNG_MS
      ? SOON_SECONDS
      : LATER_SECONDS;
  }
}

const latest = (rows: readonly KeptAdjustment[], before: Date | undefined): Date | undefined =>
  rows.reduce<Date | undefined>(
    (youngest, { createdAt }) => (youngest && youngest > createdAt ? youngest : createdAt),
    before,
  );
