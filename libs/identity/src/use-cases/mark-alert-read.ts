import { Injectable } from '@nestjs/common';
import { Clock, notFound, UnitOfWork, type Caller } from '@switchyard/kernel';
import type { AlertOfUser } from '../domain';
import { Alerts } from './ports';

/** The caller has read an alert. Others still have it before them; reading it again changes nothing. */
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
