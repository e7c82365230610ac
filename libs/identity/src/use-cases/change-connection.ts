import { Injectable } from '@nestjs/common';
import { Clock, notFound, preconditionFailed, UnitOfWork, type Caller } from '@switchyard/kernel';
import { alertKeys, type Connection } from '../domain';
import { refuseBadConnection } from './check-connection-input';
import type { ConnectionChanges } from './connection-input';
import { Accounts, Alerts, Connections, Sealer } from './ports';
import { refuseOutsider } from './refuse-outsider';

/** Changes a connection. New credentials are sealed under the next version and make a connection that needed them active again. */
@Injectable()
export class ChangeConnection {
  constructor(
    private readonly work: UnitOfWork,
    private readonly connections: Connections,
    private readonly sealer: Sealer,
    private readonly clock: Clock,
    private readonly accounts: Accounts,
    private readonly alerts: Alerts,
  ) {}

  /** `read` answers what to change once the current record is known; `expected` is the version of `If-Match`. */
  execute(
    caller: Caller,
    id: string,
    expected: number | '*' | undefined,
    read: (current: Connection) => ConnectionChanges,
  ): Promise<Connection> {
    refuseOutsider(caller);
    return this.work.run(caller, async () => {
      await this.accounts.lock(caller.accountId);
      const current = await this.connections.get(caller, id);
      if (!current) throw notFound();
      if (typeof expected === 'number' && expected !== current.version) throw preconditionFailed();
      const changes = read(current);
      refuseBadConnection(changes);
      return this.apply(caller, current, changes);
    });
  }

  private async apply(
    caller: Caller,
    current: Connection,
    { credentials: plain, ...plainChanges }: ConnectionChanges,
  ): Promise<Connection> {
    if (!plain && Object.keys(plainChanges).length === 0) return current;
    if (plainChanges.isDefault && !current.isDefault) {
      await this.connections.clearDefault(caller, current.platform);
    }
    const sealed =
      plain &&
      (await this.sealer.seal(plain, {
        accountId: caller.accountId,
        connectionId: current.id,
        version: current.credentials.version + 1,
      }));
    const changes: Partial<Connection> = {
      ...plainChanges,
      ...(sealed ? { credentials: sealed, status: plainChanges.status ?? 'ACTIVE' } : {}),
      updatedAt: this.clock.now(),
    };
    const changed = await this.connections.change(caller, current.id, current.version, changes);
    if (!changed) throw preconditionFailed();
    if (changed.status !== 'NEEDS_REAUTH') {
      await this.alerts.settle(caller, alertKeys.needsReauth(current.id), this.clock.now());
    }
    return changed;
  }
}
