import { Injectable } from '@nestjs/common';
import { IdentityFacade } from '@switchyard/identity';
import { alertKeys } from '@switchyard/identity/domain';
import { Clock, type Tenant } from '@switchyard/kernel';
import type { DueRelease } from './ports';

/** A platform that has not confirmed by then is told to the owner. */
const TOLD_AFTER_MS = 5 * 60 * 1_000;

/** Shows the owner campaigns that were unlinked and that a platform has not paused or removed, until it has. */
@Injectable()
export class TellUnlinked {
  constructor(
    private readonly identity: IdentityFacade,
    private readonly clock: Clock,
  ) {}

  /** Again and again without harm: one alert is open at a time. */
  async execute(tenant: Tenant, connectionId: string, left: readonly DueRelease[]): Promise<void> {
    const key = alertKeys.unlinkedButServing(connectionId, tenant.spaceId);
    const open = left.filter(({ isDue }) => isDue);
    if (open.length === 0) return this.identity.settleAlert(tenant, key);
    const since = Math.min(...open.map(({ releasedAt }) => releasedAt.getTime()));
    if (this.clock.now().getTime() - since < TOLD_AFTER_MS) return;
    await this.identity.raiseAlert(tenant, {
      kind: 'UNLINKED_BUT_SERVING',
      spaceId: tenant.spaceId,
      subject: { type: 'connection', id: connectionId },
      key,
      message: `${open.length === 1 ? 'A campaign was' : `${open.length} campaigns were`} unlinked, and the platform has not confirmed that nothing of it runs any more. It is asked again until it does.`,
      details: {
        campaigns: open.map(({ platform, campaignId, remoteId, name, effect, error }) => ({
          platform,
          campaignId,
          remoteId,
          name,
          effect,
          error,
        })),
      },
    });
  }
}
