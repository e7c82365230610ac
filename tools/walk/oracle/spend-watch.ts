import type { LocalEmulators } from '@switchyard/platform-emulators';
import type { HandEdit } from '../actors/hand-editor';
import type { VirtualTime } from '../world/virtual-time';
import { remotesOf, type RemoteAccount } from './remote-view';

/** Campaigns that are paused here and were paused there when we last heard, with nothing of theirs on its way or unanswered. */
const PAUSED = `
  select b.platform, b.remote_id as "remoteId" from sync.binding b join catalog.campaign c on c.space_id = b.space_id and c.id = b.campaign_id
  where b.entity = 'campaign' and b.applied ->> 'status' = 'PAUSED' and c.status <> 'ENABLED'
    and not exists (select 1 from sync.operation o where o.space_id = b.space_id and o.local_id = b.local_id and o.platform = b.platform and o.status in ('started', 'uncertain'))`;

/** Nothing is spent while it is paused on both sides, unless somebody switched it on by hand. */
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

  /** At any moment in which nobody runs. */
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
