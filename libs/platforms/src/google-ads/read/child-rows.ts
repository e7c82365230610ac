import type { MatchType } from '../../port/draft';
import type { Observed } from '../../port/observed';
import type {
  AdGroupAttributes,
  KeywordAttributes,
  SearchAdAttributes,
  TextAttributes,
} from '../attributes/child-attributes';
import { markerOf } from '../wire/marker';
import type { Row, TextAsset } from '../wire/row';
import { displayAdIn, type AssetsKnown } from './display-ad-row';
import { microsIn, servingStatus, textOrNull } from './wire-value';

export const observedAdGroup = ({ campaign = {}, adGroup = {} }: Row): Observed => {
  const attributes: AdGroupAttributes = {
    name: adGroup.name ?? '',
    status: servingStatus(adGroup.status),
    maxCpcMicros: microsIn(adGroup.cpcBidMicros),
  };
  return {
    entity: 'adGroup',
    remoteId: adGroup.id ?? '',
    campaignRemoteId: campaign.id ?? '',
    parentRemoteId: campaign.id ?? '',
    marker: markerOf(adGroup.urlCustomParameters),
    attributes,
    parts: {},
  };
};

export const observedAd = (row: Row, known: AssetsKnown): Observed => {
  const { campaign = {}, adGroup = {}, adGroupAd: { ad = {} } = {} } = row;
  const attributes =
    ad.type === 'RESPONSIVE_DISPLAY_AD' ? displayAdIn(row, known) : searchAdIn(row);
  const marker = markerOf(ad.urlCustomParameters);
  return {
    entity: 'ad',
    remoteId: `${adGroup.id}~${ad.id}`,
    campaignRemoteId: campaign.id ?? '',
    parentRemoteId: adGroup.id ?? '',
    marker,
    attributes,
    parts: {},
  };
};

const searchAdIn = ({ adGroupAd: { ad = {}, status } = {} }: Row): SearchAdAttributes => {
  const { headlines = [], descriptions = [], path1, path2 } = ad.responsiveSearchAd ?? {};
  return {
    adType: ad.type === 'RESPONSIVE_SEARCH_AD' ? 'RESPONSIVE_SEARCH' : (ad.type ?? 'UNKNOWN'),
    status: servingStatus(status),
    headlines: headlines.map(textIn),
    descriptions: descriptions.map(textIn),
    finalUrl: textOrNull(ad.finalUrls?.[0]),
    path1: textOrNull(path1),
    path2: textOrNull(path2),
  };
};

/** Keywords carry no marker: Google takes custom parameters only beside a final URL of their own (CANNOT_SET_WITHOUT_FINAL_URLS). */
export const observedKeyword = ({
  campaign = {},
  adGroup = {},
  adGroupCriterion: criterion = {},
}: Row): Observed => {
  const { negative = false } = criterion;
  const attributes: KeywordAttributes = {
    text: criterion.keyword?.text ?? '',
    matchType: criterion.keyword?.matchType as MatchType,
    negative,
    status: negative ? 'ENABLED' : servingStatus(criterion.status),
    maxCpcMicros: negative ? null : microsIn(criterion.cpcBidMicros),
    finalUrl: negative ? null : textOrNull(criterion.finalUrls?.[0]),
  };
  const remoteId = `${adGroup.id}~${criterion.criterionId}`;
  return {
    entity: 'keyword',
    remoteId,
    campaignRemoteId: campaign.id ?? '',
    parentRemoteId: adGroup.id ?? '',
    attributes,
    parts: {},
  };
};

/** `HEADLINE_2` is place 2; pins that are no place of ours are left out. */
const textIn = ({ text = '', pinnedField = '' }: TextAsset): TextAttributes => {
  const place = /^(?:HEADLINE|DESCRIPTION)_(\d)$/.exec(pinnedField)?.[1];
  return { text, pinned: place === undefined ? null : Number(place) };
};
