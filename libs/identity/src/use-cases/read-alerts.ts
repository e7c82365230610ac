import { Injectable } from '@nestjs/common';
import { type Caller, Clock, notFound, type PageRequest, UnitOfWork } from '@switchyard/kernel';
import { Alerts } from '../data/alerts';
import type { AlertOfUser } from '../domain';
import type { AlertFilter } from './ports';

/** What the caller must learn, newest first. */
@Injectable()
export class ReadAlerts {
  constructor(private readonly alerts: Alerts) {}

  list(caller: Caller, filter: AlertFilter, page: PageRequest): Promise<readonly AlertOfUser[]> {
    return this.alerts.list(caller, filter, page);
  }
}

/**
 * The caller has read an alert. Others still have it before them; reading it again changes nothing.
 */
@Injectable()
export class MarkAlertRead {
  constructor(
    private readonly work: UnitOfWork,
    private readonly alerts: Alerts,
    private readonly clock: Clock,
  ) {}

  execute(caller: Caller, id: string): Promise<AlertOfUser> {
    return this.work.run(caller, async () => {
      if (!(await this.alerts.get(caller, id))) throw notFound();
      await this.alerts.markRead(caller, id, this.clock.now());
      return (await this.alerts.get(caller, id))!;
    });
  }
}
