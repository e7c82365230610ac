import type { Scheduler } from '../scheduler/scheduler';
import type { VirtualTime } from '../world/virtual-time';
import type { Exchange } from '../world/walk-transport';

const SYNCS_AT_WORK = `select holder, lease_until >= (select moment from walk.clock) as held from work.promised where kind in ('sync', 'release', 'preview')`;

/** Two writers are one too many: whoever writes to a platform holds the lease of the work that it does at that very moment: a sync, or what unlinking asked for, which a plan finishes too. */
export class LeaseWatch {
  constructor(
    private readonly time: VirtualTime,
    private readonly scheduler: Scheduler,
  ) {}

  /** Right before a platform does what it is asked. */
  async arrives({ nature, platform }: Exchange, wrong: string[]): Promise<void> {
    const [slot = ''] = (this.scheduler.actor?.name ?? '').split('#');
    if (nature !== 'write') return;
    const syncs = await this.scheduler.outside(() =>
      this.time.rows<{ holder: string | null; held: boolean | null }>(SYNCS_AT_WORK),
    );
    if (syncs.some(({ holder, held }) => holder === slot && held === true)) return;
    wrong.push(
      `${this.scheduler.actor?.name} writes to ${platform} without the lease: ${JSON.stringify(syncs)}`,
    );
  }
}
