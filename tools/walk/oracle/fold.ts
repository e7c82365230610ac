import type { LocalModel } from '../actors/local-model';
import type { Tenant } from '@switchyard/kernel';
import type { Stage } from '../world/stage';

interface SyncRow {
  readonly id: string;
  readonly finished: boolean;
  readonly cancelled: boolean;
  readonly failed: boolean;
  /** Its plan held something back. */
  readonly blocked: boolean;
  readonly statuses: readonly string[];
}

const SYNCS = `
  select s.id, s.finished_at is not null as finished, s.cancel_requested_at is not null as cancelled, s.failure is not null as failed, s.blocked_count > 0 as blocked,
    array(select o.status from sync.operation o where o.space_id = s.space_id and o.sync_id = s.id) as statuses
  from sync.sync s where s.space_id = $1 order by s.id`;

/** A sync's end, counted once more from its operations. */
export const endOf = ({
  cancelled,
  failed,
  blocked,
  statuses,
}: Pick<SyncRow, 'cancelled' | 'failed' | 'blocked' | 'statuses'>): string => {
  if (failed) return 'failed';
  if (statuses.every((status) => status === 'succeeded')) return blocked ? 'partial' : 'completed';
  if (cancelled) return 'cancelled';
  return statuses.some(
    (status) => status === 'succeeded' || status === 'drifted' || status === 'deferred',
  )
    ? 'partial'
    : 'failed';
};

/** Every sync is over; what is told of it is what became of its operations, and what was told once is told for ever. */
export const syncsFolded = async (
  stage: Stage,
  tenant: Tenant,
  userId: string,
  model: LocalModel,
): Promise<readonly string[]> => {
  const wrong: string[] = [];
  const call = stage.api.as(tenant, userId);
  for (const sync of await stage.time.rows<SyncRow>(SYNCS, [tenant.spaceId])) {
    const { status } = ((await call('GET', `/sync/${sync.id}`)).data ?? {}) as { status?: string };
    const open = sync.statuses.filter((one) => one === 'pending' || one === 'started');
    const folded = endOf(sync);
    const told = model.told.get(sync.id) ?? folded;
    if (!sync.finished) wrong.push(`${sync.id} is not over`);
    if (open.length > 0) wrong.push(`${sync.id} is over with ${open.join(', ')}`);
    if (status !== folded || told !== folded) {
      wrong.push(
        `${sync.id} is told to be ${status}, was told to be ${told}, and its operations say ${folded}`,
      );
    }
  }
  return wrong;
};
