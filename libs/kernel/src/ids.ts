import { hash } from 'node:crypto';
import canonicalize from 'canonicalize';
import { TypeID, typeid } from 'typeid-js';

/** Every kind of record: the prefix of its ids, and its name. */
export const ID_NOUNS = {
  acc: 'Account',
  usr: 'User',
  spc: 'Space',
  inv: 'Invitation',
  ses: 'Session',
  mal: 'Mail',
  tok: 'Token',
  wbk: 'WebsiteKey',
  con: 'Connection',
  gnt: 'Grant',
  cna: 'Attempt',
  biz: 'Business',
  cmp: 'Campaign',
  adg: 'AdGroup',
  ad: 'Ad',
  kwd: 'Keyword',
  ast: 'Asset',
  cas: 'CampaignAsset',
  ada: 'AdAsset',
  ang: 'Angle',
  cpt: 'Concept',
  pvw: 'Preview',
  syn: 'Sync',
  opr: 'Operation',
  bre: 'BrakeEvent',
  alr: 'Alert',
  cva: 'ConversionAction',
  rcv: 'Receiver',
  inb: 'InboxEntry',
  cve: 'ConversionEvent',
  off: 'OfflineConversion',
  adj: 'Adjustment',
  pst: 'Post',
  geo: 'Location',
  req: 'Request',
} as const;

export type IdPrefix = keyof typeof ID_NOUNS;

export const ID_PREFIXES = Object.keys(ID_NOUNS) as readonly IdPrefix[];

/** Makes ids; a port so that tests and domain code choose them. */
export abstract class Ids {
  abstract next(prefix: IdPrefix): string;
}

/** Prefixed UUIDv7 in Crockford base32, lower case: sorts by time of making. */
export class TimeSortedIds extends Ids {
  next(prefix: IdPrefix): string {
    return typeid(prefix).toString();
  }
}

const SUFFIX = /^[0-7][0-9a-hjkmnp-tv-z]{25}$/;

/**
 * True when the value has the form `<prefix>_<26 characters>`; says nothing about whether it
 * exists.
 */
export const isId = (prefix: IdPrefix, value: unknown): value is string =>
  typeof value === 'string' &&
  value.startsWith(`${prefix}_`) &&
  SUFFIX.test(value.slice(prefix.length + 1));

/** A regular expression source for documents: the form of an id with this prefix. */
export const idPattern = (prefix: IdPrefix): string => `^${prefix}_[0-7][0-9a-hjkmnp-tv-z]{25}$`;

/** The id that carries the given UUID bytes (16), for ids that must be derived rather than made. */
export const idFromBytes = (prefix: IdPrefix, bytes: Uint8Array): string =>
  TypeID.fromUUIDBytes(prefix, bytes).toString();

/**
 * RFC 8785: one text per value, whatever the order of its members. Members that are undefined are
 * left out.
 */
export const canonicalJson = (value: unknown): string => canonicalize(value) ?? 'null';

/** SHA-256 of the RFC 8785 text, lower-case hex. */
export const digestOf = (value: unknown): string => hash('sha256', canonicalJson(value), 'hex');
