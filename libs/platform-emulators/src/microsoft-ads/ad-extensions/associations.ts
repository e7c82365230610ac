import { editorialStatus } from '../store/editorial-status';
import type { Entity } from '../store/entity';
import { type Fields, textIn } from '../../json/fields';
import { boundedList } from '../wire/limits';
import { batchError, type Problem, problem } from '../wire/problem';
import { reference as codes } from '../wire/reference-codes';
import type { Call } from '../wire/route';
import { type AssociationKind, associationKind, associationProblems } from './association-rules';
import { askedTypes, namesIn } from './asked-types';
import { readExtension } from './read-extension';

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

/** Links extensions to campaigns or ad groups. A link that is there already stays (from memory, unverified). Answers only the errors. */
export function setAssociations(call: Call): Fields {
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
export function deleteAssociations(call: Call): Fields {
  const kind = associationKind(call.body);
  const table = call.world.table('AdExtensionAssociation');
  const errors = pairsOf(call).flatMap((pair, index) => {
    const held = linksOf(call, kind, textIn(pair ?? {}, 'EntityId')).find(
      (one) => one.fields.AdExtensionId === pair?.AdExtensionId,
    );
    if (!held) {
      return [batchError(problem(invalidOf(kind), null, 'There is no such association.'), index)];
    }
    table.remove(held.id);
    return [];
  });
  return { PartialErrors: errors };
}

/** The links of campaigns or ad groups with their extensions: one collection per entity, null where there is no such entity. */
export function queryAssociations(call: Call): Fields {
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
