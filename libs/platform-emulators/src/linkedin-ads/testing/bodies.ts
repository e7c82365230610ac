import { PNG } from 'pngjs';
import type { Fields } from '../../core/json';
import type { GivenAccount } from './given-account';

const DAY_MS = 86_400_000;

/** Money in the account's usual currency. */
export const euro = (amount: string): Fields => ({ amount, currencyCode: 'EUR' });

/** A campaign group as the platform document shows one. */
export const group = (given: GivenAccount, changes: Fields = {}): Fields => ({
  account: `urn:li:sponsoredAccount:${given.accountId}`,
  name: 'Q1 [gx:7f3a]',
  status: 'ACTIVE',
  runSchedule: { start: given.now().getTime() },
  ...changes,
});

export const targeting = (changes: Fields = {}): Fields => ({
  include: {
    and: [
      { or: { 'urn:li:adTargetingFacet:locations': ['urn:li:geo:103035651'] } },
      { or: { 'urn:li:adTargetingFacet:interfaceLocales': ['urn:li:locale:en_US'] } },
      { or: { 'urn:li:adTargetingFacet:seniorities': ['urn:li:seniority:8'] } },
    ],
  },
  exclude: { or: { 'urn:li:adTargetingFacet:employers': ['urn:li:organization:1337'] } },
  ...changes,
});

/** A campaign as the platform document shows one. */
export const campaign = (given: GivenAccount, groupId: string, changes: Fields = {}): Fields => ({
  account: `urn:li:sponsoredAccount:${given.accountId}`,
  campaignGroup: `urn:li:sponsoredCampaignGroup:${groupId}`,
  name: 'Berlin CTOs',
  status: 'ACTIVE',
  type: 'SPONSORED_UPDATES',
  format: 'STANDARD_UPDATE',
  objectiveType: 'WEBSITE_VISIT',
  optimizationTargetType: 'MAX_CLICK',
  costType: 'CPM',
  unitCost: euro('0'),
  dailyBudget: euro('50.00'),
  locale: { country: 'US', language: 'en' },
  runSchedule: { start: given.now().getTime(), end: given.now().getTime() + 30 * DAY_MS },
  creativeSelection: 'OPTIMIZED',
  audienceExpansionEnabled: false,
  offsiteDeliveryEnabled: false,
  politicalIntent: 'NOT_POLITICAL',
  associatedEntity: given.page,
  targetingCriteria: targeting(),
  ...changes,
});

/** A post that only ads show, as the platform document has one. */
export const darkPost = (given: GivenAccount, image: string, changes: Fields = {}): Fields => ({
  adContext: { dscAdAccount: `urn:li:sponsoredAccount:${given.accountId}`, dscStatus: 'ACTIVE' },
  author: given.page,
  commentary: 'Intro text',
  visibility: 'PUBLIC',
  lifecycleState: 'PUBLISHED',
  isReshareDisabledByAuthor: false,
  contentLandingPage: 'https://acme.example/?utm_source=linkedin',
  contentCallToActionLabel: 'LEARN_MORE',
  content: { media: { id: image, title: 'Headline' } },
  ...changes,
});

export const urn = (type: string, id: string): string => `urn:li:${type}:${id}`;
export const encoded = (text: string): string => encodeURIComponent(text);

export const givenGroup = (given: GivenAccount, changes: Fields = {}): string =>
  given.create('adCampaignGroups', group(given, changes));

/** A campaign in a group of its own. */
export const givenCampaign = (
  given: GivenAccount,
  changes: Fields = {},
  groupId = givenGroup(given),
): string => given.create('adCampaigns', campaign(given, groupId, changes));

/** A real PNG of one colour. */
export function picture(width = 120, height = 63): Buffer {
  const png = new PNG({ width, height });
  png.data.fill(200);
  return PNG.sync.write(png, { filterType: 0 });
}

/** The URN of an image that is ready. */
export function givenImage(given: GivenAccount): string {
  const { value } = given.send('POST', '/rest/images?action=initializeUpload', {
    initializeUploadRequest: { owner: given.page },
  }).body as { value: Fields };
  const address = String(value.uploadUrl).replace('http://127.0.0.1:1/linkedin-ads/uploads', '');
  expect(given.www('PUT', address, picture()).status).toBe(201);
  given.pass(1);
  return String(value.image);
}

/** The URN of a creative with a post of its own. */
export function givenCreative(
  given: GivenAccount,
  campaignId: string,
  changes: Fields = {},
): string {
  const creative = {
    campaign: urn('sponsoredCampaign', campaignId),
    intendedStatus: 'ACTIVE',
    name: 'Variant A',
    inlineContent: { post: darkPost(given, givenImage(given)) },
    ...changes,
  };
  const { value } = given.call('POST', 'creatives?action=createInline', { creative }).body as {
    value: Fields;
  };
  return String(value.creative);
}

/** The path of a creative. */
export const creativePath = (creativeUrn: string): string => `creatives/${encoded(creativeUrn)}`;
