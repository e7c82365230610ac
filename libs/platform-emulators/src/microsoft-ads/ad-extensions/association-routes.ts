import { readReasonList } from '../editorial/read-reasons';
import { SERVICE } from '../store/collection-routes';
import { type Fields, textIn } from '../../json/fields';
import { boundedList } from '../wire/limits';
import { batchError, problem } from '../wire/problem';
import { reference as codes } from '../wire/reference-codes';
import { type Call, type Route, route } from '../wire/route';
import { id, list, type Members, object } from '../wire/shape';
import { deleteAssociations, queryAssociations, setAssociations } from './associations';
import { associationType, extensionAdditionalFields, extensionTypeFilter } from './extension-shape';

const MAX = 100;

/** Why linked extensions were limited or disapproved, aligned, null where there is no reason (alignment from memory, unverified). */
function queryReasons({ world, account, body }: Call): Fields {
  const errors: Fields[] = [];
  const reasons = boundedList<Fields | null>(body, 'AdExtensionIdToEntityIdAssociations', MAX).map(
    (pair, index) => {
      const extension = world.find('AdExtension', account.id, textIn(pair ?? {}, 'AdExtensionId'));
      if (!extension) {
        errors.push(
          batchError(problem(codes.adExtensionId, null, 'There is no such extension.'), index),
        );
      }
      const found = extension ? readReasonList(extension) : [];
      return extension && found.length > 0 ? { AdExtensionId: extension.id, Reasons: found } : null;
    },
  );
  return { EditorialReasons: reasons, PartialErrors: errors };
}

const pairs: Members = {
  AccountId: id,
  AdExtensionIdToEntityIdAssociations: list(object({ AdExtensionId: id, EntityId: id })),
  AssociationType: associationType,
};
const query: Members = {
  AccountId: id,
  EntityIds: list(id),
  AdExtensionType: extensionTypeFilter,
  AssociationType: associationType,
  ReturnAdditionalFields: extensionAdditionalFields,
};

export const associationRoutes: readonly Route[] = [
  route('POST', `${SERVICE}/AdExtensionsAssociations/Set`, pairs, setAssociations),
  route('DELETE', `${SERVICE}/AdExtensionsAssociations`, pairs, deleteAssociations),
  route('POST', `${SERVICE}/AdExtensionsAssociations/Query`, query, queryAssociations),
  route('POST', `${SERVICE}/AdExtensionsEditorialReasons/Query`, pairs, queryReasons),
];
