import type { Change } from '../../port/change';
import { type Failure, PlatformFailure } from '../../port/failure';
import type { MediaFile } from '../../port/io';
import { contradicted } from '../client/failures';
import { recordOf, textOf } from '../client/objects';
import type { WritingSession } from '../client/session';
import { UNVERIFIED } from '../unverified';
import { refusal } from './levels';

/** A change and the file that it shows. */
export interface ImageNeed {
  readonly change: Change;
  readonly sha256: string;
}

/**
 * Makes sure that every file is at LinkedIn and that the session knows its id; one file at a time.
 * Returns, by digest, why one is not. An upload whose end is unknown is asked for by the id that
 * LinkedIn gave before the bytes were sent. When that answer was lost, the image is made again: no
 * document at hand tells how to list images, and an empty one that nothing shows does no harm.
 */
export const uploadImages = async (
  session: WritingSession,
  needs: readonly ImageNeed[],
): Promise<ReadonlyMap<string, Failure>> => {
  const failures = new Map<string, Failure>();
  for (const digest of await unknownOf(session, needs)) {
    const failure = await uploaded(
      session,
      digest,
      needs.filter(({ sha256 }) => sha256 === digest).map(({ change }) => change),
    );
    if (failure) failures.set(digest, failure);
  }
  return failures;
};

const unknownOf = async (
  { io, imageIds }: WritingSession,
  needs: readonly ImageNeed[],
): Promise<readonly string[]> => {
  const digests = [...new Set(needs.map(({ sha256 }) => sha256))].filter(
    (digest) => !imageIds.has(digest),
  );
  if (digests.length === 0) return [];
  for (const [digest, id] of await io.media.remoteIds(digests)) imageIds.set(digest, id);
  return digests.filter((digest) => !imageIds.has(digest));
};

const uploaded = async (
  session: WritingSession,
  digest: string,
  changes: readonly Change[],
): Promise<Failure | undefined> => {
  const file = await session.io.media.open(digest);
  if (!file) return refusal('FILE_MISSING', 'The bytes of an image are gone.', 'images');
  try {
    const image = await upload(session, file, changes);
    await session.io.media.keep(digest, image);
    session.imageIds.set(digest, image);
    return undefined;
  } catch (error) {
    if (error instanceof PlatformFailure && error.failure.kind === 'refused') {
      return { ...error.failure, field: 'images' };
    }
    throw error;
  }
};

/**
 * An address is asked for, the bytes go there, and the image is waited for until it can be shown
 * (platform document 2b).
 */
const upload = async (
  session: WritingSession,
  file: MediaFile,
  changes: readonly Change[],
): Promise<string> => {
  const { media } = session.io;
  if (await media.begin(file.sha256)) {
    const arrived = await arrivedBefore(session, await media.reserved(file.sha256));
    if (arrived) return arrived;
  }
  const { url, image } = await addressFor(session, changes);
  await media.reserve(file.sha256, image);
  await session.put(url, file, changes);
  await available(session, image);
  return image;
};

/**
 * An image whose bytes are at LinkedIn although no answer reported it. What waits for bytes is
 * given up: its address is known no more.
 */
const arrivedBefore = async (
  session: WritingSession,
  image: string | undefined,
): Promise<string | undefined> => {
  if (image === undefined) return undefined;
  const status = await statusOf(session, image).catch((error: unknown) => {
    if (error instanceof PlatformFailure && error.failure.kind === 'refused') return undefined;
    throw error;
  });
  if (status !== 'AVAILABLE' && status !== 'PROCESSING') return undefined;
  await available(session, image);
  return image;
};

const statusOf = async (session: WritingSession, image: string): Promise<unknown> => {
  const path = `/images/${encodeURIComponent(image)}`;
  return (await session.read('GET', path, {}, 'ad')).body?.['status'];
};

const addressFor = async (
  session: WritingSession,
  changes: readonly Change[],
): Promise<{ readonly url: string; readonly image: string }> => {
  const body = { initializeUploadRequest: { owner: session.organizationUrn } };
  const answer = await session.write({
    method: 'ACTION',
    path: '/images',
    query: { action: 'initializeUpload' },
    body,
    entity: 'ad',
    changes,
  });
  const value = recordOf(answer.body?.['value']);
  const [url, image] = [textOf(value['uploadUrl']), textOf(value['image'])];
  if (!url || !image) {
    throw new PlatformFailure(contradicted('No address to upload to.', 'change', answer.requestId));
  }
  return { url, image };
};

const available = async (session: WritingSession, image: string): Promise<void> => {
  for (let waited = 0; waited <= UNVERIFIED.imageWaitMs; waited += UNVERIFIED.imagePollMs) {
    await session.io.sleep(UNVERIFIED.imagePollMs);
    const status = await statusOf(session, image);
    if (status === 'AVAILABLE') return;
    if (status === 'PROCESSING_FAILED') {
      throw new PlatformFailure(
        refusal('PROCESSING_FAILED', 'LinkedIn could not read the image.', 'images'),
      );
    }
  }
  throw new PlatformFailure({
    kind: 'unavailable',
    detail: { code: 'IMAGE_NOT_READY', message: 'LinkedIn did not process the image in time.' },
  });
};
