import type { PlatformId, Tenant } from '@switchyard/kernel';
import type {
  ConversionRules,
  ConversionSink,
  OpenConnection,
  PlatformIo,
  Verdict,
} from '@switchyard/platforms/domain';
import type { ConsentEffect, Delivery } from '../../domain';
import type { DueQuestion } from '../../data/deliveries';

/** One turn of work for one Space and connection. */
export interface Turn {
  readonly tenant: Tenant;
  readonly connectionId: string;
  /** The turn is over, or the process ends: nothing more is begun. */
  readonly signal: AbortSignal;
  /** After something was recorded that stays. */
  achieved(): Promise<void>;
}

/** A turn with its platform's door open. */
export interface DeliveryJob extends Turn, OpenDoor {
  readonly platform: PlatformId;
  readonly sink: ConversionSink;
  /** ISO 3166-1 alpha-2: where persons of the Space are whose country is not known. */
  readonly region: string | null;
}

/** Something that may go, as its sink takes it. */
export interface Ready<Item> {
  readonly delivery: Delivery;
  readonly item: Item;
  /** The conversion itself, or the one that the adjustment changes. */
  readonly originalId: string;
  readonly actionId: string;
  /** Recorded with what is taken. */
  readonly note?: string;
  readonly consentEffect: ConsentEffect;
}

/** One kind of what goes to platforms, from what is due to what is sent. */
export interface DeliveryStream<Row, Item> {
  batchOf(rules: ConversionRules): number;
  due(tenant: Tenant, question: DueQuestion): Promise<readonly Row[]>;
  these(tenant: Tenant, platform: PlatformId, ids: readonly string[]): Promise<readonly Row[]>;
  /** What of these may go; what may not is recorded. */
  prepare(job: DeliveryJob, rows: readonly Row[]): Promise<readonly Ready<Item>[]>;
  send(job: DeliveryJob, part: readonly Item[], io: PlatformIo): Promise<readonly Verdict[]>;
  /** What the platform is sent of an item, clear; undefined where that is not recorded. */
  bodyOf(job: DeliveryJob, item: Item): unknown;
  /** The platform checks it and counts nothing. */
  isTest(item: Item): boolean;
}

export interface OpenDoor {
  readonly connection: OpenConnection;
  /** Keeps the platform's pace, and sends nothing once the work is another worker's. */
  readonly io: PlatformIo;
  /** Makes every worker keep a wait that the platform asked for. */
  hold(seconds: number): Promise<void>;
}

/** The way to ad platforms. Worker only; bound by the module that opens ad accounts. */
export abstract class PlatformDoors {
  /** Undefined where a platform takes no conversions. */
  abstract sinkOf(platform: PlatformId): ConversionSink | undefined;
  /** Throws PlatformFailure when the connection cannot be used. */
  abstract open(tenant: Tenant, connectionId: string): Promise<OpenDoor>;
}
