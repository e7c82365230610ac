import type { PageRequest, Tenant } from '@switchyard/kernel';
import type { ConversionSource, Receiver, SourceType } from '../../domain';

export interface SourceFilter {
  readonly updatedSince?: Date;
  readonly type?: SourceType;
}

export type SourceError = NonNullable<ConversionSource['lastError']>;

/** Conversion sources of a Space, and where their providers post to. */
export abstract class Sources {
  abstract find(tenant: Tenant, id: string): Promise<ConversionSource | undefined>;
  /** The same, kept from others until the transaction ends. */
  abstract lock(tenant: Tenant, id: string): Promise<ConversionSource | undefined>;
  /** Newest first; one row more than the page has tells that there is another. */
  abstract list(
    tenant: Tenant,
    filter: SourceFilter,
    page: PageRequest,
  ): Promise<readonly ConversionSource[]>;
  /** With its receiver. Throws `SOURCE_EXISTS`. */
  abstract insert(tenant: Tenant, row: ConversionSource): Promise<void>;
  /** Writes what differs; `version` grows by one. */
  abstract replace(before: ConversionSource, after: ConversionSource): Promise<ConversionSource>;
  /** With its receiver and what it received. */
  abstract remove(tenant: Tenant, source: ConversionSource): Promise<void>;
  /** Whose receiver it is; asked before a Space is known. */
  abstract receiver(id: string): Promise<Receiver | undefined>;
  /** Inside the running transaction: something arrived, and what was wrong with it, if anything; what was wrong before stays told. */
  abstract noteReceived(
    tenant: Tenant,
    id: string,
    at: Date,
    error: SourceError | null,
  ): Promise<void>;
  /** What was refused at the door. The same again within a minute is not written, so that a stranger cannot keep the database busy. */
  abstract noteRefused(tenant: Tenant, id: string, error: SourceError): Promise<void>;
}
