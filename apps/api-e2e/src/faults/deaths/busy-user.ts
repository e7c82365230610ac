import { adBody, campaignBody } from '@switchyard/test-kit';
import type { Caller } from './caller';
import type { Chance } from './chance';

interface Known {
  readonly id: string;
  readonly groupId: string | undefined;
}

const MOST_CAMPAIGNS = 6;
const ACTS = [
  'make',
  'make',
  'status',
  'status',
  'rename',
  'keyword',
  'keyword',
  'drop',
  'sync',
  'sync',
  'sync',
  'sync',
  'plan',
  'cancel',
] as const;

/** Edits and syncs as it comes, and expects nothing. */
export class BusyUser {
  private readonly known: Known[] = [];
  private lastSync: string | undefined;
  private made = 0;
  acts = 0;

  constructor(
    private readonly name: string,
    private readonly chance: Chance,
    private readonly caller: Caller,
  ) {}

  async act(): Promise<void> {
    this.acts += 1;
    const act = this.known.length === 0 ? 'make' : this.chance.pick(ACTS);
    switch (act) {
      case 'make':
        return this.make();
      case 'status':
        return this.patch({ status: this.chance.pick(['ENABLED', 'PAUSED']) });
      case 'rename':
        return this.patch({ name: this.newName() });
      case 'keyword':
        return this.addKeyword(this.chance.pick(this.known));
      case 'drop':
        return this.drop();
      case 'sync':
        return this.noteSync(await this.caller.call('POST', '/sync', {}));
      case 'plan':
        return this.applyPlan();
      case 'cancel':
        if (this.lastSync) await this.caller.call('POST', `/sync/${this.lastSync}/cancel`);
        return undefined;
      default:
        return act satisfies never;
    }
  }

  private newName(): string {
    return `${this.name} ${(this.made += 1)}`;
  }

  private async make(): Promise<void> {
    if (this.known.length >= MOST_CAMPAIGNS) return;
    const id = idIn(
      await this.caller.call('POST', '/campaigns', campaignBody({ name: this.newName() })),
    );
    if (!id) return;
    const groupId = idIn(
      await this.caller.call('POST', '/ad-groups', {
        campaignId: id,
        name: this.newName(),
        maxCpc: 0.5,
      }),
    );
    const known = { id, groupId };
    this.known.push(known);
    if (groupId) await this.caller.call('POST', '/ads', adBody(groupId));
    await this.addKeyword(known);
  }

  private async addKeyword({ groupId }: Known): Promise<void> {
    if (groupId) {
      await this.caller.call('POST', '/keywords', {
        adGroupId: groupId,
        text: `shoes ${this.newName()}`,
        matchType: 'PHRASE',
      });
    }
  }

  private async patch(body: object): Promise<void> {
    await this.caller.call('PATCH', `/campaigns/${this.chance.pick(this.known).id}`, body);
  }

  private async drop(): Promise<void> {
    if (this.known.length < 3) return;
    const gone = this.chance.pick(this.known);
    this.known.splice(this.known.indexOf(gone), 1);
    await this.caller.call('DELETE', `/campaigns/${gone.id}`);
  }

  private async applyPlan(): Promise<void> {
    const { data } = await this.caller.call('POST', '/sync/preview', {});
    const { planHash } = (data ?? {}) as { planHash?: string | null };
    if (planHash) this.noteSync(await this.caller.call('POST', '/sync', { planHash }));
  }

  private noteSync({ data }: { readonly data: unknown }): void {
    this.lastSync = ((data ?? {}) as { syncId?: string | null }).syncId ?? this.lastSync;
  }
}

const idIn = ({ data }: { readonly data: unknown }): string | undefined =>
  (data as { id?: string } | undefined)?.id;
