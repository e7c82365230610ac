import { Injectable } from '@nestjs/common';
import type { Tenant } from '@switchyard/kernel';
import { Promises } from '../ports';
import { ReadbackInterval } from './readback-interval';

export const READINGS = ['account', 'delivery', 'figures'] as const;
export type ReadingKind = (typeof READINGS)[number];

/** What a sync changed is looked at again this soon, when reviews of it may be through. */
const AFTER_SYNC_SECONDS = 60;

/** One promise per connection and kind: the database lets one worker at a time be at it. */
const idOf = (kind: ReadingKind, connectionId: string): string => `read-${kind}:${connectionId}`;

export const kindOfReading = (kind: ReadingKind): string => `read-${kind}`;
export const connectionRead = (workId: string): string => workId.slice(workId.indexOf(':') + 1);

/** The standing rounds that read ad accounts. Inside the running transaction. */
@Injectable()
export class ReadbackWork {
  constructor(
    private readonly promises: Promises,
    private readonly interval: ReadbackInterval,
  ) {}

  /** The connection is read from now on, the first time after one interval. Saying it twice is saying it once. */
  async begin(tenant: Tenant, connectionId: string): Promise<void> {
    for (const kind of READINGS) {
      await this.promises.promiseStanding(
        tenant,
        'readings',
        kindOfReading(kind),
        idOf(kind, connectionId),
        this.interval.seconds,
      );
    }
  }

  /** A sync sent through the connection: what became of it is looked at early. */
  async lookAgain(connectionId: string): Promise<void> {
    await this.promises.bringForward(idOf('delivery', connectionId), AFTER_SYNC_SECONDS);
  }
}
