import { Inject, Injectable } from '@nestjs/common';
import { VendorIo } from '@switchyard/connecting/worker';
import { IdentityFacade } from '@switchyard/identity';
import { Clock, type PlatformId, type Tenant } from '@switchyard/kernel';
import {
  type AdPlatform,
  type OpenConnection,
  type PlatformIo,
  type PlatformMedia,
  PLATFORMS,
} from '@switchyard/platforms/domain';
import { leaseOfWork, OpenAccounts } from './open-accounts';
import { leasedIo } from './platform-io';
import { PlatformTransport } from './platform-transport';

/**
 * Lets connecting reach platforms: only under a lease; paced and counted where an ad account is
 * known.
 */
@Injectable()
export class VendorDoors extends VendorIo {
  constructor(
    private readonly accounts: OpenAccounts,
    private readonly transport: PlatformTransport,
    private readonly identity: IdentityFacade,
    private readonly clock: Clock,
    @Inject(PLATFORMS) private readonly platforms: ReadonlyMap<PlatformId, AdPlatform>,
  ) {
    super();
  }

  ioFor(platform: PlatformId): PlatformIo {
    const lease = leaseOfWork();
    const io = this.transport.ioFor({
      platform,
      now: () => this.clock.now().getTime(),
      keepCredentials: noConnection,
      media: NO_MEDIA,
      beforeBytes: () => lease.assertInTime(),
    });
    return leasedIo(io, lease);
  }

  async open(
    tenant: Tenant,
    connectionId: string,
  ): Promise<{ readonly connection: OpenConnection; readonly io: PlatformIo } | undefined> {
    const found = await this.identity.connection(tenant, connectionId);
    const platform = found && this.platforms.get(found.platform);
    if (!found || !platform) return undefined;
    const { connection, io } = await this.accounts.openAs(tenant, found, platform);
    return { connection, io };
  }
}

const noConnection = (): Promise<never> =>
  Promise.reject(new Error('there is no connection that could keep anything'));

/** Without an ad account there are no uploads. */
const NO_MEDIA: PlatformMedia = {
  remoteIds: noConnection,
  digests: noConnection,
  open: noConnection,
  address: noConnection,
  begin: noConnection,
  reserve: noConnection,
  reserved: noConnection,
  keep: noConnection,
};
