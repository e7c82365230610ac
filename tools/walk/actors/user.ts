import type { PlatformId } from '@switchyard/kernel';
import type { Prng } from '../scheduler/prng';
import type { Call } from '../world/api';
import type { KnownCampaign, LocalModel } from './local-model';

const HABITS = {
  createTree: 12, run: 6, pause: 5, rename: 5, rebudget: 5, addKeyword: 5, pauseKeyword: 5, deleteKeyword: 3, renameGroup: 4, rebid: 4, deleteGroup: 1, deleteCampaign: 2,
  preview: 5, applyPlan: 8, syncScope: 14, resolve: 4, force: 1, cancel: 3, look: 4,
} as const;
type Habit = keyof typeof HABITS;

const MOST_CAMPAIGNS = 5;

/** Does what people do, one request after the other, and expects nothing: the oracle judges. */
export class User {
  constructor(
    private readonly prng: Prng, private readonly call: Call, private readonly model: LocalModel, private readonly platforms: readonly PlatformId[],
    private readonly note: (line: string) => void,
  ) {}

  async act(): Promise<void> {
    const habit = this.model.campaigns.length === 0 ? 'createTree' : this.prng.weighted<Habit>(HABITS);
    this.note(`wants to ${habit}`);
    await this[habit]();
  }

  private get campaign(): KnownCampaign | undefined {
    return this.prng.maybe(this.model.campaigns);
  }

  private async createTree(): Promise<void> {
    if (this.model.campaigns.length >= MOST_CAMPAIGNS) return;
    const token = this.model.token('c');
    const platforms = this.prng.chance(0.5) ? this.platforms : [this.prng.pick(this.platforms)];
    const budget = (10 + this.prng.below(20)) * platforms.length;
    const split = platforms.length > 1 ? { _platformBudgets: Object.fromEntries(platforms.map((platform) => [platform, budget / platforms.length])) } : {};
    const { data } = await this.call('POST', '/campaigns', {
      name: `${token} Autumn`, type: 'SEARCH', platforms, budget, ...split, declarations: { politicalAdvertising: 'NONE' }, finalUrl: 'https://shop.example/shoes',
      ...(this.prng.chance(0.5) ? {} : { networks: { search: true, searchPartners: false, display: false } }),
    });
    const id = idIn(data);
    if (!id) return;
    const campaign: KnownCampaign = { id, token, platforms, adGroups: [] };
    this.model.campaigns.push(campaign);
    await this.addGroup(campaign);
  }

  private async addGroup(campaign: KnownCampaign): Promise<void> {
    const token = this.model.token('g');
    const id = idIn((await this.call('POST', '/ad-groups', { campaignId: campaign.id, name: `${token} Shoes`, maxCpc: 0.5 })).data);
    if (!id) return;
    campaign.adGroups.push({ id, token, keywords: [], ads: [] });
    const ad = this.model.token('a');
    const adId = idIn((await this.call('POST', '/ads', adBody(id, ad))).data);
    if (adId) campaign.adGroups.at(-1)?.ads.push({ id: adId, token: ad });
    for (let more = this.prng.below(3); more > 0; more -= 1) await this.keywordIn(campaign);
  }

  private async keywordIn(campaign: KnownCampaign): Promise<void> {
    const group = this.prng.maybe(campaign.adGroups);
    if (!group) return;
    const token = this.model.token('k');
    const matchType = this.prng.pick(['EXACT', 'PHRASE', 'BROAD'] as const);
    const id = idIn((await this.call('POST', '/keywords', { adGroupId: group.id, text: `shoes ${token}`, matchType })).data);
    if (id) group.keywords.push({ id, token });
  }

  private async addKeyword(): Promise<void> {
    if (this.campaign) await this.keywordIn(this.prng.pick(this.model.campaigns));
  }

  private async run(): Promise<void> {
    const { campaign } = this;
    if (!campaign) return;
    this.model.wantedRunning.add(campaign.token);
    await this.patch(campaign, { status: 'ENABLED' });
  }

  private async pause(): Promise<void> {
    await this.patch(this.campaign, { status: 'PAUSED' });
  }

  private async rename(): Promise<void> {
    const { campaign } = this;
    await this.patch(campaign, { name: `${campaign?.token} Winter ${this.prng.below(100)}` });
  }

  private async rebudget(): Promise<void> {
    const { campaign } = this;
    if (!campaign) return;
    const budget = (10 + this.prng.below(20)) * campaign.platforms.length;
    const split = campaign.platforms.length > 1 ? { _platformBudgets: Object.fromEntries(campaign.platforms.map((platform) => [platform, budget / campaign.platforms.length])) } : {};
    await this.patch(campaign, { budget, ...split });
  }

  private async patch(campaign: KnownCampaign | undefined, body: object): Promise<void> {
    if (campaign) await this.call('PATCH', `/campaigns/${campaign.id}`, body);
  }

  private async pauseKeyword(): Promise<void> {
    const keyword = this.prng.maybe(this.prng.maybe(this.campaign?.adGroups ?? [])?.keywords ?? []);
    if (keyword) await this.call('PATCH', `/keywords/${keyword.id}`, { status: this.prng.pick(['PAUSED', 'ENABLED']) });
  }

  private async deleteKeyword(): Promise<void> {
    const keywords = this.prng.maybe(this.campaign?.adGroups ?? [])?.keywords;
    const keyword = keywords?.pop();
    if (keyword) await this.call('DELETE', `/keywords/${keyword.id}`);
  }

  private async renameGroup(): Promise<void> {
    const group = this.prng.maybe(this.campaign?.adGroups ?? []);
    if (group) await this.call('PATCH', `/ad-groups/${group.id}`, { name: `${group.token} Boots ${this.prng.below(100)}` });
  }

  private async rebid(): Promise<void> {
    const group = this.prng.maybe(this.campaign?.adGroups ?? []);
    if (group) await this.call('PATCH', `/ad-groups/${group.id}`, { maxCpc: (20 + this.prng.below(80)) / 100 });
  }

  private async deleteGroup(): Promise<void> {
    const { campaign } = this;
    const group = campaign?.adGroups.pop();
    if (!campaign || !group) return;
    await this.call('DELETE', `/ad-groups/${group.id}`);
    await this.addGroup(campaign);
  }

  private async deleteCampaign(): Promise<void> {
    const { campaign } = this;
    if (!campaign) return;
    this.model.campaigns.splice(this.model.campaigns.indexOf(campaign), 1);
    await this.call('DELETE', `/campaigns/${campaign.id}`);
  }

  private preview(): Promise<void> {
    return this.plan({});
  }

  private force(): Promise<void> {
    return this.plan({ force: true });
  }

  private resolve(): Promise<void> {
    return this.plan({ resolve: this.model.drift.slice(0, 50).map((one) => ({ ...one, take: this.prng.pick(['local', 'remote']) })) });
  }

  private async plan(body: object): Promise<void> {
    const { data } = await this.call('POST', '/sync/preview', body);
    const plan = data as { planHash?: string; drift?: LocalModel['drift'] } | undefined;
    if (!plan?.planHash) return;
    this.model.planHash = plan.planHash;
    this.model.drift = decidable(plan.drift ?? []);
  }

  private async applyPlan(): Promise<void> {
    const { planHash } = this.model;
    if (planHash) this.started((await this.call('POST', '/sync', { planHash })).data);
  }

  private async syncScope(): Promise<void> {
    const { campaign } = this;
    const scope = campaign && this.prng.chance(0.3) ? { campaignIds: [campaign.id] } : {};
    this.started((await this.call('POST', '/sync', scope)).data);
  }

  private started(data: unknown): void {
    const { syncId } = (data ?? {}) as { syncId?: string | null };
    if (syncId) this.model.syncs.push(syncId);
  }

  private async cancel(): Promise<void> {
    const id = this.model.syncs.at(-1);
    if (id) await this.call('POST', `/sync/${id}/cancel`);
  }

  private async look(): Promise<void> {
    const id = this.prng.maybe(this.model.syncs.slice(-4));
    if (!id) return;
    const { data } = await this.call('GET', `/sync/${id}`);
    const { status, finishedAt } = (data ?? {}) as { status?: string; finishedAt?: string | null };
    if (status && finishedAt) this.model.told.set(id, status);
  }
}

const idIn = (data: unknown): string | undefined => (data as { id?: string } | undefined)?.id;

/** One answer per campaign, platform and field. */
export const decidable = (drift: LocalModel['drift']): LocalModel['drift'] => {
  const byKey = new Map(drift.map(({ campaignId, platform, field }) => [`${campaignId} ${platform} ${field}`, { campaignId, platform, field }]));
  return [...byKey.values()];
};

const adBody = (adGroupId: string, token: string) => ({
  adGroupId, type: 'RESPONSIVE_SEARCH', finalUrl: 'https://shop.example/shoes',
  headlines: [`Shoes ${token}`, 'Fitted in our shop', 'Gait analysis'].map((text) => ({ text })),
  descriptions: ['Bring your old pair, we find the new one.', 'Thirty days to run in them.'].map((text) => ({ text })),
});
