import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';

/** RFC 8785: one text per value, whatever the order of its members. Members that are undefined are left out. */
export const canonicalJson = (value: unknown): string => canonicalize(value) ?? 'null';

/** SHA-256 of the RFC 8785 text, lower-case hex. */
export const digestOf = (value: unknown): string =>
  createHash('sha256').update(canonicalJson(value)).digest('hex');
