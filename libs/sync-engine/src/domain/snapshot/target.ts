import type { PlatformId } from '@switchyard/kernel';
import type { Declarations } from '@switchyard/catalog/domain';
import type { DriftPolicy } from '../plan';

/** The ad account that a campaign goes to on one platform. */
export interface Target {
  readonly platform: PlatformId;
  readonly connectionId: string;
  readonly externalAccountId: string;
  readonly currency: string;
  readonly timeZone: string;
  readonly driftPolicy: DriftPolicy;
  readonly status: 'ACTIVE' | 'NEEDS_REAUTH' | 'DISABLED';
  /** `declarations` of the connection's settings: what holds when the campaign does not say. */
  readonly declarations: Declarations;
  /** Names of the settings that are said. */
  readonly settings: readonly string[];
}
