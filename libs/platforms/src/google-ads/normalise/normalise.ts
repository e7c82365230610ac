import type { Warning } from '../../port/ad-platform';
import type { Attributes } from '../../port/attributes';
import type { AdDraft, AdGroupDraft, AdText, Draft, KeywordDraft } from '../../port/draft';
import {
  type AdAttributes,
  type AdGroupAttributes,
  type AssetGroupAttributes,
  type DisplayAdAttributes,
  type KeywordAttributes,
  type SearchAdAttributes,
  sortedSet,
  type TextAttributes,
} from '../attributes';
import { CALLS_TO_ACTION, knownWord } from '../vocabulary';
import { normaliseCampaign, normaliseImages, normaliseKeywordText } from './campaign';
import {
  changed,
  type Normalised,
  normaliseOptionalMoney,
  unchanged,
} from './targeting-and-bidding';

/** What Google will hold of a draft. Pure; normalising the answer again changes nothing. */
export const normalise = (
  draft: Draft,
): { readonly attributes: Attributes; readonly warnings: readonly Warning[] } => {
  const { value, warnings } = byEntity(draft);
  return { attributes: value, warnings };
};

const byEntity = (draft: Draft): Normalised<Attributes> => {
  switch (draft.entity) {
    case 'campaign':
      return normaliseCampaign(draft);
    case 'adGroup':
      return normaliseAdGroup(draft);
    case 'ad':
      return normaliseAd(draft);
    case 'keyword':
      return normaliseKeyword(draft);
  }
};

const normaliseAdGroup = (draft: AdGroupDraft): Normalised<AdGroupAttributes> => {
  const bid = normaliseOptionalMoney(draft.maxCpcMicros, draft.campaign.currency, 'maxCpc');
  return {
    value: { name: draft.name, status: draft.status, maxCpcMicros: bid.value },
    warnings: bid.warnings,
  };
};

/** Negatives carry no bid and no address, and cannot be paused. */
const normaliseKeyword = (draft: KeywordDraft): Normalised<KeywordAttributes> => {
  const identity = {
    text: normaliseKeywordText(draft.text),
    matchType: draft.matchType,
    negative: draft.negative,
  };
  if (draft.negative) return negative(draft, identity);
  const bid = normaliseOptionalMoney(draft.maxCpcMicros, draft.campaign.currency, 'maxCpc');
  return {
    value: {
      ...identity,
      status: draft.status,
      maxCpcMicros: bid.value,
      finalUrl: draft.finalUrl,
    },
    warnings: bid.warnings,
  };
};

const negative = (
  draft: KeywordDraft,
  identity: Pick<KeywordAttributes, 'text' | 'matchType' | 'negative'>,
): Normalised<KeywordAttributes> => {
  const value: KeywordAttributes = {
    ...identity,
    status: 'ENABLED',
    maxCpcMicros: null,
    finalUrl: null,
  };
  const ignored = [
    ...(draft.status === 'PAUSED' ? ['status'] : []),
    ...(draft.maxCpcMicros ? ['maxCpc'] : []),
    ...(draft.finalUrl ? ['finalUrl'] : []),
  ];
  return {
    value,
    warnings: ignored.map((field) => ({
      code: 'NEGATIVE_FIELD_IGNORED',
      field,
      message: `Google has no \`${field}\` on negative keywords. It is not sent there.`,
    })),
  };
};

const NO_PLACES = { headlines: 0, descriptions: 0 };

/** An ad as Google can hold it; single images become responsive display ads. */
const normaliseAd = (draft: AdDraft): Normalised<AdAttributes> => {
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
  longHeadline: string | null = null,
): Normalised<Omit<DisplayAdAttributes, 'adType'>> => {
  const texts = normaliseTexts(draft, NO_PLACES);
  const images = normaliseImages(draft.images, draft.campaign.campaignType, draft.adType);
  const action = normaliseAction(draft.callToAction);
  return {
    value: {
      status: draft.status,
      finalUrl: draft.finalUrl,
      ...texts.value,
      longHeadline: draft.longHeadline ?? longHeadline,
      businessName: draft.businessName,
      callToAction: action.value,
      images: images.value,
      youtubeVideoIds: sortedSet(draft.youtubeVideoIds, (id) => id),
    },
    warnings: [texts, images, action].flatMap(({ warnings }) => warnings),
  };
};

const normaliseAction = (given: string | null): Normalised<string | null> => {
  if (given === null) return unchanged(null);
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

const pathsOf = ({ path1, path2 }: AdDraft) => ({ path1, path2 });

const textOf = ({ text }: TextAttributes): string => text;

interface Texts {
  readonly headlines: readonly TextAttributes[];
  readonly descriptions: readonly TextAttributes[];
}

/** How many places texts can be pinned to. */
export interface PinSlots {
  readonly headlines: number;
  readonly descriptions: number;
}

/** Texts with those pins that there is a place for. */
const normaliseTexts = (
  { headlines, descriptions }: AdDraft,
  places: PinSlots,
): Normalised<Texts> => {
  const first = headlines.map((text, index) =>
    normaliseText(text, places.headlines, `headlines/${index}`),
  );
  const second = descriptions.map((text, index) =>
    normaliseText(text, places.descriptions, `descriptions/${index}`),
  );
  return {
    value: {
      headlines: first.map(({ value }) => value),
      descriptions: second.map(({ value }) => value),
    },
    warnings: [...first, ...second].flatMap(({ warnings }) => warnings),
  };
};

const normaliseText = (
  { text, pinned }: AdText,
  places: number,
  field: string,
): Normalised<TextAttributes> => {
  if (pinned === undefined || (pinned >= 1 && pinned <= places)) {
    return unchanged({ text, pinned: pinned ?? null });
  }
  return changed(
    { text, pinned: null },
    'PIN_DROPPED',
    `${field}/pinned`,
    places === 0
      ? 'Google pins texts of search ads only. The text is sent without its pin.'
      : `Google has ${places} positions for pinned texts here. The text is sent without its pin.`,
  );
};
