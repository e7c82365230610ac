import type { Clock } from '@switchyard/kernel';

/** `KeyRing` of `SWITCHYARD_SECRET_KEYS`: look-up keys of persons and secrets of providers. */
export const SECRET_KEYS = Symbol('secret keys');

/** `KeyRing` that persons are sealed to; only the worker opens them. */
export const PUBLIC_KEYS = Symbol('sealing public keys');

/** `Receiving`: the settings of the process that receives webhooks. */
export const RECEIVING = Symbol('receiving');

export interface Receiving {
  /** `SWITCHYARD_PUBLIC_URL`: HubSpot signs the whole address. */
  readonly publicUrl: string;
  /** `SWITCHYARD_ENVIRONMENT`: in `live` a provider's test data is not counted. */
  readonly environment: 'live' | 'test';
  /**
   * Time as providers know it, which signatures are judged by: business time may follow an
   * emulator's clock.
   */
  readonly signedBy: Clock;
}
