import type { Observed } from '../../port/observed';
import { search, searchAll } from '../session/search';
import type { Session } from '../session/session';
import { IDS_PER_QUERY } from '../unverified';
import { chunksOf } from '../wire/chunks';
import { idsIn, select } from '../wire/gaql';
import type { Row } from '../wire/row';
import { observedAd } from './child-rows';
import { assetsIn, type AssetsKnown } from './display-ad-row';
import { imageNames } from './image-names';

/** Ads whose images are looked up together. */
const ROWS_AT_ONCE = 1_000;

/** The ads of a query. Where display ads show videos, one more query tells which. */
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
