import { createHash } from 'node:crypto';
import type { MediaFile } from '../../port/media';
import { listOf } from '../wire/answer';
import { LIMITS } from '../wire/limits';
import type { MediaMetaData } from '../wire/objects';
import type { Session } from '../wire/session';

/**
 * The id of a file that may have been uploaded before: an image of the same size in the library that is served with the same bytes.
 * Microsoft stores no name of ours, so the bytes are all there is to know it by.
 */
export const lostUpload = async (
  session: Session,
  file: MediaFile,
): Promise<string | undefined> => {
  for (let Index = 0; ; Index += 1) {
    const page = await pageOf(session, Index);
    const same = await firstSame(session, page.toReversed(), file);
    if (same !== undefined || page.length < LIMITS.mediaPage) return same;
  }
};

const firstSame = async (
  session: Session,
  page: readonly MediaMetaData[],
  file: MediaFile,
): Promise<string | undefined> => {
  for (const media of page) if (await isSameImage(session, media, file)) return media.Id!;
  return undefined;
};

const pageOf = async (session: Session, Index: number): Promise<readonly MediaMetaData[]> => {
  const query = {
    MediaEnabledEntities: 'ImageAdExtension, ResponsiveAd',
    PageInfo: { Index, Size: LIMITS.mediaPage },
  };
  const { body } = await session.read('/MediaMetaData/QueryByAccountId', query, 'ad');
  return listOf<MediaMetaData>(body?.['MediaMetaData']).filter((media) => media !== null);
};

/** The largest representation is the image itself; the others are made smaller. */
const isSameImage = async (
  session: Session,
  { Id, Representations }: MediaMetaData,
  file: MediaFile,
): Promise<boolean> => {
  const original = (Representations ?? []).find(
    (one) => one?.Width === file.width && one?.Height === file.height,
  );
  if (!Id || !original?.Url) return false;
  const answer = await session.io.send({
    method: 'GET',
    url: original.Url,
    headers: {},
    counted: false,
  });
  return (
    answer.status === 200 && createHash('sha256').update(answer.body).digest('hex') === file.sha256
  );
};
