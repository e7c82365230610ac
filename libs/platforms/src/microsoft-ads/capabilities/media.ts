import type { MediaRule, MediaTotal } from '../../port/capabilities';
import type { AdType, CampaignType } from '../../port/draft';
import type { HeldRole } from '../data/image-roles';
import { UNVERIFIED } from '../unverified';
import { SOURCE } from './sources';

type Shape = Pick<
  MediaRule,
  'aspectRatio' | 'minWidth' | 'minHeight' | 'recommendedWidth' | 'recommendedHeight'
>;
type Place = Pick<MediaRule, 'campaignType' | 'adType' | 'source'>;

const MIME_TYPES = ['image/gif', 'image/jpeg', 'image/png'] as const;
const MAX_BYTES = 5 * 1024 * 1024;
/** Image extensions that one campaign may have. */
const IMAGE_EXTENSIONS = 25;

/** Pixels that an upload may have. */
const LARGEST = { maxWidth: 2_592, maxHeight: 2_048 } as const;

const LANDSCAPE: Shape = {
  aspectRatio: 1.91,
  minWidth: 703,
  minHeight: 368,
  recommendedWidth: 1_200,
  recommendedHeight: 628,
};
const SQUARE: Shape = {
  aspectRatio: 1,
  minWidth: 300,
  minHeight: 300,
  recommendedWidth: 1_200,
  recommendedHeight: 1_200,
};
const SHAPES: { readonly [role in HeldRole]: Shape } = {
  MARKETING_IMAGE: LANDSCAPE,
  SQUARE_MARKETING_IMAGE: SQUARE,
  LOGO: {
    aspectRatio: 1,
    minWidth: 128,
    minHeight: 128,
    recommendedWidth: 1_200,
    recommendedHeight: 1_200,
  },
  LANDSCAPE_LOGO: {
    aspectRatio: 4,
    minWidth: 512,
    minHeight: 128,
    recommendedWidth: 1_200,
    recommendedHeight: 300,
  },
};

const at = (campaignType: CampaignType, adType: AdType | null, source: string): Place => ({
  campaignType,
  adType,
  source,
});

const image = (
  place: Place,
  role: HeldRole,
  count: Pick<MediaRule, 'min' | 'max' | 'unverified'>,
): MediaRule => ({
  ...place,
  role,
  ...count,
  ...SHAPES[role],
  ...LARGEST,
  ratioTolerance: UNVERIFIED.ratioTolerance,
  maxBytes: MAX_BYTES,
  mimeTypes: MIME_TYPES,
});

const displayAd = at('DISPLAY', 'RESPONSIVE_DISPLAY', SOURCE.displayAd);
const singleImage = at('DISPLAY', 'SINGLE_IMAGE', SOURCE.displayAd);
const assetGroup = at('PERFORMANCE_MAX', 'ASSET_GROUP', SOURCE.assetGroup);
const besideSearch = at('SEARCH', null, SOURCE.imageExtension);

/** What Microsoft asks of the images of each role. Pixels are at most 2,592 by 2,048. */
export const media: readonly MediaRule[] = [
  image(displayAd, 'MARKETING_IMAGE', {
    min: 1,
    max: UNVERIFIED.imagesPerDisplayAd,
    unverified: true,
  }),
  image(displayAd, 'SQUARE_MARKETING_IMAGE', {
    min: 0,
    max: UNVERIFIED.imagesPerDisplayAd,
    unverified: true,
  }),
  image(singleImage, 'MARKETING_IMAGE', { min: 1, max: 1 }),
  image(singleImage, 'SQUARE_MARKETING_IMAGE', { min: 0, max: 1 }),
  image(assetGroup, 'MARKETING_IMAGE', { min: 1, max: 20 }),
  image(assetGroup, 'SQUARE_MARKETING_IMAGE', { min: 1, max: 20 }),
  image(assetGroup, 'LOGO', { min: 0, max: 5 }),
  image(assetGroup, 'LANDSCAPE_LOGO', { min: 0, max: 5 }),
  image(besideSearch, 'MARKETING_IMAGE', { min: 0, max: IMAGE_EXTENSIONS }),
  image(besideSearch, 'SQUARE_MARKETING_IMAGE', { min: 0, max: IMAGE_EXTENSIONS }),
];

const PICTURES = ['MARKETING_IMAGE', 'SQUARE_MARKETING_IMAGE'] as const;

export const mediaTotals: readonly MediaTotal[] = [
  { ...displayAd, roles: PICTURES, max: UNVERIFIED.imagesPerDisplayAd, unverified: true },
  { ...assetGroup, roles: PICTURES, max: 20 },
  { ...assetGroup, roles: ['LOGO', 'LANDSCAPE_LOGO'], max: 5 },
  { ...besideSearch, roles: PICTURES, max: IMAGE_EXTENSIONS },
];

/** Roles that Microsoft takes of a type of ad, or on the campaign itself. */
export const rolesTaken = (
  campaignType: CampaignType,
  adType: AdType | null,
): ReadonlySet<string> =>
  new Set(
    media
      .filter((rule) => rule.campaignType === campaignType && rule.adType === adType)
      .map(({ role }) => role),
  );
