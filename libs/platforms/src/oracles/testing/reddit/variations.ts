import { plainImages } from '../../../contract/testing/drafts';
import { MediaShelf } from '../../../contract/testing/media-shelf';
import type {
  AdDraft,
  AdGroupDraft,
  BiddingStrategyType,
  CampaignDraft,
} from '../../../port/draft';

/** What differs from the rich tree, level by level. */
export interface Patch {
  readonly campaign?: Partial<CampaignDraft>;
  readonly adGroup?: Partial<AdGroupDraft>;
  readonly ad?: Partial<AdDraft>;
}

const OTHER_IMAGES = plainImages(new MediaShelf(), 30).slice(0, 1);
const PLAIN_IMAGES = plainImages(new MediaShelf()).slice(0, 1);
const KEYWORD = { text: 'garden boots', matchType: 'BROAD', negative: false } as const;

/** For each field of the table that Reddit holds: what else it could say. The first patch makes the field speak where it is silent otherwise. */
export const VARIATIONS: Readonly<Record<string, readonly [carrying: Patch, other: Patch]>> = {
  'campaign name': [{}, { campaign: { name: 'Summer' } }],
  'campaign status': [{}, { campaign: { status: 'ENABLED' } }],
  'campaign objective': [{}, { campaign: { objective: 'AWARENESS' } }],
  'campaign budget': [{}, { campaign: { budgetMicros: 30_000_000 } }],
  'campaign biddingStrategy': [
    {},
    { campaign: { biddingStrategy: { type: 'MAXIMIZE_CONVERSIONS' } } },
  ],
  'campaign geoTargets': [{}, { campaign: { geoTargets: [] } }],
  'campaign adSchedule': [{}, { campaign: { schedule: [] } }],
  'campaign targeting.devices': [{}, { campaign: { devices: undefined } }],
  'campaign languages': [{}, { campaign: { languages: ['fr'] } }],
  'campaign negativeKeywords': [{}, { campaign: { negativeKeywords: [] } }],
  'campaign images': [
    { campaign: { images: PLAIN_IMAGES }, ad: { images: [] } },
    { ad: { images: [] } },
  ],
  'campaign startDate': [{}, { campaign: { startDate: '2027-04-01' } }],
  'campaign endDate': [{}, { campaign: { endDate: undefined } }],
  'campaign trackingTemplate': [{}, { campaign: { trackingTemplate: undefined } }],
  'campaign declarations.specialAdCategories': [
    { campaign: { specialAdCategories: ['CREDIT'] } },
    {},
  ],
  'adGroup name': [{}, { adGroup: { name: 'Boots' } }],
  'adGroup status': [{}, { adGroup: { status: 'PAUSED' } }],
  'ad type': [{}, { ad: { images: [] } }],
  'ad status': [{}, { ad: { status: 'PAUSED' } }],
  'ad headlines': [{}, { ad: { headlines: [{ text: 'Boots' }] } }],
  'ad descriptions': [{}, { ad: { descriptions: [{ text: 'For dry gardens.' }] } }],
  'ad callToAction': [{}, { ad: { callToAction: 'LEARN_MORE' } }],
  'ad finalUrl': [{}, { ad: { finalUrl: 'https://shop.example/boots' } }],
  'ad images': [{}, { ad: { images: OTHER_IMAGES } }],
  'keyword text': [{}, { adGroup: { keywords: [KEYWORD] } }],
  'keyword negative': [{}, { adGroup: { keywords: [KEYWORD] } }],
};

/** Fields that are held by what is sent anyway: no request says them in a member of its own. */
export const SAID_BY_OTHERS: Readonly<Record<string, string>> = {
  'campaign type': 'a search campaign is one whose ad groups have keywords',
  'campaign currency': 'the ad account has it',
  'keyword matchType': 'the words alone are sent',
  'keyword status': 'a paused keyword is not on its ad group',
};

/** A strategy that says something else than another one. */
export const unlike = (strategy: BiddingStrategyType): BiddingStrategyType =>
  ['MAXIMIZE_CONVERSIONS', 'MAXIMIZE_CONVERSION_VALUE', 'TARGET_CPA', 'TARGET_ROAS'].includes(
    strategy,
  )
    ? 'MAXIMIZE_CLICKS'
    : 'MAXIMIZE_CONVERSIONS';
