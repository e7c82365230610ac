import type { Tenant } from '@switchyard/kernel';
import type { FoundPlace, NamedArea } from '@switchyard/targeting/domain';
import type { Campaign } from '../domain';

/**
 * Asks the campaign's connected platforms, through the worker, for places that the gazetteer does not know; bound by the process. Never
 * called inside a transaction. An answer is what must be known quickly: a platform that is slow or away knows nothing.
 */
export abstract class PlatformPlaces {
  /** One answer for each name, in their order; undefined where no platform knows it. Found places carry the platforms' ids. */
  abstract lookUp(
    tenant: Tenant,
    campaign: Campaign,
    names: readonly NamedArea[],
  ): Promise<readonly (FoundPlace | undefined)[]>;
}

/** Knows no place: for processes that have nobody to ask. */
export class NothingKnown extends PlatformPlaces {
  lookUp(
    _tenant: Tenant,
    _campaign: Campaign,
    names: readonly NamedArea[],
  ): Promise<readonly (FoundPlace | undefined)[]> {
    return Promise.resolve(names.map(() => undefined));
  }
}
