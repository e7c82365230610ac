import { plainError } from '../wire/envelope';
import { type Fields, isFields, listIn, objectIn } from '../../json/fields';
import { Refusal } from '../wire/refusal';

/** The object after a Rest.li patch: `$set` and `$delete`, and the same below a member's own name. */
export function applyPatch(before: Fields, patch: Fields): Fields {
  const { $set, $delete, ...nested } = patch;
  if (
    ($set !== undefined && !isFields($set)) ||
    ($delete !== undefined && !Array.isArray($delete))
  ) {
    throw malformed();
  }
  const after: Record<string, unknown> = { ...before, ...objectIn(patch, '$set') };
  for (const name of listIn(patch, '$delete')) delete after[String(name)];
  for (const [name, inner] of Object.entries(nested)) {
    if (!isFields(inner)) throw malformed();
    after[name] = applyPatch(objectIn(before, name), inner);
  }
  return after;
}

/** The `patch` of an update's body. */
export function patchIn(body: Fields): Fields {
  if (!isFields(body.patch) || Object.keys(body).length !== 1) throw malformed();
  return body.patch;
}

/** The names of the members that a patch touches. */
export const touchedBy = (patch: Fields): readonly string[] => [
  ...Object.keys(objectIn(patch, '$set')),
  ...listIn(patch, '$delete').map(String),
  ...Object.keys(patch).filter((name) => !name.startsWith('$')),
];

const malformed = () =>
  new Refusal(
    400,
    plainError(400, 'The body of a partial update is {"patch":{"$set":{},"$delete":[]}}'),
  );
