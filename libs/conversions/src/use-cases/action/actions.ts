import type { PageRequest, Tenant } from '@switchyard/kernel';
import type {
  ActionCategory,
  ActionStatus,
  ActionType,
  ConversionAction,
  LeadStage,
} from '../../domain';

export interface ActionFilter {
  readonly updatedSince?: Date;
  /** Case-insensitive part of the name. */
  readonly q?: string;
  readonly type?: ActionType;
  readonly category?: ActionCategory;
  readonly status?: ActionStatus;
  readonly leadStage?: LeadStage;
}

/** Conversion actions of a Space. */
export abstract class Actions {
  abstract find(tenant: Tenant, id: string): Promise<ConversionAction | undefined>;
  /** The same, kept from others until the transaction ends. */
  abstract lock(tenant: Tenant, id: string): Promise<ConversionAction | undefined>;
  /** Of these, the ids that there are; none of them goes before the transaction ends. */
  abstract hold(tenant: Tenant, ids: readonly string[]): Promise<ReadonlySet<string>>;
  /** Those that have one of these ids or name keys, or take the events of one of these stages; none of them goes before the transaction ends. */
  abstract holdNamed(
    tenant: Tenant,
    idsAndNameKeys: readonly string[],
    stages?: readonly LeadStage[],
  ): Promise<readonly ConversionAction[]>;
  /** For each text that is no name of an action, the name that is spelled most like it; none where all are spelled otherwise. */
  abstract nearestNames(
    tenant: Tenant,
    texts: readonly string[],
  ): Promise<ReadonlyMap<string, string>>;
  /** Newest first; one row more than the page has tells that there is another. */
  abstract list(
    tenant: Tenant,
    filter: ActionFilter,
    page: PageRequest,
  ): Promise<readonly ConversionAction[]>;
  /** Throws `NAME_TAKEN` and `LEAD_STAGE_TAKEN`. */
  abstract insert(row: ConversionAction): Promise<void>;
  /** Inserts a row unless its name or stage is taken; waits for whoever is about to take them. */
  abstract offer(row: ConversionAction): Promise<void>;
  /** Writes what differs; `version` grows by one. Throws `NAME_TAKEN` and `LEAD_STAGE_TAKEN`. */
  abstract replace(before: ConversionAction, after: ConversionAction): Promise<ConversionAction>;
  abstract remove(tenant: Tenant, id: string): Promise<void>;
}
