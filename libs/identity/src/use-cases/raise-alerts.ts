import { Inject, Injectable } from '@nestjs/common';
import { Clock, Ids, type Tenant } from '@switchyard/kernel';
import { Alerts } from '../data/alerts';
import { alertKeys, type Grant, openAlert, type RaisedAlert } from '../domain';
import { PUBLIC_URL } from './ports';

/** Raises alerts for owners, inside the running transaction. */
@Injectable()
export class RaiseAlerts {
  constructor(
    private readonly alerts: Alerts,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /** Nothing happens while an alert of the same key is open. */
  async raise(tenant: Tenant, raised: RaisedAlert): Promise<void> {
    await this.alerts.raise(
      openAlert(tenant.accountId, this.ids.next('alr'), raised, this.clock.now()),
    );
  }

  /**
   * The trouble of this key is over: the alert stays in the feed, and the next one of the key is a
   * new one.
   */
  async resolve(tenant: Tenant, key: string): Promise<void> {
    await this.alerts.resolve(tenant, key, this.clock.now());
  }

  /** Open alerts about an object go with it to another Space. */
  move(from: Tenant, subjectId: string, toSpaceId: string): Promise<void> {
    return this.alerts.move(from, subjectId, toSpaceId);
  }
}

/** How many days before the end of a grant its owner is reminded. */
export const REMINDER_DAYS = [30, 7, 1] as const;
export type ReminderDays = (typeof REMINDER_DAYS)[number];

const counted = (connections: readonly string[]): string =>
  connections.length === 1 ? '1 ad account' : `${connections.length} ad accounts`;

const personOf = ({ subjectName, platform }: Grant): string =>
  subjectName ? `${subjectName} on ${platform}` : platform;

/** Alerts about grants: one for all connections of a grant, with the address of its renewal. */
@Injectable()
export class GrantAlerts {
  constructor(
    private readonly alerts: RaiseAlerts,
    @Inject(PUBLIC_URL) private readonly publicUrl: string,
  ) {}

  /** Where a person consents again. A path where the installation does not know its address. */
  renewUrl({ id }: Pick<Grant, 'id'>): string {
    return `${this.publicUrl}/console/connections/grants/${id}/renew`;
  }

  needsReauth(
    tenant: Tenant,
    grant: Grant,
    connections: readonly string[],
    message: string,
  ): Promise<void> {
    const renewUrl = this.renewUrl(grant);
    return this.alerts.raise(tenant, {
      kind: 'CONNECTION_NEEDS_REAUTH',
      subject: { type: 'grant', id: grant.id },
      key: alertKeys.needsReauth(grant.id),
      message: `${message} This concerns ${counted(connections)}: nothing is sent there, and the Emergency Brake is blind to what is spent there.`,
      fix: `Consent again at ${renewUrl}. All connections of the grant are active again then.`,
      details: { platform: grant.platform, connections, renewUrl },
    });
  }

  /** One ad account is closed to the person of a grant, which serves the others on. */
  adAccountRefused(
    tenant: Tenant,
    grant: Grant,
    connectionId: string,
    message: string,
  ): Promise<void> {
    const renewUrl = this.renewUrl(grant);
    return this.alerts.raise(tenant, {
      kind: 'CONNECTION_NEEDS_REAUTH',
      subject: { type: 'connection', id: connectionId },
      key: alertKeys.needsReauth(connectionId),
      message: `${message} This concerns only this ad account: nothing is sent there, and the Emergency Brake is blind to what is spent there.`,
      fix: `Give ${personOf(grant)} access to the ad account again, then consent again at ${renewUrl}. Or connect the ad account through another grant.`,
      details: { platform: grant.platform, connections: [connectionId], renewUrl },
    });
  }

  /** The one open reminder of a grant; the nearer replaces the farther. */
  async endsSoon(
    tenant: Tenant,
    grant: Grant,
    connections: readonly string[],
    daysLeft: ReminderDays,
  ): Promise<void> {
    for (const days of REMINDER_DAYS.filter((one) => one !== daysLeft)) {
      await this.alerts.resolve(tenant, alertKeys.grantEnds(grant.id, days));
    }
    const renewUrl = this.renewUrl(grant);
    await this.alerts.raise(tenant, {
      kind: 'GRANT_ENDS_SOON',
      subject: { type: 'grant', id: grant.id },
      key: alertKeys.grantEnds(grant.id, daysLeft),
      ...(daysLeft === 1 ? { severity: 'CRITICAL' as const } : {}),
      message: `The grant of ${personOf(grant)} ends in ${daysLeft === 1 ? '1 day' : `${daysLeft} days`}. It serves ${counted(connections)}.`,
      fix: `Consent again at ${renewUrl} before the day.`,
      details: {
        platform: grant.platform,
        connections,
        renewUrl,
        endsAt: grant.refreshEndsAt?.toISOString() ?? null,
      },
    });
  }

  /** The grant ends later than was reported. */
  async settleEnd(tenant: Tenant, grantId: string): Promise<void> {
    for (const days of REMINDER_DAYS) {
      await this.alerts.resolve(tenant, alertKeys.grantEnds(grantId, days));
    }
  }

  /** The grant is renewed, gone, or serves no connection. */
  async resolve(tenant: Tenant, grantId: string): Promise<void> {
    await this.alerts.resolve(tenant, alertKeys.needsReauth(grantId));
    await this.settleEnd(tenant, grantId);
  }

  /**
   * Resolves the alert of a single connection: one with its own credentials, or one that was
   * refused while its grant works.
   */
  settleConnection(tenant: Tenant, connectionId: string): Promise<void> {
    return this.alerts.resolve(tenant, alertKeys.needsReauth(connectionId));
  }
}
