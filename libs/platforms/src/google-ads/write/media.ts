import type { Change, Outcome } from '../../port/change';
import { type Failure, PlatformFailure } from '../../port/failure';
import type { Gate, MediaFile } from '../../port/io';
import { digestsIn, type ImageAttributes } from '../attributes';
import { contradicted } from '../client/failures';
import { select, textsIn } from '../client/gaql';
import { idIn } from '../client/objects';
import { call, searchAll, type Session } from '../client/session';
import { UPLOAD_NAME } from '../unverified';

export interface Uploads {
  /** Digest to asset id, of every file that is at Google now. */
  readonly ids: ReadonlyMap<string, string>;
  /** Changes that name a file which is gone, or which Google does not take. */
  readonly failed: readonly (Outcome & { readonly kind: 'failed' })[];
}

/**
 * Brings the files of a wave to Google, one request each, so that one file is in memory at a time;
 * files that are there are not sent.
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

/** The asset's id, or why there is none. An upload whose end is unknown is looked for first. */
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

/** The name by which a file of ours is recognised. */
const nameOf = (digest: string): string => `${UPLOAD_NAME}${digest}`;

/**
 * Makes an image asset of a file and returns its id. Google knows equal content again and answers
 * the asset that is there. `open` is awaited right before the sending.
 */
const uploadImage = async (
  session: Session,
  { sha256, bytes }: MediaFile,
  open: () => Promise<void>,
): Promise<string> => {
  const create = {
    name: nameOf(sha256),
    imageAsset: { data: Buffer.from(bytes).toString('base64') },
  };
  const body = {
    operations: [{ create }],
    partialFailure: false,
    responseContentType: 'RESOURCE_NAME_ONLY',
  };
  const { json, requestId } = await call(session, {
    path: `customers/${session.customerId}/assets:mutate`,
    body,
    purpose: 'write',
    open,
  });
  const { results = [] } = json as {
    readonly results?: readonly { readonly resourceName?: unknown }[];
  };
  const id = idIn(String(results[0]?.resourceName ?? ''));
  if (!/^\d+$/.test(id)) {
    throw new PlatformFailure(
      contradicted('The upload was answered without the name of an asset.', requestId),
    );
  }
  return id;
};

/** The asset that an earlier upload of ours made; undefined when there is none. */
const uploadedImage = async (session: Session, digest: string): Promise<string | undefined> => {
  const rows = await searchAll(session, select('upload', textsIn('asset.name', [nameOf(digest)])));
  return rows.find(({ asset }) => asset?.name === nameOf(digest))?.asset?.id;
};

/** Files that must be at Google before a change can be sent. */
export const filesOf = (change: Change): readonly string[] => {
  if (
    change.action === 'remove' ||
    (change.action === 'update' && !change.fields.includes('images'))
  ) {
    return [];
  }
  return digestsIn((change.after['images'] ?? []) as unknown as readonly ImageAttributes[]);
};
