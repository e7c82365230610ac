import { rolesTaken } from '../capabilities/media';
import { knownCallToAction } from '../data/calls-to-action';
import type { AdDraft } from '../../port/draft';
import type {
  AdAttributes,
  AssetGroupAttributes,
  CreativeAttributes,
  DisplayAdAttributes,
  SearchAdAttributes,
} from '../attributes/child-attributes';
import { heldImages } from './images';
import { heldTexts } from './texts';
import type { Warn } from '../../normalising';

/** Places that texts of search ads can be pinned to (spec/platforms/microsoft-ads.md 2b). */
export const PINS = { headlines: 3, descriptions: 2 } as const;

/** What Microsoft will hold of an ad. Texts keep their order. */
export const normaliseAd = (draft: AdDraft, warn: Warn): AdAttributes => {
  switch (draft.adType) {
    case 'RESPONSIVE_DISPLAY':
    case 'SINGLE_IMAGE':
      return displayAd(draft, warn);
    case 'ASSET_GROUP':
      return assetGroup(draft, warn);
    case 'RESPONSIVE_SEARCH':
    case 'CHAT_CARD':
      return searchAd(draft, warn);
    default:
      return unforeseen(draft.adType);
  }
};

const searchAd = (draft: AdDraft, warn: Warn): SearchAdAttributes => ({
  adType: 'RESPONSIVE_SEARCH',
  status: draft.status,
  headlines: heldTexts(draft.headlines, 'headlines', PINS.headlines, warn),
  descriptions: heldTexts(draft.descriptions, 'descriptions', PINS.descriptions, warn),
  finalUrl: draft.finalUrl,
  path1: draft.path1 || null,
  path2: draft.path2 || null,
});

const displayAd = (draft: AdDraft, warn: Warn): DisplayAdAttributes => {
  const creative = creativeOf(draft, warn);
  const stand = draft.adType === 'SINGLE_IMAGE' ? (draft.headlines[0]?.text ?? null) : null;
  return {
    adType: 'RESPONSIVE_DISPLAY',
    ...creative,
    longHeadline: creative.longHeadline ?? stand,
  };
};

const assetGroup = (draft: AdDraft, warn: Warn): AssetGroupAttributes => ({
  adType: 'ASSET_GROUP',
  adGroupName: draft.adGroupName,
  ...creativeOf(draft, warn),
  callToAction: draft.callToAction ? knownCallToAction(draft.callToAction) : null,
  path1: draft.path1 || null,
  path2: draft.path2 || null,
  startDate: draft.campaign.startDate ?? null,
  endDate: draft.campaign.endDate ?? null,
});

const creativeOf = (draft: AdDraft, warn: Warn): CreativeAttributes => ({
  status: draft.status,
  headlines: heldTexts(draft.headlines, 'headlines', 0, warn),
  descriptions: heldTexts(draft.descriptions, 'descriptions', 0, warn),
  longHeadline: draft.longHeadline || null,
  businessName: draft.businessName || null,
  finalUrl: draft.finalUrl,
  images: heldImages(draft.images, rolesTaken(draft.campaign.campaignType, draft.adType), warn),
});

const unforeseen = (type: never): never => {
  throw new TypeError(`unknown type of ad: ${String(type)}`);
};
