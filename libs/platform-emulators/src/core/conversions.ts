import type { ObjectFilter, RemoteObject } from '../vendor';
import type { Fields } from './json';

/** A conversion as a vendor took it. */
export interface TakenConversion {
  /** By which the vendor counts it once. */
  readonly key: string;
  readonly accountId: string;
  /** The pixel or conversion rule that it was sent to. */
  readonly parentId: string;
  /** What the vendor calls the event. */
  readonly name: string;
  readonly event: Fields;
  /** The code under which the vendor shows it as a test; vendors that only check keep none. */
  readonly testCode?: string;
}

interface Counted extends TakenConversion {
  readonly id: string;
  readonly takenAt: number;
  readonly received: number;
}

export const CONVERSION = 'conversion';

/** A conversion that was checked and not counted: its sender asked for that. */
export const CHECKED_CONVERSION = 'conversion-test';

/**
 * Conversions that one vendor counted: a repetition with the same key is accepted and not counted
 * within the vendor's deduplication window.
 */
export class ConversionBook {
  private readonly counted: Counted[] = [];
  private readonly checked: TakenConversion[] = [];
  private readonly indexByKey = new Map<string, number>();

  constructor(private readonly remembersMs = Number.POSITIVE_INFINITY) {}

  /** The first one wins; later ones raise `received`. */
  take(conversion: TakenConversion, now: number): void {
    const index = this.indexByKey.get(conversion.key);
    const known = index === undefined ? undefined : this.counted[index];
    if (index === undefined || !known || now - known.takenAt > this.remembersMs) {
      return this.count(conversion, now);
    }
    this.counted[index] = { ...known, received: known.received + 1 };
  }

  /** Keeps what a test was, beside what counts: it makes nothing a duplicate. */
  check(conversion: TakenConversion): void {
    this.checked.push(conversion);
  }

  /**
   * As the control interface lists them: `data.event` as it was sent, `data.received` how often it
   * came. Tests have a kind of their own.
   */
  objects({ kind, accountId }: ObjectFilter): readonly RemoteObject[] {
    return [
      ...this.counted.map(({ id, received, ...taken }) =>
        objectOf(CONVERSION, id, 'COUNTED', taken, { received }),
      ),
      ...this.checked.map((taken, index) =>
        objectOf(CHECKED_CONVERSION, `${CHECKED_CONVERSION}-${index + 1}`, 'CHECKED', taken, {}),
      ),
    ].filter(
      (one) =>
        (kind === undefined || one.kind === kind) &&
        (accountId === undefined || one.accountId === accountId),
    );
  }

  private count(conversion: TakenConversion, now: number): void {
    this.indexByKey.set(conversion.key, this.counted.length);
    this.counted.push({
      ...conversion,
      id: `${CONVERSION}-${this.counted.length + 1}`,
      takenAt: now,
      received: 1,
    });
  }
}

const objectOf = (
  kind: string,
  id: string,
  status: string,
  { accountId, parentId, name, event, key, testCode }: TakenConversion,
  more: Fields,
): RemoteObject => ({
  kind,
  id,
  accountId,
  parentId,
  name,
  status,
  data: { event, key, ...more, ...(testCode === undefined ? {} : { testCode }) },
});
