import { Inject, Injectable } from '@nestjs/common';
import { PlatformDoors, type OpenDoor } from '@switchyard/conversions/worker';
import type { PlatformId, Tenant } from '@switchyard/kernel';
import type { AdPlatform, ConversionSink } from '@switchyard/platforms';
import { PLATFORMS } from '../use-cases/platforms';
import { OpenAccounts } from './open-accounts';

/** Lets conversions through the same doors as syncs: paced, counted, and only under a lease. */
@Injectable()
export class DeliveryDoors extends PlatformDoors {
  constructor(
    private readonly accounts: OpenAccounts,
    @Inject(PLATFORMS) private readonly platforms: ReadonlyMap<PlatformId, AdPlatform>,
  ) {
    super();
  }

  sinkOf(platform: PlatformId): ConversionSink | undefined {
    return this.platforms.get(platform)?.conversions;
  }

  open(tenant: Tenant, connectionId: string): Promise<OpenDoor> {
    return this.accounts.open(tenant, connectionId);
  }
}
