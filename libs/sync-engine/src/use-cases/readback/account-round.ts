import { Injectable } from '@nestjs/common';
import { IdentityFacade } from '@switchyard/identity';
import type { Tenant } from '@switchyard/kernel';
import { AttendAccount, type RoundEnd } from './attend-account';
import { TellVersionEnd } from './tell-version-end';

const DAY_SECONDS = 86_400;

/**
 * Reads once a day in which currency and zone an ad account really is: money and days are told in them. Before that, says when the
 * platform's API version ends.
 */
@Injectable()
export class AccountRound {
  constructor(
    private readonly attend: AttendAccount,
    private readonly identity: IdentityFacade,
    private readonly versionEnd: TellVersionEnd,
  ) {}

  execute(tenant: Tenant, connectionId: string): Promise<RoundEnd> {
    return this.attend.execute(
      tenant,
      connectionId,
      'account',
      async ({ platform, connection, io }) => {
        await this.versionEnd.execute(tenant, connectionId, platform);
        const { accounts } = await platform.check(connection, io);
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
