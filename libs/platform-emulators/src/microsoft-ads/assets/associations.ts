import { type Fields, textIn } from '../../core/json';
import { readReasonList } from '../ads/editorial';
import { id, list, type Members, object } from '../doors/shape';
import { batchError, reference as codes, operationFault, type Problem, problem } from '../errors';
import { boundedList, type Call, type Route, route, SERVICE } from '../store/collections';
import { editorialStatus, type Entity } from '../store/store';
import {
  askedTypes,
  associationType,
  extensionAdditionalFields,
  extensionTypeFilter,
  namesIn,
} from './extension-shape';
import { readExtension } from './extensions';

const MAX = 100;
const LIST_CODES = {
  empty: codes.campaignAssociationsEmpty,
  tooLong: codes.campaignAssociationsTooMany,
};

const pairsOf = (call: Call) =>
  boundedList<Fields | null>(call.body, 'AdExtensionIdToEntityIdAssociations', MAX, LIST_CODES);
const invalidOf = (kind: AssociationKind) =>
  kind === 'Campaign' ? codes.campaignAssociation : codes.adGroupAssociation;
const duplicateOf = (kind: AssociationKind) =>
  kind === 'Campaign' ? codes.duplicateCampaignAssociation : codes.duplicateAdGroupAssociation;

/**
 * Links extensions to campaigns or ad groups. A link that is there already stays (from memory,
 * unverified). Answers only the errors.
 */
function setAssociations(call: Call): Fields {
  const kind = associationKind(call.body);
  const seen = new Set<string>();
  const errors = pairsOf(call).flatMap((pair, index) => {
    const key = `${textIn(pair ?? {}, 'AdExtensionId')}|${textIn(pair ?? {}, 'EntityId')}`;
    if (seen.has(key)) {
      return [batchError(problem(duplicateOf(kind), null, 'Twice in this request.'), index)];
    }
    seen.add(key);
    return setOne(call, kind, pair ?? {}).map((one) => batchError(one, index));
  });
  return { PartialErrors: errors };
}

function setOne(call: Call, kind: AssociationKind, pair: Fields): readonly Problem[] {
  const found = associationProblems(call, kind, pair);
  if (found.length > 0) return found;
  const entityId = textIn(pair, 'EntityId');
  const fields = { AdExtensionId: pair.AdExtensionId, EntityId: entityId, AssociationType: kind };
  const entity: Entity = {
    kind: 'AdExtensionAssociation',
    id: call.world.nextId(),
    accountId: call.account.id,
    parentId: entityId,
    fields,
  };
  const table = call.world.table('AdExtensionAssociation');
  if (!table.isTaken(entity)) table.put(entity);
  return [];
}

/** Takes links away; answers only the errors. */
function deleteAssociations(call: Call): Fields {
  const kind = associationKind(call.body);
  const table = call.world.table('AdExtensionAssociation');
  const errors = pairsOf(call).flatMap((pair, index) => {
    const stored = linksOf(call, kind, textIn(pair ?? {}, 'EntityId')).find(
      (one) => one.fields.AdExtensionId === pair?.AdExtensionId,
    );
    if (!stored) {
      return [batchError(problem(invalidOf(kind), null, 'There is no such association.'), index)];
    }
    table.remove(stored.id);
    return [];
  });
  return { PartialErrors: errors };
}

/**
 * The links of campaigns or ad groups with their extensions: one collection per entity, null where
 * there is no such entity.
 */
function queryAssociations(call: Call): Fields {
  const kind = associationKind(call.body);
  const types = askedTypes(call.body);
  const errors: Fields[] = [];
  const found = boundedList<string | null>(call.body, 'EntityIds', MAX).map((entityId, index) => {
    if (call.world.find(kind, call.account.id, entityId ?? '')) {
      return { AdExtensionAssociations: readLinks(call, kind, entityId ?? '', types) };
    }
    errors.push(batchError(problem(invalidOf(kind), null, `There is no such ${kind}.`), index));
    return null;
  });
  return { AdExtensionAssociationCollection: found, PartialErrors: errors };
}

function readLinks(
  call: Call,
  kind: AssociationKind,
  entityId: string,
  types: readonly string[],
): readonly Fields[] {
  const additional = namesIn(call.body, 'ReturnAdditionalFields');
  return linksOf(call, kind, entityId).flatMap((link) => {
    const extension = call.world.table('AdExtension').get(textIn(link.fields, 'AdExtensionId'));
    if (!extension || !types.includes(String(extension.fields.Type))) return [];
    const editorial = editorialStatus(extension, call.world.now());
    return [
      {
        EntityId: entityId,
        AssociationType: kind,
        AdExtension: readExtension(extension, additional),
        EditorialStatus: editorial,
      },
    ];
  });
}

const linksOf = ({ world }: Call, kind: AssociationKind, entityId: string): readonly Entity[] =>
  [...world.table('AdExtensionAssociation').under(entityId)].filter(
    (one) => one.fields.AssociationType === kind,
  );

type AssociationKind = 'Campaign' | 'AdGroup';

/**
 * How many extensions of a type one campaign or ad group takes (platform document; snippets and
 * calls: reference pages).
 */
const PER_ENTITY: Readonly<Record<string, number>> = {
  SitelinkAdExtension: 20,
  CalloutAdExtension: 20,
  StructuredSnippetAdExtension: 20,
  CallAdExtension: 1,
  ImageAdExtension: 25,
};

/**
 * The kind of entity that the associations of a call belong to; a fault for accounts, which are not
 * emulated.
 */
function associationKind(body: Fields): AssociationKind {
  const kind = body.AssociationType;
  if (kind === 'Campaign' || kind === 'AdGroup') return kind;
  throw operationFault(codes.associationType, 'AssociationType is Campaign or AdGroup.');
}

/** What is wrong with linking an extension to an entity. */
function associationProblems(
  { world, account }: Call,
  kind: AssociationKind,
  pair: Fields,
): readonly Problem[] {
  const extension = world.find('AdExtension', account.id, textIn(pair, 'AdExtensionId'));
  if (!extension) {
    return [problem(codes.adExtensionId, 'AdExtensionId', 'There is no such extension.')];
  }
  if (!world.find(kind, account.id, textIn(pair, 'EntityId'))) {
    return [
      problem(
        kind === 'Campaign' ? codes.campaignAssociation : codes.adGroupAssociation,
        'EntityId',
        `There is no such ${kind}.`,
      ),
    ];
  }
  if (kind === 'AdGroup' && extension.fields.Type === 'CallAdExtension') {
    return [problem(codes.notForAdGroups, 'AdExtensionId', 'Not with ad groups.')];
  }
  const linked = [...world.table('AdExtensionAssociation').under(textIn(pair, 'EntityId'))];
  if (linked.some((one) => one.fields.AdExtensionId === extension.id)) return [];
  const most = PER_ENTITY[String(extension.fields.Type)] ?? 0;
  const isFull = linked.filter((one) => typeOf(one) === extension.fields.Type).length >= most;
  return isFull
    ? [problem(codes.associationsPerEntity, 'EntityId', `At most ${most} of this type.`)]
    : [];

  function typeOf(association: Entity): unknown {
    return world.table('AdExtension').get(textIn(association.fields, 'AdExtensionId'))?.fields.Type;
  }
}

/**
 * Why linked extensions were limited or disapproved, aligned, null where there is no reason
 * (alignment from memory, unverified).
 */
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
