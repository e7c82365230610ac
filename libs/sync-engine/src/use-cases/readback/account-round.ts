import { Injectable } from '@nestjs/common';
import { IdentityFacade } from '@switchyard/identity';
import { alertKeys } from '@switchyard/identity/domain';
import { Clock, type Tenant } from '@switchyard/kernel';
import { type AdPlatform, PlatformFailure } from '@switchyard/platforms/domain';
import { AttendAccount, type RoundEnd } from './attend-account';

type Ending = NonNullable<ReturnType<NonNullable<AdPlatform['endingVersion']>>>;

/**
 * From 30 days before the end of the platform's API version on, an alert of each connection says
 * so, until another version is spoken.
 */
@Injectable()
export class NotifyVersionEnd {
  constructor(
    private readonly identity: IdentityFacade,
    private readonly clock: Clock,
  ) {}

  async execute(
    tenant: Tenant,
    connectionId: string,
    { id, endingVersion }: Pick<AdPlatform, 'id' | 'endingVersion'>,
  ): Promise<void> {
    const key = alertKeys.versionEnds(connectionId);
    const ending = endingVersion?.(this.clock.now());
    if (!ending) return this.identity.resolveAlert(tenant, key);
    await this.identity.raiseAlert(tenant, {
      kind: 'PLATFORM_VERSION_ENDS',
      subject: { type: 'connection', id: connectionId },
      message: messageOf(id, ending),
      key,
      details: { platform: id, ...ending },
    });
  }
}

const messageOf = (
  platform: string,
  { version, endsOn, isAnnounced, newest, automaticUpgrade }: Ending,
): string => {
  const end = isAnnounced
    ? `Version ${version} of the API of ${platform} ends on ${endsOn}.`
    : `Version ${version} of the API of ${platform} is expected to end around ${endsOn}. No day is announced.`;
  const after =
    automaticUpgrade === 'NONE'
      ? 'All calls fail after that.'
      : 'After that only calls that the next version did not change are answered.';
  return `${end} ${after} The newest known version is ${newest}.`;
};

const DAY_SECONDS = 86_400;

/**
 * Reads once a day which currency and zone an ad account really has: money and days are reported in
 * them. Before that, says when the platform's API version ends.
 */
@Injectable()
export class AccountRound {
  constructor(
    private readonly attend: AttendAccount,
    private readonly identity: IdentityFacade,
    private readonly versionEnd: NotifyVersionEnd,
  ) {}

  execute(tenant: Tenant, connectionId: string): Promise<RoundEnd> {
    return this.attend.execute(
      tenant,
      connectionId,
      'account',
      async ({ platform, connection, io }) => {
        await this.versionEnd.execute(tenant, connectionId, platform);
        const { accounts, stoppedBy } = await platform.check(connection, io);
        if (stoppedBy?.kind === 'unauthorised') throw new PlatformFailure(stoppedBy);
        const own = accounts.find(
          ({ externalAccountId }) =>
            plain(externalAccountId) === plain(connection.externalAccountId),
        );
        if (own) {
          await this.identity.noteAdAccount(tenant, connectionId, {
            currency: own.currency ?? connection.currency,
            timeZone: own.timeZone ?? connection.timeZone,
          });
        }
        return DAY_SECONDS;
      },
    );
  }
}

/** Platforms write the same account with and without dashes, and Meta with and without `act_`. */
const plain = (id: string): string => id.replace(/^act_|-/g, '');
