import type { PlatformId, Tenant } from '@switchyard/kernel';
import type { ConversionRules, PlatformIo, Verdict } from '@switchyard/platforms';
import type { Delivery } from '../../domain';
import type { DueQuestion } from './deliveries';
import type { Errand } from './errand';

/** Something that may go, as its sink takes it. */
export interface Ready<Item> {
  readonly delivery: Delivery;
  readonly item: Item;
  /** The conversion itself, or the one that the adjustment changes. */
  readonly originalId: string;
  readonly actionId: string;
  /** Said of what is taken. */
  readonly note?: string;
}

/** One kind of what goes to platforms, from what is due to what is sent. */
export interface Lane<Row, Item> {
  batchOf(rules: ConversionRules): number;
  due(tenant: Tenant, question: DueQuestion): Promise<readonly Row[]>;
  these(tenant: Tenant, platform: PlatformId, ids: readonly string[]): Promise<readonly Row[]>;
  /** What of these may go; what may not is recorded. */
  prepare(errand: Errand, rows: readonly Row[]): Promise<readonly Ready<Item>[]>;
  send(errand: Errand, part: readonly Item[], io: PlatformIo): Promise<readonly Verdict[]>;
}
