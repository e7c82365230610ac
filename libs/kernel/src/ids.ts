import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';
import { TypeID, typeid } from 'typeid-js';

/** Every kind of record and the prefix of its ids. */
export const ID_PREFIXES = [
  'acc',
  'usr',
  'spc',
  'inv',
  'ses',
  'mal',
  'tok',
  'wbk',
  'con',
  'gnt',
  'cna',
  'biz',
  'cmp',
  'adg',
  'ad',
  'kwd',
  'ast',
  'cas',
  'ada',
  'ang',
  'cpt',
  'pvw',
  'syn',
  'opr',
  'bre',
  'alr',
  'cva',
  'rcv',
  'cve',
  'off',
  'adj',
  'pst',
  'geo',
  'req',
] as const;

export type IdPrefix = (typeof ID_PREFIXES)[number];

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
export const digestOf = (value: unknown): string =>
  createHash('sha256').update(canonicalJson(value)).digest('hex');
