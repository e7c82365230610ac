import { Injectable } from '@nestjs/common';
import { Database, statement } from '@switchyard/db-kit';
import { Refusal, UnitOfWork } from '@switchyard/kernel';
import type { WorkItem } from './work-item';

/**
 * `dead`: given up, nothing tries it again. `failing`: it failed, and is tried again. `overdue`: due
 * for a minute, and no worker takes it. `stalled`: a worker holds it, and did nothing for two
 * minutes.
 */
export const WORK_STATES = ['dead', 'failing', 'overdue', 'stalled'] as const;
export type WorkState = (typeof WORK_STATES)[number];

/** Work that a person may have to do something about, and why. */
export interface StuckWork extends WorkItem {
  readonly state: WorkState;
  readonly reason: string;
  /** Runs that failed, or died with their worker. */
  readonly failures: number;
  /** How often it was taken from a worker that got nowhere. */
  readonly stalls: number;
  /** When it was given up, or is due. */
  readonly at: Date;
  /** The worker that has it, or had it last. */
  readonly holder: string | null;
}

export interface WorkFilter {
  readonly state?: WorkState;
  readonly kind?: string;
  readonly spaceId?: string;
}

/** So many are listed, the oldest first. */
export const MOST_LISTED = 200;

/** By the clock of the database, as workers take it. */
const STUCK = `
  select d.id, d.queue, d.kind, d.space_id as "spaceId", d.account_id as "accountId", 'dead' as state, d.reason, d.failures, d.stalls, d.died_at as at, null as holder
  from work.dead d
  union all
  select p.id, p.queue, p.kind, p.space_id, p.account_id, t.state,
    case t.state
      when 'stalled' then 'worker ' || p.holder || ' holds it and did nothing since ' || to_char(p.progress_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')
      when 'failing' then 'it failed, or died with its worker, ' || p.failures || ' times; it is tried again'
      else 'it is due, and no worker takes it'
    end, p.failures, p.stalls, p.due_at, p.holder
  from work.promised p
  cross join lateral (select case
    when p.lease_until > now() and p.progress_at < now() - interval '2 minutes' then 'stalled'
    when p.failures > 0 then 'failing'
    when p.due_at < now() - interval '1 minute' and (p.lease_until is null or p.lease_until < now()) then 'overdue'
  end as state) t
  where t.state is not null`;

const LIST = statement(`
  select * from (${STUCK}) w
  where ($1::text is null or w.state = $1) and ($2::text is null or w.kind = $2) and ($3::text is null or w."spaceId" = $3)
  order by w.at, w.id limit ${MOST_LISTED}`);
const ONE = statement(`select * from (${STUCK}) w where w.id = $1`);

const TAKE_DEAD = statement(
  `delete from work.dead where id = $1 returning id, queue, kind, space_id as "spaceId", account_id as "accountId", reason`,
);
/** Work that was enqueued again meanwhile stays as it is. */
const ENQUEUE = statement(
  `insert into work.promised (id, queue, kind, space_id, account_id) values ($1, $2, $3, $4, $5) on conflict (id) do nothing returning 1`,
);
/** The fence goes up: its holder writes nothing more. */
const TRY_AGAIN = statement(
  `update work.promised set due_at = now(), failures = 0, stalls = 0, lease_until = null, holder = null, fence = fence + 1, progress_at = now() where id = $1`,
);
const MAKE_DEAD = statement(`
  with gone as (delete from work.promised where id = $1 returning *)
  insert into work.dead (id, queue, kind, space_id, account_id, failures, stalls, reason)
  select id, queue, kind, space_id, account_id, failures, stalls, $2 from gone
  on conflict (id) do update set failures = excluded.failures, stalls = excluded.stalls, reason = excluded.reason, died_at = now()`);

const noSuchWork = (): Refusal =>
  new Refusal('NOT_FOUND', 'There is no dead, failing, overdue or stalled work with this id.');

/** What an operator sees of dead and stuck work, and may do about it. */
@Injectable()
export class AdministerWork {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
  ) {}

  /** The oldest first, at most `MOST_LISTED`. */
  list({ state, kind, spaceId }: WorkFilter = {}): Promise<readonly StuckWork[]> {
    return this.database.readGlobal<StuckWork>(LIST, [
      state ?? null,
      kind ?? null,
      spaceId ?? null,
    ]);
  }

  /** Throws `NOT_FOUND`, also for work that is neither dead nor stuck. */
  async show(id: string): Promise<StuckWork> {
    const [found] = await this.database.readGlobal<StuckWork>(ONE, [id]);
    if (!found) throw noSuchWork();
    return found;
  }

  /**
   * Lets a worker try it at once, as if it had never failed; a worker that holds it loses it. Dead
   * work of something that ended meanwhile ends by itself. Throws `NOT_FOUND`.
   */
  retry(id: string): Promise<StuckWork> {
    return this.work.runGlobal(async () => {
      const found = await this.show(id);
      if (found.state === 'dead') {
        const { rows } = await this.database.write<WorkItem>(TAKE_DEAD, [id]);
        const [item] = rows;
        if (!item) throw noSuchWork();
        const { queue, kind, spaceId, accountId } = item;
        await this.database.write(ENQUEUE, [id, queue, kind, spaceId, accountId]);
      } else {
        await this.database.write(TRY_AGAIN, [id]);
      }
      return found;
    });
  }

  /**
   * Dead work leaves the list. Other work becomes dead with this reason, and a worker that holds it
   * loses it. Throws `NOT_FOUND`.
   */
  discard(id: string, reason: string): Promise<StuckWork> {
    return this.work.runGlobal(async () => {
      const found = await this.show(id);
      if (found.state === 'dead') await this.database.write(TAKE_DEAD, [id]);
      else await this.database.write(MAKE_DEAD, [id, `discarded: ${reason}`]);
      return found;
    });
  }
}
