import { type Fields, isFields, objectIn, textIn } from '../../core/json';
import type { VendorAnswer } from '../../vendor';
import { creativeHolds, reviewStatus } from '../delivery';
import { jsonBody, ok, oneOf, record, text, urn } from '../doors/bodies';
import { type Call, needScope } from '../doors/call';
import { checkEnum, pageOf } from '../doors/collections';
import {
  flagParameter,
  listParameter,
  numberInUrn,
  onlyParameters,
  project,
  textParameter,
  urnOf,
} from '../doors/query';
import { createOne, type Resource, resourceRoutes } from '../doors/resources';
import { badParameter, plainError, Refusal } from '../errors';
import { type Account, desiredStatus, type Entity, statusOf, type World } from '../store';
import { createPost, postUrn } from './posts';
import { creativeProblems } from './rules';

const INTENDED_STATUSES = [
  'ACTIVE',
  'PAUSED',
  'DRAFT',
  'ARCHIVED',
  'CANCELED',
  'PENDING_DELETION',
  'REMOVED',
] as const;

/**
 * A creative as it may be sent: an existing post, or a text ad (vendor's page "Create and Manage
 * Creatives"; other formats are not emulated).
 */
const creativeShape = record({
  campaign: urn('sponsoredCampaign'),
  name: text,
  intendedStatus: oneOf(INTENDED_STATUSES),
  content: record({
    reference: urn('share', 'ugcPost'),
    textAd: record({ headline: text, description: text, landingPage: text, image: urn('image') }),
  }),
});

/**
 * A creative as it is answered: no review while it is a draft, no hold reasons while it serves
 * (vendor's page on creatives).
 */
export function readCreative(creative: Entity, world: World): Fields {
  const now = world.now();
  const holds = creativeHolds(creative, world, now);
  const person = urnOf('person', world.accounts.get(creative.accountId)?.personId ?? 'unknown');
  return {
    ...creative.fields,
    id: urnOf('sponsoredCreative', creative.id),
    account: urnOf('sponsoredAccount', creative.accountId),
    intendedStatus: statusOf(creative, now),
    isTest: false,
    createdAt: creative.createdAt,
    createdBy: person,
    lastModifiedAt: creative.modifiedAt,
    lastModifiedBy: person,
    ...reviewMembers(creative, now),
    isServing: holds.length === 0,
    ...(holds.length > 0 ? { servingHoldReasons: holds } : {}),
  };
}

function reviewMembers(creative: Entity, now: number): Fields {
  const status = reviewStatus(creative, now);
  const reasons = creative.review?.verdict?.reasons ?? [];
  return status === undefined
    ? {}
    : { review: { status, ...(reasons.length > 0 ? { rejectionReasons: reasons } : {}) } };
}

const MOST = 100;
const LISTS = ['campaigns', 'creatives', 'contentReferences', 'intendedStatuses'] as const;

/**
 * `q=criteria`: values of one list are ORed, lists are ANDed; the header must say FINDER (vendor's
 * page on creatives).
 */
function searchCreatives({ query, world, namedMethod }: Call, account: Account): VendorAnswer {
  if (namedMethod !== 'FINDER') {
    throw new Refusal(400, plainError(400, 'X-RestLi-Method must be FINDER'));
  }
  onlyParameters(query, [
    'q',
    ...LISTS,
    'isTestAccount',
    'isTotalIncluded',
    'sortOrder',
    'pageSize',
    'pageToken',
  ]);
  if (textParameter(query, 'q') !== 'criteria') throw badParameter('q');
  const [campaigns, ids, references, statuses] = LISTS.map((name) =>
    notEmpty(listParameter(query, name)),
  );
  checkEnum(statuses, INTENDED_STATUSES, 'intendedStatuses');
  checkUrns(campaigns, 'sponsoredCampaign', 'campaigns');
  checkUrns(ids, 'sponsoredCreative', 'creatives');
  const isTest = flagParameter(query, 'isTestAccount');
  const found = world
    .listed('creative', account.id)
    .filter(
      (creative) =>
        isTest !== true &&
        (campaigns?.includes(textIn(creative.fields, 'campaign')) ?? true) &&
        (ids?.includes(urnOf('sponsoredCreative', creative.id)) ?? true) &&
        (references?.includes(textIn(objectIn(creative.fields, 'content'), 'reference')) ?? true) &&
        (statuses?.includes(statusOf(creative, world.now())) ?? true),
    );
  return ok(
    pageOf(found, query, MOST, (creative) =>
      project(readCreative(creative, world), query.projection),
    ),
  );
}

const notEmpty = (values: readonly string[] | undefined) =>
  values && values.length > 0 ? values : undefined;

function checkUrns(values: readonly string[] | undefined, type: string, name: string): void {
  if (values?.some((value) => !value.startsWith(`urn:li:${type}:`))) throw badParameter(name);
}

/** Creatives: `/adAccounts/{}/creatives`, keyed by their URN, with the older error. */
export const creatives: Resource = {
  kind: 'creative',
  collection: 'creatives',
  dialect: 'plain',
  shape: creativeShape,
  readOnly: [
    'id',
    'account',
    'review',
    'isServing',
    'isTest',
    'servingHoldReasons',
    'createdAt',
    'createdBy',
    'lastModifiedAt',
    'lastModifiedBy',
  ],
  required: ['campaign', 'content'],
  idOf: (key) => numberInUrn(key, 'sponsoredCreative'),
  keyOf: (id) => urnOf('sponsoredCreative', id),
  complete: (fields) => ({ intendedStatus: 'ACTIVE', ...fields }),
  problems: creativeProblems,
  parentOf: (fields) => numberInUrn(textIn(fields, 'campaign'), 'sponsoredCampaign'),
  reviewAfter: (fields, before, now) =>
    before?.review ?? (fields.intendedStatus === 'DRAFT' ? undefined : { submittedAt: now }),
  read: readCreative,
  isDraft: (creative, world) => {
    const campaign = world.table('campaign').get(creative.parentId ?? '');
    return (
      desiredStatus(creative) === 'DRAFT' ||
      (campaign !== undefined && desiredStatus(campaign) === 'DRAFT')
    );
  },
  search: searchCreatives,
};

/**
 * `?action=createInline`: a post that only the ad shows, and the creative for it, or neither
 * (platform document 2b).
 */
function createInline(call: Call, account: Account): VendorAnswer {
  onlyParameters(call.query, ['action']);
  if (textParameter(call.query, 'action') !== 'createInline') {
    throw new Refusal(400, plainError(400, 'There is no such action'));
  }
  needScope(call.scopes, ['w_organization_social'], 'ACTION createInline /creatives');
  const body = jsonBody(call);
  const { inlineContent, ...creative } = objectIn(body, 'creative');
  onlyMembers(body, ['creative'], '');
  if (!isFields(inlineContent) || !isFields(inlineContent.post) || creative.content !== undefined) {
    throw new Refusal(
      422,
      plainError(
        422,
        'ERROR :: /creative/inlineContent/post :: field is required but not found and has no default value\n',
      ),
    );
  }
  onlyMembers(inlineContent, ['post'], '/creative/inlineContent');
  const post = createPost(call.world, account, inlineContent.post);
  try {
    const { id } = createOne(creatives, call.world, account, {
      ...creative,
      content: { reference: postUrn(post.id) },
    });
    return ok({ value: { creative: urnOf('sponsoredCreative', id) } });
  } catch (error) {
    call.world.removeTree(post);
    throw error;
  }
}

function onlyMembers(value: Fields, known: readonly string[], path: string): void {
  const unknown = Object.keys(value).filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new Refusal(
      422,
      plainError(
        422,
        unknown
          .map((name) => `ERROR :: ${path}/${name} :: unrecognized field found but not allowed\n`)
          .join(''),
      ),
    );
  }
}

export const creativeRoutes = resourceRoutes(creatives, createInline);
