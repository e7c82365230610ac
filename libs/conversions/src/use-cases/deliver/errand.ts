import type { PlatformId, Tenant } from '@switchyard/kernel';
import type { ConversionSink } from '@switchyard/platforms';
import type { OpenDoor } from './platform-doors';

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
export interface Errand extends Turn, OpenDoor {
  readonly platform: PlatformId;
  readonly sink: ConversionSink;
}
