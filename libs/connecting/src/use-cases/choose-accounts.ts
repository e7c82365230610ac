import { Injectable } from '@nestjs/common';
import { IdentityFacade } from '@switchyard/identity';
import {
  answerOfWorker,
  Clock,
  notFound,
  Refusal,
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
  type Choice,
  type ChosenAccount,
  type ChosenResult,
} from '../domain';
import { choiceWorkId, ConnectWork, Grants } from './ports';
import { accountOf, type Connecting } from './who-connects';

/**
 * Has the worker keep the grant of another person than the one that was to be renewed, and connect
 * what was chosen: until then the grant is sealed in the attempt, and the api cannot open it.
 */
@Injectable()
export class KeepOtherPerson {
  constructor(
    private readonly work: UnitOfWork,
    private readonly attempts: Attempts,
    private readonly connectWork: ConnectWork,
    private readonly waiting: Waiting,
    private readonly clock: Clock,
  ) {}

  async execute(
    { accountId, spaceId, id }: Attempt,
    accounts: readonly AccountToConnect[],
  ): Promise<readonly ChosenResult[]> {
    const tenant = { accountId, spaceId };
    await requireWorker(this.waiting, this.connectWork);
    await this.work.run(tenant, async () => {
      const attempt = await this.attempts.lock(tenant, id);
      if (attempt?.status !== 'CHOOSE') throw attemptNotReady(attempt?.status ?? 'FAILED');
      if (isUnderWay(attempt.choice)) throw attemptNotReady('WAITING');
      await this.attempts.change(tenant, id, 'CHOOSE', {
        choice: { accounts },
        updatedAt: this.clock.now(),
      });
      await this.connectWork.promise(tenant, 'connect-choice', choiceWorkId(id));
    });
    const choice = await answerOfWorker(
      choiceWorkId(id),
      this.waiting,
      this.connectWork,
      async () => {
        const answered = (await this.attempts.get(tenant, id))?.choice;
        return answered && !isUnderWay(answered) ? answered : undefined;
      },
    );
    return resultsOf(choice);
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
    const attempt = await this.ready(tenant, await this.attempts.get(tenant, attemptId));
    const account = await this.identity.account(tenant.accountId);
    const accounts = accountsToConnect(attempt.accounts, chosen, account);
    return attempt.grantId === null
      ? this.keeping.execute(attempt, accounts)
      : this.connect(tenant, attempt, accounts);
  }

  private connect(
    tenant: Tenant,
    { id }: Attempt,
    accounts: readonly AccountToConnect[],
  ): Promise<readonly ChosenResult[]> {
    return this.work.run(tenant, async () => {
      const { grantId } = await this.ready(tenant, await this.attempts.lock(tenant, id));
      const results = await this.grants.connect(tenant, grantId ?? '', accounts);
      await this.attempts.change(tenant, id, 'CHOOSE', {
        status: 'DONE',
        updatedAt: this.clock.now(),
      });
      return results;
    });
  }

  private async ready(_tenant: Tenant, found: Attempt | undefined): Promise<Attempt> {
    if (!found) throw notFound();
    const attempt = attemptAt(found, this.clock.now());
    if (attempt.status !== 'CHOOSE') throw attemptNotReady(attempt.status);
    return attempt;
  }
}

const isUnderWay = (choice: Choice | null): boolean =>
  choice !== null && choice.results === undefined && choice.refusal === undefined;

const resultsOf = (choice: Choice | undefined): readonly ChosenResult[] => {
  if (choice?.results) return choice.results;
  if (!choice?.refusal) throw unavailable('The worker did not answer in time.', 5);
  const { code, message, details } = choice.refusal;
  throw new Refusal(code, message, details);
};
