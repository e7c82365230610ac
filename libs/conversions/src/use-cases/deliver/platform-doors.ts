import type { PlatformId, Tenant } from '@switchyard/kernel';
import type { ConversionSink, OpenConnection, PlatformIo } from '@switchyard/platforms';

export interface OpenDoor {
  readonly connection: OpenConnection;
  /** Keeps the platform's pace, and sends nothing once the work is another worker's. */
  readonly io: PlatformIo;
  /** Tells every worker that the platform asked for a wait. */
  hold(seconds: number): Promise<void>;
}

/** The way to ad platforms. Worker only; bound by whoever opens ad accounts. */
export abstract class PlatformDoors {
  /** Undefined where a platform takes no conversions. */
  abstract sinkOf(platform: PlatformId): ConversionSink | undefined;
  /** Throws PlatformFailure when the connection cannot be used. */
  abstract open(tenant: Tenant, connectionId: string): Promise<OpenDoor>;
}
