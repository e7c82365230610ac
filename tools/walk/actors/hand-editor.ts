import type { PlatformId } from '@switchyard/kernel';
import { EditRefused, type LocalEmulators } from '@switchyard/platform-emulators';
import { type Remote, type RemoteAccount, remotesOf } from '../oracle/remote-view';
import type { Prng } from '../scheduler/prng';
import type { DesiredState } from './desired-state';

/** What a person changed in the vendor's own interface. */
export interface HandEdit {
  readonly remote: Remote;
  readonly field: 'name' | 'status' | 'existence';
  readonly value: string;
  readonly at: number;
}

interface Words {
  readonly name: string;
  readonly status: string;
  readonly running: string;
  readonly paused: string;
}

/** Members of the vendors' own objects. */
const WORDS: Readonly<Record<PlatformId, Words>> = {
  'google-ads': { name: 'name', status: 'status', running: 'ENABLED', paused: 'PAUSED' },
  'microsoft-ads': { name: 'Name', status: 'Status', running: 'Active', paused: 'Paused' },
  'meta-ads': { name: 'name', status: 'status', running: 'ACTIVE', paused: 'PAUSED' },
  'reddit-ads': { name: 'name', status: 'configured_status', running: 'ACTIVE', paused: 'PAUSED' },
  'openai-ads': { name: 'name', status: 'status', running: 'active', paused: 'paused' },
  'linkedin-ads': { name: 'name', status: 'status', running: 'ACTIVE', paused: 'PAUSED' },
};

/** A person who edits campaigns in the platforms' own interfaces, without a word to the product. */
export class HandEditor {
  constructor(
    private readonly prng: Prng,
    private readonly emulators: LocalEmulators,
    private readonly accounts: readonly RemoteAccount[],
    private readonly desired: DesiredState,
  ) {}

  /** One edit; undefined when there is nothing to edit, or the vendor's interface refuses. */
  act(at: number): HandEdit | undefined {
    const account = this.prng.pick(this.accounts);
    const level = this.prng.weighted({ campaign: 6, adGroup: 3, keyword: 3 });
    const remote = this.prng.maybe(
      remotesOf(this.emulators, account, level).filter(({ token }) => token !== ''),
    );
    if (!remote) return undefined;
    switch (this.prng.weighted({ status: 6, name: 4, existence: 1 })) {
      case 'status':
        return this.flip(remote, at);
      case 'name':
        return remote.level === 'keyword' ? undefined : this.rename(remote, at);
      case 'existence':
        return this.delete(remote, at);
    }
  }

  private flip(remote: Remote, at: number): HandEdit | undefined {
    const { status, running, paused } = WORDS[remote.platform];
    if (!remote.isRunning && remote.level === 'campaign') this.desired.running.add(remote.token);
    const value = remote.isRunning ? paused : running;
    return this.edit(
      remote,
      { [status]: value },
      { remote, field: 'status', value: remote.isRunning ? 'PAUSED' : 'ENABLED', at },
    );
  }

  /**
   * The mark stays: removing it from a campaign whose create is unknown here would make the
   * campaign foreign.
   */
  private rename(remote: Remote, at: number): HandEdit | undefined {
    const value = `${remote.token} By hand ${this.prng.below(100)}`;
    return this.edit(
      remote,
      { [WORDS[remote.platform].name]: value + remote.mark },
      { remote, field: 'name', value, at },
    );
  }

  private delete(remote: Remote, at: number): HandEdit | undefined {
    const isGone = this.emulators.vendor(remote.platform).remove(remote.kind, remote.id);
    return isGone ? { remote, field: 'existence', value: 'gone', at } : undefined;
  }

  private edit(
    { platform, kind, id }: Remote,
    changes: Readonly<Record<string, unknown>>,
    edit: HandEdit,
  ): HandEdit | undefined {
    try {
      return this.emulators.vendor(platform).edit(kind, id, changes) ? edit : undefined;
    } catch (error) {
      if (error instanceof EditRefused) return undefined;
      throw error;
    }
  }
}
