import type { MediaRule, MediaTotal } from '../../port/capabilities';
import { IMAGE_ROLES, type AdType, type CampaignType, type ImageRole } from '../../port/draft';
import { ASSET_GROUP_COUNTS } from '../asset-group-counts';
import { SOURCE } from './sources';

type Shape = Pick<
  MediaRule,
  'aspectRatio' | 'minWidth' | 'minHeight' | 'recommendedWidth' | 'recommendedHeight'
>;

/** Shapes of v25 ResponsiveDisplayAdInfo and DemandGenMultiAssetAdInfo, equal to those of the asset requirements; within 1 %. */
const SHAPES: Readonly<Record<ImageRole, Shape>> = {
  MARKETING_IMAGE: {
    aspectRatio: 1.91,
    minWidth: 600,
    minHeight: 314,
    recommendedWidth: 1200,
    recommendedHeight: 628,
  },
  SQUARE_MARKETING_IMAGE: {
    aspectRatio: 1,
    minWidth: 300,
    minHeight: 300,
    recommendedWidth: 1200,
    recommendedHeight: 1200,
  },
  PORTRAIT_MARKETING_IMAGE: {
    aspectRatio: 0.8,
    minWidth: 480,
    minHeight: 600,
    recommendedWidth: 960,
    recommendedHeight: 1200,
  },
  LOGO: {
    aspectRatio: 1,
    minWidth: 128,
    minHeight: 128,
    recommendedWidth: 1200,
    recommendedHeight: 1200,
  },
  LANDSCAPE_LOGO: {
    aspectRatio: 4,
    minWidth: 512,
    minHeight: 128,
    recommendedWidth: 1200,
    recommendedHeight: 300,
  },
};

const MAX_BYTES = 5120 * 1024;
const MIME_TYPES = ['image/gif', 'image/jpeg', 'image/png'];

interface Place {
  readonly campaignType: CampaignType;
  readonly adType: AdType | null;
  readonly source: string;
  readonly unverified?: boolean;
}

const image =
  (place: Place) =>
  (role: ImageRole, min: number, max: number): MediaRule => ({
    ...place,
    ...SHAPES[role],
    role,
    min,
    max,
    ratioTolerance: 0.01,
    maxBytes: MAX_BYTES,
    mimeTypes: MIME_TYPES,
  });

const videos = (place: Place, max: number): MediaRule => ({
  ...place,
  role: 'YOUTUBE_VIDEO',
  min: 0,
  max,
  aspectRatio: null,
  ratioTolerance: 0,
  minWidth: null,
  minHeight: null,
  recommendedWidth: null,
  recommendedHeight: null,
  maxBytes: null,
  mimeTypes: [],
});

const SEARCH_IMAGES: Place = {
  campaignType: 'SEARCH',
  adType: null,
  source: SOURCE.memory,
  unverified: true,
};
const DISPLAY_PLACES = (['RESPONSIVE_DISPLAY', 'SINGLE_IMAGE'] as const).map((adType): Place => ({
  campaignType: 'DISPLAY',
  adType,
  source: SOURCE.displayAd,
}));
const GROUP: Place = {
  campaignType: 'PERFORMANCE_MAX',
  adType: 'ASSET_GROUP',
  source: SOURCE.assetRequirements,
};

const displayMedia = (place: Place): readonly MediaRule[] => {
  const of = image(place);
  return [
    of('MARKETING_IMAGE', 1, 15),
    of('SQUARE_MARKETING_IMAGE', 1, 15),
    of('LOGO', 0, 5),
    of('LANDSCAPE_LOGO', 0, 5),
    videos(place, 5),
  ];
};

/** What Google asks of the files of each role. A role that is not here goes nowhere. */
export const media: readonly MediaRule[] = [
  ...(['MARKETING_IMAGE', 'SQUARE_MARKETING_IMAGE'] as const).map((role) =>
    image(SEARCH_IMAGES)(role, 0, 20),
  ),
  ...DISPLAY_PLACES.flatMap(displayMedia),
  ...IMAGE_ROLES.map((role) =>
    image(GROUP)(role, ASSET_GROUP_COUNTS[role].min, ASSET_GROUP_COUNTS[role].max),
  ),
  videos(GROUP, ASSET_GROUP_COUNTS.YOUTUBE_VIDEO.max),
];

export const mediaTotals: readonly MediaTotal[] = [
  {
    campaignType: 'SEARCH',
    adType: null,
    roles: ['MARKETING_IMAGE', 'SQUARE_MARKETING_IMAGE'],
    max: 20,
    source: SOURCE.memory,
    unverified: true,
  },
  ...DISPLAY_PLACES.flatMap(({ campaignType, adType, source }): readonly MediaTotal[] => [
    { campaignType, adType, roles: ['MARKETING_IMAGE', 'SQUARE_MARKETING_IMAGE'], max: 15, source },
    { campaignType, adType, roles: ['LOGO', 'LANDSCAPE_LOGO'], max: 5, source },
  ]),
];

/** Roles that an ad of a type, or a campaign (null), can hold at all. */
export const rolesOf = (campaignType: CampaignType, adType: AdType | null): ReadonlySet<string> =>
  new Set(
    media
      .filter((rule) => rule.campaignType === campaignType && rule.adType === adType)
      .map(({ role }) => role),
  );
