import type { PlatformId, Tenant } from '@switchyard/kernel';
import type { PlaceMatch } from '@switchyard/platforms';
import type { FoundPlace, NamedArea } from '@switchyard/targeting/domain';

/** What platforms said they know by a name, kept for a month; for a day when they knew nothing. */
export abstract class PlaceAnswers {
  abstract known(
    platform: PlatformId,
    questions: readonly string[],
  ): Promise<ReadonlyMap<string, readonly PlaceMatch[]>>;
  abstract keep(
    platform: PlatformId,
    answers: ReadonlyMap<string, readonly PlaceMatch[]>,
  ): Promise<void>;
}

/** What the worker is asked to find. */
export interface AskedPlaces {
  readonly connectionIds: readonly string[];
  readonly names: readonly NamedArea[];
}

/** Names that a caller waits for, asked of the worker. */
export abstract class PlaceQuestions {
  abstract ask(tenant: Tenant, id: string, asked: AskedPlaces, at: Date): Promise<void>;
  abstract asked(tenant: Tenant, id: string): Promise<AskedPlaces | undefined>;
  /** Aligned with the names; null where no platform knows the place. Undefined until it is answered. */
  abstract found(tenant: Tenant, id: string): Promise<readonly (FoundPlace | null)[] | undefined>;
  abstract answer(tenant: Tenant, id: string, found: readonly (FoundPlace | null)[]): Promise<void>;
}
