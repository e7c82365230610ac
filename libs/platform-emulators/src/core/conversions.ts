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
}

interface Counted extends TakenConversion {
  readonly id: string;
  readonly takenAt: number;
  readonly received: number;
}

export const CONVERSION = 'conversion';

/**
 * Conversions that one vendor counted: what comes again with the same key is taken and not counted,
 * as long as the vendor remembers it.
 */
export class ConversionBook {
  private readonly counted: Counted[] = [];
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

  /**
   * As the control interface lists them: `data.event` as it was sent, `data.received` how often it
   * came.
   */
  objects({ kind, accountId }: ObjectFilter): readonly RemoteObject[] {
    if (kind !== undefined && kind !== CONVERSION) return [];
    const found =
      accountId === undefined
        ? this.counted
        : this.counted.filter((one) => one.accountId === accountId);
    return found.map(({ id, accountId: account, parentId, name, event, received, key }) => ({
      kind: CONVERSION,
      id,
      accountId: account,
      parentId,
      name,
      status: 'COUNTED',
      data: { event, received, key },
    }));
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
