import { createHash } from 'node:crypto';
import type { Change, CreateChange, UpdateChange } from '../port/change';
import type { ImageRole } from '../port/draft';
import { type Failure, PlatformFailure } from '../port/failure';
import type { MediaFile } from '../port/io';
import { type ImageAttributes, imageKey } from './attributes';
import { contradicted, listOf } from './client/failures';
import type { Asset, AssetLink, MediaMetaData } from './client/objects';
import { LIMITS, type Session, type WritingSession } from './client/session';
import { roleOf, SUB_TYPES, type SupportedRole } from './vocabulary';
import { type ChildKind, refusal, refusedOr } from './write/levels';

/** Bytes in one request, before base64 makes a third more of them; a larger file goes alone. */
const BYTES_PER_REQUEST = 5 * 1024 * 1024;

/** A change and the files that it needs in the library. */
export interface ImageNeed<C extends Change = Change> {
  readonly change: C;
  readonly digests: readonly string[];
}

/**
 * Makes sure that every file is in the library and that the session knows its id. Answers, by
 * digest, why one is not.
 */
export const uploadImages = async (
  session: WritingSession,
  needs: readonly ImageNeed[],
): Promise<ReadonlyMap<string, Failure>> => {
  const failures = new Map<string, Failure>();
  const batch = new Batch(session, needs, failures);
  for (const digest of await unknownOf(session, needs)) {
    const file = await session.io.media.open(digest);
    if (!file) {
      failures.set(digest, refusal('FILE_MISSING', 'The bytes of an image are gone.', 'images'));
    } else if (!(await isFoundAgain(session, file))) await batch.add(file);
  }
  await batch.send();
  return failures;
};

/** The failure of a change because one of its files could not be uploaded. */
export const imageFailure = (
  { digests }: ImageNeed,
  failures: ReadonlyMap<string, Failure>,
): Failure | undefined =>
  digests.map((digest) => failures.get(digest)).find((failure) => failure !== undefined);

const unknownOf = async (
  { io, mediaIds }: WritingSession,
  needs: readonly ImageNeed[],
): Promise<readonly string[]> => {
  const digests = [...new Set(needs.flatMap((need) => need.digests))].filter(
    (digest) => !mediaIds.has(digest),
  );
  if (digests.length === 0) return [];
  for (const [digest, id] of await io.media.remoteIds(digests)) mediaIds.set(digest, id);
  return digests.filter((digest) => !mediaIds.has(digest));
};

const isFoundAgain = async (session: WritingSession, file: MediaFile): Promise<boolean> => {
  if (!(await session.io.media.begin(file.sha256))) return false;
  const id = await lostUpload(session, file);
  if (id === undefined) return false;
  await keep(session, file.sha256, id);
  return true;
};

const keep = async (
  { io, mediaIds }: WritingSession,
  digest: string,
  id: string,
): Promise<void> => {
  await io.media.keep(digest, id);
  mediaIds.set(digest, id);
};

interface Waiting {
  readonly digest: string;
  readonly data: string;
}

/** Files on their way: sent when the next one would be too much for one request. */
class Batch {
  private waiting: Waiting[] = [];
  private bytes = 0;

  constructor(
    private readonly session: WritingSession,
    private readonly needs: readonly ImageNeed[],
    private readonly failures: Map<string, Failure>,
  ) {}

  async add({ sha256, bytes }: MediaFile): Promise<void> {
    if (
      this.waiting.length === LIMITS.media ||
      (this.waiting.length > 0 && this.bytes + bytes.length > BYTES_PER_REQUEST)
    ) {
      await this.send();
    }
    this.waiting.push({ digest: sha256, data: Buffer.from(bytes).toString('base64') });
    this.bytes += bytes.length;
  }

  async send(): Promise<void> {
    const files = this.waiting;
    [this.waiting, this.bytes] = [[], 0];
    const refused = files.length > 0 ? await this.sendThese(files) : undefined;
    if (refused && files.length > 1) {
      for (const file of files) this.note(file, await this.sendThese([file]));
    } else if (refused) this.note(files[0]!, refused);
  }

  private note({ digest }: Waiting, failure: Failure | undefined): void {
    if (failure) {
      this.failures.set(digest, {
        ...failure,
        ...(failure.kind === 'refused' ? { field: 'images' } : {}),
      });
    }
  }

  /** The vendor takes all files of a request or none. */
  private async sendThese(files: readonly Waiting[]): Promise<Failure | undefined> {
    const body = {
      AccountId: this.session.accountId,
      Media: files.map(({ data }) => ({ Type: 'Image', MediaType: 'GenericImage', Data: data })),
    };
    const digests = files.map(({ digest }) => digest);
    const changes = this.needs
      .filter((need) => need.digests.some((digest) => digests.includes(digest)))
      .map(({ change }) => change);
    try {
      const answer = await this.session.write({
        method: 'POST',
        path: '/Media',
        body,
        entity: 'ad',
        changes,
      });
      const ids = listOf<string>(answer.body?.['MediaIds']);
      if (ids.length !== files.length || ids.some((id) => !id)) {
        throw new PlatformFailure(
          contradicted('Not one id for each image.', 'create', answer.trackingId),
        );
      }
      for (const [index, digest] of digests.entries()) {
        await keep(this.session, digest, ids[index]!);
      }
      return undefined;
    } catch (error) {
      return refusedOr(error);
    }
  }
}

/**
 * The id of a file that may have been uploaded before: an image of the same size in the library
 * that is served with the same bytes. Microsoft stores no name of ours, so the bytes are all there
 * is to know it by.
 */
const lostUpload = async (session: Session, file: MediaFile): Promise<string | undefined> => {
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

type Links = readonly (AssetLink | null)[] | null | undefined;

/**
 * Images as links to the media library. Every digest has its id by now: files are uploaded before
 * anything links them.
 */
export const imageLinks = (
  images: readonly ImageAttributes[],
  mediaIds: ReadonlyMap<string, string>,
): readonly AssetLink[] =>
  images.map((image) => {
    const Id = 'sha256' in image ? mediaIds.get(image.sha256) : image.remoteId;
    if (Id === undefined) throw new TypeError(`the image ${imageKey(image)} has no id`);
    return {
      Asset: {
        Type: 'ImageAsset',
        Id,
        SubType: SUB_TYPES[image.role as SupportedRole] ?? image.role,
      },
    };
  });

/** The chosen images, sorted. `digests` names those that we uploaded. */
export const imagesOf = (
  links: Links,
  digests: ReadonlyMap<string, string>,
): readonly ImageAttributes[] => {
  const assets = assetsIn(links);
  const sources = new Set(assets.filter(isSource).map(({ Id }) => Id));
  return assets
    .filter((asset) => isSource(asset) || !(isCropped(asset) && sources.has(asset.Id)))
    .map((asset) => imageOf(asset, digests))
    .sort((a, b) => (imageKey(a) < imageKey(b) ? -1 : 1));
};

const mediaIdsIn = (links: Links): readonly string[] => [
  ...new Set(assetsIn(links).map(({ Id }) => Id)),
];

type LinkedAsset = Asset & { readonly Id: string };

const assetsIn = (links: Links): readonly LinkedAsset[] =>
  (links ?? []).flatMap((link) => (link?.Asset?.Id ? [link.Asset as LinkedAsset] : []));

/**
 * The shapes from which Microsoft crops, by itself, all that an ad was not given (reference page of
 * ResponsiveAd).
 */
const isSource = ({ SubType }: Asset): boolean =>
  SubType === 'OriginalImage' || SubType === SUB_TYPES.MARKETING_IMAGE;

const isCropped = ({ CropWidth, CropHeight }: Asset): boolean => Boolean(CropWidth || CropHeight);

const imageOf = (
  { Id, SubType }: LinkedAsset,
  digests: ReadonlyMap<string, string>,
): ImageAttributes => {
  const role = roleOf(SubType);
  const sha256 = digests.get(Id);
  return role && sha256
    ? { role, sha256 }
    : { role: (role ?? SubType ?? 'UNKNOWN') as ImageRole, remoteId: Id };
};

export const digestsIn = (images: unknown): readonly string[] =>
  (Array.isArray(images) ? (images as readonly ImageAttributes[]) : []).flatMap((image) =>
    'sha256' in image ? [image.sha256] : [],
  );

interface WithImages {
  readonly Images?: readonly (AssetLink | null)[] | null;
}

/** Digests by id of the images that these objects link, as far as we uploaded them. */
export const digestsOfLinks = async (
  session: Session,
  objects: readonly WithImages[],
): Promise<ReadonlyMap<string, string>> => {
  const ids = [...new Set(objects.flatMap(({ Images }) => mediaIdsIn(Images)))];
  return ids.length === 0 ? new Map() : session.io.media.digests(ids);
};

/**
 * Uploads what these changes show; returns those that cannot go on because a file of theirs was not
 * taken.
 */
export const withoutImages = async <C extends CreateChange | UpdateChange, S>(
  session: WritingSession,
  kind: ChildKind<S>,
  changes: readonly C[],
): Promise<ReadonlyMap<C, Failure>> => {
  const { images } = kind;
  if (!images) return new Map();
  const needs = changes
    .filter(isAboutImages)
    .map((change) => ({ change, digests: images(change.after) }));
  const failures = await uploadImages(session, needs);
  return new Map(
    needs.flatMap((need) => {
      const failure = imageFailure(need, failures);
      return failure ? [[need.change, failure] as const] : [];
    }),
  );
};

const isAboutImages = (change: CreateChange | UpdateChange): boolean =>
  change.action === 'create' || change.fields.includes('images');
