import { Injectable } from '@nestjs/common';
import { IdentityFacade } from '@switchyard/identity';
import { consentPolicyOf } from '@switchyard/identity/domain';
import { Clock, type Tenant } from '@switchyard/kernel';
import { Deliveries } from '../../data/deliveries';
import {
  decideConsent,
  type Delivery,
  type DueConversion,
  loweredSince,
  PLATFORM_OF_CLICK,
} from '../../domain';
import { DeliveryNotifier } from '../notifiers';

/**
 * Stops what is on its way of persons who agree to less than before: deliveries that consent does
 * not let go any more are skipped at once, whatever the worker does next.
 */
@Injectable()
export class StopDenied {
  constructor(
    private readonly identity: IdentityFacade,
    private readonly deliveries: Deliveries,
    private readonly notifier: DeliveryNotifier,
    private readonly clock: Clock,
  ) {}

  /** Inside the running transaction, after the lower consent was learnt. `keys` are look-up keys. */
  async execute(tenant: Tenant, keys: readonly string[]): Promise<void> {
    if (keys.length === 0) return;
    const rows = await this.deliveries.openOfPersons(tenant, keys);
    if (rows.length === 0) return;
    const denied = await this.deniedOf(tenant, rows);
    if (denied.length === 0) return;
    const now = this.clock.now();
    // First, as a worker does: it holds the row of its work before it writes deliveries.
    await this.notifier.notify(
      tenant,
      denied.map(({ connectionId }) => connectionId),
    );
    await this.deliveries.skipDenied(tenant, denied, now);
    await this.deliveries.freeOrders(tenant, [...new Set(denied.map(({ eventId }) => eventId))]);
    for (const platform of new Set(denied.map((one) => one.platform))) {
      const originals = denied.filter((one) => one.platform === platform);
      const ids = originals.map(({ eventId }) => eventId);
      await this.deliveries.wakeBehind(tenant, platform, ids, now);
    }
  }

  private async deniedOf(
    tenant: Tenant,
    rows: readonly DueConversion[],
  ): Promise<readonly Delivery[]> {
    const [connections, { region = null }] = await Promise.all([
      this.identity.connectionsOf(tenant),
      this.identity.spaceSettings(tenant),
    ]);
    return rows.flatMap(({ delivery, event, consents }) => {
      if (!event) return [];
      const connection = connections.find(({ id }) => id === delivery.connectionId);
      const decision = decideConsent({
        stated: loweredSince(event.consent, event.createdAt, consents),
        policy: consentPolicyOf(connection ?? { settings: {} }),
        country: event.country ?? region,
        door: event.door,
        platform: delivery.platform,
        hasClick: event.clickIds.some(({ kind }) => PLATFORM_OF_CLICK[kind] === delivery.platform),
      });
      return !decision.sends && decision.code === 'CONSENT_DENIED' ? [delivery] : [];
    });
  }
}
