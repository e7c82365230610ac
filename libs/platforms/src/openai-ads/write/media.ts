import type { Change, Outcome } from '../../port/change';
import { type Failure, PlatformFailure } from '../../port/failure';
import type { Gate, MediaFile } from '../../port/io';
import { contradicted } from '../client/failures';
import { call, type Session } from '../client/session';
import { digestsIn, type FileIds } from './ads';
import { failed, refusal, refusedOr } from './verify';

export interface Uploads {
  /** By digest, the ids of all files that are at OpenAI now. */
  readonly ids: FileIds;
  /** Changes whose file is gone, or is not taken. */
  readonly failed: readonly (Outcome & { readonly kind: 'failed' })[];
}

/**
 * Digests that a change needs at OpenAI before it can go. Every creative is sent whole, so its
 * image goes with each change of it.
 */
export const filesOf = (change: Change): readonly string[] => {
  if (change.action === 'remove' || change.entity !== 'ad') return [];
  const isAboutCreative =
    change.action === 'create' || change.fields.some((field) => field !== 'status');
  return isAboutCreative ? digestsIn(change.after) : [];
};

/**
 * Brings the files of a wave to OpenAI, one request each, one file in memory at a time; files that
 * are there are not sent.
 */
export const uploadFiles = async (
  session: Session,
  wave: readonly Change[],
  gate: Gate,
): Promise<Uploads> => {
  const wanted = changesByFile(wave);
  const ids = new Map(
    wanted.size === 0 ? [] : await session.io.media.remoteIds([...wanted.keys()]),
  );
  const lost: (Outcome & { readonly kind: 'failed' })[] = [];
  for (const [digest, changes] of wanted) {
    if (ids.has(digest)) continue;
    const uploaded = await upload(session, digest, () => gate.open(changes));
    if (typeof uploaded === 'string') ids.set(digest, uploaded);
    else {
      lost.push(
        ...changes.map(
          (change) => failed(change, uploaded) as Outcome & { readonly kind: 'failed' },
        ),
      );
    }
  }
  return { ids, failed: lost };
};

const changesByFile = (wave: readonly Change[]): ReadonlyMap<string, readonly Change[]> => {
  const byFile = new Map<string, Change[]>();
  for (const { digest, change } of wave.flatMap((one) =>
    filesOf(one).map((digest) => ({ digest, change: one })),
  )) {
    const changes = byFile.get(digest) ?? [];
    byFile.set(digest, changes);
    changes.push(change);
  }
  return byFile;
};

/**
 * The file's id, or why there is none. An upload whose end is unknown is sent again: a second copy
 * does no harm, and files cannot be listed.
 */
const upload = async (
  session: Session,
  digest: string,
  open: () => Promise<void>,
): Promise<string | Failure> => {
  const file = await session.io.media.open(digest);
  if (!file) return refusal('FILE_MISSING', 'The bytes of an image are gone.', 'images');
  await session.io.media.begin(digest);
  try {
    const { json, requestId } = await call(session, {
      endpoint: 'POST /upload',
      purpose: 'create',
      body: multipartFile(file),
      open,
    });
    const { file_id: id } = json;
    if (typeof id !== 'string' || id === '') {
      throw new PlatformFailure(
        contradicted('The upload was answered without an id.', 'create', requestId),
      );
    }
    await session.io.media.keep(digest, id);
    return id;
  } catch (error) {
    return { ...refusedOr(error), field: 'images' } as Failure;
  }
};

/**
 * A file as the one part of a form (RFC 7578). The boundary is made from the file's digest, which
 * cannot be in it.
 */
const multipartFile = ({
  sha256,
  mimeType,
  bytes,
}: MediaFile): { readonly type: string; readonly content: Uint8Array } => {
  const boundary = `switchyard-${sha256.slice(0, 40)}`;
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${sha256.slice(0, 16)}.${mimeType.split('/')[1] ?? 'bin'}"\r\nContent-Type: ${mimeType}\r\n\r\n`;
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    content: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  };
};
