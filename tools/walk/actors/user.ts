import type { PlatformId } from '@switchyard/kernel';
import type { Prng } from '../scheduler/prng';
import type { Call } from '../world/api';
import type { KnownCampaign, LocalModel } from './desired-state';
import { Planner } from './planner';

const HABITS = {
  createTree: 12,
  run: 6,
  pause: 5,
  rename: 5,
  rebudget: 5,
  addKeyword: 5,
  pauseKeyword: 5,
  deleteKeyword: 3,
  renameGroup: 4,
  rebid: 4,
  deleteGroup: 1,
  deleteCampaign: 2,
  unlink: 2,
  discover: 2,
} as const;
const PLANNING = {
  preview: 5,
  applyPlan: 8,
  syncScope: 14,
  resolve: 4,
  force: 1,
  cancel: 3,
  look: 4,
  undo: 2,
  adopt: 2,
} as const;
type Habit = keyof typeof HABITS | keyof typeof PLANNING;

const MOST_CAMPAIGNS = 5;

/** Does what people do, one request after the other, and expects nothing: the oracle judges. */
export class User {
  private readonly planner: Planner;

  constructor(
    private readonly prng: Prng,
    private readonly call: Call,
    private readonly model: LocalModel,
    private readonly platforms: readonly PlatformId[],
    private readonly note: (line: string) => void,
  ) {
    this.planner = new Planner(prng, call, model, platforms);
  }

  async act(): Promise<void> {
    const habit =
      this.model.campaigns.length === 0
        ? 'createTree'
        : this.prng.weighted<Habit>({ ...HABITS, ...PLANNING });
    this.note(`wants to ${habit}`);
    await (isPlanning(habit) ? this.planner[habit]() : this[habit]());
  }

  private get campaign(): KnownCampaign | undefined {
    return this.prng.maybe(this.model.campaigns);
  }

  private async createTree(): Promise<void> {
    if (this.model.campaigns.length >= MOST_CAMPAIGNS) return;
    const token = this.model.desired.token('c');
    const platforms = this.prng.chance(0.5)
      ? this.platforms.filter((one) => one !== 'reddit-ads' || this.prng.chance(0.5))
      : [this.prng.pick(this.platforms)];
    const budget = (10 + this.prng.below(20)) * platforms.length;
    const split =
      platforms.length > 1
        ? {
            _platformBudgets: Object.fromEntries(
              platforms.map((platform) => [platform, budget / platforms.length]),
            ),
          }
        : {};
    const { data } = await this.call('POST', '/campaigns', {
      name: `${token} Autumn`,
      type: 'SEARCH',
      platforms,
      budget,
      ...split,
      declarations: { politicalAdvertising: 'NONE' },
      finalUrl: 'https://shop.example/shoes',
      ...(this.prng.chance(0.5)
        ? {}
        : { networks: { search: true, searchPartners: false, display: false } }),
    });
    const id = idIn(data);
    if (!id) return;
    const campaign: KnownCampaign = { id, token, platforms, adGroups: [] };
    this.model.campaigns.push(campaign);
    await this.addGroup(campaign);
  }

  private async addGroup(campaign: KnownCampaign): Promise<void> {
    const token = this.model.desired.token('g');
    const id = idIn(
      (
        await this.call('POST', '/ad-groups', {
          campaignId: campaign.id,
          name: `${token} Shoes`,
          maxCpc: 0.5,
        })
      ).data,
    );
    if (!id) return;
    campaign.adGroups.push({ id, token, keywords: [], ads: [] });
    const ad = this.model.desired.token('a');
    const adId = idIn((await this.call('POST', '/ads', adBody(id, ad))).data);
    if (adId) campaign.adGroups.at(-1)?.ads.push({ id: adId, token: ad });
    for (let more = this.prng.below(3); more > 0; more -= 1) await this.keywordIn(campaign);
  }

  private async keywordIn(campaign: KnownCampaign): Promise<void> {
    const group = this.prng.maybe(campaign.adGroups);
    if (!group) return;
    const token = this.model.desired.token('k');
    const matchType = this.prng.pick(['EXACT', 'PHRASE', 'BROAD'] as const);
    const id = idIn(
      (
        await this.call('POST', '/keywords', {
          adGroupId: group.id,
          text: `shoes ${token}`,
          matchType,
        })
      ).data,
    );
    if (id) group.keywords.push({ id, token });
  }

  private async addKeyword(): Promise<void> {
    if (this.campaign) await this.keywordIn(this.prng.pick(this.model.campaigns));
  }

  private async run(): Promise<void> {
    const { campaign } = this;
    if (!campaign) return;
    this.model.desired.running.add(campaign.token);
    await this.patch(campaign, { status: 'ENABLED' });
  }

  private async pause(): Promise<void> {
    await this.patch(this.campaign, { status: 'PAUSED' });
  }

  private async rename(): Promise<void> {
    const { campaign } = this;
    await this.patch(campaign, { name: `${campaign?.token} Winter ${this.prng.below(1_000)}` });
  }

  private async rebudget(): Promise<void> {
    const { campaign } = this;
    if (!campaign) return;
    const budget = (10 + this.prng.below(20)) * campaign.platforms.length;
    const split =
      campaign.platforms.length > 1
        ? {
            _platformBudgets: Object.fromEntries(
              campaign.platforms.map((platform) => [platform, budget / campaign.platforms.length]),
            ),
          }
        : {};
    await this.patch(campaign, { budget, ...split });
  }

  private async patch(campaign: KnownCampaign | undefined, body: object): Promise<void> {
    if (campaign) await this.call('PATCH', `/campaigns/${campaign.id}`, body);
  }

  private async pauseKeyword(): Promise<void> {
    const keyword = this.prng.maybe(this.prng.maybe(this.campaign?.adGroups ?? [])?.keywords ?? []);
    if (keyword) {
      await this.call('PATCH', `/keywords/${keyword.id}`, {
        status: this.prng.pick(['PAUSED', 'ENABLED']),
      });
    }
  }

  private async deleteKeyword(): Promise<void> {
    const keywords = this.prng.maybe(this.campaign?.adGroups ?? [])?.keywords;
    const keyword = keywords?.pop();
    if (keyword) await this.call('DELETE', `/keywords/${keyword.id}`);
  }

  private async renameGroup(): Promise<void> {
    const group = this.prng.maybe(this.campaign?.adGroups ?? []);
    if (group) {
      await this.call('PATCH', `/ad-groups/${group.id}`, {
        name: `${group.token} Boots ${this.prng.below(100)}`,
      });
    }
  }

  private async rebid(): Promise<void> {
    const group = this.prng.maybe(this.campaign?.adGroups ?? []);
    if (group) {
      await this.call('PATCH', `/ad-groups/${group.id}`, {
        maxCpc: (20 + this.prng.below(80)) / 100,
      });
    }
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

  /** What came in by being taken over is worked on like the rest. */
  private async discover(): Promise<void> {
    const { data } = await this.call('GET', '/campaigns?limit=50');
    for (const { id, name, platforms } of (data ?? []) as readonly (Pick<
      KnownCampaign,
      'id' | 'platforms'
    > & { readonly name: string })[]) {
      const token = /\bc\d+z\b/.exec(name)?.[0];
      if (token !== undefined && !this.model.campaigns.some((known) => known.id === id)) {
        this.model.campaigns.push({ id, token, platforms, adGroups: [] });
      }
    }
  }

  /** What is given up keeps its name there, so it is mostly renamed here. */
  private async unlink(): Promise<void> {
    const { campaign } = this;
    if (!campaign) return;
    const { status } = await this.call('POST', '/campaigns/unlink', {
      platform: this.prng.pick(campaign.platforms),
      campaignIds: [campaign.id],
      remote: this.prng.pick(['PAUSE', 'REMOVE', 'LEAVE']),
    });
    if (status === 200 && this.prng.chance(0.7)) await this.rename();
  }
}

const isPlanning = (habit: Habit): habit is keyof typeof PLANNING => Object.hasOwn(PLANNING, habit);

const idIn = (data: unknown): string | undefined => (data as { id?: string } | undefined)?.id;

const adBody = (adGroupId: string, token: string) => ({
  adGroupId,
  type: 'RESPONSIVE_SEARCH',
  finalUrl: 'https://shop.example/shoes',
  headlines: [`Shoes ${token}`, 'Fitted in our shop', 'Gait analysis'].map((text) => ({ text })),
  descriptions: ['Bring your old pair, we find the new one.', 'Thirty days to run in them.'].map(
    (text) => ({ text }),
  ),
});
