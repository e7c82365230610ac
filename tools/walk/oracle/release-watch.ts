import type { LocalEmulators } from '@switchyard/platform-emulators';
import type { Wishes } from '../actors/wishes';
import type { Scheduler } from '../scheduler/scheduler';
import type { VirtualTime } from '../world/virtual-time';
import type { Exchange } from '../world/walk-transport';
import { releasedAmong, releasedKey } from './released-view';
import { LEVELS, remotesOf, type RemoteAccount } from './remote-view';

interface Row {
  readonly platform: string;
  readonly remoteId: string;
  readonly effect: string;
  readonly isDue: boolean;
}

const ROWS =
  'select platform, remote_id as "remoteId", effect, settled_at is null or name_due as "isDue" from sync.released_object order by platform, remote_id';
const CLAIMED = 'select remote_id as "remoteId" from sync.remote_claim';

/** What was given up is touched as it was asked, its name freed after that, and then by nobody of us again; what was never ours is not touched at all. */
export class ReleaseWatch {
  /** By `releasedKey`; what was never ours among them. */
  released: ReadonlySet<string> = new Set();
  private before: ReadonlyMap<string, string> = new Map();

  constructor(
    private readonly time: VirtualTime,
    private readonly scheduler: Scheduler,
    private readonly emulators: LocalEmulators,
    private readonly wishes: Wishes,
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

  /** By `releasedKey`: campaigns that a person made and nobody here took over. */
  async neverOurs(): Promise<readonly string[]> {
    const claimed = new Set(
      (await this.time.rows<{ remoteId: string }>(CLAIMED)).map(({ remoteId }) => remoteId),
    );
    return this.wishes.strange
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
