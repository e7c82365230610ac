import { Injectable } from '@nestjs/common';
import { Clock, type Tenant } from '@switchyard/kernel';
import {
  adjustmentDeliveries,
  originalIssues,
  type Delivery,
  type KeptAdjustment,
  type Original,
} from '../../domain';
import { Conversions } from '../accept/conversions';
import { Adjustments, sameKey } from './adjustments';

/** An adjustment and the conversion that it changes. */
export interface Pair {
  readonly adjustment: KeptAdjustment;
  readonly original: Original;
}

/** Gives adjustments that know their original their deliveries, and answers the connections to ring for: a transaction rings once, in one order. Inside the running transaction, with one statement of each kind for all. */
@Injectable()
export class JoinAdjustments {
  constructor(
    private readonly adjustments: Adjustments,
    private readonly conversions: Conversions,
    private readonly clock: Clock,
  ) {}

  /** Of parked ones: the first of several that are the same is sent, the others are skipped. One that does not fit is nobody's same: what corrects it is taken. */
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
      await this.adjustments.holdDeliveries(
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

/** The subject becomes the original, so that whatever is the same is found whichever way it names the original; a copy keeps its own. */
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
