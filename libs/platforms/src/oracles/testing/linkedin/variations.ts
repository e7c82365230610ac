import { EVERY_ROLE, OTHER_IMAGES } from '../pictures';
import type { AdDraft, AdGroupDraft, CampaignDraft } from '../../../port/draft';

/** What differs from the usual tree, level by level. */
export interface Patch {
  readonly campaign?: Partial<CampaignDraft>;
  readonly adGroup?: Partial<AdGroupDraft>;
  readonly ad?: Partial<AdDraft>;
}

const GERMANY = {
  kind: 'AREA',
  name: 'Germany',
  negative: false,
  linkedinLocationId: 'urn:li:geo:101282230',
} as const;
const FRANCE = {
  kind: 'AREA',
  name: 'France',
  negative: true,
  linkedinLocationId: 'urn:li:geo:105015875',
} as const;
const POLITICAL = { campaign: { politicalAdvertising: 'POLITICAL' } } as const;
const audience = (seniority: string): Patch => ({
  campaign: {
    linkedin: {
      include: { seniorities: [`urn:li:seniority:${seniority}`] },
      matching: 'ANY',
      audienceExpansion: false,
    },
  },
});
const manual = (maxCpcMicros: number): Patch => ({
  campaign: { biddingStrategy: { type: 'MANUAL_CPC' } },
  adGroup: { maxCpcMicros },
});
const capped = (maxCpcBidCeilingMicros: number): Patch => ({
  campaign: { biddingStrategy: { type: 'MAXIMIZE_CLICKS', maxCpcBidCeilingMicros } },
});

/** For each field of the table that LinkedIn holds two values: requests for the first must say something that those for the second do not. */
export const VARIATIONS: Readonly<Record<string, readonly [carrying: Patch, other: Patch]>> = {
  'campaign name': [{}, { campaign: { name: 'Summer' } }],
  'campaign type': [{}, { campaign: { campaignType: 'DISPLAY' } }],
  'campaign status': [{}, { campaign: { status: 'ENABLED' } }],
  'campaign objective': [{}, { campaign: { objective: 'AWARENESS' } }],
  'campaign budget': [{}, { campaign: { budgetMicros: 30_000_000 } }],
  'campaign currency': [{}, { campaign: { currency: 'JPY', budgetMicros: 5_000_000_000 } }],
  'campaign biddingStrategy': [{}, manual(2_000_000)],
  'campaign biddingStrategy.maxCpcBidCeiling': [capped(3_000_000), capped(4_000_000)],
  'campaign geoTargets': [
    { campaign: { geoTargets: [GERMANY, FRANCE] } },
    { campaign: { geoTargets: [GERMANY] } },
  ],
  'campaign targeting.linkedin': [audience('4'), audience('5')],
  'campaign languages': [{}, { campaign: { languages: ['fr'] } }],
  'campaign startDate': [{}, { campaign: { startDate: '2027-04-01' } }],
  'campaign endDate': [{}, { campaign: { endDate: undefined } }],
  'campaign trackingTemplate': [
    { campaign: { trackingTemplate: '{lpurl}?utm_source=linkedin' } },
    {},
  ],
  'campaign declarations.politicalAdvertising': [POLITICAL, {}],
  'adGroup name': [{}, { adGroup: { name: 'Boots' } }],
  'adGroup status': [{}, { adGroup: { status: 'PAUSED' } }],
  'adGroup maxCpc': [manual(2_000_000), manual(3_000_000)],
  'ad status': [{}, { ad: { status: 'PAUSED' } }],
  'ad headlines': [{}, { ad: { headlines: [{ text: 'Boots' }] } }],
  'ad descriptions': [{}, { ad: { descriptions: [{ text: 'For dry gardens.' }] } }],
  'ad callToAction': [{}, { ad: { callToAction: 'DOWNLOAD' } }],
  'ad finalUrl': [{}, { ad: { finalUrl: 'https://shop.example/boots' } }],
  'ad images': [{ ad: { images: EVERY_ROLE } }, { ad: { images: OTHER_IMAGES } }],
};

/** Fields with one possible value: the line that says it. */
export const CONSTANTS: Readonly<Record<string, RegExp>> = {
  'campaign locationIntent': /urn:li:adTargetingFacet:locations\/~ = "urn:li:geo:101282230"$/,
  'ad type': /\/creative\/inlineContent\/post\/content\/media\/id = /,
};
