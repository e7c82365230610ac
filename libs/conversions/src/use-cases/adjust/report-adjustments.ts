import { Injectable } from '@nestjs/common';
import { Clock, Ids, type Tenant, UnitOfWork, validationError } from '@switchyard/kernel';
import { Adjustments, sameKey } from '../../data/adjustments';
import { ErasedOrders } from '../../data/erasure';
import { OrderNames } from '../../data/orders';
import {
  type ItemWarning,
  type KeptAdjustment,
  type Original,
  originalIssues,
  readAdjustment,
  subjectOf,
  subjectsOf,
  valueWarnings,
} from '../../domain';
import { orderKey } from '../../domain/conversion/order-id';
import { ActionsByReference } from '../action/find-actions';
import { DeliveryNotifier, JoinNotifier } from '../notifiers';
import { inOrder, type Judged, judgeEach } from '../report/accept-conversions';
import {
  type Adjustable,
  AdjustmentDoor,
  type AdjustmentResult,
  type Origin,
  type IndexedAdjustment,
} from '../report/doors';
import { underCountedNames } from '../report/order-names';
import { JoinAdjustments } from './join-adjustments';
import { type NamedItem, newRestatements, type ReadyItem } from './new-restatements';

/** An item that could be read. */
interface Readable<On> {
  readonly index: number;
  readonly placed: IndexedAdjustment;
  readonly on: On;
}

/**
 * Reads the adjustments of one call: each with its action, under the name that its order is counted
 * under, and without the person where that was erased.
 */
@Injectable()
export class ReadAdjustmentItems {
  constructor(
    private readonly byReference: ActionsByReference,
    private readonly names: OrderNames,
    private readonly erased: ErasedOrders,
    private readonly clock: Clock,
  ) {}

  /** What cannot be read is rejected by itself. Inside the running transaction. */
  async execute(
    tenant: Tenant,
    indexedItems: readonly IndexedAdjustment[],
  ): Promise<Judged<Readable<NamedItem>> & { readonly warnings: Warnings }> {
    const items = await underCountedNames(this.names, tenant, indexedItems);
    const warnings = new Map<number, readonly ItemWarning[]>();
    const actions = await this.byReference.of(
      tenant,
      items.map(({ item }) => item.conversionAction),
    );
    const { good, rejected } = judgeEach(items, (placed): Readable<Omit<NamedItem, 'subject'>> => {
      const { read, issues } = readAdjustment(placed.item, placed.path, this.clock.now());
      if (!read) throw validationError(issues);
      const action = actions(placed.item.conversionAction, placed.path);
      if (read.type === 'RESTATEMENT') {
        warnings.set(placed.index, valueWarnings(action, read, placed.path));
      }
      return { index: placed.index, placed, on: { ...read, actionId: action.id } };
    });
    const erased = await this.erased.among(
      tenant,
      good.flatMap(({ on: { actionId, orderId } }) =>
        orderId === null ? [] : [{ actionId, orderId }],
      ),
    );
    return {
      good: good.map((one) => ({ ...one, on: named(one.on, erased.get(orderKey(one.on))) })),
      rejected,
      warnings,
    };
  }
}

const PARKED_DAYS = 90;

/**
 * Takes adjustments: kept when answered, with a delivery for each platform of the original; parked
 * while the original is unknown.
 */
@Injectable()
export class ReportAdjustments extends AdjustmentDoor {
  constructor(
    private readonly work: UnitOfWork,
    private readonly reading: ReadAdjustmentItems,
    private readonly adjustments: Adjustments,
    private readonly joining: JoinAdjustments,
    private readonly deliveryNotifier: DeliveryNotifier,
    private readonly notifier: JoinNotifier,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {
    super();
  }

  report(
    tenant: Tenant,
    items: readonly IndexedAdjustment[],
    origin: Origin,
  ): Promise<readonly AdjustmentResult[]> {
    return this.work.run(tenant, async () => {
      const read = await this.reading.execute(tenant, items);
      const originals = await this.adjustments.originals(
        tenant,
        read.good.map(({ on }) => on),
      );
      const ready = judgeEach(read.good, ({ placed, on }): ReadyItem => ({
        placed,
        on: againstOriginal(placed, on, originals.get(on.subject)),
      }));
      const results = ready.good.length > 0 ? await this.keep(tenant, ready.good, origin) : [];
      const reported = results.map((one) => withWarnings(one, read.warnings.get(one.index)));
      return inOrder<AdjustmentResult>([...reported, ...ready.rejected, ...read.rejected]);
    });
  }

  async join(tenant: Tenant, kept: readonly Adjustable[]): Promise<readonly (string | null)[]> {
    const named = new Map(
      kept
        .filter(({ claim }) => claim === null)
        .flatMap((event) => subjectsOf(event).map((subject) => [subject, event] as const)),
    );
    if (named.size === 0) return [];
    const parked = await this.adjustments.lockParked(tenant, [...named.keys()], this.clock.now());
    return this.joining.join(
      tenant,
      parked.map((adjustment) => ({ adjustment, original: named.get(adjustment.subject)! })),
    );
  }

  private async keep(
    tenant: Tenant,
    ready: readonly ReadyItem[],
    origin: Origin,
  ): Promise<readonly AdjustmentResult[]> {
    const latest = await this.adjustments.latestRestatements(
      tenant,
      ready.map(({ on }) => on.original?.id ?? on.subject),
    );
    const { fresh, known } = newRestatements(ready, latest, ({ on }, sameness) =>
      this.rowOf(tenant, on, sameness, origin),
    );
    const holders = await this.adjustments.keep(
      tenant,
      fresh.map(({ row }) => row),
    );
    const kept = fresh.filter(({ row }) => holders.get(sameKey(row)) === row.id);
    await this.deliveryNotifier.notify(
      tenant,
      await this.joining.deliver(
        tenant,
        kept.flatMap(({ row, on: { original } }) =>
          original ? [{ adjustment: row, original }] : [],
        ),
      ),
    );
    if (kept.some(({ row }) => row.originalId === null)) await this.notifier.notify(tenant);
    return [
      ...known,
      ...fresh.map(({ row, index }) => resultOf(index, row, holders.get(sameKey(row)))),
    ];
  }

  private rowOf(
    { spaceId }: Tenant,
    { original, timeless: _timeless, ...read }: ReadyItem['on'],
    sameness: string,
    { door, source }: Origin,
  ): KeptAdjustment {
    const now = this.clock.now();
    const known =
      original === undefined
        ? { originalId: null, parkedUntil: inDays(now, PARKED_DAYS), joinedAt: null }
        : { originalId: original.id, parkedUntil: null, joinedAt: now };
    return {
      ...read,
      ...known,
      spaceId,
      id: this.ids.next('adj'),
      door,
      source,
      createdAt: now,
      subject: original?.id ?? read.subject,
      sameness,
    };
  }
}

/** What comes later of an order whose person was erased brings nothing of them back. */
const named = (read: Omit<NamedItem, 'subject'>, digest: string | undefined): NamedItem => {
  const kept =
    digest === undefined ? read : { ...read, orderId: digest, clickId: null, consent: null };
  return { ...kept, subject: subjectOf(kept) };
};

const againstOriginal = (
  { path }: IndexedAdjustment,
  named: NamedItem,
  original: Original | undefined,
): ReadyItem['on'] => {
  if (!original) return { ...named, original };
  // Without a moment of its own it is never before the original, whatever the clocks say.
  const occurredAt =
    named.timeless && named.occurredAt < original.occurredAt
      ? original.occurredAt
      : named.occurredAt;
  const issues = originalIssues({ ...named, occurredAt }, original, path);
  if (issues.length > 0) {
    throw validationError(
      issues.map(({ path: at, code, message }) => ({ path: at, code, message })),
    );
  }
  return { ...named, occurredAt, original };
};

type Warnings = ReadonlyMap<number, readonly ItemWarning[]>;

const withWarnings = (
  result: AdjustmentResult,
  warnings: readonly ItemWarning[] = [],
): AdjustmentResult =>
  warnings.length > 0 && (result.status === 'accepted' || result.status === 'parked')
    ? { ...result, warnings }
    : result;

const resultOf = (
  index: number,
  { id, originalId }: KeptAdjustment,
  holder = id,
): AdjustmentResult =>
  holder === id
    ? { index, status: originalId === null ? 'parked' : 'accepted', id }
    : { index, status: 'duplicate', id: holder };

const inDays = (now: Date, days: number): Date => new Date(now.getTime() + days * 86_400_000);
