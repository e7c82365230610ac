import type { Operation } from '../wire/operation';
import { shareAssets } from './share-assets';

const asset = (name: string, text: string): Operation => ({
  kind: 'assetOperation',
  write: { create: { resourceName: name, calloutAsset: { calloutText: text } } },
});
const link = (campaign: string, name: string): Operation => ({
  kind: 'campaignAssetOperation',
  write: { create: { campaign, asset: name, fieldType: 'CALLOUT' } },
});

it('makes equal assets once and leads every link to the one that is made', () => {
  const { operations, places } = shareAssets([
    asset('a/-1', 'Free'),
    link('c/1', 'a/-1'),
    asset('a/-2', 'Free'),
    link('c/2', 'a/-2'),
    asset('a/-3', 'Fast'),
  ]);
  expect(operations).toEqual([
    asset('a/-1', 'Free'),
    link('c/1', 'a/-1'),
    link('c/2', 'a/-1'),
    asset('a/-3', 'Fast'),
  ]);
  expect(places).toEqual([0, 1, 0, 2, 3]);
});
