import type { CampaignTree } from '../snapshot';
import type { Subject } from './writes-of';

/** The part of a tree that says what one ad group, ad or keyword is: enough to see what becomes of it on a platform. */
export const subtreeOf = (tree: CampaignTree, { entity, id }: Subject): CampaignTree => {
  const groupId =
    entity === 'adGroup'
      ? id
      : (tree.ads.find((ad) => ad.id === id) ?? tree.keywords.find((keyword) => keyword.id === id))
          ?.adGroupId;
  return {
    ...tree,
    adGroups: tree.adGroups.filter((adGroup) => adGroup.id === groupId),
    ads: tree.ads.filter((ad) => ad.id === id),
    keywords: tree.keywords.filter((keyword) =>
      entity === 'adGroup' ? keyword.adGroupId === groupId : keyword.id === id,
    ),
  };
};
