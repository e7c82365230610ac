import { createHash } from 'node:crypto';
import type { Entity } from '../store/entity';
import { itemsFault } from '../wire/fault';
import { type Fields, textIn } from '../../json/fields';
import { boundedList } from '../wire/limits';
import { batchError, type Problem, problem } from '../wire/problem';
import { reference as codes } from '../wire/reference-codes';
import type { Call } from '../wire/route';
import { MEDIA_TYPES } from './media-types';
import { pictureProblems } from './picture-rules';
import { decodeBase64, type Picture, readPicture } from './read-picture';

const MAX_MEDIA = 10;

/** Adds all media or none: the answer has no place for partial errors, so a bad one is a fault with its index. */
export function addMedia(call: Call): Fields {
  const items = boundedList<Fields | null>(call.body, 'Media', MAX_MEDIA, {
    empty: codes.mediaEmpty,
    tooLong: codes.mediaTooMany,
  });
  const read = items.map((item) => readMedia(item));
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

function readMedia(item: Fields | null): NewMedia | { readonly problems: readonly Problem[] } {
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

/** The same bytes under the same type are one image: the id it has is answered again (seen by a third party, unverified). */
function storeMedia({ world, account }: Call, { mediaType, text, picture }: NewMedia): string {
  const digest = createHash('sha256').update(picture.bytes).digest('hex');
  const held = [...world.table('Media').under(account.id)].find(
    (one) => one.fields.Digest === digest && one.fields.MediaType === mediaType,
  );
  if (held) return held.id;
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
