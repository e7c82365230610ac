import { Injectable } from '@nestjs/common';
import { Clock, Ids, UnitOfWork, type Caller } from '@switchyard/kernel';
import { connectionExists, type Connection } from '../domain';
import type { NewConnection } from './connection-input';
import { refuseBadConnection } from './check-connection-input';
import { Accounts, Connections, Sealer } from './ports';
import { refuseOutsider } from './refuse-outsider';

/** Connects an ad account. Credentials are sealed before they are stored; the first connection of a platform is its default. */
@Injectable()
export class CreateConnection {
  constructor(
    private readonly work: UnitOfWork,
    private readonly connections: Connections,
    private readonly sealer: Sealer,
    private readonly ids: Ids,
    private readonly clock: Clock,
    private readonly accounts: Accounts,
  ) {}

  async execute(caller: Caller, wish: NewConnection): Promise<Connection> {
    refuseOutsider(caller);
    refuseBadConnection(wish);
    const [id, now] = [this.ids.next('con'), this.clock.now()];
    const credentials = await this.sealer.seal(wish.credentials, {
      accountId: caller.accountId,
      connectionId: id,
      version: 1,
    });
    return this.work.run(caller, async () => {
      // Two first connections of a platform at once would both be its default.
      await this.accounts.lock(caller.accountId);
      const same = await this.connections.byExternalAccount(
        caller,
        wish.platform,
        wish.externalAccountId,
      );
      if (same) throw connectionExists(same.id);
      const others = (await this.connections.list(caller)).filter(
        ({ platform }) => platform === wish.platform,
      );
      const isDefault = wish.isDefault ?? others.length === 0;
      if (isDefault) await this.connections.clearDefault(caller, wish.platform);
      const connection: Connection = {
        accountId: caller.accountId,
        id,
        platform: wish.platform,
        externalAccountId: wish.externalAccountId,
        name: wish.name,
        currency: wish.currency,
        timeZone: wish.timeZone,
        status: 'ACTIVE',
        isDefault,
        driftPolicy: wish.driftPolicy ?? 'MERGE',
        settings: wish.settings ?? {},
        credentials,
        createdAt: now,
        updatedAt: now,
        version: 1,
      };
      await this.connections.add(caller, connection);
      return connection;
    });
  }
}
