import {
  type DynamicModule,
  Inject,
  Injectable,
  Logger,
  Module,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { RepeatedWork } from '../data/repeated-work';
import type { ChainHead } from '../domain';
import { LinkAudit } from '../use-cases/audit';

/** Where heads are written, for the operator who keeps the log. */
export type HeadLog = (line: string) => void;
const HEAD_LOG = Symbol('HEAD_LOG');

const EVERY_MS = 1_000;
/** After a failure, such as a database that is away. */
const PAUSE_MS = 5_000;
const HOUR_MS = 60 * 60_000;

/**
 * Chains new entries of the audit trail while the worker runs, and writes the heads that moved to
 * the log once an hour: an attacker who cuts the end of a chain off cannot change the log.
 */
@Injectable()
export class AuditChainer implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(AuditChainer.name);
  private readonly moved = new Map<string, ChainHead>();
  private loggedAt = -Infinity;
  private readonly loop = new RepeatedWork(() => this.chain());

  constructor(
    private readonly link: LinkAudit,
    @Inject(HEAD_LOG) private readonly headLog: HeadLog,
  ) {}

  onApplicationBootstrap(): void {
    this.loop.start();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.loop.stop();
    this.logHeads();
  }

  private async chain(): Promise<number> {
    try {
      const heads = await this.link.execute();
      for (const [accountId, head] of heads) this.moved.set(accountId, head);
      if (performance.now() - this.loggedAt >= HOUR_MS) this.logHeads();
      return heads.size > 0 ? 0 : EVERY_MS;
    } catch (error) {
      this.logger.warn(`the audit trail could not be chained: ${(error as Error).message}`);
      return PAUSE_MS;
    }
  }

  /** As `admin audit verify --head` takes them. */
  private logHeads(): void {
    if (this.moved.size === 0) return;
    this.loggedAt = performance.now();
    for (const [accountId, { seq, digest }] of this.moved) {
      this.headLog(`audit head ${accountId}:${seq}:${digest}`);
    }
    this.moved.clear();
  }
}

/** Needs IdentityModule. */
@Module({})
export class AuditWorkerModule {
  static forRoot(headLog: HeadLog): DynamicModule {
    return {
      module: AuditWorkerModule,
      providers: [LinkAudit, AuditChainer, { provide: HEAD_LOG, useValue: headLog }],
    };
  }
}
