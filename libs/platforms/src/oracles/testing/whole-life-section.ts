import { ContractWorld } from '../../contract/testing/contract-world';
import type { ContractHarness } from '../../contract/testing/harness';
import { BIDDING_STRATEGIES } from '../../port/draft';
import { bidding } from './bidding';
import { brokenSection } from './broken-section';
import { recording } from './recording';
import type { RequestOracle } from './request-oracle';
import { Specimens, type SplitByKind } from './specimens';
import { richTree } from './tree';
import { variationsFor } from './variations';
import { wholeLife } from './whole-life';

export interface WholeLifeSection {
  readonly harness: ContractHarness;
  readonly oracle: RequestOracle;
  readonly split: SplitByKind;
  readonly kinds: readonly string[];
  readonly words: readonly string[];
}

/** One campaign of every bidding strategy, one of them with a whole life; then each kind of request that this took, broken. */
export const wholeLifeSection = ({ harness, oracle, split, kinds, words }: WholeLifeSection): void => {
  const specimens = new Specimens(split);
  let emulatorUrl = '';
  const connector: ContractHarness['connector'] = (url) => {
    emulatorUrl = url;
    return recording(harness.connector(url), (request) => specimens.add(request));
  };
  const disapprove = async (adId: string): Promise<void> => {
    const verdict = { platform: harness.platform, kind: harness.kinds.ad, id: harness.controlId('ad', adId), review: 'disapproved', reasons: ['misleading'] };
    expect((await fetch(`${emulatorUrl}/_control/verdicts`, { method: 'POST', body: JSON.stringify(verdict) })).ok).toBe(true);
  };
  const others = Object.values(variationsFor(harness.areas)).map(({ other }) => other);

  describe('requests of a whole life', () => {
    let world: ContractWorld;
    beforeAll(async () => void (world = await ContractWorld.start({ ...harness, connector })));
    afterAll(() => world.stop());

    it('are of every kind that there is', async () => {
      await wholeLife(world, {
        first: richTree(harness.areas),
        second: richTree(harness.areas, ...others, { campaign: { currency: 'EUR' } }),
        more: BIDDING_STRATEGIES.map((type) => richTree(harness.areas, bidding(type), { campaign: { name: type } }).campaign),
        disapprove,
      });
      expect(specimens.kinds).toEqual([...kinds].sort());
    });

    brokenSection({ kinds, words, oracle, specimensOf: (kind) => specimens.of(kind) });
  });
};
