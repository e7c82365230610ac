import type { CreateChange, UpdateChange } from '../../port/change';
import { type Failure, PlatformFailure } from '../../port/failure';
import type { MediaFile } from '../../port/io';
import { asAd, digestsIn } from '../attributes';
import { contradicted } from '../client/failures';
import { isRow, type Row, rowIn, textIn } from '../client/objects';
import { accountPath } from '../client/session';
import { sendParts, type Writing } from './batches';
import { refusal } from './verify';

type Showing = CreateChange | UpdateChange;

export interface Uploads {
  /** Meta's hash by digest, of every file that is there now. */
  readonly hashes: ReadonlyMap<string, string>;
  /** Why a change cannot go on: its file is gone, or Meta does not take it. */
  readonly failures: ReadonlyMap<Showing, Failure>;
}

/** Brings the files of ads to Meta, one in each request; files that are there are not sent. */
export const uploadImages = async (
  writing: Writing,
  changes: readonly Showing[],
): Promise<Uploads> => {
  const wanted = changesByDigest(changes);
  const hashes = new Map(
    wanted.size === 0 ? [] : await writing.session.io.media.remoteIds([...wanted.keys()]),
  );
  const failures = new Map<Showing, Failure>();
  for (const [digest, asking] of [...wanted].filter(([each]) => !hashes.has(each))) {
    const hash = await upload(writing, digest, asking);
    if (typeof hash === 'string') hashes.set(digest, hash);
    else asking.forEach((change) => void failures.set(change, hash));
  }
  return { hashes, failures };
};

const changesByDigest = (changes: readonly Showing[]): ReadonlyMap<string, readonly Showing[]> => {
  const byDigest = new Map<string, Showing[]>();
  const named = changes.flatMap((change) =>
    digestsIn(asAd(change.after)).map((digest) => ({ digest, change })),
  );
  for (const { digest, change } of named) {
    byDigest.set(digest, [...(byDigest.get(digest) ?? []), change]);
  }
  return byDigest;
};

/**
 * Equal bytes have one hash at Meta: an upload whose end is unknown is simply sent again, and makes
 * no second image.
 */
const upload = async (
  writing: Writing,
  digest: string,
  asking: readonly Showing[],
): Promise<string | Failure> => {
  const { media } = writing.session.io;
  const file = await media.open(digest);
  if (!file) return refusal('MEDIA_MISSING', `The file ${digest} is no longer there.`, 'images');
  await media.begin(digest);
  const hash = await send(writing, file, asking);
  if (typeof hash === 'string') await media.keep(digest, hash);
  return hash;
};

const send = async (
  writing: Writing,
  { bytes }: MediaFile,
  asking: readonly Showing[],
): Promise<string | Failure> => {
  const call = {
    method: 'POST',
    path: `${accountPath(writing.session)}/adimages`,
    params: { bytes: Buffer.from(bytes).toString('base64') },
  } as const;
  const gate = { open: () => writing.gate.open(asking) };
  for await (const decided of sendParts({ ...writing, gate }, [{ change: asking[0]!, call }], {
    nature: 'create',
    entity: 'ad',
  })) {
    return 'failure' in decided
      ? ({ ...decided.failure, field: 'images' } as Failure)
      : hashIn(decided.body);
  }
  throw new PlatformFailure(contradicted('No answer to an upload.', 'create'));
};

/** `{"images":{"<name>":{"hash"}}}`, whatever Meta calls the one file. */
const hashIn = (body: Row): string => {
  const [image] = Object.values(rowIn(body, 'images'));
  const hash = isRow(image) ? textIn(image, 'hash') : '';
  if (hash === '') throw new PlatformFailure(contradicted('An upload without a hash.', 'create'));
  return hash;
};
