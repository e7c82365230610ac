import { createHash } from 'node:crypto';
import { isIPv4 } from 'node:net';
import { CONSENT_RULES } from '../port/consent';
import type { OpenConnection } from '../port/connection';
import type {
  ActionDraft,
  ConversionRules,
  ConversionSink,
  RemoteAction,
  SinkConversion,
  Verdict,
} from '../port/conversion';
import { PlatformFailure } from '../port/failure';
import type { PlatformIo } from '../port/io';
import { dedupeKeyOf, eventNameConflicts, eventNameOf, type EventNames } from '../uploading/events';
import { type RefusalRow, refusedReply } from '../uploading/refusals';
import { type Sending, sendInParts } from '../uploading/send-in-parts';
import { isTest, uploadTestsApart } from '../uploading/tests';
import {
  answeredAlike,
  deferredAs,
  judgeByRules,
  noAdjustments,
  notAllTaken,
  refusedAs,
} from '../uploading/verdicts';
import { type Asked, classifyAnswer, classifyError, contradicted } from './client/failures';
import { type Json, listOf, recordOf, type WireAnswer } from './client/objects';
import type { LinkedinWire } from './client/requests';
import type { Session } from './client/session';
import { UNVERIFIED } from './unverified';

/** Where conversions for LinkedIn go: events of conversion rules. LinkedIn takes nothing back. */
export const conversionSink = (
  wire: LinkedinWire,
  open: (connection: OpenConnection, io: PlatformIo) => Session,
): ConversionSink => ({
  rules,
  judge: (conversion, now) => judgeByRules(rules, conversion, now),
  judgeAdjustment: () => noAdjustments('LinkedIn'),
  ensureAction: (connection, action, io) => ensureRule(wire, open(connection, io), action),
  upload: (connection, batch, io) =>
    uploadTestsApart(rules, connection, batch, (part) => upload(wire, connection, part, io)),
  preview: (connection, conversion) =>
    isTest(conversion) ? undefined : requestBody(wire, connection, [conversion]),
  adjust: async (_connection, batch) => batch.map(() => noAdjustments('LinkedIn')),
});

/**
 * Sends events in one batch; each element has a status of its own, unless the whole was refused.
 */
const upload = (
  wire: LinkedinWire,
  connection: OpenConnection,
  batch: readonly SinkConversion[],
  io: PlatformIo,
): Promise<readonly Verdict[]> =>
  sendInParts(
    batch,
    (items) => sendOnce(wire, connection, items, io),
    () => io.now(),
  );

const sendOnce = async (
  wire: LinkedinWire,
  connection: OpenConnection,
  items: readonly SinkConversion[],
  io: PlatformIo,
): Promise<Sending> => {
  const asked: Asked = { nature: 'change', entity: 'campaign', now: io.now() };
  const answer = await wire.exchange(connection, io, {
    method: 'BATCH_CREATE',
    path: '/conversionEvents',
    body: requestBody(wire, connection, items),
    ...asked,
  });
  const failure = classifyAnswer(answer, asked);
  return failure
    ? refusedReply(items, failure, reactionTo(answer.status), namedElements(answer))
    : elementwise(answer, items, asked);
};

const requestBody = (
  { apiVersion }: Pick<LinkedinWire, 'apiVersion'>,
  { currency }: OpenConnection,
  items: readonly SinkConversion[],
): Json => ({ elements: items.map((item) => eventBody(item, currency, apiVersion)) });

/** An answer with fewer elements than were sent says of none which it is. */
const elementwise = (
  answer: WireAnswer,
  items: readonly SinkConversion[],
  asked: Asked,
): Sending => {
  const elements = listOf(answer.body?.['elements']).map(recordOf);
  if (elements.length !== items.length) {
    return answeredAlike(items, notAllTaken(elements.length, items.length));
  }
  return { kind: 'answered', verdicts: elements.map((element) => verdictOn(element, asked)) };
};

const verdictOn = (element: Json, asked: Asked): Verdict => {
  const status = Number(element['status']);
  if (status === 200 || status === 201) return { outcome: 'taken' };
  const { detail } = classifyError(status, recordOf(element['error']), asked);
  switch (reactionTo(status)) {
    case 'item':
      return refusedAs(detail);
    case 'hold':
      return deferredAs(detail);
    default:
      return { outcome: 'unknown', code: detail.code, message: detail.message };
  }
};

/**
 * `/elements/3/user/userIds`, the path of what is wrong: the only place where LinkedIn says which
 * element it is.
 */
const namedElements = ({ body }: WireAnswer): readonly number[] => [
  ...new Set(
    [...String(body?.['message'] ?? '').matchAll(/\/elements\/(\d+)\b/g)].map(([, index]) =>
      Number(index),
    ),
  ),
];

const FIELDS = [
  'id',
  'name',
  'conversionMethod',
  'type',
  'enabled',
  'postClickAttributionWindowSize',
  'viewThroughAttributionWindowSize',
  'attributionType',
] as const;

/** Rules of one page. */
const PAGE = 500;

/**
 * The rule of this name that takes events, or a new one for all campaigns that the account has by
 * then. A rule that is there is not changed: where it differs, a conflict says so.
 */
const ensureRule = async (
  wire: LinkedinWire,
  session: Session,
  action: ActionDraft,
): Promise<RemoteAction> => {
  const found = await ruleNamed(session, action.name);
  if (found) return { remoteId: String(found['id']), conflicts: conflictsOf(action, found) };
  const body = ruleBody(action, session.accountUrn);
  const answer = await wire.ask(session.connection, session.io, {
    method: 'CREATE',
    path: '/conversions',
    query: { autoAssociationType: UNVERIFIED.ruleAssociation },
    body,
    nature: 'create',
    entity: 'campaign',
  });
  const remoteId =
    answer.createdId ?? (answer.body?.['id'] === undefined ? undefined : String(answer.body['id']));
  if (remoteId === undefined) {
    throw new PlatformFailure(
      contradicted('A conversion rule was made without an id.', 'create', answer.requestId),
    );
  }
  return { remoteId, conflicts: conflictsOf(action, body) };
};

const ruleNamed = async (session: Session, name: string): Promise<Json | undefined> => {
  for (let start = 0; ; start += PAGE) {
    const { body } = await session.read('FINDER', '/conversions', {
      q: 'account',
      account: session.accountUrn,
      start,
      count: PAGE,
      fields: FIELDS,
    });
    const rules = listOf(body?.['elements']).map(recordOf);
    const found = rules.find(
      (rule) => rule['conversionMethod'] === 'CONVERSIONS_API' && rule['name'] === name,
    );
    if (found || rules.length < PAGE) return found;
  }
};

/** Days that a window may have (Conversions API, Conversion rules). */
const WINDOWS = [1, 7, 30, 90];
const USUAL = { click: 30, view: 7 };

/** The shortest window of LinkedIn's that contains the desired one. */
const windowFor = (days: number): number => WINDOWS.find((window) => window >= days) ?? 90;

/** A conversion rule that takes events of this API. */
const ruleBody = (action: ActionDraft, account: string): Json => ({
  name: action.name,
  account,
  conversionMethod: 'CONVERSIONS_API',
  postClickAttributionWindowSize: windowFor(action.clickThroughLookbackWindowDays ?? USUAL.click),
  viewThroughAttributionWindowSize: windowFor(action.viewThroughLookbackWindowDays ?? USUAL.view),
  attributionType: 'LAST_TOUCH_BY_CAMPAIGN',
  type: eventNameOf(RULE_TYPES, action, 'linkedin-ads'),
});

type Conflict = RemoteAction['conflicts'][number];

const conflict = (field: string, value: unknown): Conflict => ({
  field,
  code: 'REMOTE_DIFFERS',
  message: `LinkedIn has ${String(value)}.`,
});

/**
 * The members of a rule that differ from the local action. Members that LinkedIn did not return are
 * not compared.
 */
const conflictsOf = (action: ActionDraft, rule: Json): readonly Conflict[] => {
  const holds = (member: string, desired: unknown): boolean =>
    rule[member] === undefined || rule[member] === desired;
  const [clicks, views] = [
    action.clickThroughLookbackWindowDays,
    action.viewThroughLookbackWindowDays,
  ];
  return [
    ...eventNameConflicts(
      action,
      'linkedin-ads',
      RULE_TYPES.own,
      `LinkedIn takes its own conversion types only, such as ${TYPES.slice(0, 3).join(', ')}.`,
    ),
    ...(holds('type', eventNameOf(RULE_TYPES, action, 'linkedin-ads'))
      ? []
      : [conflict('category', rule['type'])]),
    ...(holds('enabled', true) ? [] : [conflict('status', 'a rule that is switched off')]),
    ...(clicks === undefined || holds('postClickAttributionWindowSize', clicks)
      ? []
      : [conflict('clickThroughLookbackWindowDays', rule['postClickAttributionWindowSize'])]),
    ...(views === undefined || holds('viewThroughAttributionWindowSize', views)
      ? []
      : [conflict('viewThroughLookbackWindowDays', rule['viewThroughAttributionWindowSize'])]),
    ...(action.attributionModel === 'DATA_DRIVEN'
      ? [conflict('attributionModel', 'LAST_TOUCH_BY_CAMPAIGN')]
      : []),
  ];
};

/** Types of conversion rules that LinkedIn has. */
const TYPES: readonly string[] = UNVERIFIED.ruleTypes;

/**
 * LinkedIn's types of conversion rules, closest to what happened (Conversions API, conversion
 * types; spelling in `docs/platforms/linkedin-ads-unverified.md`).
 */
export const RULE_TYPES: EventNames = {
  stages: {
    signup: 'SIGN_UP',
    trial_started: 'START_TRIAL',
    qualified_lead: 'QUALIFIED_LEAD',
    paid: 'PURCHASE',
    expansion: 'PURCHASE',
  },
  events: {
    lead: 'LEAD',
    add_to_cart: 'ADD_TO_CART',
    begin_checkout: 'START_CHECKOUT',
    add_payment_info: 'OTHER',
    view_item: 'VIEW_CONTENT',
    page_view: 'KEY_PAGE_VIEW',
    search: 'SEARCH',
  },
  categories: {
    PURCHASE: 'PURCHASE',
    ADD_TO_CART: 'ADD_TO_CART',
    BEGIN_CHECKOUT: 'START_CHECKOUT',
    SUBSCRIBE_PAID: 'SUBSCRIBE',
    SUBMIT_LEAD_FORM: 'LEAD',
    SIGNUP: 'SIGN_UP',
    CONTACT: 'CONTACT',
    BOOK_APPOINTMENT: 'BOOK_APPOINTMENT',
    REQUEST_QUOTE: 'REQUEST_QUOTE',
    GET_DIRECTIONS: 'OTHER',
    PAGE_VIEW: 'KEY_PAGE_VIEW',
    DOWNLOAD: 'DOWNLOAD',
    PHONE_CALL_LEAD: 'PHONE_CALL',
    ENGAGEMENT: 'OTHER',
    DEFAULT: 'OTHER',
  },
  own: (name) => (TYPES.includes(name) ? name : undefined),
};

export const ruleUrn = (id: string): string => `urn:lla:llaPartnerConversion:${id}`;

/**
 * A conversion as LinkedIn takes it (Conversions API; captured requests): milliseconds, an amount
 * as text, `userIds` always there.
 */
export const eventBody = (
  conversion: SinkConversion,
  accountCurrency: string,
  apiVersion: string,
): Json => {
  const { action, occurredAt, value, currency } = conversion;
  return {
    conversion: ruleUrn(action.remote.remoteId),
    conversionHappenedAt: occurredAt,
    ...(value === undefined
      ? {}
      : {
          conversionValue: {
            currencyCode: currency ?? action.valueSettings.currencyCode ?? accountCurrency,
            amount: value,
          },
        }),
    eventId: dedupeKeyOf(conversion),
    user: { userIds: userIds(conversion, apiVersion), ...userInfo(conversion, apiVersion) },
  };
};

const userIds = (
  { identity, clickIds, device }: SinkConversion,
  apiVersion: string,
): readonly Json[] => {
  const click = clickIds.find(({ kind }) => kind === 'li_fat_id');
  const ip = device?.ip;
  return [
    ...(identity.email === undefined ? [] : [{ idType: 'SHA256_EMAIL', idValue: identity.email }]),
    ...(click === undefined
      ? []
      : [{ idType: 'LINKEDIN_FIRST_PARTY_ADS_TRACKING_UUID', idValue: click.value }]),
    ...(ip === undefined || !isIPv4(ip) || apiVersion < UNVERIFIED.hashedIpFrom
      ? []
      : [{ idType: 'SHA256_IP_ADDRESS', idValue: createHash('sha256').update(ip).digest('hex') }]),
  ];
};

/** LinkedIn takes both names or none, and the country with them only. */
const userInfo = ({ identity }: SinkConversion, apiVersion: string): Json => {
  const { firstName, lastName, address } = identity;
  if (firstName === undefined || lastName === undefined) return {};
  if (apiVersion < UNVERIFIED.hashedNamesFrom) return {};
  return {
    userInfo: {
      hashedFirstName: firstName,
      hashedLastName: lastName,
      ...(address?.countryCode === undefined ? {} : { countryCode: address.countryCode }),
    },
  };
};

const RESPONSES = 'LinkedIn, Marketing API error responses';
const EVENTS = 'LinkedIn Conversions API, Streaming conversion events';

/**
 * What LinkedIn's statuses mean for a batch of events, and for one element of it. A status that is
 * not here is not known, and the batch goes again.
 */
export const REFUSALS: readonly RefusalRow[] = [
  {
    code: '400',
    reaction: 'item',
    meaning: 'An element does not pass validation.',
    source: RESPONSES,
  },
  {
    code: '401',
    reaction: 'signIn',
    meaning: 'The token is missing, expired or revoked.',
    source: RESPONSES,
  },
  {
    code: '403',
    reaction: 'hold',
    meaning: 'The grant lacks rw_conversions, or the person has no role that may send conversions.',
    source: RESPONSES,
  },
  {
    code: '404',
    reaction: 'hold',
    meaning: 'The conversion rule is not there, or the API is restricted for this application.',
    source: RESPONSES,
  },
  { code: '408', reaction: 'again', meaning: 'Timed out.', source: RESPONSES },
  { code: '409', reaction: 'again', meaning: 'Two writes met.', source: RESPONSES },
  { code: '413', reaction: 'item', meaning: 'The request is too large.', source: RESPONSES },
  {
    code: '422',
    reaction: 'item',
    meaning: 'Named elements break the schema. No other element was processed.',
    source: EVENTS,
  },
  {
    code: '426',
    reaction: 'hold',
    meaning: 'This version of the API is no longer served. Change the setting of the version.',
    source: RESPONSES,
  },
  {
    code: '429',
    reaction: 'wait',
    meaning: 'The quota of a minute or a day is spent.',
    source: RESPONSES,
  },
  { code: '500', reaction: 'again', meaning: 'Failed inside.', source: RESPONSES },
  { code: '503', reaction: 'again', meaning: 'Away.', source: RESPONSES },
  { code: '504', reaction: 'again', meaning: 'Timed out inside.', source: RESPONSES },
];

const reactionTo = (status: number): RefusalRow['reaction'] | undefined =>
  REFUSALS.find(({ code }) => code === String(status))?.reaction;

const DAY_MS = 86_400_000;

/**
 * What LinkedIn takes of conversions (Conversions API, Streaming conversion events): 90 days back,
 * 5,000 in a request, each with a status of its own.
 */
export const rules: ConversionRules = {
  batch: 5_000,
  clickIds: ['li_fat_id'],
  identifiers: ['email'],
  oldestMs: 90 * DAY_MS,
  futureMs: 0,
  actionAgeMs: 0,
  consent: CONSENT_RULES['linkedin-ads'].userData,
  tests: 'unsupported',
  adjustments: {
    RETRACTION: 'unsupported',
    RESTATEMENT: 'unsupported',
    ENHANCEMENT: 'unsupported',
  },
};
