import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Clock, type Tenant } from '@switchyard/kernel';

/** The id of this database and the number of syncs that it has counted. */
export interface Lineage {
  readonly id: string;
  readonly serial: number;
  /** When it was last found to be older than what is kept beside it. */
  readonly restoredAt: Date | null;
}

/** The lineage as the database has it. */
export abstract class Lineages {
  /** Begins one where there is none. */
  abstract get(): Promise<Lineage>;
  /** Counts one more sync. */
  abstract grow(): Promise<Lineage>;
  /**
   * Takes over a higher number from the keeper and stores the time of the restore. Of several
   * concurrent callers, one does so.
   */
  abstract noteRestore(serial: number, at: Date): Promise<void>;
  /** Whether a sync of the Space that began after a moment is over. */
  abstract hasSyncedSince(tenant: Tenant, moment: Date): Promise<boolean>;
}

/**
 * The highest number of a lineage, kept where a restored database does not reach. Throws what its
 * store throws.
 */
export abstract class SerialKeeper {
  /** Undefined when nothing is kept of it. */
  abstract highest(lineageId: string): Promise<number | undefined>;
  /** Keeps a number; a lower one than is kept changes nothing. */
  abstract raise(lineageId: string, serial: number): Promise<void>;
}

/** A restore is reported for so long where nothing is synced. */
const REPORTED_FOR_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * Detects that the database was restored to an earlier state: the keeper, or this process, has
 * counted more syncs than the database. The keeper's number is always read first. The database then
 * has at least that number, unless it was restored.
 */
@Injectable()
export class WatchLineage implements OnApplicationBootstrap {
  private readonly logger = new Logger(WatchLineage.name);
  private readonly seen = new Map<string, number>();

  constructor(
    private readonly lineages: Lineages,
    private readonly keeper: SerialKeeper,
    private readonly clock: Clock,
  ) {}

  /**
   * Creates the lineage at the start, so that a copy from before the first sync has one. If the
   * database is unavailable now, a later call creates it.
   */
  async onApplicationBootstrap(): Promise<void> {
    await this.look().catch((error: unknown) =>
      this.logger.warn({ err: error }, 'the lineage of the database cannot be read yet'),
    );
  }

  /** Counts a sync, before anything of it is sent; answers as `look` does. */
  async grow(): Promise<Date | null> {
    await this.look();
    const grown = await this.lineages.grow();
    await this.keep(grown);
    return grown.restoredAt;
  }

  /** When the database was last found to be restored; null when it never was. */
  async look(): Promise<Date | null> {
    const { id } = await this.lineages.get();
    const outside = Math.max(this.seen.get(id) ?? 0, await this.kept(id));
    const now = await this.lineages.get();
    if (now.serial >= outside) {
      await this.keep(now);
      return now.restoredAt;
    }
    this.logger.warn(
      { syncsKnown: now.serial, syncsMade: outside },
      'the database is older than the last sync: it was restored from a backup',
    );
    await this.lineages.noteRestore(outside, this.clock.now());
    return (await this.lineages.get()).restoredAt;
  }

  /**
   * When a restore was noticed that is still to be reported to the Space: until a sync of it is
   * over that began afterwards.
   */
  async restoreToReport(tenant: Tenant): Promise<Date | null> {
    const restoredAt = await this.look();
    if (!restoredAt || this.clock.now().getTime() - restoredAt.getTime() > REPORTED_FOR_MS) {
      return null;
    }
    return (await this.lineages.hasSyncedSince(tenant, restoredAt)) ? null : restoredAt;
  }

  private async kept(id: string): Promise<number> {
    try {
      return (await this.keeper.highest(id)) ?? 0;
    } catch (error) {
      this.logger.warn(
        { err: error },
        'the number of syncs that is kept beside the database cannot be read',
      );
      return 0;
    }
  }

  /** A place that cannot be written to stops no sync. */
  private async keep({ id, serial }: Lineage): Promise<void> {
    if (this.seen.has(id) && (this.seen.get(id) ?? 0) >= serial) return;
    try {
      await this.keeper.raise(id, serial);
    } catch (error) {
      this.logger.warn({ err: error }, 'the number of syncs cannot be kept beside the database');
    }
    this.seen.set(id, serial);
  }
}
