import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { harness as googleAds } from '../google-ads/testing/contract-harness';
import { harness as linkedInAds } from '../linkedin-ads/testing/contract-harness';
import { harness as metaAds } from '../meta-ads/testing/contract-harness';
import { harness as microsoftAds } from '../microsoft-ads/testing/contract-harness';
import { harness as openAiAds } from '../openai-ads/testing/contract-harness';
import { harness as redditAds } from '../reddit-ads/testing/contract-harness';
import type { Draft } from '../port/draft';
import { create } from './changes';
import { ContractWorld } from './contract-world';
import { draftsFor } from './drafts';
import type { ContractHarness } from './harness';

const HARNESSES = [googleAds, microsoftAds, metaAds, openAiAds, redditAds, linkedInAds];

describe('the state of emulated platforms', () => {
  let folder: string;
  let file: string;
  let world: ContractWorld;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'switchyard-state-'));
    file = join(folder, 'emulators.state');
  });
  afterEach(async () => {
    await world.stop();
    rmSync(folder, { recursive: true });
  });

  const made = async (draft: Draft, parent?: string): Promise<string> => {
    const change = create(world.platform, draft, parent);
    const outcome = (await world.apply([change])).get(change.id);
    if (outcome?.kind !== 'applied') throw new Error(`not applied: ${JSON.stringify(outcome)}`);
    return outcome.remoteId;
  };
  /** A campaign with an ad group and an ad. Returns the id of the campaign. */
  const makeCampaign = async (harness: ContractHarness, name: string): Promise<string> => {
    const drafts = draftsFor(harness);
    const draft = drafts.campaign({ name });
    const campaign = await made(draft);
    const group = await made(drafts.adGroup({ campaign: draft }), campaign);
    await made(drafts.ad({ campaign: draft }), group);
    return campaign;
  };
  /** `downloadUrlExpiresAt` of LinkedIn is counted from the moment of the request. */
  const readAll = async (campaign: string): Promise<unknown> => ({
    read: await world.read({ campaignRemoteIds: [campaign] }),
    stored: (await world.everything()).replace(/"downloadUrlExpiresAt":\d+/g, ''),
  });

  it.each(HARNESSES.map((harness) => [harness.platform, harness] as const))(
    '%s answers as before after it was started again',
    async (_, harness) => {
      world = await ContractWorld.start(harness, {}, file);
      const campaign = await makeCampaign(harness, 'Spring');
      await world.advance(86_400, 'ours too');
      const before = await readAll(campaign);
      await world.restartFrom(file);
      expect(await readAll(campaign)).toEqual(before);
      expect(await makeCampaign(harness, 'Autumn')).not.toBe(campaign);
    },
  );
});
