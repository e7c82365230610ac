import { Injectable } from '@nestjs/common';
import { Clock, Ids, UnitOfWork } from '@switchyard/kernel';
import { Accounts, type Removal } from '../../data/accounts';
import { ChangeBroadcast } from '../../data/change-broadcast';
import { AccountUse } from '../ports';

/** What became of an account that is due. `SERVING`: a platform runs a campaign of it again. */
export type Ended = Removal | 'SERVING';

/** Deletes the accounts that are due. The database refuses to do it early. */
@Injectable()
export class RemoveAccounts {
  constructor(
    private readonly work: UnitOfWork,
    private readonly accounts: Accounts,
    private readonly use: AccountUse,
    private readonly broadcast: ChangeBroadcast,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /** By account; empty when none is due. */
  async execute(): Promise<ReadonlyMap<string, Ended>> {
    const ended = new Map<string, Ended>();
    for (const id of await this.accounts.due(this.clock.now())) ended.set(id, await this.end(id));
    return ended;
  }

  private async end(id: string): Promise<Ended> {
    if ((await this.use.serving(id)).length > 0) return 'SERVING';
    return this.work.runGlobal(async () => {
      const removal = await this.accounts.remove(id, this.ids.next('mal'), this.clock.now());
      if (removal === 'DONE') await this.broadcast.changed(id);
      return removal;
    });
  }
}
