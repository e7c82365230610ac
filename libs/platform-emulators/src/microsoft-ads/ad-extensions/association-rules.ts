import type { Entity } from '../store/entity';
import { operationFault } from '../wire/fault';
import type { Fields } from '../../json/fields';
import { textIn } from '../../json/fields';
import { type Problem, problem } from '../wire/problem';
import { reference as codes } from '../wire/reference-codes';
import type { Call } from '../wire/route';

export type AssociationKind = 'Campaign' | 'AdGroup';

/** How many extensions of a type one campaign or ad group takes (platform document; snippets and calls: reference pages). */
const PER_ENTITY: Readonly<Record<string, number>> = {
  SitelinkAdExtension: 20,
  CalloutAdExtension: 20,
  StructuredSnippetAdExtension: 20,
  CallAdExtension: 1,
  ImageAdExtension: 25,
};

/** What associations of a call are with; a fault for accounts, which are not stood in for. */
export function associationKind(body: Fields): AssociationKind {
  const kind = body.AssociationType;
  if (kind === 'Campaign' || kind === 'AdGroup') return kind;
  throw operationFault(codes.associationType, 'AssociationType is Campaign or AdGroup.');
}

/** What is wrong with linking an extension to an entity. */
export function associationProblems(
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
