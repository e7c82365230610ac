import type { Tenant } from '@switchyard/kernel';
import type { ConversionSource } from '../../domain';

/** A provider whose signature was right. */
export interface KnownSender {
  readonly tenant: Tenant;
  readonly source: ConversionSource;
  /** What its requests are counted against, apart from everybody else's. */
  readonly allowance: {
    readonly tokenId: string;
    readonly accountId: string;
    readonly perMinute: number;
  };
}

/** Requests of one receiver a minute: more than a provider sends of one shop, less than a flood. */
export const RECEIVER_PER_MINUTE = 3_000;
