import { type Fields, objectIn, textIn } from '../../core/json';
import { editorialStatusShape } from '../ads/ads';
import { campaignTypeAbove } from '../campaigns/rules';
import { biddingScheme } from '../campaigns/shape';
import { flags, id, list, type Members, object, oneOf, text, typed, variant } from '../doors/shape';
import {
  batchError,
  batchErrorCollection,
  documented,
  operationFault,
  type Problem,
  problem,
} from '../errors';
import {
  boundedList,
  type Call,
  type Collection,
  collectionRoutes,
  parentOf,
  readByIds,
  returnInherited,
  type Route,
  route,
  type RuleScene,
  SERVICE,
} from '../store/collections';
import {
  bidProblems,
  bidShape,
  finalUrlMembers,
  statusProblems,
  urlProblems,
  withoutEmptyBid,
  withoutEmptyUrls,
} from '../store/members';
import { editorialStatus, type Entity, type Kind, type World } from '../store/store';
import { unverifiedCodes as codes, UNVERIFIED, unverifiedCodes } from '../unverified';

/** Longest keyword, positive or negative (platform document). */
export const KEYWORD_LENGTH = 100;

/**
 * What is wrong with a keyword. Its text cannot change; its match type can, by the reference page.
 */
function keywordProblems(fields: Fields, scene: RuleScene): readonly Problem[] {
  const { before, world, parentId } = scene;
  if (campaignTypeAbove(world, parentId) !== 'Search') {
    return [problem(codes.notForCampaignType, null, 'Only Search campaigns have keywords.')];
  }
  return [
    ...textProblems(textIn(fields, 'Text')),
    ...(before && before.fields.Text !== fields.Text
      ? [problem(codes.fieldCannotChange, 'Text', 'It cannot change.')]
      : []),
    ...(fields.MatchType === undefined
      ? [problem(codes.invalidMatchType, 'MatchType', 'A match type is required.')]
      : []),
    ...statusProblems(scene.given),
    ...bidProblems(scene.account, fields, 'Bid'),
    ...urlProblems(fields),
  ];
}

/** A keyword has 1 to 100 characters. */
function textProblems(text: string): readonly Problem[] {
  const fits = text.trim() !== '' && text.length <= KEYWORD_LENGTH;
  return fits
    ? []
    : [problem(codes.invalidKeywordText, 'Text', `1 to ${KEYWORD_LENGTH} characters.`)];
}

const matchType = oneOf(['Exact', 'Phrase', 'Broad']);
const keywordAdditionalFields = flags(['None', 'MaxConversionValueWithMaxCpc']);

/** A keyword as it may be sent. */
const keywordShape = object({
  Id: id,
  Text: text,
  MatchType: matchType,
  Bid: bidShape,
  Status: oneOf(['Active', 'Paused', 'Deleted', 'Inactive']),
  EditorialStatus: editorialStatusShape,
  Param1: text,
  Param2: text,
  Param3: text,
  DestinationUrl: text,
  BiddingScheme: biddingScheme,
  ...finalUrlMembers,
});

/**
 * Keywords of an ad group: at most 1,000 a call. A bidding scheme on a keyword is ignored without
 * error (platform document).
 */
const keywords: Collection = {
  kind: 'Keyword',
  list: 'Keywords',
  ids: 'KeywordIds',
  parent: 'AdGroupId',
  item: keywordShape,
  maxPerCall: 1_000,
  codes: { invalidId: unverifiedCodes.invalidKeywordId, duplicate: documented.duplicateKeyword },
  readOnly: ['BiddingScheme', 'EditorialStatus'],
  clearable: [
    'TrackingUrlTemplate',
    'FinalUrlSuffix',
    'DestinationUrl',
    'Param1',
    'Param2',
    'Param3',
  ],
  complete: (merged) => withoutEmptyBid(withoutEmptyUrls({ Status: 'Active', ...merged }), 'Bid'),
  problems: keywordProblems,
  isReviewed: (completed, before) =>
    before === undefined || before.fields.MatchType !== completed.MatchType,
};

const MEMBERS = [
  'Text',
  'MatchType',
  'Status',
  'Bid',
  'Param1',
  'Param2',
  'Param3',
  'DestinationUrl',
  'FinalUrls',
  'FinalMobileUrls',
  'TrackingUrlTemplate',
  'FinalUrlSuffix',
  'UrlCustomParameters',
];

/** A keyword as a read answers it. */
function readKeyword(entity: Entity, world: World): Fields {
  const { id, parentId, fields } = entity;
  const adGroup = world.table('AdGroup').get(parentId);
  const campaign = world.table('Campaign').get(adGroup?.parentId ?? '');
  return {
    Id: id,
    ...Object.fromEntries(MEMBERS.map((member) => [member, fields[member] ?? null])),
    EditorialStatus: editorialStatus(entity, world.now()),
    BiddingScheme: {
      Type: 'InheritFromParent',
      InheritedBidStrategyType: objectIn(campaign?.fields ?? {}, 'BiddingScheme').Type ?? null,
    },
  };
}

const reading: Members = { AdGroupId: id, ReturnAdditionalFields: keywordAdditionalFields };

function query(call: Call, isWanted: (keyword: Entity) => boolean): Fields {
  const stored = [...call.world.table('Keyword').under(parentOf(keywords, call))].filter(isWanted);
  return { Keywords: stored.map((keyword) => readKeyword(keyword, call.world)) };
}

const queryByIds = (call: Call): Fields =>
  readByIds(call, keywords, parentOf(keywords, call), keywords.maxPerCall, (keyword) =>
    readKeyword(keyword, call.world),
  );

const queryByEditorialStatus = (call: Call): Fields =>
  query(
    call,
    (keyword) => editorialStatus(keyword, call.world.now()) === call.body.EditorialStatus,
  );

export const keywordRoutes: readonly Route[] = [
  ...collectionRoutes(keywords, returnInherited),
  route('POST', `${SERVICE}/Keywords/QueryByAdGroupId`, reading, (call) => query(call, () => true)),
  route('POST', `${SERVICE}/Keywords/QueryByIds`, { ...reading, KeywordIds: list(id) }, queryByIds),
  route(
    'POST',
    `${SERVICE}/Keywords/QueryByEditorialStatus`,
    { ...reading, EditorialStatus: editorialStatusShape },
    queryByEditorialStatus,
  ),
];

/** Adds negative keywords to one campaign or ad group: ids and errors nested by entity. */
function addNegatives(call: Call): Fields {
  const errors: Fields[] = [];
  const ids = boundedList<Fields | null>(call.body, 'EntityNegativeKeywords', MAX_ENTITIES).map(
    (entry, index) => {
      const entityId = textIn(entry ?? {}, 'EntityId');
      const whole = holderProblem(call, negativeHolderKind(entry?.EntityType), entityId);
      const added = boundedList<Fields | null>(entry ?? {}, 'NegativeKeywords', MAX_NEGATIVES).map(
        (item) => (whole ? [] : addOne(call, entityId, item)),
      );
      const inner = added.flatMap((outcome, place) =>
        typeof outcome === 'string' ? [] : outcome.map((one) => batchError(one, place)),
      );
      if (whole || inner.length > 0) errors.push(batchErrorCollection(index, inner, whole));
      return { Ids: added.map((outcome) => (typeof outcome === 'string' ? outcome : null)) };
    },
  );
  return { NegativeKeywordIds: ids, NestedPartialErrors: errors };
}

/** The new id, or what is wrong. */
function addOne(
  { world, account }: Call,
  entityId: string,
  item: Fields | null,
): string | readonly Problem[] {
  const fields = {
    Type: 'NegativeKeyword',
    Text: textIn(item ?? {}, 'Text'),
    MatchType: item?.MatchType ?? null,
  };
  const entity: Entity = {
    kind: 'NegativeKeyword',
    id: '',
    accountId: account.id,
    parentId: entityId,
    fields,
  };
  const table = world.table('NegativeKeyword');
  const found = [...textProblems(fields.Text), ...matchTypeProblems(fields.MatchType)];
  if (found.length === 0 && table.isTaken(entity)) {
    found.push(problem(codes.duplicateNegativeKeyword, null, 'There is one like it already.'));
  }
  if (table.countUnder(entityId) >= UNVERIFIED.negativesPerEntity) {
    found.push(problem(codes.tooManyNegatives, null, 'The entity is full.'));
  }
  if (found.length > 0) return found;
  const id = world.nextId();
  table.put({ ...entity, id });
  return id;
}

/** Only Exact and Phrase; broad is refused (platform document). */
function matchTypeProblems(matchType: unknown): readonly Problem[] {
  if (matchType === 'Exact' || matchType === 'Phrase') return [];
  return [problem(codes.negativeMatchType, 'MatchType', 'Exact or Phrase.')];
}

/** Deletes negative keywords by id from one campaign or ad group; answers only the errors. */
function deleteNegatives(call: Call): Fields {
  const entries = boundedList<Fields | null>(call.body, 'EntityNegativeKeywords', MAX_ENTITIES);
  return {
    NestedPartialErrors: entries.flatMap((entry, index) => deleteFrom(call, entry ?? {}, index)),
  };
}

function deleteFrom(call: Call, entry: Fields, index: number): readonly Fields[] {
  const entityId = textIn(entry, 'EntityId');
  const whole = holderProblem(call, negativeHolderKind(entry.EntityType), entityId);
  const items = boundedList<Fields | null>(entry, 'NegativeKeywords', MAX_NEGATIVES);
  if (whole) return [batchErrorCollection(index, [], whole)];
  const inner = items.flatMap((item, place) => {
    const stored = call.world.find('NegativeKeyword', call.account.id, textIn(item ?? {}, 'Id'));
    if (stored?.parentId !== entityId) {
      return [
        batchError(
          problem(codes.invalidNegativeKeywordId, 'Id', 'There is no such negative keyword.'),
          place,
        ),
      ];
    }
    call.world.removeTree(stored);
    return [];
  });
  return inner.length > 0 ? [batchErrorCollection(index, inner)] : [];
}

/** The kind an `EntityType` names; a whole-call fault for any other than Campaign and AdGroup. */
function negativeHolderKind(entityType: unknown): Kind {
  if (entityType === 'Campaign' || entityType === 'AdGroup') return entityType;
  throw operationFault(unverifiedCodes.invalidEntityType, 'EntityType is Campaign or AdGroup.');
}

/** What is wrong with an entity that shall hold negative keywords. */
function holderProblem(
  { world, account }: Call,
  kind: Kind,
  entityId: string,
): Problem | undefined {
  if (world.find(kind, account.id, entityId)) return undefined;
  return problem(unverifiedCodes.invalidEntityId, 'EntityId', 'There is no such entity.');
}

/** Negative keywords of entities, as add and delete take them. */
const entityNegativeKeywords = list(
  object({
    EntityId: id,
    EntityType: text,
    NegativeKeywords: list(
      typed([variant('NegativeKeyword', [], { Id: id, Text: text, MatchType: matchType })]),
    ),
  }),
);

/** Entities and negative keywords of one call (platform document 2b). */
const MAX_ENTITIES = 1;
const MAX_NEGATIVES = 20_000;

function queryByEntity(call: Call): Fields {
  const kind = negativeHolderKind(call.body.EntityType);
  const errors: Fields[] = [];
  const found = boundedList<string | null>(call.body, 'EntityIds', MAX_ENTITIES).map(
    (entityId, index) => {
      const wrong = holderProblem(call, kind, entityId ?? '');
      if (wrong) errors.push(batchError(wrong, index));
      return wrong
        ? null
        : {
            EntityId: entityId,
            EntityType: kind,
            NegativeKeywords: negativesOf(call, entityId ?? ''),
          };
    },
  );
  return { EntityNegativeKeywords: found, PartialErrors: errors };
}

const negativesOf = ({ world }: Call, entityId: string): readonly Fields[] =>
  [...world.table('NegativeKeyword').under(entityId)].map((one) => ({ Id: one.id, ...one.fields }));

export const negativeRoutes: readonly Route[] = [
  route(
    'POST',
    `${SERVICE}/EntityNegativeKeywords`,
    { EntityNegativeKeywords: entityNegativeKeywords },
    addNegatives,
  ),
  route(
    'DELETE',
    `${SERVICE}/EntityNegativeKeywords`,
    { EntityNegativeKeywords: entityNegativeKeywords },
    deleteNegatives,
  ),
  route(
    'POST',
    `${SERVICE}/NegativeKeywords/QueryByEntityIds`,
    { EntityIds: list(id), EntityType: text, ParentEntityId: id },
    queryByEntity,
  ),
];
