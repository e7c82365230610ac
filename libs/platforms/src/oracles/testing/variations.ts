import type { AreaDraft, CampaignType } from '../../port/draft';
import {
  CIRCLE,
  EXTENSIONS,
  OTHER_IMAGES,
  type Patch,
  pictureIn,
  type TreeKind,
  unlike,
  usualBidding,
  WINDOW,
} from './tree';

/**
 * Two trees that differ in one field: the requests for the first must hold something that the
 * requests for the second do not.
 */
export interface Variation {
  readonly carrying?: Patch;
  readonly other: Patch;
}

/**
 * For each field of a capability table how to leave it out, or to say something else. Fields with
 * one possible value are not here.
 */
export const variationsFor = (
  { campaignType, adType }: TreeKind,
  areas: readonly AreaDraft[],
): Readonly<Record<string, Variation>> => ({
  ...campaignVariations(campaignType, areas),
  ...BELOW,
  ...(adType === 'RESPONSIVE_SEARCH' ? {} : WITH_ASSETS),
  ...(adType === 'ASSET_GROUP' ? AD_GROUP_OF_ASSETS : {}),
});

const campaignVariations = (
  campaignType: CampaignType,
  [area]: readonly AreaDraft[],
): Readonly<Record<string, Variation>> => ({
  'campaign name': { other: { campaign: { name: 'Summer' } } },
  'campaign status': { other: { campaign: { status: 'ENABLED' } } },
  'campaign budget': { other: { campaign: { budgetMicros: 30_000_000 } } },
  // Nothing names the currency: amounts go out in whole units of it.
  'campaign currency': { other: { campaign: { currency: 'JPY' } } },
  'campaign biddingStrategy': {
    other: { campaign: { biddingStrategy: { type: unlike(usualBidding(campaignType).type) } } },
  },
  'campaign geoTargets': { other: { campaign: { geoTargets: [] } } },
  'campaign geoTargets.radius': {
    other: {
      campaign: {
        geoTargets: [
          { ...area!, bidAdjustmentPercent: 20 },
          { ...CIRCLE, radius: 25 },
        ],
      },
    },
  },
  'campaign geoTargets.name': {
    carrying: { campaign: { geoTargets: [CIRCLE] } },
    other: { campaign: { geoTargets: [{ ...CIRCLE, name: 'Spandau' }] } },
  },
  'campaign geoTargets.bidAdjustment': {
    carrying: { campaign: { geoTargets: [{ ...CIRCLE, bidAdjustmentPercent: 40 }] } },
    other: { campaign: { geoTargets: [CIRCLE] } },
  },
  'campaign locationIntent': { other: { campaign: { locationIntent: 'PRESENCE_OR_INTEREST' } } },
  'campaign adSchedule': { other: { campaign: { schedule: [] } } },
  'campaign adSchedule.bidModifier': {
    other: { campaign: { schedule: [{ ...WINDOW, bidModifier: 1.5 }] } },
  },
  'campaign adSchedule.timezone': {
    carrying: { campaign: { scheduleZone: 'searcher' } },
    other: {},
  },
  'campaign extensions': { carrying: { campaign: { extensions: EXTENSIONS } }, other: {} },
  'campaign images': {
    carrying: { campaign: { images: [pictureIn('MARKETING_IMAGE')] } },
    other: {},
  },
  'campaign targeting.devices': { other: { campaign: { devices: {} } } },
  'campaign languages': { other: { campaign: { languages: ['fr'] } } },
  'campaign networks': {
    other: { campaign: { networks: { search: true, searchPartners: false, display: false } } },
  },
  'campaign negativeKeywords': { other: { campaign: { negativeKeywords: [] } } },
  'campaign startDate': { other: { campaign: { startDate: null } } },
  'campaign endDate': { other: { campaign: { endDate: null } } },
  'campaign trackingTemplate': { other: { campaign: { trackingTemplate: null } } },
  'campaign declarations.politicalAdvertising': {
    carrying: { campaign: { politicalAdvertising: 'POLITICAL' } },
    other: { campaign: { politicalAdvertising: 'NONE' } },
  },
});

const BELOW: Readonly<Record<string, Variation>> = {
  'adGroup name': { other: { adGroup: { name: 'Boots' } } },
  'adGroup status': { other: { adGroup: { status: 'PAUSED' } } },
  'adGroup maxCpc': { other: { adGroup: { maxCpcMicros: null } } },
  'ad status': { other: { ad: { status: 'PAUSED' } } },
  'ad headlines': {
    other: {
      ad: {
        headlines: [
          { text: 'Boots' },
          { text: 'Made to last' },
          { text: 'Free delivery', pinned: 3 },
        ],
      },
    },
  },
  'ad descriptions': {
    other: { ad: { descriptions: [{ text: 'Shoes for wet gardens.' }, { text: 'Order now.' }] } },
  },
  'ad finalUrl': { other: { ad: { finalUrl: 'https://shop.example/boots' } } },
  'ad path1': { other: { ad: { path1: 'boots' } } },
  'ad path2': { other: { ad: { path2: null } } },
  'keyword text': { other: { keyword: { text: 'garden boots' } } },
  'keyword matchType': { other: { keyword: { matchType: 'BROAD' } } },
  'keyword status': { other: { keyword: { status: 'PAUSED' } } },
  'keyword negative': { carrying: { keyword: { negative: true } }, other: {} },
  'keyword maxCpc': { other: { keyword: { maxCpcMicros: null } } },
  'keyword finalUrl': { other: { keyword: { finalUrl: null } } },
};

const WITH_ASSETS: Readonly<Record<string, Variation>> = {
  'ad longHeadline': {
    other: { ad: { longHeadline: 'Boots that gardens like as much as you do' } },
  },
  'ad businessName': { other: { ad: { businessName: 'Store' } } },
  'ad callToAction': { other: { ad: { callToAction: 'LEARN_MORE' } } },
  'ad images': { other: { ad: { images: OTHER_IMAGES } } },
  'ad youtubeVideoIds': { other: { ad: { youtubeVideoIds: ['M7lc1UVf-VE'] } } },
};

/** An asset group says what its ad group is called, and serves when both serve. */
const AD_GROUP_OF_ASSETS: Readonly<Record<string, Variation>> = {
  'adGroup name': { other: { ad: { adGroupName: 'Boots' } } },
  'adGroup status': { other: { ad: { status: 'PAUSED' } } },
};
