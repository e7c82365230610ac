import type { AdDraft } from '../../port/draft';
import type {
  AdAttributes,
  AssetGroupAttributes,
  DisplayAdAttributes,
  SearchAdAttributes,
  TextAttributes,
} from '../attributes/child-attributes';
import { sortedSet } from '../attributes/sorted-set';
import { CALLS_TO_ACTION, knownWord } from '../calls-to-action';
import { normaliseImages } from './images';
import { changed, unchanged, type Normalised } from './normalised';
import { normaliseTexts } from './texts';

const NO_PLACES = { headlines: 0, descriptions: 0 };

/** An ad as Google can hold it; single images become responsive display ads. */
export const normaliseAd = (draft: AdDraft): Normalised<AdAttributes> => {
  switch (draft.adType) {
    case 'RESPONSIVE_DISPLAY':
    case 'SINGLE_IMAGE':
      return normaliseDisplayAd(draft);
    case 'ASSET_GROUP':
      return normaliseAssetGroup(draft);
    default:
      return normaliseSearchAd(draft);
  }
};

/** Headlines can be pinned to places 1 to 3, descriptions to 1 and 2 (v25 ServedAssetFieldType). */
const normaliseSearchAd = (draft: AdDraft): Normalised<SearchAdAttributes> => {
  const texts = normaliseTexts(draft, { headlines: 3, descriptions: 2 });
  const { adType, status, finalUrl } = draft;
  return {
    value: { adType, status, ...texts.value, finalUrl, ...pathsOf(draft) },
    warnings: texts.warnings,
  };
};

const normaliseDisplayAd = (draft: AdDraft): Normalised<DisplayAdAttributes> => {
  const rich = normaliseRich(
    draft,
    draft.adType === 'SINGLE_IMAGE' ? draft.headlines[0]?.text : undefined,
  );
  return { value: { adType: 'RESPONSIVE_DISPLAY', ...rich.value }, warnings: rich.warnings };
};

const normaliseAssetGroup = (draft: AdDraft): Normalised<AssetGroupAttributes> => {
  const { value, warnings } = normaliseRich(draft);
  const sets = {
    headlines: sortedSet(value.headlines, textOf),
    descriptions: sortedSet(value.descriptions, textOf),
  };
  return {
    value: {
      adType: 'ASSET_GROUP',
      adGroupName: draft.adGroupName,
      ...value,
      ...sets,
      ...pathsOf(draft),
    },
    warnings,
  };
};

const normaliseRich = (
  draft: AdDraft,
  longHeadline?: string,
): Normalised<Omit<DisplayAdAttributes, 'adType'>> => {
  const texts = normaliseTexts(draft, NO_PLACES);
  const images = normaliseImages(draft.images, draft.campaign.campaignType, draft.adType);
  const action = normaliseAction(draft.callToAction);
  return {
    value: {
      status: draft.status,
      finalUrl: draft.finalUrl,
      ...texts.value,
      longHeadline: draft.longHeadline ?? longHeadline ?? null,
      businessName: draft.businessName ?? null,
      callToAction: action.value,
      images: images.value,
      youtubeVideoIds: sortedSet(draft.youtubeVideoIds, (id) => id),
    },
    warnings: [texts, images, action].flatMap(({ warnings }) => warnings),
  };
};

const normaliseAction = (given: string | undefined): Normalised<string | null> => {
  if (given === undefined) return unchanged(null);
  const word = knownWord(given);
  return word === undefined
    ? changed(
        null,
        'CALL_TO_ACTION_UNSUPPORTED',
        'callToAction',
        `Google does not offer the call to action "${given}". It offers ${CALLS_TO_ACTION.join(', ')}.`,
      )
    : unchanged(word);
};

const pathsOf = ({ path1, path2 }: AdDraft) => ({ path1: path1 ?? null, path2: path2 ?? null });

const textOf = ({ text }: TextAttributes): string => text;
