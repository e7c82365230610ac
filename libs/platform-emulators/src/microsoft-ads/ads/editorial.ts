import { type Fields, textIn } from '../../core/json';
import { id, list, object, oneOf } from '../doors/shape';
import { batchError, operationFault, problem } from '../errors';
import { boundedList, type Call, type Route, route, SERVICE } from '../store/collections';
import type { Entity, Kind } from '../store/store';
import { unverifiedCodes as codes } from '../unverified';

/** Code and place of a reason that a verdict gives in words only: from memory, unverified. */
const UNVERIFIED_REASON = { code: 1, publisherCountries: ['US'] };
const LOCATIONS: Readonly<Partial<Record<Kind, string>>> = {
  Ad: 'AdTitle',
  Keyword: 'Keyword',
  AdExtension: 'AdExtension',
};

/** The reasons of an object's verdict, or null when it has none. */
function readReasons(entity: Entity): Fields | null {
  const reasons = readReasonList(entity);
  return reasons.length === 0
    ? null
    : {
        AdOrKeywordId: entity.id,
        AdGroupId: entity.parentId,
        Reasons: reasons,
        AppealStatus: 'Appealable',
      };
}

/** The same of an asset group, which is named beside its campaign. */
function readGroupReasons(entity: Entity): Fields | null {
  const reasons = readReasonList(entity);
  return reasons.length === 0
    ? null
    : {
        AssetGroupId: entity.id,
        CampaignId: entity.parentId,
        Reasons: reasons,
        AppealStatus: 'Appealable',
      };
}

/** A reason of digits is a code; words are the offending term. */
export function readReasonList({ kind, review }: Entity): readonly Fields[] {
  return (review?.verdict?.reasons ?? []).map((reason) => ({
    Location: LOCATIONS[kind] ?? kind,
    PublisherCountries: UNVERIFIED_REASON.publisherCountries,
    ReasonCode: /^\d{1,6}$/.test(reason) ? Number(reason) : UNVERIFIED_REASON.code,
    Term: reason,
  }));
}

const MAX_ASSOCIATIONS = 1_000;

/**
 * Why ads or keywords were limited or disapproved: aligned with the request, null where there is no
 * reason (alignment from memory, unverified).
 */
function queryReasons(call: Call): Fields {
  const kind = call.body.EntityType;
  if (kind !== 'Ad' && kind !== 'Keyword') {
    throw operationFault(codes.invalidEntityType, 'EntityType is Ad or Keyword.');
  }
  return reasonsOf(call, kind, 'EntityIdToParentIdAssociations', readReasons);
}

/** The same for asset groups, below campaigns. */
const queryGroupReasons = (call: Call): Fields =>
  reasonsOf(call, 'AssetGroup', 'AssetGroupIdToCampaignIdAssociations', readGroupReasons);

function reasonsOf(
  call: Call,
  kind: 'Ad' | 'Keyword' | 'AssetGroup',
  member: string,
  read: (entity: Entity) => Fields | null,
): Fields {
  const errors: Fields[] = [];
  const pairs = boundedList<Fields | null>(call.body, member, MAX_ASSOCIATIONS);
  const reasons = pairs.map((pair, index) => {
    const entity = call.world.find(kind, call.account.id, textIn(pair ?? {}, 'EntityId'));
    if (entity && entity.parentId === textIn(pair ?? {}, 'ParentId')) return read(entity);
    errors.push(
      batchError(problem(codes.invalidEntityId, null, 'There is no such entity.'), index),
    );
    return null;
  });
  return { EditorialReasons: reasons, PartialErrors: errors };
}

const associations = list(object({ EntityId: id, ParentId: id }));

const body = {
  AccountId: id,
  EntityType: oneOf([
    'None',
    'Campaign',
    'AdGroup',
    'Ad',
    'Keyword',
    'AssetGroup',
    'TextAsset',
    'ImageAsset',
  ]),
  EntityIdToParentIdAssociations: associations,
};

export const editorialRoutes: readonly Route[] = [
  route('POST', `${SERVICE}/EditorialReasons/QueryByIds`, body, queryReasons),
  route(
    'POST',
    `${SERVICE}/AssetGroupsEditorialReasons/Query`,
    { AccountId: id, AssetGroupIdToCampaignIdAssociations: associations },
    queryGroupReasons,
  ),
];
