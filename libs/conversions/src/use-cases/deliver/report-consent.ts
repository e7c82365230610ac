import { Injectable } from '@nestjs/common';
import { IdentityFacade } from '@switchyard/identity';
import { alertKeys } from '@switchyard/identity/domain';
import { Clock } from '@switchyard/kernel';
import { Deliveries } from '../../data/deliveries';
import type { DeliveryJob } from './delivery-job';

const DAY_MS = 24 * 60 * 60_000;

/**
 * Notifies the owner of a connection that conversions are skipped because no consent is known. The
 * alert is resolved when none was skipped for a day.
 */
@Injectable()
export class ReportMissingConsent {
  constructor(
    private readonly identity: IdentityFacade,
    private readonly deliveries: Deliveries,
    private readonly clock: Clock,
  ) {}

  async execute({ tenant, connectionId, platform }: DeliveryJob): Promise<void> {
    const since = new Date(this.clock.now().getTime() - DAY_MS);
    const key = alertKeys.consentMissing(connectionId, tenant.spaceId);
    if (!(await this.deliveries.hasSkippedWithoutConsent(tenant, connectionId, since))) {
      return this.identity.resolveAlert(tenant, key);
    }
    await this.identity.raiseAlert(tenant, {
      kind: 'CONSENT_MISSING',
      spaceId: tenant.spaceId,
      subject: { type: 'connection', id: connectionId },
      key,
      message: `Conversions to ${platform} were skipped because they have no consent signal.`,
      details: { platform },
    });
  }
}
