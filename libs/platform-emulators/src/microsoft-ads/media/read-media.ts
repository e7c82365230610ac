import type { Entity } from '../store/entity';
import { operationFault } from '../wire/fault';
import { type Fields, numberIn, objectIn, textIn } from '../../json/fields';
import { boundedList } from '../wire/limits';
import { batchError, problem } from '../wire/problem';
import { reference as codes } from '../wire/reference-codes';
import type { Call } from '../wire/route';
import { mediaPath } from './media-file';
import { MEDIA_TYPES, type MediaUser } from './media-types';

const PAGE = 1_000;
const MAX_IDS = 100;

/** Media of the account that the asked kinds of object may use, by page; without a page the first 1,000. */
export function queryByAccount(call: Call): Fields {
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
  const held = [...call.world.table('Media').under(call.account.id)].filter((one) =>
    isFor(one, users),
  );
  return {
    MediaMetaData: held.slice(index * size, (index + 1) * size).map((one) => readMedia(one, call)),
  };
}

const isFor = ({ fields }: Entity, users: readonly MediaUser[]): boolean =>
  users.some((user) => MEDIA_TYPES[textIn(fields, 'MediaType')]?.for.includes(user));

/** Media by id, aligned, null where the account has none. */
export function queryByIds(call: Call): Fields {
  const errors: Fields[] = [];
  const ids = boundedList<string | null>(call.body, 'MediaIds', MAX_IDS, {
    empty: codes.mediaIdsEmpty,
    tooLong: codes.mediaIdsTooMany,
  });
  const found = ids.map((id, index) => {
    const entity = call.world.find('Media', call.account.id, id ?? '');
    if (entity) return readMedia(entity, call);
    errors.push(batchError(problem(codes.mediaNotFound, null, 'There is no such media.'), index));
    return null;
  });
  return { MediaMetaData: found, PartialErrors: errors };
}

function readMedia({ id, fields }: Entity, { body, baseUrl }: Call): Fields {
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
