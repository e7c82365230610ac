import { Injectable } from '@nestjs/common';
import { Database, statement } from '@switchyard/db-kit';
import { ChangeBroadcast } from '../use-cases/ports';

export const CHANNEL = 'switchyard_identity';

const NOTIFY = statement(`select pg_notify('${CHANNEL}', '')`);

/** PostgreSQL delivers it when the transaction commits, and only then. */
@Injectable()
export class NotifyChanges extends ChangeBroadcast {
  constructor(private readonly database: Database) {
    super();
  }

  async changed(): Promise<void> {
    await this.database.write(NOTIFY, []);
  }
}
