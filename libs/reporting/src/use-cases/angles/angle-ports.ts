import type { StampedAd } from '@switchyard/catalog';
import type { PlatformId, Tenant } from '@switchyard/kernel';
import type { AngleFact, AngleState, DayRange, Delivery } from '../../domain';

export interface AngleFactsRequest {
  readonly ads: readonly StampedAd[];
  readonly range: DayRange;
  readonly platform: PlatformId | undefined;
}

/** What was spent in one currency. */
export interface SpendIn {
  readonly currency: string;
  readonly spendMicros: number;
}

/** What campaigns delivered over some days. */
export interface DeliveryTotal extends Delivery {
  readonly spend: readonly SpendIn[];
  /** From the first day with figures to the last. */
  readonly days: number;
}

export abstract class AngleFacts {
  /** Per angle, platform, day and currency; what has no facts is left out. */
  abstract byAngle(tenant: Tenant, request: AngleFactsRequest): Promise<readonly AngleFact[]>;
  /** Sums over the campaigns (undefined: all of the Space), not per day. */
  abstract delivered(
    tenant: Tenant,
    campaignIds: readonly string[] | undefined,
    range: DayRange,
  ): Promise<DeliveryTotal>;
}

/** How an angle stood at the last daily evaluation. */
export interface KnownAngleState {
  readonly spaceId: string;
  readonly angleId: string;
  readonly state: AngleState;
  /** Null: it never changed. */
  readonly previousState: AngleState | null;
  readonly changedAt: Date;
  readonly evaluatedAt: Date;
}

export abstract class AngleStates {
  abstract list(tenant: Tenant): Promise<readonly KnownAngleState[]>;
  /** Replaces those of the same angles. */
  abstract put(states: readonly KnownAngleState[]): Promise<void>;
}

/** Lets others have their turn between two parts of a long calculation. */
export abstract class Turns {
  abstract next(): Promise<void>;
}
