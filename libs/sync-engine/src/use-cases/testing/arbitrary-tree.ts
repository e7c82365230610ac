import type { Capabilities } from '@switchyard/platforms';
import fc from 'fast-check';
import type { TreeInput } from '../../domain/validate/testing/given-tree';
import { arbitraryAsset } from './arbitrary-asset';
import { campaignTwists } from './campaign-twists';
import { adTwists, keywordTwists } from './content-twists';
import { sortsOn, soundTree } from './sound-tree';
import type { Twist } from './twist';

const addAsset = arbitraryAsset.map((asset): Twist => (input) => ({
  ...input,
  assets: [...(input.assets ?? []), asset],
}));
const dropAsset = fc.nat(2).map((at): Twist => (input) => ({
  ...input,
  assets: (input.assets ?? []).filter((_asset, index) => index !== at),
}));

const twist = fc.oneof(
  { weight: 4, arbitrary: fc.oneof(...campaignTwists) },
  { weight: 4, arbitrary: fc.oneof(...adTwists) },
  { weight: 1, arbitrary: fc.oneof(...keywordTwists) },
  { weight: 3, arbitrary: addAsset },
  { weight: 1, arbitrary: dropAsset },
);

/** A tree of any sort that the platform takes, with none to three things changed about it. */
export const arbitraryTree = (capabilities: Capabilities): fc.Arbitrary<TreeInput> =>
  fc
    .tuple(fc.constantFrom(...sortsOn(capabilities)), fc.array(twist, { maxLength: 3 }))
    .map(([sort, twists]) =>
      twists.reduce((input, each) => each(input), soundTree(sort, capabilities)),
    );
