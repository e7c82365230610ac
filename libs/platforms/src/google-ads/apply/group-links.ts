import { IMAGE_ROLES } from '../../port/draft';
import type { Observed } from '../../port/observed';
import { ASSET_GROUP_COUNTS, type GroupField } from '../asset-group-counts';
import type { AssetGroupAttributes } from '../attributes/child-attributes';
import { imageLinkKey, pausedKey, textLinkKey } from '../wire/link-key';
import { idIn } from '../wire/resource-name';
import { actionAsset, textAsset, videoAsset } from './asset-body';
import type { Making } from './making';

/** One link of an asset group as it should be. */
export interface WantedLink {
  readonly key: string;
  readonly fieldType: GroupField;
  /** The asset that is there, or what it is to be. */
  readonly asset: string | Readonly<Record<string, unknown>>;
}

/** Our fields that are links of an asset group, with Google's field types. */
export const GROUP_LINKS = {
  headlines: ['HEADLINE'],
  descriptions: ['DESCRIPTION'],
  longHeadline: ['LONG_HEADLINE'],
  businessName: ['BUSINESS_NAME'],
  callToAction: ['CALL_TO_ACTION_SELECTION'],
  images: IMAGE_ROLES,
  youtubeVideoIds: ['YOUTUBE_VIDEO'],
} as const satisfies Readonly<Record<string, readonly GroupField[]>>;
export type GroupLinkField = keyof typeof GROUP_LINKS;

export const GROUP_LINK_FIELDS = Object.keys(GROUP_LINKS) as readonly GroupLinkField[];

export const wantedGroupLinks = (
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
export type LinkMove =
  | { readonly kind: 'add'; readonly link: WantedLink }
  | { readonly kind: 'remove'; readonly resourceName: string }
  | { readonly kind: 'wake'; readonly resourceName: string };

/**
 * From what is there to what is wanted, adding while there is room and taking away only for room or at the end: at every moment there
 * are enough of them and never too many.
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
