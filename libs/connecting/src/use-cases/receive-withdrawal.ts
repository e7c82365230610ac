import { Injectable } from '@nestjs/common';
import { Clock, Ids, unavailable, UnitOfWork, validationError } from '@switchyard/kernel';
import { Withdrawals } from '../data/requests-to-worker';
import { MOST_WITHDRAWAL_CHARACTERS } from '../domain';
import { ConnectWork } from './ports';
import { Vendors } from './vendors';

/** The answer that Meta requires. */
export interface ReceivedWithdrawal {
  /** Where the person can read what happens: the page of connections. */
  readonly url: string;
  readonly confirmationCode: string;
}

/**
 * Keeps Meta's message that a person removed the application, unverified: the api has no secret to
 * verify it with. The worker drops what Meta did not sign. Throws VALIDATION_ERROR, and UNAVAILABLE
 * when too many wait.
 */
@Injectable()
export class ReceiveWithdrawal {
  constructor(
    private readonly work: UnitOfWork,
    private readonly withdrawals: Withdrawals,
    private readonly connectWork: ConnectWork,
    private readonly vendors: Vendors,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async execute(signedRequest: string): Promise<ReceivedWithdrawal> {
    refuseOtherForm(signedRequest);
    const id = this.ids.next('req');
    await this.work.runGlobal(async () => {
      const isKept = await this.withdrawals.add({
        id,
        platform: 'meta-ads',
        message: signedRequest,
        createdAt: this.clock.now(),
      });
      if (!isKept) throw unavailable('Too many messages wait. Send this one again later.', 60);
      await this.connectWork.promise(OF_NO_ACCOUNT, 'connect-withdrawal', id);
    });
    return { url: `${this.vendors.publicUrl}/console/connections`, confirmationCode: id };
  }
}

/** A message that is not read yet. */
const OF_NO_ACCOUNT = { accountId: '', spaceId: '' } as const;

const refuseOtherForm = (message: string): void => {
  const isOfForm = message.length <= MOST_WITHDRAWAL_CHARACTERS && /^[\w-]+\.[\w-]+$/.test(message);
  if (isOfForm) return;
  throw validationError([
    {
      path: '/signed_request',
      code: 'BAD_FORMAT',
      message: 'signed_request must be what Meta sends: a signature, a dot and a payload.',
    },
  ]);
};
