import type { PlatformId, Tenant } from '@switchyard/kernel';
import type { Campaign } from '../domain';

/** What an owner must learn at once. A port: who keeps alerts is none of the catalog's business. */
export abstract class OwnerNotices {
  /** A campaign was removed here and runs on these platforms until a sync. Inside the running transaction. */
  abstract removedButServing(
    tenant: Tenant,
    campaign: Campaign,
    platforms: readonly PlatformId[],
  ): Promise<void>;
  /** A removed campaign was taken back or runs nowhere any more. Inside the running transaction. */
  abstract noLongerServing(tenant: Tenant, campaign: Campaign): Promise<void>;
}

/** Where nobody keeps alerts. */
export class NoNotices extends OwnerNotices {
  removedButServing(): Promise<void> {
    return Promise.resolve();
  }

  noLongerServing(): Promise<void> {
    return Promise.resolve();
  }
}
