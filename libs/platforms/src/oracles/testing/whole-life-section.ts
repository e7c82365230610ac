import { ContractWorld } from '../../contract/testing/contract-world';
import type { ContractHarness } from '../../contract/testing/harness';
import { PlatformFailure } from '../../port/failure';
import { create } from '../../contract/testing/changes';
import { bidding } from './bidding';
import { brokenSection } from './broken-section';
import { recording } from './recording';
import type { RequestOracle } from './request-oracle';
import { Specimens, type SplitByKind } from './specimens';
import { pictureIn, stock } from './pictures';
import { EXTENSIONS, richTree } from './tree';
import { DISPLAY_TREE, isAbout, MAX_TREE, SEARCH_TREE, type TreeKind } from './tree-kind';
import { variationsFor } from './variations';
import { wholeLife, type Course } from './whole-life';

export interface WholeLifeSection {
  readonly harness: ContractHarness;
  readonly oracle: RequestOracle;
  readonly split: SplitByKind;
  readonly kinds: readonly string[];
  readonly words: readonly string[];
}

/** One campaign of every bidding strategy, one of them with a whole life; then each kind of request that this took, broken. */
export const wholeLifeSection = ({
  harness,
  oracle,
  split,
  kinds,
  words,
}: WholeLifeSection): void => {
  const specimens = new Specimens(split);
  let emulatorUrl = '';
  const connector: ContractHarness['connector'] = (url) => {
    emulatorUrl = url;
    return recording(harness.connector(url), (request) => specimens.add(request));
  };
  const disapprove =
    (kind: string) =>
    async (adId: string): Promise<void> => {
      const verdict = {
        platform: harness.platform,
        kind,
        id: harness.controlId('ad', adId),
        review: 'disapproved',
        reasons: ['misleading'],
      };
      expect(
        (
          await fetch(`${emulatorUrl}/_control/verdicts`, {
            method: 'POST',
            body: JSON.stringify(verdict),
          })
        ).ok,
      ).toBe(true);
    };

  describe('requests of a whole life', () => {
    let world: ContractWorld;
    beforeAll(async () => {
      world = await ContractWorld.start({ ...harness, connector });
      await stock(world.media);
    });
    afterAll(() => world.stop());

    it('are of every kind that there is', async () => {
      await world.platform.check(world.connection, world.io);
      await world.platform.lookUpPlaces!(world.connection, [{ name: 'Berlin' }], world.io);
      await lostAnswers(world, harness);
      for (const kind of [SEARCH_TREE, DISPLAY_TREE, MAX_TREE]) {
        await wholeLife(world, {
          ...courseOf(kind, harness),
          disapprove: disapprove(
            kind === MAX_TREE ? harness.creative!.assetGroupKind : harness.kinds.ad!,
          ),
        });
      }
      expect(specimens.kinds).toEqual([...kinds].sort());
    });

    brokenSection({ kinds, words, oracle, specimensOf: (kind) => specimens.of(kind) });
  });
};

/** With everything beside its ads at first, which is gone or other later. */
const courseOf = (kind: TreeKind, harness: ContractHarness): Omit<Course, 'disapprove'> => {
  const others = Object.values(variationsFor(kind, harness.areas)).map(({ other }) => other);
  const { bidding: rules } = harness.connector('http://127.0.0.1:1').capabilities;
  const strategies = rules
    .filter((rule) => isAbout(kind)({ campaignTypes: rule.campaignTypes }))
    .map(({ strategy }) => strategy);
  return {
    first: richTree(kind, harness.areas, {
      campaign: { extensions: EXTENSIONS, images: [pictureIn('MARKETING_IMAGE')] },
    }),
    second: richTree(kind, harness.areas, ...others, { campaign: { currency: 'EUR' } }),
    more: strategies.map(
      (type) =>
        richTree(kind, harness.areas, bidding(type), {
          campaign: { name: `${kind.campaignType} ${type}` },
        }).campaign,
    ),
  };
};

/** An upload and new extensions whose answers never come: both are looked for before anything is sent again. */
const lostAnswers = async (world: ContractWorld, harness: ContractHarness): Promise<void> => {
  await world.media.begin(pictureIn('MARKETING_IMAGE').sha256);
  const { campaign } = richTree(SEARCH_TREE, harness.areas, {
    campaign: { name: 'Lost', extensions: EXTENSIONS },
  });
  await world.fault({ path: harness.creative!.writePath.extensions[0]!, fault: 'drop-reply' });
  await world
    .apply([create(world.platform, campaign)])
    .catch((error: unknown) => expect(error).toBeInstanceOf(PlatformFailure));
};
