import { connectors, givenTree, google } from '../validate/testing/given-tree';
import { AttachedAssets } from './attached-assets';

const openai = connectors.get('openai-ads')!.capabilities;
const picture = (
  at: 'CAMPAIGN' | 'AD',
  role: 'MARKETING_IMAGE' | 'SQUARE_MARKETING_IMAGE' = 'SQUARE_MARKETING_IMAGE',
) => ({ at, role });
const roles = (assets: ReturnType<AttachedAssets['besideAds']>) =>
  assets.map(({ binding: { scope, role } }) => `${scope} ${role}`);

describe('files of a search campaign', () => {
  const tree = givenTree({ assets: [picture('CAMPAIGN')] });

  it('stand beside its ads where the platform has them there', () => {
    const attached = new AttachedAssets(tree, google);
    expect([roles(attached.besideAds()), roles(attached.goingWith(tree.ads[0]!))]).toEqual([
      ['CAMPAIGN SQUARE_MARKETING_IMAGE'],
      [],
    ]);
  });

  it('go into its ads where nothing stands beside them', () => {
    const attached = new AttachedAssets(tree, openai);
    expect([roles(attached.besideAds()), roles(attached.goingWith(tree.ads[0]!))]).toEqual([
      [],
      ['CAMPAIGN SQUARE_MARKETING_IMAGE'],
    ]);
  });

  it('give way to those of an ad, role by role', () => {
    const both = givenTree({
      assets: [picture('CAMPAIGN'), picture('CAMPAIGN', 'MARKETING_IMAGE'), picture('AD')],
    });
    expect(roles(new AttachedAssets(both, openai).goingWith(both.ads[0]!))).toEqual([
      'AD SQUARE_MARKETING_IMAGE',
      'CAMPAIGN MARKETING_IMAGE',
    ]);
  });
});
