import type { CampaignTree } from '../../domain/basis/campaign-tree';
import { binding, change } from '../../domain/testing/given-plan';
import { sizeAfter } from './plan-draft';

const ids = (...all: string[]) => all.map((id) => ({ id }));
const tree = {
  campaign: { id: 'cmp_1' },
  adGroups: ids('g1'),
  ads: ids('a1'),
  keywords: ids('k1', 'k2'),
} as unknown as CampaignTree;
const unit = {
  tree,
  isHome: true,
  bindings: [binding('keyword', 'k2', {}), binding('keyword', 'k3', {})],
};
const update = change('update', 'campaign', 'cmp_1');

describe('what of a campaign is on its account after a plan', () => {
  it('is what is wanted and what is bound, each object once', () =>
    expect(sizeAfter(unit, [update])).toEqual({ adGroups: 1, ads: 1, keywords: 3 }));

  it('is no longer what goes', () =>
    expect(sizeAfter(unit, [update, change('remove', 'keyword', 'k3')])).toMatchObject({
      keywords: 2,
    }));

  it('is what is taken over, too', () =>
    expect(sizeAfter({ ...unit, bindings: [] }, [change('adopt', 'keyword', 'k9')])).toMatchObject({
      keywords: 3,
    }));

  it('is only what is bound where the campaign is not wanted', () =>
    expect(sizeAfter({ ...unit, isHome: false }, [update])).toEqual({
      adGroups: 0,
      ads: 0,
      keywords: 2,
    }));

  it.each([
    ['goes', [change('remove', 'campaign', 'cmp_1')]],
    ['is only released', [change('release', 'campaign', 'cmp_1')]],
    ['stays as it is', []],
  ])('is not asked for when the campaign %s', (_, changes) =>
    expect(sizeAfter(unit, changes)).toBeUndefined(),
  );
});
