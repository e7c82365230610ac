import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { RefusalRecord, type RefusedRequest } from '@switchyard/http-kit';
import { RecordRefusals } from '../use-cases/audit';
import type { CountedRefusal } from '../use-cases/ports';

const EVERY_MS = 60_000;
/** Different ones in a minute; beyond them addresses are no longer distinguished. */
const MOST = 5_000;
const MANY = 'many';

/**
 * Counts refused requests and writes the counts to the audit trail once a minute: a flood makes no
 * row for each request. What was counted last is lost with a process that is killed.
 */
@Injectable()
export class RefusalCounter extends RefusalRecord implements OnApplicationShutdown {
  private readonly logger = new Logger(RefusalCounter.name);
  private counted = new Map<string, CountedRefusal>();
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly record: RecordRefusals) {
    super();
  }

  note(refused: RefusedRequest): void {
    const one = this.counted.size < MOST ? refused : { ...refused, address: MANY };
    const facts = factsOf(one);
    const key = JSON.stringify(Object.values(facts));
    this.counted.set(key, { ...facts, count: (this.counted.get(key)?.count ?? 0) + 1 });
    this.timer ??= setTimeout(() => void this.flush(), EVERY_MS).unref();
  }

  async onApplicationShutdown(): Promise<void> {
    clearTimeout(this.timer);
    await this.flush();
  }

  private async flush(): Promise<void> {
    const counted = [...this.counted.values()];
    this.counted = new Map();
    this.timer = undefined;
    if (counted.length === 0) return;
    await this.record.execute(counted).catch((error: unknown) => {
      this.logger.warn(`refused requests could not be recorded: ${(error as Error).message}`);
    });
  }
}

const factsOf = (refused: RefusedRequest): Omit<CountedRefusal, 'count'> => ({
  accountId: refused.accountId ?? '',
  spaceId: refused.spaceId ?? null,
  actor: refused.kind,
  userId: refused.userId ?? null,
  credentialId: refused.credentialId ?? null,
  action: refused.action,
  address: refused.address ?? '',
  code: refused.code,
});
