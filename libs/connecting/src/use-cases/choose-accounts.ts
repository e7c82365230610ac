import { Injectable } from '@nestjs/common';
import { IdentityFacade } from '@switchyard/identity';
import { type Connection, connectionExists } from '@switchyard/identity/domain';
import {
  answerOfWorker,
  Clock,
  notFound,
  requireWorker,
  type Tenant,
  unavailable,
  UnitOfWork,
  Waiting,
} from '@switchyard/kernel';
import { Attempts } from '../data/attempts';
import {
  type AccountToConnect,
  accountsToConnect,
  type Attempt,
  attemptAt,
  attemptNotReady,
  type ChosenAccount,
  type ChosenResult,
} from '../domain';
import { ConnectWork, Grants, keepingWorkId } from './ports';
import { accountOf, type Connecting } from './who-connects';

/**
 * Has the worker keep the grant of another person than the one that was to be renewed, once their
 * ad accounts are chosen: until then it is sealed in the attempt, and the api cannot open it.
 */
@Injectable()
export class KeepOtherPerson {
  constructor(
    private readonly work: UnitOfWork,
    private readonly attempts: Attempts,
    private readonly connectWork: ConnectWork,
    private readonly waiting: Waiting,
  ) {}

  /** Throws UNAVAILABLE when no worker is there, or none answers. */
  async execute({ accountId, spaceId, id }: Attempt): Promise<void> {
    const [tenant, workId] = [{ accountId, spaceId }, keepingWorkId(id)];
    await requireWorker(this.waiting, this.connectWork);
    await this.work.run(tenant, () => this.connectWork.promise(tenant, 'keep-grant', workId));
    const grantId = await answerOfWorker(
      workId,
      this.waiting,
      this.connectWork,
      async () => (await this.attempts.get(tenant, id))?.grantId ?? undefined,
    );
    if (grantId === undefined) throw unavailable('The worker did not answer in time.', 5);
  }
}

/**
 * Connects chosen ad accounts; all or none of the listed ones: an id that the attempt does not list
 * is 422 with its path, one that another connection serves is CONNECTION_EXISTS unless it is taken
 * over. Throws NOT_FOUND, ATTEMPT_NOT_READY, ROLE_TOO_LOW; UNAVAILABLE when the accounts are another
 * person's and no worker is there, who alone can keep that grant.
 */
@Injectable()
export class ChooseAccounts {
  constructor(
    private readonly work: UnitOfWork,
    private readonly attempts: Attempts,
    private readonly grants: Grants,
    private readonly identity: IdentityFacade,
    private readonly keeping: KeepOtherPerson,
    private readonly clock: Clock,
  ) {}

  async execute(
    who: Connecting,
    attemptId: string,
    chosen: readonly ChosenAccount[],
  ): Promise<readonly ChosenResult[]> {
    const tenant = accountOf(who);
    const attempt = this.ready(await this.attempts.get(tenant, attemptId));
    const account = await this.identity.account(tenant.accountId);
    const accounts = accountsToConnect(attempt.accounts, chosen, account);
    if (attempt.grantId === null) {
      // Nothing of the other person is kept for a choice that will be refused.
      refuseConnected(attempt, accounts, await this.identity.connectionsOf(tenant));
      await this.keeping.execute(attempt);
    }
    return this.connect(tenant, attemptId, accounts);
  }

  private connect(
    tenant: Tenant,
    id: string,
    accounts: readonly AccountToConnect[],
  ): Promise<readonly ChosenResult[]> {
    return this.work.run(tenant, async () => {
      const { grantId } = this.ready(await this.attempts.lock(tenant, id));
      const results = await this.grants.connect(tenant, grantId ?? '', accounts);
      await this.attempts.change(tenant, id, 'CHOOSE', {
        status: 'DONE',
        updatedAt: this.clock.now(),
      });
      return results;
    });
  }

  private ready(found: Attempt | undefined): Attempt {
    if (!found) throw notFound();
    const attempt = attemptAt(found, this.clock.now());
    if (attempt.status !== 'CHOOSE') throw attemptNotReady(attempt.status);
    return attempt;
  }
}

const refuseConnected = (
  { platform }: Attempt,
  accounts: readonly AccountToConnect[],
  connections: readonly Connection[],
): void => {
  const kept = new Set(
    accounts.flatMap(({ externalAccountId, takeOver }) => (takeOver ? [] : [externalAccountId])),
  );
  const taken = connections.find(
    (one) => one.platform === platform && kept.has(one.externalAccountId),
  );
  if (taken) throw connectionExists(taken.id);
};
