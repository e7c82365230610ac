import { Injectable } from '@nestjs/common';
import { Database } from '@switchyard/db-kit';

/** Whether this process can do its work now. False as soon as it is asked to stop. */
@Injectable()
export class Readiness {
  private stopping = false;
  private readonly conditions: (() => boolean)[] = [];

  constructor(private readonly database: Database) {}

  /** Something else that must hold for the process to be ready. */
  require(condition: () => boolean): void {
    this.conditions.push(condition);
  }

  beginStop(): void {
    this.stopping = true;
  }

  get isStopping(): boolean {
    return this.stopping;
  }

  /** The database must keep what is written, not only answer. */
  async isReady(): Promise<boolean> {
    if (this.stopping || !this.conditions.every((holds) => holds())) return false;
    return this.database.canWrite();
  }
}
