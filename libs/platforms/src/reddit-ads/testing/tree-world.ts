import type { Observed } from '../../port/attributes';
import type { Outcome } from '../../port/change';
import type { CampaignDraft, Draft } from '../../port/draft';
import { create, update } from '../../testing/changes';
import { ContractWorld } from '../../testing/contract-world';
import { emulatorEndpoints } from '../../transport/endpoints';
import { redditAds } from '..';
import { harness } from './contract-harness';
import { adGroup, campaign } from './drafts';

/** The connector as it is, without what the contract's harness does to drafts. */
const plainHarness = {
  ...harness,
  connector: (url: string) => redditAds({ endpoints: emulatorEndpoints(url).reddit }),
};

/** An emulated account and what a story does in it. */
export class TreeWorld {
  private constructor(readonly world: ContractWorld) {}

  static async start(): Promise<TreeWorld> {
    return new TreeWorld(await ContractWorld.start(plainHarness));
  }

  stop(): Promise<void> {
    return this.world.stop();
  }

  async tries(draft: Draft, parent?: string): Promise<Outcome | undefined> {
    const change = create(this.world.platform, draft, parent);
    return (await this.world.apply([change])).get(change.id);
  }

  async makes(draft: Draft, parent?: string): Promise<string> {
    const outcome = await this.tries(draft, parent);
    if (outcome?.kind !== 'applied') throw new Error(`not applied: ${JSON.stringify(outcome)}`);
    return outcome.remoteId;
  }

  async becomes(seen: Observed, draft: Draft): Promise<Outcome | undefined> {
    const change = update(this.world.platform, seen, draft);
    return (await this.world.apply([change])).get(change.id);
  }

  async seen(entity: Observed['entity'], campaignId: string): Promise<Observed> {
    const found = (await this.world.read({ campaignRemoteIds: [campaignId] })).filter(
      (one) => one.entity === entity,
    );
    if (found.length !== 1) throw new Error(`${found.length} of the kind ${entity}`);
    return found[0]!;
  }

  /** A campaign with one ad group. */
  async family(
    of: CampaignDraft = campaign(),
  ): Promise<{ readonly campaignId: string; readonly groupId: string }> {
    const campaignId = await this.makes(of);
    return { campaignId, groupId: await this.makes(adGroup({ campaign: of }), campaignId) };
  }

  /** The platform's objects of a kind, as its API shows them. */
  async stored(kind: string): Promise<readonly Readonly<Record<string, unknown>>[]> {
    return (await this.world.objectsOf(kind)).map(({ data }) => data);
  }
}
