import { setTimeout as pause } from 'node:timers/promises';
import type { BenchAccount } from '../world/accounts';
import { type Api, callApi, createRecord, dataOf } from '../world/api';
import type { Emulators } from '../world/emulators';

const PLATFORM = 'reddit-ads';
const LINK = 'https://shop.example/shoes';
const TEXTS = ['Shoes that fit', 'Fitted in our shop', 'Gait analysis'].map((text) => ({ text }));
const DESCRIPTIONS = [
  'Bring your old pair, we find the new one.',
  'Thirty days to run in them.',
].map((text) => ({ text }));

const AN_HOUR = {
  RateLimit: '"ads-campaign-management-write";r=0;t=3600',
  'RateLimit-Policy': '"ads-campaign-management-write";q=200;w=60',
};
const SLOW_MS = 5_000;

interface Preview {
  readonly id: string;
  readonly status: string;
  readonly planHash: string;
}

/** One Space with an ad account of its own. */
export class BenchSpace {
  private planHash = '';

  private constructor(
    private readonly api: Api,
    private readonly account: BenchAccount,
    readonly externalAccountId: string,
  ) {}

  static async make(api: Api, account: BenchAccount, emulators: Emulators): Promise<BenchSpace> {
    const adAccount = await emulators.account(PLATFORM);
    await createRecord(api, account, '/connections', adAccount);
    return new BenchSpace(api, account, adAccount.externalAccountId);
  }

  /** One campaign more, of one ad group and one ad, and the plan of it. */
  async planOneMore(name: string): Promise<void> {
    const make = (path: string, input: object): Promise<string> =>
      createRecord(this.api, this.account, path, input);
    const campaignId = await make('/campaigns', {
      name,
      type: 'SEARCH',
      platforms: [PLATFORM],
      budget: 20,
      declarations: { politicalAdvertising: 'NONE' },
      finalUrl: LINK,
    });
    const adGroupId = await make('/ad-groups', { campaignId, name: 'Runners', maxCpc: 0.5 });
    await make('/ads', {
      adGroupId,
      type: 'RESPONSIVE_SEARCH',
      finalUrl: LINK,
      headlines: TEXTS,
      descriptions: DESCRIPTIONS,
    });
    const { id } = dataOf<Preview>(
      await callApi(
        this.api,
        this.account,
        'POST',
        '/sync/preview',
        JSON.stringify({ campaignIds: [campaignId] }),
      ),
    );
    this.planHash = await this.planned(id);
  }

  /** Starts the sync of what was planned last; returns its id. */
  async trigger(): Promise<string> {
    return dataOf<{ readonly syncId: string }>(
      await callApi(
        this.api,
        this.account,
        'POST',
        '/sync',
        JSON.stringify({ planHash: this.planHash }),
      ),
    ).syncId;
  }

  async statusOf(syncId: string): Promise<string> {
    return dataOf<{ readonly effectiveStatus: string }>(
      await callApi(this.api, this.account, 'GET', `/sync/${syncId}`),
    ).effectiveStatus;
  }

  /** Whether it was over already does not matter. */
  async cancel(syncId: string): Promise<void> {
    await callApi(this.api, this.account, 'POST', `/sync/${syncId}/cancel`, '{}');
  }

  /** No campaign can be made in its ad account for an hour. */
  limit(emulators: Emulators): Promise<void> {
    return emulators.fault({
      platform: PLATFORM,
      match: { method: 'POST', path: `${this.externalAccountId}/campaigns$` },
      fault: 'http',
      status: 429,
      headers: AN_HOUR,
      times: 1_000,
    });
  }

  /** Everything about its ad account takes seconds. */
  slowDown(emulators: Emulators): Promise<void> {
    return emulators.fault({
      platform: PLATFORM,
      match: { path: this.externalAccountId },
      fault: 'delay',
      delayMs: SLOW_MS,
      times: 1_000,
    });
  }

  private async planned(previewId: string): Promise<string> {
    for (;;) {
      const { status, planHash } = dataOf<Preview>(
        await callApi(this.api, this.account, 'GET', `/sync/preview/${previewId}`),
      );
      if (status === 'ready') return planHash;
      if (status === 'failed') throw new Error('the preview failed');
      await pause(100);
    }
  }
}
