import type { PageRequest, Tenant } from '@switchyard/kernel';
import type { Angle, Concept } from '../domain';
import type { AngleFilter, ConceptFilter } from './filters';

/** Lists answer one row more than asked for, which only tells that there is another page. */
export abstract class Angles {
  abstract find(tenant: Tenant, id: string): Promise<Angle | undefined>;
  /** The same, kept from others until the transaction ends. */
  abstract lock(tenant: Tenant, id: string): Promise<Angle | undefined>;
  abstract list(tenant: Tenant, filter: AngleFilter, page: PageRequest): Promise<readonly Angle[]>;
  /** Those of the ids that there are. */
  abstract existing(tenant: Tenant, ids: readonly string[]): Promise<ReadonlySet<string>>;
  abstract insert(row: Angle): Promise<void>;
  /** Writes what differs; `version` grows by one. */
  abstract replace(before: Angle, after: Angle): Promise<Angle>;
  /** Removes the angle and its concepts; ads keep the stamp. */
  abstract remove(tenant: Tenant, id: string): Promise<void>;
}

/** Lists answer one row more than asked for. */
export abstract class Concepts {
  abstract find(tenant: Tenant, id: string): Promise<Concept | undefined>;
  /** The same, kept from others until the transaction ends. */
  abstract lock(tenant: Tenant, id: string): Promise<Concept | undefined>;
  abstract list(
    tenant: Tenant,
    filter: ConceptFilter,
    page: PageRequest,
  ): Promise<readonly Concept[]>;
  /** The angle of each concept that there is, by concept id. */
  abstract anglesOf(tenant: Tenant, ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  abstract insert(row: Concept): Promise<void>;
  /** Writes what differs; `version` grows by one. */
  abstract replace(before: Concept, after: Concept): Promise<Concept>;
  /** Removes the concept; ads keep the stamp. */
  abstract remove(tenant: Tenant, id: string): Promise<void>;
}
