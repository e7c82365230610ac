import { createHash } from 'node:crypto';
import { type Fields, listIn, numberIn, objectIn, textIn } from '../../core/json';
import type { VendorAnswer, VendorRequest } from '../../vendor';
import { flags, id, integer, list, object, text, typed, variant } from '../doors/shape';
import {
  batchError,
  reference as codes,
  itemsFault,
  operationFault,
  type Problem,
  problem,
} from '../errors';
import { boundedList, type Call, type Route, route, SERVICE } from '../store/collections';
import type { Entity, Kind, World } from '../store/store';
import {
  decodeBase64,
  MEDIA_TYPES,
  type MediaUser,
  type Picture,
  pictureProblems,
  readPicture,
} from './pictures';

const MAX_MEDIA = 10;

/**
 * Adds all media or none: the answer has no place for partial errors, so a bad one is a fault with
 * its index.
 */
function addMedia(call: Call): Fields {
  const items = boundedList<Fields | null>(call.body, 'Media', MAX_MEDIA, {
    empty: codes.mediaEmpty,
    tooLong: codes.mediaTooMany,
  });
  const read = items.map((item) => parseMedia(item));
  const errors = read.flatMap((one, index) =>
    'problems' in one ? one.problems.map((found) => batchError(found, index)) : [],
  );
  const [first] = read.flatMap((one) => ('problems' in one ? one.problems : []));
  if (first) throw itemsFault(first.code, errors);
  return { MediaIds: read.flatMap((one) => ('picture' in one ? [storeMedia(call, one)] : [])) };
}

interface NewMedia {
  readonly mediaType: string;
  readonly text: string | null;
  readonly picture: Picture;
}

function parseMedia(item: Fields | null): NewMedia | { readonly problems: readonly Problem[] } {
  if (item === null) return refused(codes.mediaNull, null);
  const mediaType = textIn(item, 'MediaType');
  const type = MEDIA_TYPES[mediaType];
  if (!type) return refused(codes.mediaType, 'MediaType');
  if (textIn(item, 'Data') === '') return refused(codes.mediaDataNull, 'Data');
  const bytes = decodeBase64(textIn(item, 'Data'));
  if (!bytes) return refused(codes.mediaEncoding, 'Data');
  const picture = readPicture(bytes);
  if (!picture) return refused(codes.imageMime, 'Data');
  const problems = pictureProblems(picture, type);
  return problems.length > 0
    ? { problems }
    : { mediaType, text: textIn(item, 'Text') || null, picture };
}

const refused = (code: Problem['code'], path: string | null) => ({
  problems: [problem(code, path, `${code.errorCode}.`)],
});

/**
 * The same bytes under the same type are one image: the id it has is answered again (seen by a
 * third party, unverified).
 */
function storeMedia({ world, account }: Call, { mediaType, text, picture }: NewMedia): string {
  const digest = createHash('sha256').update(picture.bytes).digest('hex');
  const stored = [...world.table('Media').under(account.id)].find(
    (one) => one.fields.Digest === digest && one.fields.MediaType === mediaType,
  );
  if (stored) return stored.id;
  const fields = {
    Type: 'Image',
    MediaType: mediaType,
    Text: text,
    Width: picture.width,
    Height: picture.height,
    Digest: digest,
  };
  const entity: Entity = {
    kind: 'Media',
    id: world.nextId(),
    accountId: account.id,
    parentId: account.id,
    fields,
  };
  world.table('Media').put(entity);
  world.pictures.set(entity.id, picture);
  return entity.id;
}

const PAGE = 1_000;
const MAX_IDS = 100;

/**
 * Media of the account that the asked kinds of object may use, by page; without a page the first
 * 1,000.
 */
function queryByAccount(call: Call): Fields {
  const users = textIn(call.body, 'MediaEnabledEntities')
    .split(/, ?/)
    .filter((user) => user === 'ImageAdExtension' || user === 'ResponsiveAd');
  if (users.length === 0) {
    throw operationFault(
      codes.mediaFilter,
      'MediaEnabledEntities names ImageAdExtension, ResponsiveAd or both.',
    );
  }
  const page = objectIn(call.body, 'PageInfo');
  const [index, size] = [numberIn(page, 'Index') ?? 0, numberIn(page, 'Size') ?? PAGE];
  const stored = [...call.world.table('Media').under(call.account.id)].filter((one) =>
    isFor(one, users),
  );
  return {
    MediaMetaData: stored
      .slice(index * size, (index + 1) * size)
      .map((one) => mediaMetaData(one, call)),
  };
}

const isFor = ({ fields }: Entity, users: readonly MediaUser[]): boolean =>
  users.some((user) => MEDIA_TYPES[textIn(fields, 'MediaType')]?.for.includes(user));

/** Media by id, aligned, null where the account has none. */
function queryByIds(call: Call): Fields {
  const errors: Fields[] = [];
  const ids = boundedList<string | null>(call.body, 'MediaIds', MAX_IDS, {
    empty: codes.mediaIdsEmpty,
    tooLong: codes.mediaIdsTooMany,
  });
  const found = ids.map((id, index) => {
    const entity = call.world.find('Media', call.account.id, id ?? '');
    if (entity) return mediaMetaData(entity, call);
    errors.push(batchError(problem(codes.mediaNotFound, null, 'There is no such media.'), index));
    return null;
  });
  return { MediaMetaData: found, PartialErrors: errors };
}

function mediaMetaData({ id, fields }: Entity, { body, baseUrl }: Call): Fields {
  const isTextAsked = textIn(body, 'ReturnAdditionalFields').split(/, ?/).includes('Text');
  const url = `${baseUrl}${mediaPath(id)}`;
  const full = {
    Type: 'ImageMediaRepresentation',
    Name: 'Full',
    Url: url,
    Width: fields.Width,
    Height: fields.Height,
  };
  return {
    Id: id,
    Type: 'Image',
    MediaType: fields.MediaType,
    Text: isTextAsked ? (fields.Text ?? null) : null,
    Representations: [full],
  };
}

const USERS: readonly Kind[] = ['AdExtension', 'Ad', 'AssetGroup'];

/** What links an image: extensions, responsive ads, asset groups. */
function usersOf(world: World, mediaId: string): readonly Entity[] {
  return USERS.flatMap((kind) =>
    [...world.table(kind).all()].filter((one) => linksImage(one, mediaId)),
  );
}

const linksImage = ({ fields }: Entity, mediaId: string): boolean =>
  listIn(fields, 'Images').some((link) => objectIn(link, 'Asset').Id === mediaId);

const FOLDER = '/files/media/';

/** Where the bytes of an image lie, after the door's base address. */
const mediaPath = (id: string): string => `${FOLDER}${id}`;

/** The bytes of an image, fetched without credentials. Undefined for any other path. */
export function mediaFile({ method, path }: VendorRequest, world: World): VendorAnswer | undefined {
  if (method !== 'GET' || !path.startsWith(FOLDER)) return undefined;
  const picture = world.pictures.get(path.slice(FOLDER.length));
  return picture
    ? { status: 200, headers: { 'content-type': picture.mime }, body: picture.bytes }
    : { status: 404 };
}

const MAX_DELETED = 100;

function deleteMedia(call: Call): Fields {
  const ids = boundedList<string | null>(call.body, 'MediaIds', MAX_DELETED, {
    empty: codes.mediaIdsEmpty,
    tooLong: codes.mediaIdsTooMany,
  });
  const errors = ids.flatMap((mediaId, index) =>
    deleteOne(call, mediaId ?? '').map((one) => batchError(one, index)),
  );
  return { PartialErrors: errors };
}

function deleteOne({ world, account }: Call, mediaId: string): readonly Problem[] {
  const stored = world.find('Media', account.id, mediaId);
  if (!stored) return [problem(codes.mediaNotFound, null, 'There is no such media.')];
  if (usersOf(world, mediaId).length > 0) {
    return [problem(codes.mediaInUse, null, 'It is still used.')];
  }
  world.removeTree(stored);
  return [];
}

const media = typed([variant('Image', [], { Id: id, MediaType: text, Text: text, Data: text })]);
const additional = flags(['None', 'Text']);
const byAccount = {
  MediaEnabledEntities: flags(['None', 'ImageAdExtension', 'ResponsiveAd']),
  PageInfo: object({ Index: integer, Size: integer }),
  ReturnAdditionalFields: additional,
};

export const mediaRoutes: readonly Route[] = [
  route('POST', `${SERVICE}/Media`, { AccountId: id, Media: list(media) }, addMedia),
  route('DELETE', `${SERVICE}/Media`, { AccountId: id, MediaIds: list(id) }, deleteMedia),
  route('POST', `${SERVICE}/MediaMetaData/QueryByAccountId`, byAccount, queryByAccount),
  route(
    'POST',
    `${SERVICE}/MediaMetaData/QueryByIds`,
    { MediaIds: list(id), ReturnAdditionalFields: additional },
    queryByIds,
  ),
];
