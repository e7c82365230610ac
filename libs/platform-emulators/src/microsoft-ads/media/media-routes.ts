import { SERVICE } from '../store/collection-routes';
import type { Fields } from '../../json/fields';
import { boundedList } from '../wire/limits';
import { batchError, type Problem, problem } from '../wire/problem';
import { reference as codes } from '../wire/reference-codes';
import { type Call, type Route, route } from '../wire/route';
import { flags, id, integer, list, object, text, typed, variant } from '../wire/shape';
import { addMedia } from './add-media';
import { usersOf } from './media-use';
import { queryByAccount, queryByIds } from './read-media';

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
  const held = world.find('Media', account.id, mediaId);
  if (!held) return [problem(codes.mediaNotFound, null, 'There is no such media.')];
  if (usersOf(world, mediaId).length > 0) {
    return [problem(codes.mediaInUse, null, 'It is still used.')];
  }
  world.removeTree(held);
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
