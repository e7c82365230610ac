import { Inject, Injectable } from '@nestjs/common';
import { type OpenDoor, PlatformDoors } from '@switchyard/conversions/worker';
import { IdentityFacade } from '@switchyard/identity';
import type { Connection } from '@switchyard/identity/domain';
import { Clock, digestOf, type PlatformId, type Tenant } from '@switchyard/kernel';
import {
  type AdPlatform,
  type ConversionSink,
  type Credentials,
  type OpenConnection,
  type PlatformIo,
} from '@switchyard/platforms/domain';
import { heldLease, type HeldLease } from '@switchyard/queue-kit';
import { MediaOfAccounts } from '../data/syncing/media';
import { connectionClosed } from '../use-cases/adoption/links';
import { type OpenAccount, PlatformAccounts, PlatformPace, PLATFORMS } from '../use-cases/ports';
import { AccountQuota, PlatformQuotas } from '../use-cases/syncing/quota';
import { quotaLimit, throttledSeconds } from '../data/metrics';
import { AccessOfConnections } from './connection-access';
import { leasedIo, meteredIo, pacedIo } from './platform-io';
import { PlatformTransport } from './platform-transport';

/** Opens ad accounts. What opens them lives as long as the work that needs it. */
@Injectable()
export class OpenAccounts extends PlatformAccounts {
  constructor(
    private readonly identity: IdentityFacade,
    private readonly access: AccessOfConnections,
    private readonly media: MediaOfAccounts,
    private readonly pace: PlatformPace,
    private readonly transport: PlatformTransport,
    private readonly quotas: PlatformQuotas,
    private readonly clock: Clock,
    @Inject(PLATFORMS) private readonly platforms: ReadonlyMap<PlatformId, AdPlatform>,
  ) {
    super();
  }

  async open(tenant: Tenant, connectionId: string): Promise<OpenAccount> {
    const connection = await this.identity.connection(tenant, connectionId);
    const platform = connection && this.platforms.get(connection.platform);
    if (!connection || !platform || connection.status !== 'ACTIVE') {
      this.access.noteClosed(connectionId);
      throw connectionClosed(connection);
    }
    if (!(await this.access.isGranted(tenant, connection))) {
      throw connectionClosed({ status: 'NEEDS_REAUTH' });
    }
    return this.openAs(tenant, connection, platform);
  }

  /** Opens a connection whatever its status, to try it. */
  async openAs(tenant: Tenant, connection: Connection, platform: AdPlatform): Promise<OpenAccount> {
    const lease = leaseOfWork();
    let calls = 0;
    const { credentials, keepCredentials, tokens } = await this.access.of(tenant, connection);
    const io = leasedIo(
      this.transport.ioFor({
        platform: platform.id,
        connectionId: connection.id,
        now: () => this.clock.now().getTime(),
        keepCredentials,
        media: this.media.of(tenant, connection.id),
        onCall: () => {
          calls += 1;
        },
        beforeBytes: () => lease.assertInTime(),
      }),
      lease,
    );
    const quota = this.quotaOf(platform, connection, credentials);
    const ioFor = (isUrgent: boolean): PlatformIo =>
      pacedIo(
        meteredIo(tokens ? { ...io, tokens } : io, quota, isUrgent),
        this.pace,
        connection,
        platform.capabilities.rateLimits,
      );
    return {
      platform,
      connection: openConnection(connection, credentials),
      io: ioFor(false),
      urgentIo: ioFor(true),
      calls: () => calls,
      hold: (seconds) => this.hold(connection, seconds),
      ...(quota ? { quota } : {}),
    };
  }

  /** The platform asked for the wait. */
  private hold(connection: Connection, seconds: number): Promise<void> {
    throttledSeconds.inc({ platform: connection.platform, cause: 'platform' }, seconds);
    return this.pace.hold(connection, seconds);
  }

  /**
   * Undefined where nothing is counted: the platform has no daily limit, or its figure is unknown.
   */
  private quotaOf(
    { id: platform, dailyLimit: limit, capabilities: { dailyQuota: quota } }: AdPlatform,
    { externalAccountId }: Connection,
    credentials: Credentials,
  ): AccountQuota | undefined {
    if (!quota || limit === undefined) return undefined;
    quotaLimit.set({ platform }, limit);
    return new AccountQuota(
      { platform, owner: digestOf(credentials[quota.sharedBy] ?? externalAccountId), quota, limit },
      this.quotas,
    );
  }
}

/** A platform is only called under a lease. */
export const leaseOfWork = (): HeldLease => {
  const lease = heldLease.getStore();
  if (!lease) throw new Error('an ad account is opened outside of promised work');
  return lease;
};

const openConnection = (
  { id, platform, externalAccountId, currency, timeZone, settings }: Connection,
  credentials: Credentials,
): OpenConnection => ({
  id,
  platform,
  externalAccountId,
  currency,
  timeZone,
  settings,
  credentials,
});

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
