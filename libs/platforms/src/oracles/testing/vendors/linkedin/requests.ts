import type { Json } from '../../../../port/attributes';
import type { CreateChange } from '../../../../port/change';
import type { AdDraft, AdGroupDraft, CampaignDraft, Draft } from '../../../../port/draft';
import type { HttpRequest } from '../../../../port/io';
import { ContractWorld } from '../../../../testing/contract-world';
import { draftsFor } from '../../../../testing/drafts';
import type { ContractHarness } from '../../../../testing/harness';
import { type RecordedRequest, recording } from '../../request-oracle';
import { EVERY_ROLE, OTHER_IMAGES, stock } from '../../tree';
import { restliReader } from './restli';

/** Every request that makes a tree with these changes, ids masked, which are others every time. */
export const requestsFor = async (
  harness: ContractHarness,
  patch: Patch,
  heard: (request: HttpRequest) => void,
): Promise<readonly RecordedRequest[]> => {
  const requests: RecordedRequest[] = [];
  const drafts = draftsFor(harness);
  const campaign = drafts.campaign({
    startDate: '2027-03-01',
    endDate: '2027-05-31',
    ...patch.campaign,
  });
  const connector: ContractHarness['connector'] = (url) =>
    recording(
      harness.connector(url),
      (request) => void requests.push(request),
      restliReader(heard),
    );
  const world = await ContractWorld.start(
    { ...harness, connector },
    { currency: campaign.currency },
  );
  try {
    await stock(world.media);
    const campaignId = await made(world, campaign);
    const groupId = await made(world, drafts.adGroup({ campaign, ...patch.adGroup }), campaignId);
    await made(world, drafts.ad({ campaign, ...patch.ad }), groupId);
    return requests.map((request) => ({
      ...request,
      path: masked(request.path).replaceAll(/\d+/g, 'an id'),
      body: JSON.parse(masked(JSON.stringify(request.body))) as Json,
    }));
  } finally {
    await world.stop();
  }
};

/** Our own ids are the same every time, so that only the draft makes a difference. */
const made = async (
  world: ContractWorld,
  draft: Draft,
  parentRemoteId?: string,
): Promise<string> => {
  const change: CreateChange = {
    action: 'create',
    id: draft.entity,
    localId: `${draft.entity}_of_ours`,
    entity: draft.entity,
    campaignType: (draft.entity === 'campaign' ? draft : draft.campaign).campaignType,
    after: world.platform.normalise(draft).attributes,
    ...(parentRemoteId === undefined ? {} : { parentRemoteId }),
  };
  const outcome = (await world.apply([change])).get(change.id);
  if (outcome?.kind !== 'applied') throw new Error(JSON.stringify(outcome));
  return outcome.remoteId;
};

const masked = (text: string): string =>
  text.replaceAll(
    /urn(?::|%3A)li(?::|%3A)(sponsored\w+|organization|image)(?::|%3A)[\w-]+/g,
    'an id',
  );

/** What differs from the usual tree, level by level. */
interface Patch {
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

/**
 * For each field of the table that LinkedIn holds two values: requests for the first must say
 * something that those for the second do not.
 */
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
  'campaign endDate': [{}, { campaign: { endDate: null } }],
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
