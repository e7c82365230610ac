import { Injectable } from '@nestjs/common';
import type { Caller, PageRequest } from '@switchyard/kernel';
import type { AlertOfUser } from '../domain';
import { Alerts, type AlertFilter } from './ports';

/** What the caller must learn, newest first. */
@Injectable()
export class ReadAlerts {
  constructor(private readonly alerts: Alerts) {}

  list(caller: Caller, filter: AlertFilter, page: PageRequest): Promise<readonly AlertOfUser[]> {
    return this.alerts.list(caller, filter, page);
  }
}
