import type { PlatformId } from '@switchyard/kernel';
import type { Prng } from '../scheduler/prng';
import type { Call } from '../world/api';
import type { LocalModel } from './desired-state';

/** Plans, applies, cancels and undoes, and looks at what became of it. */
export class Planner {
  constructor(
    private readonly prng: Prng,
    private readonly call: Call,
    private readonly model: LocalModel,
    private readonly platforms: readonly PlatformId[],
  ) {}

  preview(): Promise<void> {
    return this.plan(this.scope());
  }

  force(): Promise<void> {
    return this.plan({ ...this.scope(), force: true });
  }

  resolve(): Promise<void> {
    return this.plan({
      resolve: this.model.drift
        .slice(0, 50)
        .map((one) => ({ ...one, take: this.prng.pick(['local', 'remote']) })),
    });
  }

  /** Adopts what a person made by hand: applied like any other plan. */
  async adopt(): Promise<void> {
    const one = this.prng.maybe(this.model.desired.strange);
    if (one) {
      await this.plan({
        adopt: [
          { platform: 'google-ads', connectionId: one.connectionId, remoteIds: [one.remoteId] },
        ],
      });
    }
  }

  /** The plan that takes back what one of the last syncs did: applied like any other. */
  async undo(): Promise<void> {
    const id = this.prng.maybe(this.model.syncs.slice(-4));
    if (id) this.keep((await this.call('POST', `/sync/${id}/undo`)).data);
  }

  /** Mostly everything; else one campaign, one platform, or without what is below. */
  private scope(): object {
    switch (this.prng.weighted({ all: 12, campaign: 4, platform: 2, part: 2 })) {
      case 'all':
        return {};
      case 'campaign':
        return this.model.campaigns.length > 0
          ? { campaignIds: [this.prng.pick(this.model.campaigns).id] }
          : {};
      case 'platform':
        return { platforms: [this.prng.pick(this.platforms)] };
      case 'part':
        return {
          options: this.prng.pick([
            { includeKeywords: false },
            { includeAds: false },
            { includeAdGroups: false, includeAds: false, includeKeywords: false },
          ]),
        };
    }
  }

  private async plan(body: object): Promise<void> {
    this.keep((await this.call('POST', '/sync/preview', body)).data);
  }

  private keep(data: unknown): void {
    const plan = data as { planHash?: string; drift?: LocalModel['drift'] } | undefined;
    if (!plan?.planHash) return;
    this.model.planHash = plan.planHash;
    this.model.drift = decidable(plan.drift ?? []);
  }

  async applyPlan(): Promise<void> {
    const { planHash } = this.model;
    if (planHash) this.started((await this.call('POST', '/sync', { planHash })).data);
  }

  async syncScope(): Promise<void> {
    this.started((await this.call('POST', '/sync', this.scope())).data);
  }

  private started(data: unknown): void {
    const { syncId } = (data ?? {}) as { syncId?: string | null };
    if (syncId) this.model.syncs.push(syncId);
  }

  async cancel(): Promise<void> {
    const id = this.model.syncs.at(-1);
    if (id) await this.call('POST', `/sync/${id}/cancel`);
  }

  async look(): Promise<void> {
    const id = this.prng.maybe(this.model.syncs.slice(-4));
    if (!id) return;
    const { data } = await this.call('GET', `/sync/${id}`);
    const { status, finishedAt } = (data ?? {}) as { status?: string; finishedAt?: string | null };
    if (status && finishedAt) this.model.reported.set(id, status);
  }
}

/** One answer per campaign, platform and field. */
export const decidable = (drift: LocalModel['drift']): LocalModel['drift'] => {
  const byKey = new Map(
    drift.map(({ campaignId, platform, field }) => [
      `${campaignId} ${platform} ${field}`,
      { campaignId, platform, field },
    ]),
  );
  return [...byKey.values()];
};
