import { Injectable } from '@nestjs/common';
import { Database, statement } from '@switchyard/db-kit';

const PROBE = statement('select 1 as one');

/** Whether this process can do its work now. False as soon as it is asked to stop. */
@Injectable()
export class Readiness {
  private stopping = false;

  constructor(private readonly database: Database) {}

  beginStop(): void {
    this.stopping = true;
  }

  async isReady(): Promise<boolean> {
    if (this.stopping) return false;
    return this.database.readGlobal(PROBE, []).then(() => true, () => false);
  }
}
