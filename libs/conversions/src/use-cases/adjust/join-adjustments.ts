import { Injectable } from '@nestjs/common';
import { Clock, type Tenant, UnitOfWork } from '@switchyard/kernel';
import { Adjustments, sameKey } from '../../data/adjustments';
import { Conversions } from '../../data/conversions';
import {
  adjustmentDeliveries,
  type Delivery,
  type KeptAdjustment,
  type Original,
  originalIssues,
} from '../../domain';
import { DeliveryNotifier } from '../notifiers';

/** An adjustment and the conversion that it changes. */
export interface Pair {
  readonly adjustment: KeptAdjustment;
  readonly original: Original;
}

/**
 * Creates the deliveries of adjustments whose original is known. Returns the connections to notify:
 * a transaction notifies once, in one order. Runs inside the transaction, with one statement of
 * each kind for all.
 */
@Injectable()
export class JoinAdjustments {
  constructor(
    private readonly adjustments: Adjustments,
    private readonly conversions: Conversions,
    private readonly clock: Clock,
  ) {}

  /**
   * Joins parked adjustments with their originals. Of several equal ones the first is sent and the
   * others are skipped. One that does not fit its original equals no other, so that a corrected one
   * is accepted.
   */
  async join(tenant: Tenant, pairs: readonly Pair[]): Promise<readonly (string | null)[]> {
    if (pairs.length === 0) return [];
    const holders = new Map(await this.adjustments.holders(tenant, pairs.map(nameAttached)));
    const joined = pairs.map((pair): Pair => {
      const key = sameKey(nameAttached(pair));
      const isFirst =
        originalIssues(pair.adjustment, pair.original, '').length === 0 && !holders.has(key);
      if (isFirst) holders.set(key, pair.adjustment.id);
      return { ...pair, adjustment: attached(pair, isFirst, this.clock.now()) };
    });
    await this.adjustments.join(
      tenant,
      joined.map(({ adjustment }) => adjustment),
    );
    return this.deliver(tenant, joined);
  }

  async deliver(tenant: Tenant, pairs: readonly Pair[]): Promise<readonly (string | null)[]> {
    if (pairs.length === 0) return [];
    const theirs = deliveriesByEvent(
      await this.adjustments.lockDeliveries(
        tenant,
        pairs.map(({ original }) => original.id),
      ),
    );
    const deliveries = pairs.flatMap(({ adjustment, original }) =>
      adjustmentDeliveries(adjustment, original, theirs.get(original.id) ?? [], this.clock.now()),
    );
    await this.conversions.keep([], deliveries);
    return deliveries.filter(({ dueAt }) => dueAt !== null).map(({ connectionId }) => connectionId);
  }
}

const nameAttached = ({
  adjustment: { sameness },
  original: { id },
}: Pair): Pick<KeptAdjustment, 'subject' | 'sameness'> => ({ subject: id, sameness });

/**
 * The subject becomes the original, so that whatever is the same is found whichever way it names
 * the original; a copy keeps its own.
 */
const attached = ({ adjustment, original }: Pair, isFirst: boolean, now: Date): KeptAdjustment => ({
  ...adjustment,
  originalId: original.id,
  parkedUntil: null,
  joinedAt: now,
  subject: isFirst ? original.id : adjustment.subject,
});

const deliveriesByEvent = (
  deliveries: readonly Delivery[],
): ReadonlyMap<string, readonly Delivery[]> => {
  const byEvent = new Map<string, Delivery[]>();
  for (const one of deliveries) {
    byEvent.set(one.eventId, [...(byEvent.get(one.eventId) ?? []), one]);
  }
  return byEvent;
};

/** When the next round is due; `over` when nothing is parked any more. */
export type RoundEnd =
  { readonly kind: 'over' } | { readonly kind: 'rest'; readonly seconds: number };

/** Transactions that were under way when something was parked are over by then. */
const YOUNG_MS = 10 * 60_000;
const SOON_SECONDS = 5;
const LATER_SECONDS = 3_600;
const PAGE = 500;

/**
 * A round over what is parked in a Space. A conversion joins what it finds parked when it is kept,
 * so that this finds only what was parked and kept at the same moment, neither seeing the other.
 * `end` is called inside the last transaction.
 */
@Injectable()
export class JoinParked {
  constructor(
    private readonly work: UnitOfWork,
    private readonly adjustments: Adjustments,
    private readonly joining: JoinAdjustments,
    private readonly notifier: DeliveryNotifier,
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

  /**
   * The work ends only after a last page without a left-over adjustment. A transaction that parks
   * one now enqueues the work again.
   */
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
    await this.notifier.notify(tenant, connectionIds);
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
