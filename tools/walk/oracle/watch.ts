import type { LocalEmulators } from '@switchyard/platform-emulators';
import type { DesiredState } from '../actors/desired-state';
import type { HandEdit } from '../actors/hand-editor';
import type { Scheduler } from '../scheduler/scheduler';
import type { VirtualTime } from '../world/virtual-time';
import type { Exchange } from '../world/walk-transport';
import {
  LEVELS,
  releasedAmong,
  releasedKey,
  type RemoteAccount,
  remotesOf,
  withoutReleased,
} from './remote-view';

/**
 * Checks the state at every moment and returns the violations. A released object may exist beside a
 * new one.
 */
export const watched = (
  emulators: LocalEmulators,
  account: RemoteAccount,
  desired: DesiredState,
  released: ReadonlySet<string>,
): readonly string[] => {
  const ours = withoutReleased(
    LEVELS.flatMap((level) => remotesOf(emulators, account, level)),
    released,
  );
  return LEVELS.flatMap((level) => {
    const ownObjects = ours.filter((one) => one.level === level && one.token !== '');
    const seen = new Set<string>();
    const twice = ownObjects.filter(({ token }) => seen.size === seen.add(token).size);
    const unwanted =
      level === 'campaign'
        ? ownObjects.filter(({ isRunning, token }) => isRunning && !desired.running.has(token))
        : [];
    return [
      ...twice.map(({ token, platform }) => `two objects of ${token} on ${platform}`),
      ...unwanted.map(
        ({ token, platform }) => `${token} runs on ${platform}, and no desired state asked for it`,
      ),
    ];
  });
};

interface Row {
  readonly platform: string;
  readonly remoteId: string;
  readonly effect: string;
  readonly isDue: boolean;
}

const ROWS =
  'select platform, remote_id as "remoteId", effect, settled_at is null or name_due as "isDue" from sync.released_object order by platform, remote_id';
const CLAIMED = 'select remote_id as "remoteId" from sync.remote_claim';

/**
 * What was released is touched as it was asked, its name freed after that, and then never again by
 * us; foreign objects are not touched at all.
 */
export class ReleaseWatch {
  /** By `releasedKey`; what was never ours among them. */
  released: ReadonlySet<string> = new Set();
  private before: ReadonlyMap<string, string> = new Map();

  constructor(
    private readonly time: VirtualTime,
    private readonly scheduler: Scheduler,
    private readonly emulators: LocalEmulators,
    private readonly desired: DesiredState,
  ) {}

  /** Right before a platform works. */
  async arrives({ nature }: Exchange, accounts: readonly RemoteAccount[]): Promise<void> {
    if (nature !== 'write') return;
    const rows = await this.scheduler.outside(() => this.time.rows<Row>(ROWS));
    const strange = await this.scheduler.outside(() => this.neverOurs());
    this.released = new Set([
      ...rows.map(({ platform, remoteId }) => releasedKey(platform, remoteId)),
      ...strange,
    ]);
    this.before = this.shown(
      accounts,
      new Set([
        ...rows
          .filter(({ isDue }) => !isDue)
          .map(({ platform, remoteId }) => releasedKey(platform, remoteId)),
        ...strange,
      ]),
    );
  }

  /** Right after it: what was touched and may not be. */
  done({ nature }: Exchange, accounts: readonly RemoteAccount[]): readonly string[] {
    if (nature !== 'write' || this.before.size === 0) return [];
    const now = this.shown(accounts, this.released);
    return [...this.before].flatMap(([key, text]) =>
      now.get(key) === text
        ? []
        : [`${key} is not ours and is touched: it was ${text} and is ${now.get(key) ?? 'gone'}`],
    );
  }

  /** By `releasedKey`: campaigns that a person made and no user adopted. */
  async neverOurs(): Promise<readonly string[]> {
    const claimed = new Set(
      (await this.time.rows<{ remoteId: string }>(CLAIMED)).map(({ remoteId }) => remoteId),
    );
    return this.desired.strange
      .filter(({ remoteId }) => !claimed.has(remoteId))
      .map(({ remoteId }) => releasedKey('google-ads', remoteId));
  }

  private shown(
    accounts: readonly RemoteAccount[],
    released: ReadonlySet<string>,
  ): ReadonlyMap<string, string> {
    if (released.size === 0) return new Map();
    return new Map(
      accounts.flatMap((account) => {
        const remotes = LEVELS.flatMap((level) => remotesOf(this.emulators, account, level));
        return [...releasedAmong(remotes, released)].map(
          (one) =>
            [
              `${one.level} ${releasedKey(one.platform, one.id)}`,
              `${one.name} ${one.isRunning ? 'runs' : 'does not run'}`,
            ] as const,
        );
      }),
    );
  }
}

/**
 * Campaigns that are paused here and were paused there at the last answer, with no request on its
 * way or unanswered.
 */
const PAUSED = `
  select b.platform, b.remote_id as "remoteId" from sync.binding b join catalog.campaign c on c.space_id = b.space_id and c.id = b.campaign_id
  where b.entity = 'campaign' and b.applied ->> 'status' = 'PAUSED' and c.status <> 'ENABLED'
    and not exists (select 1 from sync.operation o where o.space_id = b.space_id and o.local_id = b.local_id and o.platform = b.platform and o.status in ('started', 'uncertain'))`;

/** Nothing is spent while it is paused on both sides, unless a person switched it on by hand. */
export class SpendWatch {
  private readonly byHand = new Set<string>();

  constructor(
    private readonly time: VirtualTime,
    private readonly emulators: LocalEmulators,
  ) {}

  edited({ remote, field, value }: HandEdit): void {
    if (remote.level === 'campaign' && field === 'status' && value === 'ENABLED') {
      this.byHand.add(`${remote.platform} ${remote.id}`);
    }
  }

  /** At any moment in which no actor runs. */
  async look(accounts: readonly RemoteAccount[]): Promise<readonly string[]> {
    const campaigns = accounts.flatMap((account) => remotesOf(this.emulators, account, 'campaign'));
    for (const { isRunning, platform, id } of campaigns) {
      if (!isRunning) this.byHand.delete(`${platform} ${id}`);
    }
    const suspects = campaigns.filter(
      ({ isRunning, platform, id }) => isRunning && !this.byHand.has(`${platform} ${id}`),
    );
    if (suspects.length === 0) return [];
    const paused = new Set(
      (await this.time.rows<{ platform: string; remoteId: string }>(PAUSED)).map(
        ({ platform, remoteId }) => `${platform} ${remoteId}`,
      ),
    );
    return suspects
      .filter(({ platform, id }) => paused.has(`${platform} ${id}`))
      .map(
        ({ token, platform }) =>
          `${token} spends on ${platform} while it is paused here and was paused there`,
      );
  }
}

const SYNCS_AT_WORK = `select holder, lease_until >= (select moment from walk.clock) as leased from work.promised where kind in ('sync', 'release', 'preview')`;

/**
 * A writer to a platform has the lease of its work at that very moment, so that there are never
 * two: a sync, or what unlinking asked for, which a plan finishes too.
 */
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
      this.time.rows<{ holder: string | null; leased: boolean | null }>(SYNCS_AT_WORK),
    );
    if (syncs.some(({ holder, leased }) => holder === slot && leased === true)) return;
    wrong.push(
      `${this.scheduler.actor?.name} writes to ${platform} without the lease: ${JSON.stringify(syncs)}`,
    );
  }
}
