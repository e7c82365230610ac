import type { ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import type { Child, ConnectionMade, ReadyProxy, System } from '@switchyard/test-kit';
import { remoteObjects } from '../../remote-objects';
import { WRITES } from '../../system-probes';
import type { Chance } from './busy-user';

const BLOWS = [
  'kill worker',
  'kill worker',
  'kill worker',
  'freeze worker',
  'freeze worker',
  'kill api',
  'freeze api',
  'platform',
  'platform',
  'platform',
  'edit',
  'edit',
] as const;
const FAULTS = [
  { fault: 'drop-reply' },
  { fault: 'drop-reply' },
  { fault: 'reset' },
  { fault: 'http', status: 500 },
  { fault: 'http', status: 503 },
  { fault: 'http', status: 429, headers: { 'retry-after': '1' } },
] as const;
const PLATFORMS = ['google-ads', 'microsoft-ads'] as const;
/** Longer and shorter than a lease. */
const LONGEST_FREEZE_MS = 5_000;

/** Kills and freezes real processes, makes platforms fail, and edits on them by hand. */
export class Reaper {
  /** Processes that were ended. */
  readonly killed: ChildProcess[] = [];
  private readonly workers: Child[] = [];
  private api: { readonly api: Child; readonly apiUrl: string };

  constructor(
    private readonly system: System,
    private readonly proxy: ReadyProxy,
    private readonly connections: readonly ConnectionMade[],
    private readonly chance: Chance,
  ) {
    this.api = { api: system.api, apiUrl: system.apiUrl };
  }

  async begin(workers: number): Promise<void> {
    for (let left = workers; left > 0; left -= 1) {
      this.workers.push(await this.system.startWorker());
    }
  }

  async strike(): Promise<void> {
    const blow = this.chance.pick(BLOWS);
    switch (blow) {
      case 'kill worker':
        return this.killWorker();
      case 'freeze worker':
        return this.freeze(this.chance.pick(this.workers));
      case 'kill api':
        return this.killApi();
      case 'freeze api':
        return this.freeze(this.api.api);
      case 'platform':
        return this.failPlatform();
      case 'edit':
        return this.edit();
      default:
        return blow satisfies never;
    }
  }

  private async killWorker(): Promise<void> {
    const worker = this.chance.pick(this.workers);
    await this.end(worker);
    this.workers.splice(this.workers.indexOf(worker), 1, await this.system.startWorker());
  }

  private async killApi(): Promise<void> {
    await this.end(this.api.api);
    this.proxy.remove(this.api.apiUrl);
    this.api = await this.system.startApi();
    await this.proxy.add(this.api.apiUrl);
  }

  private async end(child: Child): Promise<void> {
    await child.kill('SIGKILL');
    this.killed.push(child.process);
  }

  private async freeze(child: Child): Promise<void> {
    await child.kill('SIGSTOP');
    await wait(500 + this.chance.below(LONGEST_FREEZE_MS));
    await child.kill('SIGCONT');
  }

  private async failPlatform(): Promise<void> {
    const platform = this.chance.pick(PLATFORMS);
    await this.system.emulators.fault({
      platform,
      match: { method: 'POST', path: WRITES[platform] },
      times: 1 + this.chance.below(3),
      ...this.chance.pick(FAULTS),
    });
  }

  /** A person renames or pauses a campaign where it runs. */
  private async edit(): Promise<void> {
    const connection = this.chance.pick(this.connections);
    const campaigns = await remoteObjects(this.system, connection, 'campaign');
    if (campaigns.length === 0) return;
    const name = `By hand ${this.chance.below(1_000_000)}`;
    const changes: readonly Readonly<Record<string, string>>[] =
      connection.platform === 'google-ads'
        ? [{ name }, { status: 'PAUSED' }]
        : [{ Name: name }, { Status: 'Paused' }];
    await this.system.emulators.edit(this.chance.pick(campaigns), this.chance.pick(changes));
  }
}
