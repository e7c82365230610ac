import type { Observed } from '../../port/attributes';
import type { Change, CreateChange, UpdateChange } from '../../port/change';
import { IMAGE_ROLES } from '../../port/draft';
import {
  asAssetGroup,
  type AssetGroupAttributes,
  imageLinkKey,
  pausedKey,
  textLinkKey,
} from '../attributes';
import { idIn, type ResourceNames } from '../client/objects';
import type { Write } from '../client/session';
import { ASSET_GROUP_COUNTS, type GroupField } from '../limits';
import {
  actionAsset,
  bodyOf,
  type Making,
  masked,
  type Member,
  membersOf,
  PHASE,
  type Step,
  stepOf,
  textAsset,
  videoAsset,
} from './steps';

/** True for what is an asset group there: the ads of Performance Max. */
export const isAboutAssetGroup = ({ entity, campaignType }: Change): boolean =>
  entity === 'ad' && campaignType === 'PERFORMANCE_MAX';

/** Operations that a create or an update of an asset group takes, as far as its own side tells. */
export const assetGroupCount = (change: CreateChange | UpdateChange): number => {
  const isTouched = (field: string): boolean =>
    change.action === 'create' || change.fields.includes(field);
  const own = Object.keys(ownMembers(asAssetGroup(change.after))).some(isTouched) ? 1 : 0;
  const links = GROUP_LINK_FIELDS.filter(isTouched).flatMap((field) =>
    wantedGroupLinks(field, asAssetGroup(change.after), { assetOf: () => '' }),
  );
  return own + links.reduce((sum, { asset }) => sum + (typeof asset === 'string' ? 1 : 2), 0);
};

/**
 * The operations of one change of an asset group, in the order in which they must be done, for one
 * request of their own.
 */
export const assetGroupSteps = (
  change: Change,
  seen: Observed | undefined,
  making: Making,
): readonly Step[] => {
  switch (change.action) {
    case 'create':
      return createGroup(change, making);
    case 'update':
      return seen ? updateGroup(change, seen, making) : [];
    case 'remove':
      return [
        stepOf('assetGroupOperation', PHASE.remove, {
          remove: making.names.assetGroup(change.remoteId),
        }),
      ];
  }
};

export const renameAssetGroup = (remoteId: string, name: string, names: ResourceNames): Step =>
  stepOf('assetGroupOperation', PHASE.update, {
    update: { resourceName: names.assetGroup(remoteId), name },
    updateMask: 'name',
  });

const createGroup = (change: CreateChange, making: Making): readonly Step[] => {
  const after = asAssetGroup(change.after);
  const group = making.names.assetGroup(making.temporary());
  const create = {
    resourceName: group,
    campaign: making.names.campaign(change.parentRemoteId ?? ''),
    ...bodyOf(Object.values(ownMembers(after)).flat()),
  };
  const links = GROUP_LINK_FIELDS.flatMap((field) =>
    wantedGroupLinks(field, after, making).flatMap((link) => addSteps(field, group, link, making)),
  );
  return inOrder([stepOf('assetGroupOperation', PHASE.create, { create }), ...links]);
};

const updateGroup = (change: UpdateChange, seen: Observed, making: Making): readonly Step[] => {
  const after = asAssetGroup(change.after);
  const group = making.names.assetGroup(change.remoteId);
  const fields = GROUP_LINK_FIELDS.filter((field) => change.fields.includes(field));
  return inOrder([
    ...masked('assetGroupOperation', group, membersOf(change, ownMembers(after))),
    ...fields.flatMap((field) =>
      movesOf(field, after, seen, making).flatMap((move) => moveSteps(field, group, move, making)),
    ),
  ]);
};

const movesOf = (
  field: GroupLinkField,
  after: AssetGroupAttributes,
  seen: Observed,
  making: Making,
): readonly LinkMove[] => {
  const wanted = wantedGroupLinks(field, after, making);
  return GROUP_LINKS[field].flatMap((fieldType) =>
    linkMoves(
      fieldType,
      wanted.filter((link) => link.fieldType === fieldType),
      seen,
    ),
  );
};

const moveSteps = (
  field: GroupLinkField,
  group: string,
  move: LinkMove,
  making: Making,
): readonly Step[] => {
  switch (move.kind) {
    case 'add':
      return addSteps(field, group, move.link, making);
    case 'remove':
      return [linkStep(field, { remove: move.resourceName })];
    case 'wake':
      return [
        linkStep(field, {
          update: { resourceName: move.resourceName, status: 'ENABLED' },
          updateMask: 'status',
        }),
      ];
  }
};

const addSteps = (
  field: GroupLinkField,
  assetGroup: string,
  { asset, fieldType }: WantedLink,
  { names, temporary }: Making,
): readonly Step[] => {
  if (typeof asset === 'string') {
    return [linkStep(field, { create: { assetGroup, asset, fieldType } })];
  }
  const resourceName = names.asset(temporary());
  return [
    {
      phase: PHASE.createAsset,
      field,
      main: false,
      operation: { kind: 'assetOperation', write: { create: { resourceName, ...asset } } },
    },
    linkStep(field, { create: { assetGroup, asset: resourceName, fieldType } }),
  ];
};

const ownMembers = (group: AssetGroupAttributes): Readonly<Record<string, readonly Member[]>> => ({
  adGroupName: [['name', group.adGroupName]],
  status: [['status', group.status]],
  finalUrl: [['finalUrls', group.finalUrl === null ? null : [group.finalUrl]]],
  path1: [['path1', group.path1]],
  path2: [['path2', group.path2]],
});

/** Moves of links keep the order that they have. */
const linkStep = (field: GroupLinkField, write: Write): Step => ({
  phase: PHASE.createPart,
  field,
  main: false,
  operation: { kind: 'assetGroupAssetOperation', write },
});

const inOrder = (steps: readonly Step[]): readonly Step[] =>
  [...steps].sort((a, b) => a.phase - b.phase);

/** One link of an asset group as it should be. */
export interface WantedLink {
  readonly key: string;
  readonly fieldType: GroupField;
  /** The asset that is there, or what it is to be. */
  readonly asset: string | Readonly<Record<string, unknown>>;
}

/** Our fields that are links of an asset group, with Google's field types. */
const GROUP_LINKS = {
  headlines: ['HEADLINE'],
  descriptions: ['DESCRIPTION'],
  longHeadline: ['LONG_HEADLINE'],
  businessName: ['BUSINESS_NAME'],
  callToAction: ['CALL_TO_ACTION_SELECTION'],
  images: IMAGE_ROLES,
  youtubeVideoIds: ['YOUTUBE_VIDEO'],
} as const satisfies Readonly<Record<string, readonly GroupField[]>>;
type GroupLinkField = keyof typeof GROUP_LINKS;

const GROUP_LINK_FIELDS = Object.keys(GROUP_LINKS) as readonly GroupLinkField[];

const wantedGroupLinks = (
  field: GroupLinkField,
  group: AssetGroupAttributes,
  { assetOf }: Pick<Making, 'assetOf'>,
): readonly WantedLink[] => {
  switch (field) {
    case 'headlines':
      return group.headlines.map(({ text }) => textLink('HEADLINE', text, textAsset));
    case 'descriptions':
      return group.descriptions.map(({ text }) => textLink('DESCRIPTION', text, textAsset));
    case 'longHeadline':
      return present(group.longHeadline).map((text) => textLink('LONG_HEADLINE', text, textAsset));
    case 'businessName':
      return present(group.businessName).map((text) => textLink('BUSINESS_NAME', text, textAsset));
    case 'callToAction':
      return present(group.callToAction).map((word) =>
        textLink('CALL_TO_ACTION_SELECTION', word, actionAsset),
      );
    case 'youtubeVideoIds':
      return group.youtubeVideoIds.map((id) => textLink('YOUTUBE_VIDEO', id, videoAsset));
    case 'images':
      return group.images.map((image) => ({
        key: imageLinkKey(image.role, idIn(assetOf(image))),
        fieldType: image.role,
        asset: assetOf(image),
      }));
  }
};

/** What has to happen to the links of one field type, in order. */
type LinkMove =
  | { readonly kind: 'add'; readonly link: WantedLink }
  | { readonly kind: 'remove'; readonly resourceName: string }
  | { readonly kind: 'wake'; readonly resourceName: string };

/**
 * From what is there to what is wanted, adding while there is room and taking away only for room or
 * at the end: at every moment there are enough of them and never too many.
 */
export const linkMoves = (
  fieldType: GroupField,
  wanted: readonly WantedLink[],
  { parts }: Observed,
): readonly LinkMove[] => {
  const there = Object.entries(parts).filter(([key]) => key.startsWith(textLinkKey(fieldType, '')));
  const keys = new Set(wanted.map(({ key }) => key));
  const asleep = there.filter(
    ([key, name]) => keys.has(key) && parts[pausedKey(name)] !== undefined,
  );
  const adds = wanted.filter(({ key }) => parts[key] === undefined);
  const removes = there.filter(([key]) => !keys.has(key)).map(([, resourceName]) => resourceName);
  return [
    ...asleep.map(([, resourceName]): LinkMove => ({ kind: 'wake', resourceName })),
    ...interleaved(adds, removes, ASSET_GROUP_COUNTS[fieldType].max - there.length),
  ];
};

const interleaved = (
  adds: readonly WantedLink[],
  removes: readonly string[],
  room: number,
): readonly LinkMove[] => {
  const [link, ...moreAdds] = adds;
  const [resourceName, ...moreRemoves] = removes;
  if (link && (room > 0 || resourceName === undefined)) {
    return [{ kind: 'add', link }, ...interleaved(moreAdds, removes, room - 1)];
  }
  return resourceName === undefined
    ? []
    : [{ kind: 'remove', resourceName }, ...interleaved(adds, moreRemoves, room + 1)];
};

const textLink = (
  fieldType: GroupField,
  text: string,
  bodyOf: (text: string) => Readonly<Record<string, unknown>>,
): WantedLink => ({ key: textLinkKey(fieldType, text), fieldType, asset: bodyOf(text) });

const present = (value: string | null): readonly string[] => (value === null ? [] : [value]);
