import type { AdDraft, AdGroupDraft, CampaignDraft } from '../../../port/draft';

export interface Tree {
  readonly campaign: CampaignDraft;
  readonly adGroup: AdGroupDraft;
  readonly ad: AdDraft;
}

type Patch = { readonly [level in keyof Tree]?: Partial<Tree[level]> };

/** For each field that arrives, two values that must make different requests. A field of the table that is not here fails its spec. */
export const VARIATIONS: Readonly<Record<string, readonly [Patch, Patch]>> = {
  'campaign name': [{ campaign: { name: 'One' } }, { campaign: { name: 'Other' } }],
  'campaign status': [{ campaign: { status: 'PAUSED' } }, { campaign: { status: 'ENABLED' } }],
  'campaign budget': [
    { campaign: { budgetMicros: 5_000_000 } },
    { campaign: { budgetMicros: 6_000_000 } },
  ],
  'campaign biddingStrategy': [
    { campaign: { biddingStrategy: { type: 'MANUAL_CPC' } } },
    { campaign: { biddingStrategy: { type: 'MAXIMIZE_CLICKS' } } },
  ],
  'campaign geoTargets': [
    {
      campaign: {
        geoTargets: [
          { kind: 'AREA', name: 'Germany', negative: false, openaiLocationId: 'country:DE' },
        ],
      },
    },
    {
      campaign: {
        geoTargets: [{ kind: 'AREA', name: 'Praha', negative: true, openaiLocationId: '2000330' }],
      },
    },
  ],
  'campaign targeting.devices': [
    { campaign: { devices: { desktop: { enabled: false } } } },
    { campaign: { devices: { mobile: { enabled: false } } } },
  ],
  'campaign startDate': [
    { campaign: { startDate: '2027-03-01' } },
    { campaign: { startDate: '2027-03-02' } },
  ],
  'campaign endDate': [{ campaign: { endDate: '2027-04-01' } }, { campaign: {} }],
  'campaign trackingTemplate': [
    { campaign: { trackingTemplate: '{lpurl}?utm_source=openai&c={campaign_id}' } },
    { campaign: {} },
  ],
  'adGroup name': [{ adGroup: { name: 'One' } }, { adGroup: { name: 'Other' } }],
  'adGroup status': [{ adGroup: { status: 'PAUSED' } }, { adGroup: { status: 'ENABLED' } }],
  'adGroup maxCpc': [
    { campaign: { biddingStrategy: { type: 'MANUAL_CPC' } }, adGroup: { maxCpcMicros: 1_000_000 } },
    { campaign: { biddingStrategy: { type: 'MANUAL_CPC' } }, adGroup: { maxCpcMicros: 2_000_000 } },
  ],
  'adGroup contextHints': [
    { adGroup: { contextHints: ['Wet gardens'] } },
    { adGroup: { contextHints: ['Dry gardens'] } },
  ],
  'ad type': [
    { ad: { adType: 'SINGLE_IMAGE' } },
    { ad: { adType: 'CHAT_CARD', headlines: [{ text: 'A card' }] } },
  ],
  'ad status': [{ ad: { status: 'PAUSED' } }, { ad: { status: 'ENABLED' } }],
  'ad headlines': [
    { ad: { headlines: [{ text: 'Garden shoes' }] } },
    { ad: { headlines: [{ text: 'Garden boots' }] } },
  ],
  'ad descriptions': [
    { ad: { descriptions: [{ text: 'For wet gardens.' }] } },
    { ad: { descriptions: [{ text: 'For dry gardens.' }] } },
  ],
  'ad finalUrl': [
    { ad: { finalUrl: 'https://shop.example/a' } },
    { ad: { finalUrl: 'https://shop.example/b' } },
  ],
  'keyword text': [
    { adGroup: { keywords: [{ text: 'shoes', matchType: 'BROAD', negative: false }] } },
    { adGroup: { keywords: [{ text: 'boots', matchType: 'BROAD', negative: false }] } },
  ],
};

/** Fields whose carrying is proven elsewhere: the type is fixed, the currency is the account's, paused keywords never reach the connector, images have ids of each account. */
export const ELSEWHERE: readonly string[] = [
  'campaign type',
  'campaign currency',
  'keyword status',
  'ad images',
];
