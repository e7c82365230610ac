import { Injectable } from '@nestjs/common';
import { IdentityFacade, refuseOutsider } from '@switchyard/identity';
import {
  answerOfWorker,
  type Caller,
  Clock,
  Ids,
  notFound,
  requireWorker,
  unavailable,
  UnitOfWork,
  Waiting,
} from '@switchyard/kernel';
import type { CheckResult } from '@switchyard/platforms';
import { Checks } from '../../data/checks';
import { Promises } from '../ports';

/**
 * Has the worker try a connection: credentials, account, currency, zone; waits for the answer.
 * Throws NOT_FOUND, ROLE_TOO_LOW, UNAVAILABLE.
 */
@Injectable()
export class CheckConnection {
  constructor(
    private readonly work: UnitOfWork,
    private readonly identity: IdentityFacade,
    private readonly checks: Checks,
    private readonly promises: Promises,
    private readonly waiting: Waiting,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async execute(caller: Caller, connectionId: string): Promise<CheckResult> {
    refuseOutsider(caller);
    if (!(await this.identity.connection(caller, connectionId))) throw notFound();
    await requireWorker(this.waiting, this.promises);
    const id = this.ids.next('req');
    await this.work.run(caller, async () => {
      await this.checks.ask(caller, id, connectionId, this.clock.now());
      await this.promises.promise(caller, 'answers', 'check', id);
    });
    const result = await answerOfWorker(id, this.waiting, this.promises, () =>
      this.checks.result(caller, id),
    );
    if (!result) throw unavailable('The platform did not answer in time.', 5);
    return result;
  }
}
