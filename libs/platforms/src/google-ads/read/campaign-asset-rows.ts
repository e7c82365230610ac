import { canonicalJson } from '@switchyard/kernel';
import type { ImageRole } from '../../port/draft';
import type { CampaignAttributes } from '../attributes/campaign-attributes';
import {
  EXTENSION_KINDS,
  type ExtensionAttributes,
  type ExtensionKind,
} from '../attributes/extension-attributes';
import { imageSet } from '../attributes/image-attributes';
import { sortedSet } from '../attributes/sorted-set';
import type { AssetResource } from '../wire/asset-row';
import { extensionKey, imageLinkKey, pausedKey } from '../wire/link-key';
import type { Row } from '../wire/row';
import { imageOf, type ImageNames } from './image-names';
import { textOrNull } from './wire-value';

export interface LinksSeen {
  readonly attributes: Pick<CampaignAttributes, 'extensions' | 'images'>;
  readonly parts: Readonly<Record<string, string>>;
}

/** What stands beside a campaign's ads. A link that somebody paused is a value that we cannot hold. */
export const linksSeen = (rows: readonly Row[], names: ImageNames): LinksSeen => {
  const images = rows.filter(isImage);
  const extensions = rows.filter((row) => !isImage(row));
  return {
    attributes: {
      extensions: sortedSet(extensions.map(shownExtension), canonicalJson),
      images: imageSet(
        images.map((row) =>
          imageOf(roleOf(row.asset ?? {}), row.asset?.id ?? '', isPaused(row) ? new Map() : names),
        ),
      ),
    },
    parts: Object.fromEntries(rows.flatMap(partsOf)),
  };
};

export const isImage = ({ campaignAsset }: Row): boolean => campaignAsset?.fieldType === 'AD_IMAGE';

const isPaused = ({ campaignAsset }: Row): boolean => campaignAsset?.status === 'PAUSED';

const partsOf = (row: Row): readonly (readonly [string, string])[] => {
  const { resourceName = '' } = row.campaignAsset ?? {};
  const key = isImage(row)
    ? imageLinkKey('AD_IMAGE', row.asset?.id ?? '')
    : extensionKey(extensionIn(row));
  return [
    [key, resourceName],
    ...(isPaused(row) ? [[pausedKey(resourceName), 'yes'] as const] : []),
  ];
};

const shownExtension = (row: Row): ExtensionAttributes =>
  isPaused(row)
    ? { kind: row.campaignAsset?.fieldType ?? '', remoteId: row.asset?.id ?? '' }
    : extensionIn(row);

const extensionIn = ({ campaignAsset, asset = {} }: Row): ExtensionAttributes => {
  const kind = EXTENSION_KINDS.find((known) => known === campaignAsset?.fieldType);
  return kind === undefined
    ? { kind: campaignAsset?.fieldType ?? '', remoteId: asset.id ?? '' }
    : READERS[kind](asset);
};

const READERS: Readonly<Record<ExtensionKind, (asset: AssetResource) => ExtensionAttributes>> = {
  SITELINK: ({ sitelinkAsset = {}, finalUrls }) => ({
    kind: 'SITELINK',
    linkText: sitelinkAsset.linkText ?? '',
    description1: textOrNull(sitelinkAsset.description1),
    description2: textOrNull(sitelinkAsset.description2),
    finalUrl: textOrNull(finalUrls?.[0]),
  }),
  CALLOUT: ({ calloutAsset }) => ({ kind: 'CALLOUT', text: calloutAsset?.calloutText ?? '' }),
  STRUCTURED_SNIPPET: ({ structuredSnippetAsset }) => ({
    kind: 'STRUCTURED_SNIPPET',
    header: structuredSnippetAsset?.header ?? '',
    values: structuredSnippetAsset?.values ?? [],
  }),
  CALL: ({ callAsset }) => ({
    kind: 'CALL',
    phoneNumber: callAsset?.phoneNumber ?? '',
    countryCode: callAsset?.countryCode ?? '',
  }),
};

const BETWEEN_SQUARE_AND_LANDSCAPE = 1.4;

/** Google knows no role of an image beside search ads: its shape is its role. */
const roleOf = ({ imageAsset }: AssetResource): ImageRole => {
  const { widthPixels, heightPixels } = imageAsset?.fullSize ?? {};
  return Number(widthPixels) / Number(heightPixels) < BETWEEN_SQUARE_AND_LANDSCAPE
    ? 'SQUARE_MARKETING_IMAGE'
    : 'MARKETING_IMAGE';
};
