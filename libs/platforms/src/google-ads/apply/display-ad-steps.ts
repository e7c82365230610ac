import type { CreateChange, UpdateChange } from '../../port/change';
import type { DisplayAdAttributes, TextAttributes } from '../attributes/child-attributes';
import { buttonText } from '../calls-to-action';
import { DISPLAY_IMAGES, DISPLAY_ROLES } from '../wire/display-images';
import { withMarker } from '../wire/marker';
import { pairOf } from '../wire/resource-name';
import { videoAsset } from './asset-body';
import type { Making } from './making';
import { bodyOf, masked, membersOf, stepOf, type Member } from './members';
import { PHASE, type Step } from './step';

/** A new responsive display ad, with assets for its videos. */
export const createDisplayAd = (
  change: CreateChange,
  after: DisplayAdAttributes,
  making: Making,
): readonly Step[] => {
  const { videos, steps } = videoSteps(after, making);
  const ad = {
    urlCustomParameters: withMarker(change.localId, false),
    ...bodyOf(Object.values(membersFor(after, videos, making)).flat()),
  };
  const create = {
    adGroup: making.names.adGroup(change.parentRemoteId ?? ''),
    status: after.status,
    ad,
  };
  return [...steps, stepOf('adGroupAdOperation', PHASE.create, { create })];
};

/** Status belongs to the ad's place in its group, everything else to the ad itself, which changes in place (v25 AdService). */
export const updateDisplayAd = (
  change: UpdateChange,
  after: DisplayAdAttributes,
  making: Making,
): readonly Step[] => {
  const { videos, steps } = change.fields.includes('youtubeVideoIds')
    ? videoSteps(after, making)
    : { videos: [], steps: [] };
  return [
    ...steps,
    ...masked(
      'adGroupAdOperation',
      making.names.adGroupAd(change.remoteId),
      membersOf(change, { status: [['status', after.status]] }),
    ),
    ...masked(
      'adOperation',
      making.names.ad(pairOf(change.remoteId).own),
      membersOf(change, membersFor(after, videos, making)),
    ),
  ];
};

const AD = 'responsiveDisplayAd';

/** Our field to Google's members; images lie in a member per role. */
const membersFor = (
  ad: DisplayAdAttributes,
  videos: readonly string[],
  { assetOf }: Making,
): Readonly<Record<string, readonly Member[]>> => ({
  headlines: [[`${AD}.headlines`, ad.headlines.map(plain)]],
  descriptions: [[`${AD}.descriptions`, ad.descriptions.map(plain)]],
  longHeadline: [[`${AD}.longHeadline.text`, ad.longHeadline]],
  businessName: [[`${AD}.businessName`, ad.businessName]],
  callToAction: [
    [`${AD}.callToActionText`, ad.callToAction === null ? null : buttonText(ad.callToAction)],
  ],
  images: DISPLAY_ROLES.map((role) => [
    `${AD}.${DISPLAY_IMAGES[role]}`,
    listOrNothing(
      ad.images.filter((image) => image.role === role).map((image) => ({ asset: assetOf(image) })),
    ),
  ]),
  youtubeVideoIds: [[`${AD}.youtubeVideos`, listOrNothing(videos.map((asset) => ({ asset })))]],
  finalUrl: [['finalUrls', ad.finalUrl === null ? null : [ad.finalUrl]]],
});

const videoSteps = (
  { youtubeVideoIds }: DisplayAdAttributes,
  { names, temporary }: Making,
): { readonly videos: readonly string[]; readonly steps: readonly Step[] } => {
  const assets = youtubeVideoIds.map((id) => ({
    resourceName: names.asset(temporary()),
    ...videoAsset(id),
  }));
  return {
    videos: assets.map(({ resourceName }) => resourceName),
    steps: assets.map((create) => ({
      phase: PHASE.createAsset,
      field: 'youtubeVideoIds',
      main: false,
      operation: { kind: 'assetOperation', write: { create } },
    })),
  };
};

const listOrNothing = <T>(list: readonly T[]): readonly T[] | null =>
  list.length === 0 ? null : list;

const plain = ({ text }: TextAttributes) => ({ text });
