import type { Observed } from '../../port/attributes';
import { IMAGE_ROLES, type ImageRole, type MatchType } from '../../port/draft';
import {
  type AdGroupAttributes,
  type AssetGroupAttributes,
  type DisplayAdAttributes,
  imageLinkKey,
  imageSet,
  type KeywordAttributes,
  pausedKey,
  type SearchAdAttributes,
  sortedSet,
  type TextAttributes,
  textLinkKey,
} from '../attributes';
import { idsIn, select } from '../client/gaql';
import {
  type AssetReference,
  idIn,
  markerOf,
  microsIn,
  type Row,
  servingStatus,
  type TextAsset,
  textOrNull,
} from '../client/objects';
import { chunksOf, search, searchAll, type Session } from '../client/session';
import { IDS_PER_QUERY } from '../unverified';
import { DISPLAY_IMAGES, DISPLAY_ROLES, wordOfButton } from '../vocabulary';
import { imageNames, type ImageNames, imageOf } from './campaign-parts';

/** Ads whose images are looked up together. */
const ROWS_AT_ONCE = 1_000;

/** The ads of a query. Where display ads show videos, one more query lists them. */
export async function* readAds(
  session: Session,
  ...conditions: readonly string[]
): AsyncGenerator<Observed> {
  let rows: Row[] = [];
  for await (const row of search(session, select('ad', ...conditions))) {
    rows.push(row);
    if (rows.length < ROWS_AT_ONCE) continue;
    yield* await observedAds(session, rows);
    rows = [];
  }
  yield* await observedAds(session, rows);
}

const observedAds = async (
  session: Session,
  rows: readonly Row[],
): Promise<readonly Observed[]> => {
  const assets = rows.map(assetsIn);
  const known: AssetsKnown = {
    images: await imageNames(
      session,
      assets.flatMap(({ images }) => images),
    ),
    videos: await videoIds(session, [...new Set(assets.flatMap(({ videos }) => videos))]),
  };
  return rows.map((row) => observedAd(row, known));
};

const videoIds = async (
  session: Session,
  assetIds: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const ids = new Map<string, string>();
  for (const chunk of chunksOf(assetIds, IDS_PER_QUERY)) {
    for (const { asset = {} } of await searchAll(
      session,
      select('video', idsIn('asset.id', chunk)),
    )) {
      ids.set(asset.id ?? '', asset.youtubeVideoAsset?.youtubeVideoId ?? '');
    }
  }
  return ids;
};

export const observedAdGroup = ({ campaign = {}, adGroup = {} }: Row): Observed => {
  const attributes: AdGroupAttributes = {
    name: adGroup.name ?? '',
    status: servingStatus(adGroup.status),
    maxCpcMicros: microsIn(adGroup.cpcBidMicros),
  };
  return {
    entity: 'adGroup',
    remoteId: adGroup.id ?? '',
    campaignRemoteId: campaign.id ?? '',
    parentRemoteId: campaign.id ?? '',
    marker: markerOf(adGroup.urlCustomParameters),
    attributes,
    parts: {},
  };
};

const observedAd = (row: Row, known: AssetsKnown): Observed => {
  const { campaign = {}, adGroup = {}, adGroupAd: { ad = {} } = {} } = row;
  const attributes =
    ad.type === 'RESPONSIVE_DISPLAY_AD' ? displayAdIn(row, known) : searchAdIn(row);
  const marker = markerOf(ad.urlCustomParameters);
  return {
    entity: 'ad',
    remoteId: `${adGroup.id}~${ad.id}`,
    campaignRemoteId: campaign.id ?? '',
    parentRemoteId: adGroup.id ?? '',
    marker,
    attributes,
    parts: {},
  };
};

const searchAdIn = ({ adGroupAd: { ad = {}, status } = {} }: Row): SearchAdAttributes => {
  const { headlines = [], descriptions = [], path1, path2 } = ad.responsiveSearchAd ?? {};
  return {
    adType: ad.type === 'RESPONSIVE_SEARCH_AD' ? 'RESPONSIVE_SEARCH' : (ad.type ?? 'UNKNOWN'),
    status: servingStatus(status),
    headlines: headlines.map(textIn),
    descriptions: descriptions.map(textIn),
    finalUrl: textOrNull(ad.finalUrls?.[0]),
    path1: textOrNull(path1),
    path2: textOrNull(path2),
  };
};

/**
 * Keywords carry no marker: Google takes custom parameters only beside a final URL of their own
 * (CANNOT_SET_WITHOUT_FINAL_URLS).
 */
export const observedKeyword = ({
  campaign = {},
  adGroup = {},
  adGroupCriterion: criterion = {},
}: Row): Observed => {
  const { negative = false } = criterion;
  const attributes: KeywordAttributes = {
    text: criterion.keyword?.text ?? '',
    matchType: criterion.keyword?.matchType as MatchType,
    negative,
    status: negative ? 'ENABLED' : servingStatus(criterion.status),
    maxCpcMicros: negative ? null : microsIn(criterion.cpcBidMicros),
    finalUrl: negative ? null : textOrNull(criterion.finalUrls?.[0]),
  };
  const remoteId = `${adGroup.id}~${criterion.criterionId}`;
  return {
    entity: 'keyword',
    remoteId,
    campaignRemoteId: campaign.id ?? '',
    parentRemoteId: adGroup.id ?? '',
    attributes,
    parts: {},
  };
};

/** `HEADLINE_2` is place 2; pins that are no place of ours are left out. */
const textIn = ({ text = '', pinnedField = '' }: TextAsset): TextAttributes => {
  const place = /^(?:HEADLINE|DESCRIPTION)_(\d)$/.exec(pinnedField)?.[1];
  return { text, pinned: place === undefined ? null : Number(place) };
};

/** What the assets of display ads say, by asset id. */
interface AssetsKnown {
  readonly images: ImageNames;
  readonly videos: ReadonlyMap<string, string>;
}

const displayAdIn = ({ adGroupAd = {} }: Row, known: AssetsKnown): DisplayAdAttributes => {
  const { ad = {}, status } = adGroupAd;
  const {
    headlines = [],
    descriptions = [],
    longHeadline,
    businessName,
    callToActionText,
    youtubeVideos = [],
    ...images
  } = ad.responsiveDisplayAd ?? {};
  return {
    adType: 'RESPONSIVE_DISPLAY',
    status: servingStatus(status),
    finalUrl: textOrNull(ad.finalUrls?.[0]),
    headlines: headlines.map(plainText),
    descriptions: descriptions.map(plainText),
    longHeadline: textOrNull(longHeadline?.text),
    businessName: textOrNull(businessName),
    callToAction: callToActionText ? wordOfButton(callToActionText) : null,
    images: imageSet(
      DISPLAY_ROLES.flatMap((role) =>
        (images[DISPLAY_IMAGES[role]] ?? []).map((one) =>
          imageOf(role, assetIn(one), known.images),
        ),
      ),
    ),
    youtubeVideoIds: sortedSet(
      youtubeVideos.map((one) => known.videos.get(assetIn(one)) ?? assetIn(one)),
      (id) => id,
    ),
  };
};

/** Assets that must be looked up to say what an ad shows. */
const assetsIn = ({
  adGroupAd,
}: Row): { readonly images: readonly string[]; readonly videos: readonly string[] } => {
  const { youtubeVideos = [], ...images } = adGroupAd?.ad?.responsiveDisplayAd ?? {};
  return {
    images: DISPLAY_ROLES.flatMap((role) => (images[DISPLAY_IMAGES[role]] ?? []).map(assetIn)),
    videos: youtubeVideos.map(assetIn),
  };
};

const plainText = ({ text = '' }: { readonly text?: string }): TextAttributes => ({
  text,
  pinned: null,
});

const assetIn = ({ asset = '' }: AssetReference): string => idIn(asset);

/**
 * Asset groups with what they show, by one query over their links: a group of ours always has some
 * (AssetGroupError.NOT_ENOUGH_…).
 */
export async function* readAssetGroups(
  session: Session,
  ...conditions: readonly string[]
): AsyncGenerator<Observed> {
  const rows = await searchAll(session, select('assetGroup', ...conditions));
  const names = await imageNames(
    session,
    rows.flatMap(({ assetGroupAsset, asset }) =>
      isImageField(assetGroupAsset?.fieldType ?? '') ? [asset?.id ?? ''] : [],
    ),
  );
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const id = row.assetGroup?.id ?? '';
    groups.set(id, [...(groups.get(id) ?? []), row]);
  }
  for (const links of groups.values()) yield observedAssetGroup(links, names);
}

/** What a link says in its field: a text, a word, a video id, or the id of an image. */
interface ObservedLink {
  readonly field: string;
  readonly value: string;
  readonly resourceName: string;
  readonly isPaused: boolean;
}

/** One asset group from the rows of its links. A paused link does not count as shown. */
const observedAssetGroup = (rows: readonly Row[], names: ImageNames): Observed => {
  const { campaign = {}, assetGroup = {} } = rows[0] ?? {};
  const links = rows.map(observedLink);
  const of = (field: string): readonly string[] =>
    links.filter((one) => one.field === field && !one.isPaused).map(({ value }) => value);
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
    parts: partsOf(links),
  };
};

const isImageField = (field: string): field is ImageRole =>
  (IMAGE_ROLES as readonly string[]).includes(field);

const observedLink = ({ assetGroupAsset = {}, asset = {} }: Row): ObservedLink => ({
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
const partsOf = (links: readonly ObservedLink[]): Observed['parts'] =>
  Object.fromEntries(
    links.flatMap(({ field, value, resourceName, isPaused }) => [
      [isImageField(field) ? imageLinkKey(field, value) : textLinkKey(field, value), resourceName],
      ...(isPaused ? [[pausedKey(resourceName), 'yes']] : []),
    ]),
  );

/** The rows of a query, each as what it says. */
export async function* observing(
  session: Session,
  query: string,
  observe: (row: Row) => Observed,
): AsyncGenerator<Observed> {
  for await (const row of search(session, query)) yield observe(row);
}
