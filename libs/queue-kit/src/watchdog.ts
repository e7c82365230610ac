import { Inject, Injectable, Logger } from '@nestjs/common';
import { Database, statement } from '@switchyard/db-kit';
import { UnitOfWork } from '@switchyard/kernel';
import { QUEUE_SETTINGS, type QueueSettings } from './settings';

/** The fence goes up: the holder may write and send nothing more, although it is alive and renews. `holder` stays, so that another one comes first. */
const TAKE_AWAY = statement(`
  update work.promised set fence = fence + 1, lease_until = null, due_at = now(), progress_at = now(), stalls = stalls + 1
  where lease_until > now() and progress_at < now() - make_interval(secs => $1) returning id, kind, holder, stalls`);

interface Stalled {
  readonly id: string;
  readonly kind: string;
  readonly holder: string | null;
  readonly stalls: number;
}

/** Takes work from holders that are alive and get nowhere, by the database's clock, so that others may try. Every worker has one. */
@Injectable()
export class Watchdog {
  private readonly logger = new Logger(Watchdog.name);

  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    @Inject(QUEUE_SETTINGS) private readonly settings: QueueSettings,
  ) {}

  async look(): Promise<void> {
    const { rows } = await this.work.runGlobal(() =>
      this.database.write<Stalled>(TAKE_AWAY, [this.settings.stalledSeconds]),
    );
    for (const { id, kind, holder, stalls } of rows) {
      this.logger.error(
        { work: id, kind, holder, stalls },
        'work got nowhere and is taken from its holder',
      );
    }
  }
}
