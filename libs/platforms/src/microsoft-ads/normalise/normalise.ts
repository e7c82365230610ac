import type { AdDraft, AdGroupDraft, AdText, KeywordDraft } from '../../port/draft';
import { normaliseBy, type Warn } from '../../translation/normalise';
import type {
  AdAttributes,
  AdGroupAttributes,
  AssetGroupAttributes,
  CreativeAttributes,
  DisplayAdAttributes,
  KeywordAttributes,
  SearchAdAttributes,
  TextAttributes,
} from '../attributes';
import { rolesTaken } from '../capabilities';
import { knownCallToAction } from '../vocabulary';
import { normaliseCampaign, normaliseImages, normaliseKeywordText } from './campaign';
import { normaliseNetworks, normaliseOptionalMoney } from './targeting-and-bidding';

/**
 * What Microsoft will hold of an ad group; that of a search campaign has the dates and networks of
 * its campaign.
 */
const normaliseAdGroup = (draft: AdGroupDraft, warn: Warn): AdGroupAttributes => ({
  name: draft.name,
  status: draft.status,
  maxCpcMicros: normaliseOptionalMoney(draft.maxCpcMicros, draft.campaign.currency, 'maxCpc', warn),
  ...(draft.campaign.campaignType === 'DISPLAY'
    ? { startDate: null, endDate: null, networks: null }
    : {
        startDate: draft.campaign.startDate,
        endDate: draft.campaign.endDate,
        networks: normaliseNetworks(draft.campaign.networks),
      }),
});

/** Places that texts of search ads can be pinned to (spec/platforms/microsoft-ads.md 2b). */
export const PINS = { headlines: 3, descriptions: 2 } as const;

/** What Microsoft will hold of an ad. Texts keep their order. */
const normaliseAd = (draft: AdDraft, warn: Warn): AdAttributes => {
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
  headlines: normaliseTexts(draft.headlines, 'headlines', PINS.headlines, warn),
  descriptions: normaliseTexts(draft.descriptions, 'descriptions', PINS.descriptions, warn),
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
  startDate: draft.campaign.startDate,
  endDate: draft.campaign.endDate,
});

const creativeOf = (draft: AdDraft, warn: Warn): CreativeAttributes => ({
  status: draft.status,
  headlines: normaliseTexts(draft.headlines, 'headlines', 0, warn),
  descriptions: normaliseTexts(draft.descriptions, 'descriptions', 0, warn),
  longHeadline: draft.longHeadline || null,
  businessName: draft.businessName || null,
  finalUrl: draft.finalUrl,
  images: normaliseImages(
    draft.images,
    rolesTaken(draft.campaign.campaignType, draft.adType),
    warn,
  ),
});

const unforeseen = (type: never): never => {
  throw new TypeError(`unknown type of ad: ${String(type)}`);
};

type Field = 'headlines' | 'descriptions';

/** Texts in their order, with pins to places that there are. */
const normaliseTexts = (
  texts: readonly AdText[],
  field: Field,
  places: number,
  warn: Warn,
): readonly TextAttributes[] =>
  texts.map(({ text, pinned }, index) => {
    if (pinned === undefined || pinned === null) return { text };
    if (pinned <= places) return { text, pinned };
    warn(
      'PIN_DROPPED',
      `${field}/${index}/pinned`,
      `Microsoft has ${places} positions for pinned texts here. The text is sent without its pin.`,
    );
    return { text };
  });

/**
 * What Microsoft will hold of a keyword. A negative keyword is its words and match type, nothing
 * else.
 */
const normaliseKeyword = (draft: KeywordDraft, warn: Warn): KeywordAttributes => {
  const words = {
    text: normaliseKeywordText(draft.text),
    matchType: draft.matchType,
    negative: draft.negative,
  };
  if (draft.negative) return negative(words, draft, warn);
  return {
    ...words,
    status: draft.status,
    maxCpcMicros: normaliseOptionalMoney(
      draft.maxCpcMicros,
      draft.campaign.currency,
      'maxCpc',
      warn,
    ),
    finalUrl: draft.finalUrl || null,
  };
};

const negative = (
  words: Pick<KeywordAttributes, 'text' | 'matchType' | 'negative'>,
  draft: KeywordDraft,
  warn: Warn,
): KeywordAttributes => {
  if (draft.status === 'PAUSED') {
    warn(
      'NEGATIVE_FIELD_IGNORED',
      'status',
      'Microsoft has no `status` on negative keywords. It is not sent there.',
    );
  }
  return {
    ...words,
    matchType: negativeMatchType(draft, warn),
    status: 'ENABLED',
    maxCpcMicros: null,
    finalUrl: null,
  };
};

/**
 * An object cannot be left out as an entry of a list can: the nearest that Microsoft holds excludes
 * a part of what was meant.
 */
const negativeMatchType = (
  { matchType }: KeywordDraft,
  warn: Warn,
): KeywordAttributes['matchType'] => {
  if (matchType !== 'BROAD') return matchType;
  warn(
    'NEGATIVE_MATCH_TYPE_UNSUPPORTED',
    'matchType',
    'Microsoft does not support the match type BROAD for negative keywords. It becomes PHRASE.',
  );
  return 'PHRASE';
};

/**
 * What Microsoft will hold of a draft. Pure, and a fixed point: what it answers normalises to
 * itself.
 */
export const normalise = normaliseBy({
  campaign: normaliseCampaign,
  adGroup: normaliseAdGroup,
  ad: normaliseAd,
  keyword: normaliseKeyword,
});
