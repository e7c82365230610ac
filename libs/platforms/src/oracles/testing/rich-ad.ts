import type { AdDraft, CampaignDraft } from '../../port/draft';
import { EVERY_ROLE } from './pictures';
import type { TreeKind } from './tree-kind';

const TEXTS: Pick<AdDraft, 'headlines' | 'descriptions'> = {
  headlines: [
    { text: 'Garden shoes', pinned: 1 },
    { text: 'Made to last' },
    { text: 'Free delivery', pinned: 3 },
  ],
  descriptions: [{ text: 'Shoes for wet gardens.' }, { text: 'Order today.', pinned: 2 }],
};

/** What ads say beside their texts when they are made of assets. */
const ASSETS: Pick<
  AdDraft,
  'longHeadline' | 'businessName' | 'callToAction' | 'images' | 'youtubeVideoIds'
> = {
  longHeadline: 'Shoes that gardens like as much as you do',
  businessName: 'Shop',
  callToAction: 'SHOP_NOW',
  images: EVERY_ROLE,
  youtubeVideoIds: ['dQw4w9WgXcQ'],
};

/** An ad of a type with everything that such ads can say. */
export const richAd = ({ adType }: TreeKind, campaign: CampaignDraft): AdDraft => ({
  entity: 'ad',
  campaign,
  adType,
  status: 'ENABLED',
  adGroupName: 'Shoes',
  images: [],
  youtubeVideoIds: [],
  finalUrl: 'https://shop.example/shoes',
  path1: 'shoes',
  path2: 'sale',
  ...TEXTS,
  ...(adType === 'RESPONSIVE_SEARCH' ? {} : ASSETS),
});
