import fc from 'fast-check';
import {
  IMAGE_ROLES,
  type AdDraft,
  type CampaignDraft,
  type ExtensionDraft,
  type ImageDraft,
} from '../../port/draft';
import { EXTENSIONS } from './creative-drafts';

const text = (words: readonly string[]) =>
  fc
    .tuple(fc.constantFrom(...words), fc.integer({ min: 1, max: 999 }))
    .map((parts) => parts.join(' '));
const texts = (words: readonly string[], maxLength: number) =>
  fc
    .uniqueArray(text(words), { minLength: 3, maxLength })
    .map((all) =>
      all.map((one, index) => (index === 1 ? { text: one, pinned: 1 } : { text: one })),
    );
const image: fc.Arbitrary<ImageDraft> = fc.record({
  role: fc.constantFrom(...IMAGE_ROLES),
  sha256: fc.stringMatching(/^[0-9a-f]{64}$/),
});

export const arbitraryExtensions = fc
  .subarray<ExtensionDraft>([
    ...EXTENSIONS,
    {
      kind: 'SITELINK',
      linkText: 'Half',
      description1: 'Only one line',
      finalUrl: 'https://shop.example/half',
    },
    { kind: 'CALLOUT', text: 'Open on Sundays' },
  ])
  .map((extensions) => [...extensions].reverse());

/** In any role, the same file twice included. */
export const arbitraryImages = fc
  .array(image, { maxLength: 6 })
  .map((images) => [...images, ...images.slice(0, 1)]);

/** Ads that show images: every role, pins that nothing has a place for, words that only some platforms know. */
export const arbitraryRichAd = (campaign: CampaignDraft): fc.Arbitrary<AdDraft> =>
  fc.record(
    {
      entity: fc.constant('ad'),
      campaign: fc.constant(campaign),
      status: fc.constantFrom('ENABLED', 'PAUSED'),
      adGroupName: fc.constant('Boots'),
      adType:
        campaign.campaignType === 'PERFORMANCE_MAX'
          ? fc.constant('ASSET_GROUP')
          : fc.constantFrom('RESPONSIVE_DISPLAY', 'SINGLE_IMAGE'),
      headlines: texts(['Warm', 'Dry'], 5),
      descriptions: texts(['Order', 'See'], 5),
      longHeadline: text(['Boots that last']),
      businessName: fc.constant('Garden'),
      callToAction: fc.constantFrom('Learn more', 'SHOP_NOW', 'FLY_TO_THE_MOON'),
      finalUrl: fc.constant('https://shop.example/boots'),
      path1: fc.constant('boots'),
      path2: fc.constant('new'),
      images: arbitraryImages,
      youtubeVideoIds: fc.subarray(['dQw4w9WgXcQ', 'M7lc1UVf-VE']),
    },
    {
      requiredKeys: [
        'entity',
        'campaign',
        'status',
        'adGroupName',
        'adType',
        'headlines',
        'descriptions',
        'finalUrl',
        'images',
        'youtubeVideoIds',
      ],
    },
  );
