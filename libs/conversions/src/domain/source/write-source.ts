import { isCurrency, type Issue, validationError } from '@switchyard/kernel';
import { LEAD_STAGES } from '../conversion-action';
import {
  CLIENT_REFERENCES,
  type ConversionSource,
  CRM_FIELDS,
  READABLE_SOURCES,
  RENEWALS,
  type SealedSecret,
  SALE_VALUES,
  SIGNATURE_ENCODINGS,
  type SourceCredentials,
  type SourceType,
  WEBHOOK_MEANINGS,
  WEBHOOK_PATHS,
} from './conversion-source';
import { isRecord, type Json } from './payload/members';

/** What a caller writes to make a source, its secret sealed. */
export interface NewSource {
  readonly type: SourceType;
  readonly id?: string;
  readonly config?: Json;
}

/** A new source. Throws `VALIDATION_ERROR` with every problem of its configuration. */
export const createSource = (
  spaceId: string,
  { type, id = type, config = {} }: NewSource,
  secret: SealedSecret | null,
  world: { readonly receiverId: string; readonly now: Date },
): ConversionSource => {
  refuseIncompleteConfig(type, config);
  return {
    spaceId,
    id,
    type,
    config,
    secret,
    previousSecret: null,
    hasCredentials: false,
    receiverId: world.receiverId,
    lastReceivedAt: null,
    lastError: null,
    seenTypes: null,
    createdAt: world.now,
    updatedAt: world.now,
    version: 1,
  };
};

const TOKEN = /^[\x21-\x7e]{8,500}$/;

/** Reads what a caller writes as credentials. Throws `VALIDATION_ERROR`. */
export const readCredentials = (type: SourceType, given: Json): SourceCredentials => {
  const path = '/credentials';
  if (!READABLE_SOURCES.includes(type)) {
    throw validationError([
      {
        path,
        code: 'NOT_ALLOWED',
        message: `Records of ${type} are not read, so that it has no credentials`,
      },
    ]);
  }
  const { accessToken, ...unknown } = given as { readonly accessToken?: unknown };
  const issues: Issue[] = Object.keys(unknown).map((name) => ({
    path: pathOf(path, name),
    code: 'UNKNOWN_FIELD',
    message: `${name} is not known. Credentials of ${type} are accessToken`,
  }));
  if (typeof accessToken === 'string' && TOKEN.test(accessToken) && issues.length === 0) {
    return { accessToken };
  }
  throw validationError([
    ...issues,
    ...(typeof accessToken === 'string' && TOKEN.test(accessToken)
      ? []
      : wrong(
          `${path}/accessToken`,
          accessToken === undefined ? 'REQUIRED' : 'BAD_FORMAT',
          'credentials/accessToken must be the access token of a private app',
        )),
  ]);
};

/** Throws `VALIDATION_ERROR` with every problem. */
export const refuseBadConfig = (type: SourceType, config: Json, path = '/config'): void => {
  const issues = configIssues(type, config, path);
  if (issues.length > 0) throw validationError(issues);
};

/** The same of the whole configuration of a source, in which nothing that it needs may be missing. */
export const refuseIncompleteConfig = (type: SourceType, config: Json): void => {
  const missing = (NEEDED[type] ?? []).filter((name) => config[name] === undefined);
  const issues = [
    ...configIssues(type, config, '/config'),
    ...missing.flatMap((name) => wrong(`/config/${name}`, 'REQUIRED', NEEDED_TEXTS[name])),
  ];
  if (issues.length > 0) throw validationError(issues);
};

/** RFC 7396: members of objects are merged, null takes one away, anything else replaces. */
export const mergeConfig = (stored: Json, given: Json): Json => {
  const merged = new Map<string, unknown>(Object.entries(stored));
  for (const [name, value] of Object.entries(given)) {
    const before = merged.get(name);
    if (value === null) merged.delete(name);
    else {
      merged.set(
        name,
        isRecord(value) ? mergeConfig(isRecord(before) ? before : {}, value) : value,
      );
    }
  }
  return Object.fromEntries(merged);
};

/** What is wrong with one value. */
type Check = (value: unknown, path: string) => readonly Issue[];

const MOST_ENTRIES = 200;
const wrong = (path: string, code: Issue['code'], message: string): readonly Issue[] => [
  { path, code, message },
];
const pathOf = (path: string, name: string): string =>
  `${path}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;

const flag: Check = (value, path) =>
  typeof value === 'boolean'
    ? []
    : wrong(path, 'WRONG_TYPE', `${path.slice(1)} must be true or false`);
const text: Check = (value, path) => {
  if (typeof value !== 'string') {
    return wrong(path, 'WRONG_TYPE', `${path.slice(1)} must be a string`);
  }
  return value.trim() === '' || value.length > 255
    ? wrong(
        path,
        value.length > 255 ? 'TOO_LONG' : 'TOO_SHORT',
        `${path.slice(1)} must have 1 to 255 characters`,
      )
    : [];
};
const currency: Check = (value, path) =>
  isCurrency(value)
    ? []
    : wrong(path, 'NOT_ONE_OF', `${path.slice(1)} must be an ISO 4217 code such as EUR`);
const oneOf =
  (values: readonly unknown[]): Check =>
  (value, path) =>
    values.includes(value)
      ? []
      : wrong(path, 'NOT_ONE_OF', `${path.slice(1)} must be one of ${values.join(', ')}`);

/**
 * An object, each of whose members is checked; `names` are those it may have, any when there are
 * none.
 */
const mapOf =
  (check: Check, names?: readonly string[]): Check =>
  (value, path) => {
    if (!isRecord(value)) return wrong(path, 'WRONG_TYPE', `${path.slice(1)} must be an object`);
    const members = Object.entries(value);
    if (members.length > MOST_ENTRIES) {
      return wrong(path, 'TOO_MANY', `${path.slice(1)} must have at most ${MOST_ENTRIES} members`);
    }
    return members.flatMap(([name, inner]) => {
      const at = pathOf(path, name);
      return names && !names.includes(name)
        ? wrong(at, 'UNKNOWN_FIELD', `${name} is not a known member. Known are ${names.join(', ')}`)
        : check(inner, at);
    });
  };

const MOST_PATHS = 10;

/** A list, each of whose entries is checked. */
const listOf =
  (check: Check, most: number): Check =>
  (value, path) => {
    if (!Array.isArray(value)) return wrong(path, 'WRONG_TYPE', `${path.slice(1)} must be a list`);
    return value.length > most
      ? wrong(path, 'TOO_MANY', `${path.slice(1)} must have at most ${most} entries`)
      : value.flatMap((entry, at) => check(entry, `${path}/${at}`));
  };

/** An object of known members, each with its own check. */
const shapeOf =
  (checks: Readonly<Record<string, Check>>): Check =>
  (value, path) => {
    const known = Object.entries(checks).flatMap(([name, check]) =>
      isRecord(value) && Object.hasOwn(value, name) ? check(value[name], pathOf(path, name)) : [],
    );
    return [...mapOf(() => [], Object.keys(checks))(value, path), ...known];
  };
const formedAs =
  (form: RegExp, words: string): Check =>
  (value, path) =>
    typeof value === 'string' && form.test(value)
      ? []
      : wrong(path, 'BAD_FORMAT', `${path.slice(1)} must be ${words}`);
const header = formedAs(/^[A-Za-z0-9-]{1,100}$/, 'the name of a header, such as X-Signature');
const shopDomain = formedAs(
  /^[a-z0-9][a-z0-9-]{0,62}\.myshopify\.com$/,
  'the address of the shop at Shopify, such as example.myshopify.com',
);
const organizationId = formedAs(
  /^00D[A-Za-z0-9]{12}([A-Za-z0-9]{3})?$/,
  'the id of an organisation such as 00D5e000000KQ2eEAG',
);

/** Platforms take no more named values of an event. */
const MOST_CUSTOM_DATA = 30;

const every = { conversionActions: mapOf(text, LEAD_STAGES) };
const stages = mapOf(oneOf([...LEAD_STAGES, null]));
const crm = { ...every, stages, currency, fields: mapOf(text, CRM_FIELDS) };

const MEMBERS: Readonly<Record<SourceType, Readonly<Record<string, Check>>>> = {
  stripe: {
    ...every,
    livemode: flag,
    disputes: flag,
    renewals: oneOf(RENEWALS),
    clientReference: oneOf(CLIENT_REFERENCES),
    value: oneOf(SALE_VALUES),
    orderId: listOf(text, MOST_PATHS),
  },
  hubspot: crm,
  salesforce: { ...crm, organizationId },
  ga4: { ...every, stages, currency, customData: listOf(text, MOST_CUSTOM_DATA) },
  webhook: {
    ...every,
    stages: mapOf(oneOf([...LEAD_STAGES, ...WEBHOOK_MEANINGS, null])),
    ...Object.fromEntries(WEBHOOK_PATHS.map((name) => [name, text])),
    signature: shapeOf({
      header,
      prefix: formedAs(/^[\x21-\x7e]{0,50}$/, 'up to 50 plain characters, such as sha256='),
      encoding: oneOf(SIGNATURE_ENCODINGS),
      timestampHeader: header,
    }),
  },
  shopify: { ...every, shop: shopDomain, value: oneOf(SALE_VALUES) },
  woocommerce: { ...every, value: oneOf(SALE_VALUES) },
};

/**
 * Settings without which a source is not kept. One app of Shopify signs for all its shops with one
 * secret, so that the shop must be named.
 */
const NEEDED: Readonly<Partial<Record<SourceType, readonly (keyof typeof NEEDED_TEXTS)[]>>> = {
  shopify: ['shop'],
};
const NEEDED_TEXTS = {
  shop: 'config.shop is needed: the address of the shop at Shopify, such as example.myshopify.com',
} as const;

/**
 * Everything that is wrong with the configuration of a source; members that its type does not know
 * are named.
 */
export const configIssues = (
  type: SourceType,
  config: Readonly<Record<string, unknown>>,
  path: string,
): Issue[] =>
  Object.entries(config).flatMap(([name, value]) => {
    const check = Object.hasOwn(MEMBERS[type], name) ? MEMBERS[type][name] : undefined;
    return check
      ? check(value, pathOf(path, name))
      : wrong(
          pathOf(path, name),
          'UNKNOWN_FIELD',
          `${name} is not a setting of ${type}. Its settings are ${Object.keys(MEMBERS[type]).join(', ')}`,
        );
  });
