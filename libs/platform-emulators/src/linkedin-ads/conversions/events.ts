import { type Fields, isFields, listIn, numberIn, objectIn, textIn } from '../../core/json';
import type { VendorAnswer } from '../../vendor';
import {
  flag,
  jsonBody,
  list,
  long,
  money,
  ok,
  oneOf,
  record,
  type RecordShape,
  structureFaults,
  text,
  urn,
} from '../doors/bodies';
import { type Call, needScope, type Route } from '../doors/call';
import { numberInUrn, onlyParameters } from '../doors/query';
import { plainError, Refusal } from '../errors';
import { UNVERIFIED } from '../unverified';

/** Events of one batch (platform document 2e). */
const MOST = 5_000;

/** Conversion events, one or a batch. */
export const eventRoutes: readonly Route[] = [{ path: '/rest/conversionEvents', answer: events }];

function events(call: Call): VendorAnswer {
  needScope(call.scopes, ['rw_conversions'], `${call.method} /conversionEvents`);
  onlyParameters(call.query, []);
  switch (call.method) {
    case 'CREATE':
      return one(call);
    case 'BATCH_CREATE':
      return batch(call);
    default:
      throw new Refusal(405, plainError(405, 'Method Not Allowed'));
  }
}

function one(call: Call): VendorAnswer {
  const event = jsonBody(call);
  refuseFaults(faultsOf(event, '', call));
  const status = keep(call, event);
  return status === 201 ? { status } : { status, body: plainError(status, NOT_THERE) };
}

/**
 * An element that breaks the schema refuses the whole batch, and nothing is processed; other faults
 * are reported element by element.
 */
function batch(call: Call): VendorAnswer {
  const body = jsonBody(call);
  const elements = listIn<unknown>(body, 'elements');
  if (!Array.isArray(body.elements) || Object.keys(body).length !== 1 || elements.length > MOST) {
    throw new Refusal(400, plainError(400, `A batch is {"elements":[]} of at most ${MOST}`));
  }
  refuseFaults(elements.flatMap((element, index) => faultsOf(element, `/elements/${index}`, call)));
  return ok({
    elements: elements.map((element) => answerTo(keep(call, isFields(element) ? element : {}))),
  });
}

const answerTo = (status: number): Fields =>
  status === 201 ? { status } : { status, error: plainError(status, NOT_THERE) };

const NOT_THERE = 'The conversion rule is not there, or takes no events';

const faultsOf = (event: unknown, path: string, { world, headers }: Call): readonly string[] => {
  const structure = structureFaults(EVENT, event ?? 0, path);
  return structure.length > 0 || !isFields(event)
    ? structure
    : [
        ...eventFaults(event, path, world.now()),
        ...versionFaults(event, path, headers['linkedin-version'] ?? ''),
      ];
};

/** Members that an older version does not know. */
function versionFaults(event: Fields, path: string, version: string): readonly string[] {
  const user = objectIn(event, 'user');
  const { hashedIpFrom, hashedNamesFrom } = UNVERIFIED;
  const ips = listIn(user, 'userIds').flatMap((id, index) =>
    textIn(id, 'idType') === 'SHA256_IP_ADDRESS' && version < hashedIpFrom
      ? [fault(`${path}/user/userIds/${index}/idType`, 'is not a member of the enumeration')]
      : [],
  );
  const names = ['hashedFirstName', 'hashedLastName']
    .filter((name) => objectIn(user, 'userInfo')[name] !== undefined && version < hashedNamesFrom)
    .map((name) => fault(`${path}/user/userInfo/${name}`, 'unrecognized field found'));
  return [...ips, ...names];
}

function refuseFaults(faults: readonly string[]): void {
  if (faults.length > 0) throw new Refusal(422, plainError(422, `${faults.join('\n')}\n`));
}

/** 201 when it was taken; an event without an id is never a duplicate. */
function keep({ world, personId }: Call, event: Fields): number {
  const rule = world.conversionRules.get(
    numberInUrn(textIn(event, 'conversion'), 'llaPartnerConversion') ?? '',
  );
  const account = rule && world.accounts.get(rule.accountId);
  if (!rule || !account || !world.people.roleOn(account, personId)) return 404;
  if (rule.fields.enabled !== true || rule.fields.conversionMethod !== 'CONVERSIONS_API') {
    return 400;
  }
  const eventId = textIn(event, 'eventId') || `unnamed ${world.nextId()}`;
  world.conversions.take(
    {
      key: JSON.stringify([rule.id, eventId]),
      accountId: rule.accountId,
      parentId: rule.id,
      name: textIn(rule.fields, 'name'),
      event,
    },
    world.now(),
  );
  return 201;
}

/** What identifies a person (platform document 2e). */
const ID_TYPES = [
  'SHA256_EMAIL',
  'LINKEDIN_FIRST_PARTY_ADS_TRACKING_UUID',
  'ACXIOM_ID',
  'ORACLE_MOAT_ID',
  'PLAINTEXT_IP_ADDRESS',
  'SHA256_IP_ADDRESS',
  'GOOGLE_AID',
] as const;

/** One event, closed (captured request, platform document 2e). */
const EVENT: RecordShape = record({
  conversion: urn('llaPartnerConversion'),
  conversionHappenedAt: long,
  conversionValue: money,
  eventId: text,
  user: record({
    userIds: list(record({ idType: oneOf(ID_TYPES), idValue: text })),
    userInfo: record({
      firstName: text,
      lastName: text,
      hashedFirstName: text,
      hashedLastName: text,
      title: text,
      companyName: text,
      countryCode: text,
    }),
    externalIds: list(text),
    lead: text,
  }),
});

/** A conversion rule as it is made (captured request). */
export const RULE: RecordShape = record({
  name: text,
  account: urn('sponsoredAccount'),
  conversionMethod: oneOf([
    'CONVERSIONS_API',
    'INSIGHT_TAG_URL_MATCH_RULES',
    'INSIGHT_TAG_JAVASCRIPT_EVENT',
  ]),
  postClickAttributionWindowSize: long,
  viewThroughAttributionWindowSize: long,
  attributionType: oneOf(['LAST_TOUCH_BY_CAMPAIGN', 'LAST_TOUCH_BY_CONVERSION', 'EACH_CAMPAIGN']),
  type: text,
  enabled: flag,
});

export const ATTRIBUTIONS: readonly string[] = [
  'LAST_TOUCH_BY_CAMPAIGN',
  'LAST_TOUCH_BY_CONVERSION',
  'EACH_CAMPAIGN',
];
export const METHODS: readonly string[] = [
  'CONVERSIONS_API',
  'INSIGHT_TAG_URL_MATCH_RULES',
  'INSIGHT_TAG_JAVASCRIPT_EVENT',
];
const KNOWN_IDS: readonly string[] = ID_TYPES;

const DAY_MS = 86_400_000;
const OLDEST_DAYS = 90;
const CURRENCIES = new Set(Intl.supportedValuesOf('currency'));

/** What is wrong with the values of an event, one line each (platform document 2e). */
function eventFaults(event: Fields, path: string, now: number): readonly string[] {
  return [
    ...timeFaults(event, path, now),
    ...moneyFaults(event, path),
    ...personFaults(event, path),
    ...missing(event, path),
  ];
}

const fault = (path: string, what: string): string => `ERROR :: ${path} :: ${what}`;

const missing = (event: Fields, path: string): readonly string[] =>
  ['conversion', 'conversionHappenedAt', 'user']
    .filter((name) => event[name] === undefined || event[name] === null)
    .map((name) =>
      fault(`${path}/${name}`, 'field is required but not found and has no default value'),
    );

function timeFaults(event: Fields, path: string, now: number): readonly string[] {
  const at = numberIn(event, 'conversionHappenedAt');
  if (at === undefined) return [];
  if (now - at > OLDEST_DAYS * DAY_MS) {
    return [fault(`${path}/conversionHappenedAt`, 'must be within the last 90 days')];
  }
  return at - now > UNVERIFIED.eventAheadMs
    ? [fault(`${path}/conversionHappenedAt`, 'must not be in the future')]
    : [];
}

/** An amount is a decimal text. */
function moneyFaults(event: Fields, path: string): readonly string[] {
  if (!isFields(event.conversionValue)) return [];
  const { amount, currencyCode } = event.conversionValue;
  return [
    ...(/^\d+(\.\d+)?$/.test(String(amount ?? ''))
      ? []
      : [fault(`${path}/conversionValue/amount`, 'must be a decimal number')]),
    ...(CURRENCIES.has(String(currencyCode ?? ''))
      ? []
      : [fault(`${path}/conversionValue/currencyCode`, 'must be an ISO 4217 code')]),
  ];
}

/**
 * `userIds` is present even when it is empty; a person without any is named by name and company, or
 * by an id of the sender's.
 */
function personFaults(event: Fields, path: string): readonly string[] {
  const user = objectIn(event, 'user');
  if (!Array.isArray(user.userIds)) {
    return [
      fault(`${path}/user/userIds`, 'field is required but not found and has no default value'),
    ];
  }
  const info = objectIn(user, 'userInfo');
  const isNamed = [
    ['firstName', 'lastName'],
    ['hashedFirstName', 'hashedLastName'],
  ].some((names) => names.every((name) => textIn(info, name) !== ''));
  const ids = listIn(user, 'userIds');
  if (ids.length === 0 && !isNamed) {
    return [fault(`${path}/user`, 'needs a user id, or first and last name')];
  }
  if (user.userInfo !== undefined && !isNamed) {
    return [fault(`${path}/user/userInfo`, 'needs first and last name')];
  }
  return [
    ...['hashedFirstName', 'hashedLastName']
      .filter((name) => info[name] !== undefined && !SHA256.test(textIn(info, name)))
      .map((name) => fault(`${path}/user/userInfo/${name}`, 'must be SHA-256 in hexadecimal')),
    ...(info.countryCode === undefined || /^[A-Z]{2}$/.test(textIn(info, 'countryCode'))
      ? []
      : [fault(`${path}/user/userInfo/countryCode`, 'must be an ISO 3166-1 alpha-2 code')]),
    ...ids.flatMap((id, index) => idFaults(id, `${path}/user/userIds/${index}`)),
  ];
}

const SHA256 = /^[0-9a-f]{64}$/;

function idFaults(id: Fields, path: string): readonly string[] {
  const [type, value] = [textIn(id, 'idType'), textIn(id, 'idValue')];
  if (!KNOWN_IDS.includes(type)) {
    return [fault(`${path}/idType`, `${type} is not a member of the enumeration`)];
  }
  if (value === '') return [fault(`${path}/idValue`, 'must not be empty')];
  return type.startsWith('SHA256_') && !SHA256.test(value)
    ? [fault(`${path}/idValue`, 'must be SHA-256 in hexadecimal')]
    : [];
}
