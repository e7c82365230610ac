import { SERVICE } from '../store/collection-routes';
import type { Entity } from '../store/entity';
import type { Fields } from '../../json/fields';
import { boundedList } from '../wire/limits';
import { batchError, problem } from '../wire/problem';
import { reference as codes } from '../wire/reference-codes';
import { type Call, type Route, route } from '../wire/route';
import { id, list, type Members } from '../wire/shape';
import { askedTypes, namesIn } from './asked-types';
import {
  associationType,
  extensionAdditionalFields,
  extensionShape,
  extensionTypeFilter,
} from './extension-shape';
import { readExtension } from './read-extension';
import { addExtensions, MAX_EXTENSIONS, updateExtensions } from './write-extensions';

const ID_CODES = { empty: codes.adExtensionIdsEmpty, tooLong: codes.adExtensionIdsTooMany };

function deleteExtensions({ world, account, body }: Call): Fields {
  const errors = boundedList<string | null>(
    body,
    'AdExtensionIds',
    MAX_EXTENSIONS,
    ID_CODES,
  ).flatMap((extensionId, index) => {
    const held = world.find('AdExtension', account.id, extensionId ?? '');
    if (!held) {
      return [batchError(problem(codes.adExtensionId, null, 'There is no such extension.'), index)];
    }
    world.removeTree(held);
    return [];
  });
  return { PartialErrors: errors };
}

/** Ids of the account's extensions of some types; with an association type only those that have one of it. */
function queryIds({ world, account, body }: Call): Fields {
  const types = askedTypes(body);
  const associated = new Set(
    [...world.table('AdExtensionAssociation').all()]
      .filter((one) => one.fields.AssociationType === body.AssociationType)
      .map((one) => one.fields.AdExtensionId),
  );
  const isWanted = (one: Entity) =>
    types.includes(String(one.fields.Type)) &&
    (body.AssociationType == null || associated.has(one.id));
  return {
    AdExtensionIds: [...world.table('AdExtension').under(account.id)]
      .filter(isWanted)
      .map((one) => one.id),
  };
}

function queryByIds({ world, account, body }: Call): Fields {
  const types = askedTypes(body);
  const errors: Fields[] = [];
  const found = boundedList<string | null>(body, 'AdExtensionIds', MAX_EXTENSIONS, ID_CODES).map(
    (extensionId, index) => {
      const held = world.find('AdExtension', account.id, extensionId ?? '');
      if (held && types.includes(String(held.fields.Type))) {
        return readExtension(held, namesIn(body, 'ReturnAdditionalFields'));
      }
      errors.push(
        batchError(
          problem(
            held ? codes.entityIdFilterMismatch : codes.adExtensionId,
            null,
            'There is none of that type.',
          ),
          index,
        ),
      );
      return null;
    },
  );
  return { AdExtensions: found, PartialErrors: errors };
}

const PATH = `${SERVICE}/AdExtensions`;
const written: Members = { AccountId: id, AdExtensions: list(extensionShape) };
const byIds: Members = { AccountId: id, AdExtensionIds: list(id) };
const filter: Members = { AccountId: id, AdExtensionType: extensionTypeFilter };

export const extensionRoutes: readonly Route[] = [
  route('POST', PATH, written, addExtensions),
  route('PUT', PATH, written, updateExtensions),
  route('DELETE', PATH, byIds, deleteExtensions),
  route(
    'POST',
    `${SERVICE}/AdExtensionIds/QueryByAccountId`,
    { ...filter, AssociationType: associationType },
    queryIds,
  ),
  route(
    'POST',
    `${PATH}/QueryByIds`,
    { ...byIds, ...filter, ReturnAdditionalFields: extensionAdditionalFields },
    queryByIds,
  ),
];
