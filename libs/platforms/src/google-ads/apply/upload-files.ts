import type { Change } from '../../port/change';
import { PlatformFailure, type Failure } from '../../port/failure';
import type { Gate } from '../../port/io';
import type { Outcome } from '../../port/outcome';
import type { Session } from '../session/session';
import { uploadedImage, uploadImage } from '../session/upload-image';
import { filesOf } from './images-of';

export interface Uploads {
  /** Digest to asset id, of every file that is at Google now. */
  readonly ids: ReadonlyMap<string, string>;
  /** Changes that name a file which is gone, or which Google does not take. */
  readonly failed: readonly (Outcome & { readonly kind: 'failed' })[];
}

/** Brings the files of a wave to Google, one request each, so that one file is in memory at a time; files that are there are not sent. */
export const uploadFiles = async (
  session: Session,
  wave: readonly Change[],
  gate: Gate,
): Promise<Uploads> => {
  const wanted = changesByFile(wave);
  const ids = new Map(
    wanted.size === 0 ? [] : await session.io.media.remoteIds([...wanted.keys()]),
  );
  const failed = new Map<string, Failure>();
  for (const [digest, changes] of wanted) {
    const asking = changes.filter(({ id }) => !failed.has(id));
    if (ids.has(digest) || asking.length === 0) continue;
    const uploaded = await upload(session, digest, () => gate.open(asking));
    if (typeof uploaded === 'string') ids.set(digest, uploaded);
    else asking.forEach(({ id }) => void failed.set(id, uploaded));
  }
  return {
    ids,
    failed: [...failed].map(([changeId, failure]) => ({ kind: 'failed', changeId, failure })),
  };
};

const changesByFile = (wave: readonly Change[]): ReadonlyMap<string, readonly Change[]> => {
  const byFile = new Map<string, Change[]>();
  const named = wave.flatMap((change) => filesOf(change).map((digest) => ({ digest, change })));
  for (const { digest, change } of named) {
    const changes = byFile.get(digest) ?? [];
    byFile.set(digest, changes);
    changes.push(change);
  }
  return byFile;
};

/** The asset's id, or why there is none. An upload whose end nobody knows is looked for first. */
const upload = async (
  session: Session,
  digest: string,
  open: () => Promise<void>,
): Promise<string | Failure> => {
  const { media } = session.io;
  const isDoubtful = await media.begin(digest);
  const id =
    (isDoubtful ? await uploadedImage(session, digest) : undefined) ??
    (await send(session, digest, open));
  if (typeof id === 'string') await media.keep(digest, id);
  return id;
};

const send = async (
  session: Session,
  digest: string,
  open: () => Promise<void>,
): Promise<string | Failure> => {
  const file = await session.io.media.open(digest);
  if (!file) {
    return {
      kind: 'refused',
      field: 'images',
      detail: { code: 'MEDIA_MISSING', message: `The file ${digest} is no longer there.` },
    };
  }
  try {
    return await uploadImage(session, file, open);
  } catch (error) {
    if (error instanceof PlatformFailure && error.failure.kind === 'refused') {
      return { ...error.failure, field: 'images' };
    }
    throw error;
  }
};
