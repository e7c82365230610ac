import type { Change, CreateChange, UpdateChange } from '../../port/change';
import {
  asAd,
  asAdGroup,
  asKeyword,
  type DisplayAdAttributes,
  isDisplayAd,
  type KeywordAttributes,
  type SearchAdAttributes,
  type TextAttributes,
} from '../attributes';
import { pairOf, type ResourceNames, withMarker } from '../client/objects';
import { buttonText, DISPLAY_IMAGES, DISPLAY_ROLES } from '../vocabulary';
import {
  bodyOf,
  type Making,
  masked,
  type Member,
  membersOf,
  PHASE,
  type Step,
  stepOf,
  videoAsset,
} from './steps';

type Members = Readonly<Record<string, readonly Member[]>>;

export const adGroupSteps = (change: Change, { names }: Making): readonly Step[] => {
  if (change.action === 'remove') {
    return [stepOf('adGroupOperation', PHASE.remove, { remove: names.adGroup(change.remoteId) })];
  }
  const after = asAdGroup(change.after);
  const members: Members = {
    name: [['name', after.name]],
    status: [['status', after.status]],
    maxCpcMicros: [['cpcBidMicros', micros(after.maxCpcMicros)]],
  };
  if (change.action === 'update') {
    return masked('adGroupOperation', names.adGroup(change.remoteId), membersOf(change, members));
  }
  const type = change.campaignType === 'DISPLAY' ? 'DISPLAY_STANDARD' : 'SEARCH_STANDARD';
  const fixed = {
    campaign: names.campaign(change.parentRemoteId ?? ''),
    type,
    urlCustomParameters: withMarker(change.localId, false),
  };
  return [
    stepOf('adGroupOperation', PHASE.create, {
      create: { ...fixed, ...bodyOf(Object.values(members).flat()) },
    }),
  ];
};

/** The operation that only renames, for a place where two ad groups swap names. */
export const renameAdGroup = (remoteId: string, name: string, names: ResourceNames): Step =>
  stepOf('adGroupOperation', PHASE.update, {
    update: { resourceName: names.adGroup(remoteId), name },
    updateMask: 'name',
  });

/**
 * Status belongs to the ad's place in its group, everything else to the ad itself, which changes in
 * place (v25 AdOperation).
 */
export const adSteps = (change: Change, making: Making): readonly Step[] => {
  const { names } = making;
  if (change.action === 'remove') {
    return [
      stepOf('adGroupAdOperation', PHASE.remove, { remove: names.adGroupAd(change.remoteId) }),
    ];
  }
  const after = asAd(change.after);
  if (isDisplayAd(after)) {
    return change.action === 'create'
      ? createDisplayAd(change, after, making)
      : updateDisplayAd(change, after, making);
  }
  const searchAd = after as SearchAdAttributes;
  if (change.action === 'create') return [createSearchAd(change, searchAd, names)];
  return [
    ...masked(
      'adGroupAdOperation',
      names.adGroupAd(change.remoteId),
      membersOf(change, { status: [['status', searchAd.status]] }),
    ),
    ...masked(
      'adOperation',
      names.ad(pairOf(change.remoteId).own),
      membersOf(change, searchAdMembers(searchAd)),
    ),
  ];
};

export const keywordSteps = (change: Change, { names }: Making): readonly Step[] => {
  if (change.action === 'remove') {
    return [
      stepOf('adGroupCriterionOperation', PHASE.remove, {
        remove: names.adGroupCriterion(change.remoteId),
      }),
    ];
  }
  const after = asKeyword(change.after);
  const members = keywordMembers(after);
  if (change.action === 'update') {
    return masked(
      'adGroupCriterionOperation',
      names.adGroupCriterion(change.remoteId),
      membersOf(change, members),
    );
  }
  const fixed = {
    adGroup: names.adGroup(change.parentRemoteId ?? ''),
    keyword: { text: after.text, matchType: after.matchType },
  };
  const rest = after.negative ? { negative: true } : bodyOf(Object.values(members).flat());
  return [stepOf('adGroupCriterionOperation', PHASE.create, { create: { ...fixed, ...rest } })];
};

const createSearchAd = (
  change: CreateChange,
  after: SearchAdAttributes,
  names: ResourceNames,
): Step => {
  const ad = {
    urlCustomParameters: withMarker(change.localId, false),
    ...bodyOf(Object.values(searchAdMembers(after)).flat()),
  };
  return stepOf('adGroupAdOperation', PHASE.create, {
    create: { adGroup: names.adGroup(change.parentRemoteId ?? ''), status: after.status, ad },
  });
};

const searchAdMembers = (ad: SearchAdAttributes): Members => ({
  headlines: [
    ['responsiveSearchAd.headlines', ad.headlines.map((text) => asset(text, 'HEADLINE'))],
  ],
  descriptions: [
    ['responsiveSearchAd.descriptions', ad.descriptions.map((text) => asset(text, 'DESCRIPTION'))],
  ],
  path1: [['responsiveSearchAd.path1', ad.path1]],
  path2: [['responsiveSearchAd.path2', ad.path2]],
  finalUrl: [['finalUrls', ad.finalUrl === null ? null : [ad.finalUrl]]],
});

const keywordMembers = (keyword: KeywordAttributes): Members => ({
  status: [['status', keyword.status]],
  maxCpcMicros: [['cpcBidMicros', micros(keyword.maxCpcMicros)]],
  finalUrl: [['finalUrls', keyword.finalUrl === null ? null : [keyword.finalUrl]]],
});

const asset = ({ text, pinned }: TextAttributes, kind: string) => ({
  text,
  ...(pinned === null ? {} : { pinnedField: `${kind}_${pinned}` }),
});

const micros = (value: number | null): string | null => (value === null ? null : String(value));

/** A new responsive display ad, with assets for its videos. */
const createDisplayAd = (
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

/**
 * Status belongs to the ad's place in its group, everything else to the ad itself, which changes in
 * place (v25 AdService).
 */
const updateDisplayAd = (
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
