import Big from 'big.js';
import { majorUnits } from '../payload/event-fields';
import { idOf, isRecord, type Json, textOf } from '../payload/members';
import { type Reading, readingOf, skipped, type SourceAdjustment } from '../reading';
import type { StripeConfig } from '../conversion-source';
import { fact, paymentKey, paymentOf } from './facts';
import { namesOfCharge } from './order-names';
import { currencyOf, integer } from './paid-amount';
import { ADD_LINK, unlinkedInvoice } from './read-intent';
import {
  OBJECT,
  type StripeEvent,
  type StripeReader,
  type StripeWorld,
  waitFor,
} from './stripe-event';

/**
 * One change of what is left of a payment. All changes that are known of a payment are kept,
 * because events come in any order and some of them have only a part.
 */
interface Change {
  /** Id of the event. */
  readonly event: string;
  /** Unix seconds. */
  readonly at: number;
  /**
   * `refunded`: `amount` is the running total of what went back, of the amount `of` that was
   * captured. `failed`: a refund of `amount` came back to the shop. `disputed` and `won`: everything
   * is taken back, and given again.
   */
  readonly kind: 'refunded' | 'disputed' | 'failed' | 'won';
  readonly amount: number;
  readonly of: number | null;
  readonly dispute: string | null;
}

/** A charge that was refunded, whole or in part. `amount_refunded` is a running total. */
export const readRefund: StripeReader = (event, world) => {
  const { object: charge } = event;
  const [of, amount] = [
    whole(charge['amount_captured']) ?? whole(charge['amount']),
    whole(charge['amount_refunded']) ?? 0,
  ];
  if (of === undefined || amount === 0) {
    return skipped(
      event.id,
      'NOTHING_PAID',
      `${OBJECT}/amount_refunded`,
      'the amount refunded is 0, so that nothing is changed',
    );
  }
  const refunded = charge['refunded'] === true ? of : amount;
  const reading = changed(event, { kind: 'refunded', amount: refunded, of, dispute: null }, world);
  return withMissingLink(reading, event, world);
};

/** Stripe has the returned amount here, and no running total. */
export const readFailedRefund: StripeReader = (event, world) =>
  changed(
    event,
    {
      kind: 'failed',
      amount: whole(event.object['amount']) ?? 0,
      of: null,
      dispute: null,
    },
    world,
  );

/** An inquiry of a bank is no dispute yet: nothing was withdrawn. */
const isInquiry = (status: unknown): boolean => textOf(status)?.startsWith('warning_') ?? false;

/** A dispute takes the order back, where the configuration says so. */
export const readDispute: StripeReader = (event, world) => {
  const { id, object: dispute } = event;
  if (world.config.disputes !== true) return disputesOff(id);
  return isInquiry(dispute['status'])
    ? undecided(id, 'the bank only asks, so that nothing was taken back yet')
    : changed(event, disputeChange('disputed', dispute), world);
};

/**
 * A won dispute restores the value of the order. A lost dispute retracts the order, unless it is
 * already retracted.
 */
export const readClosedDispute: StripeReader = (event, world) => {
  const { id, object: dispute } = event;
  if (world.config.disputes !== true) return disputesOff(id);
  switch (dispute['status']) {
    case 'won':
      return changed(event, disputeChange('won', dispute), world);
    case 'lost':
      return changed(event, disputeChange('disputed', dispute), world);
    default:
      return undecided(id, 'the dispute was neither won nor lost, so that nothing is changed');
  }
};

const disputeChange = (kind: 'disputed' | 'won', dispute: Json): Omit<Change, 'event' | 'at'> => ({
  kind,
  amount: whole(dispute['amount']) ?? 0,
  of: null,
  dispute: idOf(dispute['id']) ?? null,
});

const disputesOff = (id: string): Reading =>
  skipped(
    id,
    'DISPUTES_OFF',
    '/payload/type',
    'disputes are not counted. Set config.disputes to true to count them',
  );

const undecided = (id: string, message: string): Reading =>
  skipped(id, 'DISPUTE_UNDECIDED', `${OBJECT}/status`, message);

const whole = (value: unknown): number | undefined => {
  const number = integer(value);
  return number !== undefined && number > 0 ? number : undefined;
};

const CHANGE = 'change:';

const changesIn = (facts: Json): readonly Change[] =>
  Object.entries(facts)
    .filter(([name, value]) => name.startsWith(CHANGE) && isRecord(value))
    .map(([, value]) => value as unknown as Change);

/**
 * What is left after this change, and after the later ones that it changes too. The change is
 * learnt for those that are still to come.
 */
const changed = (
  { id, object, created }: StripeEvent,
  given: Omit<Change, 'event' | 'at'>,
  world: StripeWorld,
): Reading => {
  const ownCharge = object['object'] === 'charge' ? object['id'] : object['charge'];
  const names = namesOfCharge(object, ownCharge);
  if (!names) {
    return skipped(
      id,
      'NO_ORDER',
      `${OBJECT}/payment_intent`,
      'the event needs an invoice, a payment_intent or a charge to find the order by',
      true,
    );
  }
  const key = paymentKey(paymentOf(object, idOf(ownCharge)));
  const change: Change = { ...given, event: id, at: created };
  const others = changesIn(world.known(key)).filter(({ event }) => event !== id);
  const of = paidOf([...others, change], integer(world.known(key)['charged']));
  const common = { ...namedAction(world.config), orderId: names[0] };
  const adjustments = pointsToReport(others, change, of).map((point): SourceAdjustment => {
    const occurredAt = new Date(momentOf(point.change, of)).toISOString();
    return point.left === 0 && point.isFirstEnd
      ? { ...common, occurredAt, adjustmentType: 'RETRACTION' }
      : {
          ...common,
          occurredAt,
          adjustmentType: 'RESTATEMENT',
          ...remaining(of, point.left, object['currency']),
        };
  });
  return readingOf({
    key: id,
    adjustments,
    orders: [{ names }],
    learns: fact(key, { [`${CHANGE}${id}`]: change }),
  });
};

/** The points of the timeline that a change adds or corrects. */
const pointsToReport = (
  others: readonly Change[],
  change: Change,
  of: number,
): readonly Point[] => {
  const reported = new Map(
    timeline(others, of).map(({ change: { event }, left }) => [event, left]),
  );
  const points = timeline([...others, change], of);
  const own = points.findIndex(({ change: { event } }) => event === change.event);
  return points.filter(({ change: { event }, left }, at) => {
    const isChange = left !== (points[at - 1]?.left ?? of);
    const corrects = at > own && left !== reported.get(event);
    return at >= own && (isChange || corrects);
  });
};

/** What was paid: the last refund knows, else the charge; a dispute is mostly of everything. */
const paidOf = (changes: readonly Change[], charged: number | undefined): number =>
  inOrder(changes, 0).findLast(({ of }) => of !== null)?.of ??
  charged ??
  Math.max(...changes.map(({ amount }) => amount));

interface Point {
  readonly change: Change;
  readonly left: number;
  /** Nothing is left for the first time: a conversion is retracted once. */
  readonly isFirstEnd: boolean;
}

/** What is left after each change, in the order in which they happened. */
const timeline = (changes: readonly Change[], of: number): readonly Point[] => {
  const disputes = new Set<string | null>();
  let [refunded, ended] = [0, false];
  return inOrder(changes, of).map((change) => {
    if (change.kind === 'refunded') refunded = change.amount;
    // Unverified: no document says that Stripe lowers the running total of the charge too.
    if (change.kind === 'failed') refunded = Math.max(0, refunded - change.amount);
    if (change.kind === 'disputed') disputes.add(change.dispute);
    if (change.kind === 'won') disputes.delete(change.dispute);
    const left = disputes.size > 0 ? 0 : Math.max(0, of - refunded);
    const point = { change, left, isFirstEnd: left === 0 && !ended };
    ended ||= left === 0;
    return point;
  });
};

const inOrder = (changes: readonly Change[], of: number): readonly Change[] =>
  changes.toSorted((a, b) => momentOf(a, of) - momentOf(b, of) || (a.event < b.event ? -1 : 1));

const LAST_OF_SECOND = { disputed: 997, failed: 998, won: 999 } as const;

/**
 * Stripe has times in whole seconds, and two refunds may have the same one. The larger total is put
 * later within its second, so that it counts last; a reversal comes after it.
 */
const momentOf = ({ at, kind, amount }: Change, of: number): number =>
  at * 1_000 +
  (kind === 'refunded'
    ? Math.min(996, Math.floor((amount / Math.max(of, 1)) * 996))
    : LAST_OF_SECOND[kind]);

const namedAction = ({
  conversionActions,
}: StripeConfig): Pick<SourceAdjustment, 'conversionAction'> =>
  conversionActions?.paid === undefined ? {} : { conversionAction: conversionActions.paid };

const remaining = (
  of: number,
  leftMinor: number,
  given: unknown,
): Pick<SourceAdjustment, 'runningTotal' | 'value' | 'currency'> => {
  const currency = currencyOf(given);
  const left = majorUnits(new Big(leftMinor), currency);
  return { value: left, currency, runningTotal: { left, of: majorUnits(of, currency) } };
};

/**
 * A refund of a payment that nothing links to its invoice never finds its order. The event that
 * links them may still come.
 */
const withMissingLink = (reading: Reading, event: StripeEvent, world: StripeWorld): Reading => {
  const { object: charge } = event;
  const payment = paymentOf(charge, idOf(charge['id']));
  const at = integer(charge['created']) ?? event.created;
  const isLinked = idOf(charge['invoice']) !== undefined;
  if (isLinked || unlinkedInvoice(charge, payment, at, world) === undefined) return reading;
  if (!world.isLastTry) {
    const waits = waitFor('MAY_BELONG_TO_ORDER', [paymentKey(payment)], world);
    return readingOf({ key: reading.key, waits, learns: reading.learns ?? [] });
  }
  return {
    ...reading,
    issues: [
      ...reading.issues,
      {
        reason: 'STRIPE_LINK_MISSING',
        path: `${OBJECT}/payment_intent`,
        message: `the refund may belong to an invoice, which it does not name. ${ADD_LINK}`,
        isFault: true,
      },
    ],
  };
};
