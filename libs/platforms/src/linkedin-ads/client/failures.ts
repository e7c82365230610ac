import type { EntityKind } from '../../port/attributes';
import type { Failure, FailureDetail } from '../../port/failure';
import { UNVERIFIED } from '../unverified';
import { type Json, listOf, recordOf, textOf, type WireAnswer } from './objects';
import type { Nature } from './restli';

/** What must be known of a request to understand its refusal. */
export interface Asked {
  readonly nature: Nature;
  readonly entity: EntityKind;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** The failure of a whole call; undefined when the vendor took it. */
export const classifyAnswer = (answer: WireAnswer, asked: Asked): Failure | undefined => {
  if (answer.status < 200 || answer.status >= 300) {
    return classifyError(answer.status, answer.body ?? {}, asked, answer.requestId);
  }
  return answer.body
    ? undefined
    : contradicted('The answer is no JSON object.', asked.nature, answer.requestId);
};

/**
 * What one error stands for, of a whole call or of one element of a batch (platform document 2f).
 */
export const classifyError = (
  status: number,
  body: Json,
  asked: Asked,
  requestId?: string,
): Failure => {
  const detail = detailOf(status, body, requestId);
  if (status === 429) return throttled(detail, asked.now);
  if (status === 401) return { kind: 'unauthorised', detail };
  if (status === 403 && !isAboutRole(body)) {
    return { kind: 'unauthorised', concerns: 'ad-account', detail };
  }
  if (status === 409) return { kind: 'unavailable', detail };
  if (status === 426) return { kind: 'refused', detail: { ...detail, code: 'VERSION_SUNSET' } };
  if (status === 408 || (status >= 500 && status !== 501)) return lost(asked.nature, detail);
  const field = problemsIn(body)
    .map(({ path }) => fieldOf(path, asked.entity))
    .find((one) => one !== undefined);
  return { kind: 'refused', ...(field ? { field } : {}), detail };
};

/**
 * The vendor's answer does not fit what was asked: for a create it is unknown whether it was done.
 */
export const contradicted = (message: string, nature: Nature, requestId?: string): Failure =>
  lost(nature, { code: 'PLATFORM_CONTRADICTED', message, ...(requestId ? { requestId } : {}) });

const lost = (nature: Nature, detail: FailureDetail): Failure => ({
  kind: nature === 'create' ? 'unknown' : 'unavailable',
  detail,
});

/** The application or the member may not do this at all: a scope or a product is missing. */
const PERMISSION_CODES: readonly string[] = ['ACCESS_DENIED', 'HTTP_403'];

/** The number of the older envelope for a 403; of a 401 it is another (platform document 2f). */
const GENERAL_CODE = 'SERVICE_ERROR_100';

/** 403 that is not about a role on the object. */
export const isPermissionRefusal = ({ kind, detail: { code } }: Failure): boolean =>
  PERMISSION_CODES.includes(code) || (kind === 'unauthorised' && code === GENERAL_CODE);

/** The application is in its Development tier: five ad accounts, registered by its operator. */
export const isDevelopmentTier = ({ message }: FailureDetail): boolean =>
  UNVERIFIED.developmentTier.test(message);

/** A role that may not do this on this object: signing in again changes nothing. */
const isAboutRole = (body: Json): boolean => String(body['code'] ?? '').startsWith('NO_PERMISSION');

const DAY_SECONDS = 86_400;

/**
 * LinkedIn sends no header that says how long: quotas of a day end at midnight UTC. Only the
 * message shows that it was such a quota; this is the only place that reads a message (platform
 * document 2f).
 */
const throttled = (detail: FailureDetail, now: number): Failure => {
  if (!/\bDAY\b/.test(detail.message)) {
    return {
      kind: 'throttled',
      retryAfterSeconds: UNVERIFIED.shortWaitSeconds,
      scope: 'short',
      detail,
    };
  }
  const second = Math.floor(now / 1_000);
  return {
    kind: 'throttled',
    retryAfterSeconds: DAY_SECONDS - (second % DAY_SECONDS),
    scope: 'day',
    detail,
  };
};

/** The newer envelope has `code` and lists every fault; the older one a message only. */
const detailOf = (status: number, body: Json, requestId: string | undefined): FailureDetail => {
  const problems = problemsIn(body);
  const general = textOf(body['code']);
  const code =
    general === 'MULTIPLE_VALIDATIONS_FAILED' || general === undefined
      ? (problems[0]?.code ?? general)
      : general;
  const reported =
    problems.length > 0
      ? problems.map(({ path, message }) => [path, message].filter(Boolean).join(' ')).join('; ')
      : textOf(body['message']);
  const number = body['serviceErrorCode'];
  return {
    code: code ?? (number === undefined ? `HTTP_${status}` : `SERVICE_ERROR_${String(number)}`),
    message: reported ?? `LinkedIn answered with status ${status} and gave no message.`,
    ...(requestId ? { requestId } : {}),
  };
};

interface Problem {
  readonly path: string;
  readonly code: string | undefined;
  readonly message: string | undefined;
}

const problemsIn = (body: Json): readonly Problem[] => {
  const details = recordOf(body['errorDetails']);
  return ['inputErrors', 'conditionalInputErrors'].flatMap((list) =>
    listOf(details[list]).map((each) => problemOf(recordOf(each))),
  );
};

const problemOf = (error: Json): Problem => ({
  path: pathIn(error),
  code: textOf(error['code']),
  message: textOf(error['description']) ?? textOf(error['message']),
});

/** Where the member is named differs between pages: inside `input`, or beside it. */
const pathIn = (error: Json): string => {
  const holders = [
    recordOf(error['input']),
    ...listOf(error['inputs']).map(recordOf),
    ...listOf(error['conditionalInputs']).map(recordOf),
    error,
  ];
  return (
    holders
      .map((holder) => textOf(recordOf(holder['inputPath'])['fieldPath']))
      .find((path) => path !== undefined) ?? ''
  );
};

/**
 * Members of LinkedIn's objects and the field of ours that they come from; the longest that fits
 * wins.
 */
const FIELDS: Readonly<
  Partial<Record<EntityKind, readonly (readonly [path: string, field: string])[]>>
> = {
  campaign: [
    ['/name', 'name'],
    ['/status', 'status'],
    ['/dailyBudget', 'budget'],
    ['/budgetOptimization', 'biddingStrategy'],
    ['/runSchedule/start', 'startDate'],
    ['/runSchedule/end', 'endDate'],
    ['/runSchedule', 'startDate'],
  ],
  adGroup: [
    ['/name', 'name'],
    ['/status', 'status'],
    ['/unitCost', 'maxCpc'],
    ['/optimizationTargetType', 'biddingStrategy'],
    ['/costType', 'biddingStrategy'],
    ['/objectiveType', 'objective'],
    ['/locale', 'languages'],
    ['/politicalIntent', 'declarations/politicalAdvertising'],
    ['/dailyBudget', 'budget'],
    ['/targetingCriteria/include/and/urn:li:adTargetingFacet:locations', 'geoTargets'],
    ['/targetingCriteria', 'targeting/linkedin'],
    ['/audienceExpansionEnabled', 'targeting/linkedin/audienceExpansion'],
    ['/offsiteDeliveryEnabled', 'type'],
  ],
  ad: [
    ['/intendedStatus', 'status'],
    ['/name', 'headlines'],
    ['/inlineContent/post/commentary', 'descriptions'],
    ['/inlineContent/post/contentLandingPage', 'finalUrl'],
    ['/inlineContent/post/contentCallToActionLabel', 'callToAction'],
    ['/inlineContent/post/content/media/title', 'headlines'],
    ['/inlineContent/post/content/media/id', 'images'],
    ['/inlineContent/post/content', 'images'],
  ],
};

/** Facets that a path may name anywhere inside the targeting. */
const FACETS: readonly (readonly [facet: string, field: string])[] = [
  ['profileLocations', 'geoTargets'],
  ['locations', 'geoTargets'],
  ['interfaceLocales', 'languages'],
  ['titles', 'targeting/linkedin/include/jobTitles'],
  ['jobFunctions', 'targeting/linkedin/include/jobFunctions'],
  ['seniorities', 'targeting/linkedin/include/seniorities'],
  ['industries', 'targeting/linkedin/include/industries'],
  ['staffCountRanges', 'targeting/linkedin/include/companySizes'],
  ['skills', 'targeting/linkedin/include/skills'],
  ['groups', 'targeting/linkedin/include/memberGroups'],
];

/** Our field path for a member that LinkedIn names; undefined when there is none. */
const fieldOf = (path: string, entity: EntityKind): string | undefined => {
  const member = normalised(path);
  if (member.startsWith('/targetingCriteria')) {
    const facet = FACETS.find(([name]) =>
      new RegExp(`(?:adTargetingFacet:|/)${name}\\b`).test(member),
    );
    if (facet) return facet[1];
  }
  const fitting = (FIELDS[entity] ?? []).filter(
    ([prefix]) => member === prefix || member.startsWith(`${prefix}/`),
  );
  return fitting.sort(([a], [b]) => b.length - a.length)[0]?.[1];
};

/** `/creative/inlineContent/…` of the inline action and `/inlineContent/…` are the same member. */
const normalised = (path: string): string =>
  `/${path.replace(/^\/+/, '').replace(/^(?:creative|elements\/\d+|patch\/\$set)\//, '')}`;
