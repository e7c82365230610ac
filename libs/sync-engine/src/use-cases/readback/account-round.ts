import { Injectable } from '@nestjs/common';
import { IdentityFacade } from '@switchyard/identity';
import type { Tenant } from '@switchyard/kernel';
import { AttendAccount, type RoundEnd } from './attend-account';

const DAY_SECONDS = 86_400;

/** Reads once a day in which currency and zone an ad account really is: money and days are told in them. */
@Injectable()
export class AccountRound {
  constructor(
    private readonly attend: AttendAccount,
    private readonly identity: IdentityFacade,
  ) {}

  execute(tenant: Tenant, connectionId: string): Promise<RoundEnd> {
    return this.attend.execute(
      tenant,
      connectionId,
      'account',
      async ({ platform, connection, io }) => {
        const { accounts } = await platform.check(connection, io);
        const own = accounts.find(
          ({ externalAccountId }) =>
            plain(externalAccountId) === plain(connection.externalAccountId),
        );
        if (own)
          await this.identity.noteAdAccount(tenant, connectionId, {
            currency: own.currency ?? connection.currency,
            timeZone: own.timeZone ?? connection.timeZone,
          });
        return DAY_SECONDS;
      },
    );
  }
}

/** Platforms write the same account with and without dashes, and Meta with and without `act_`. */
const plain = (id: string): string => id.replace(/^act_|-/g, '');
