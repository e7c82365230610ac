import { IMAGE_ROLES, type ImageRole } from '../../port/draft';
import type { Observed } from '../../port/observed';
import type { AssetGroupAttributes, TextAttributes } from '../attributes/child-attributes';
import { imageSet } from '../attributes/image-attributes';
import { sortedSet } from '../attributes/sorted-set';
import { imageLinkKey, pausedKey, textLinkKey } from '../wire/link-key';
import type { Row } from '../wire/row';
import { imageOf, type ImageNames } from './image-names';
import { servingStatus, textOrNull } from './wire-value';

/** What a link says in its field: a text, a word, a video id, or the id of an image. */
interface Said {
  readonly field: string;
  readonly value: string;
  readonly resourceName: string;
  readonly isPaused: boolean;
}

/** One asset group from the rows of its links. What somebody paused does not count as shown. */
export const observedAssetGroup = (rows: readonly Row[], names: ImageNames): Observed => {
  const { campaign = {}, assetGroup = {} } = rows[0] ?? {};
  const said = rows.map(saidBy);
  const of = (field: string): readonly string[] =>
    said.filter((one) => one.field === field && !one.isPaused).map(({ value }) => value);
  const attributes: AssetGroupAttributes = {
    adType: 'ASSET_GROUP',
    adGroupName: assetGroup.name ?? '',
    status: servingStatus(assetGroup.status),
    finalUrl: textOrNull(assetGroup.finalUrls?.[0]),
    path1: textOrNull(assetGroup.path1),
    path2: textOrNull(assetGroup.path2),
    headlines: texts(of('HEADLINE')),
    descriptions: texts(of('DESCRIPTION')),
    longHeadline: only(of('LONG_HEADLINE')),
    businessName: only(of('BUSINESS_NAME')),
    callToAction: only(of('CALL_TO_ACTION_SELECTION')),
    images: imageSet(IMAGE_ROLES.flatMap((role) => of(role).map((id) => imageOf(role, id, names)))),
    youtubeVideoIds: sortedSet(of('YOUTUBE_VIDEO'), (id) => id),
  };
  const { id = '' } = assetGroup;
  return {
    entity: 'ad',
    remoteId: id,
    campaignRemoteId: campaign.id ?? '',
    parentRemoteId: campaign.id ?? '',
    attributes,
    parts: partsOf(said),
  };
};

export const isImageField = (field: string): field is ImageRole =>
  (IMAGE_ROLES as readonly string[]).includes(field);

const saidBy = ({ assetGroupAsset = {}, asset = {} }: Row): Said => ({
  field: assetGroupAsset.fieldType ?? '',
  value:
    asset.textAsset?.text ??
    asset.youtubeVideoAsset?.youtubeVideoId ??
    asset.callToActionAsset?.callToAction ??
    asset.id ??
    '',
  resourceName: assetGroupAsset.resourceName ?? '',
  isPaused: assetGroupAsset.status === 'PAUSED',
});

const texts = (values: readonly string[]): readonly TextAttributes[] =>
  sortedSet(
    values.map((text) => ({ text, pinned: null })),
    ({ text }) => text,
  );

/** We hold one; more of them are a value that we cannot hold. */
const only = (values: readonly string[]): string | null =>
  textOrNull([...values].sort().join('\n'));

/** Content key → name of the link. */
const partsOf = (said: readonly Said[]): Observed['parts'] =>
  Object.fromEntries(
    said.flatMap(({ field, value, resourceName, isPaused }) => [
      [isImageField(field) ? imageLinkKey(field, value) : textLinkKey(field, value), resourceName],
      ...(isPaused ? [[pausedKey(resourceName), 'yes']] : []),
    ]),
  );
