import type { IncomingMessage } from 'node:http';
import { invalidRequest, Refusal } from '@switchyard/kernel';
import type { FastifyRequest } from 'fastify';
import { isRecord, pointer } from '../validation/findings';
import { declarationFor } from './request-state';
import {
  decodeUtf8,
  refuseUnstorable,
  replaceUnstorable,
  type UnstorablePart,
  unstorableParts,
} from './storable';

/** Deeper than any body of ours; recursive code further in stays far from the end of the stack. */
const MAX_DEPTH = 32;

/**
 * The one gate for JSON: bytes as a value that every store can hold; undefined for none. Throws
 * INVALID_REQUEST for what is no JSON, is too deep, names a member twice or `__proto__`, and, with
 * the path of each, for characters and numbers that cannot be stored; with `anyText` texts may hold
 * any character.
 */
export const readJson = (bytes: Buffer, anyText = false): unknown => {
  const text = decodeUtf8(bytes);
  if (text.trim() === '') return undefined;
  const value = parse(text);
  if (countMembers(value, 1) !== countColons(text)) {
    throw invalidRequest('The body has a member twice in one object. Remove one of the two.');
  }
  const parts = unstorableParts(value, anyText);
  if (parts.length > 0) throw refuseUnstorable(parts);
  return value;
};

/** What was read of a body that is, in whole or in part, the words of a provider. */
export interface ForeignJson {
  readonly value: unknown;
  /** What could not be stored, and was replaced. */
  readonly replaced: readonly UnstorablePart[];
}

/**
 * A provider's JSON, whatever it holds: what cannot be stored is replaced. Throws INVALID_REQUEST
 * only for what is no JSON. `parseText` reads another format instead, and throws for what is none.
 */
export const readForeignJson = (
  bytes: Buffer,
  parseText: (text: string) => unknown = parse,
): ForeignJson => {
  const text = decodeUtf8(bytes);
  if (text.trim() === '') return { value: undefined, replaced: [] };
  const replaced: UnstorablePart[] = [];
  return { value: replaceUnstorable(parseText(text), MAX_DEPTH, replaced), replaced };
};

/**
 * A caller's JSON in which one member is the words of a provider, who may name a member twice; the
 * rest is read as `readJson` reads it.
 */
export const readJsonWithForeign = (
  bytes: Buffer,
  member: string,
  anyText = false,
): ForeignJson => {
  const text = decodeUtf8(bytes);
  if (text.trim() === '') return { value: undefined, replaced: [] };
  const value = parse(text);
  if (!isRecord(value) || !Object.hasOwn(value, member)) {
    return { value: readJson(bytes, anyText), replaced: [] };
  }
  const { [member]: foreign, ...own } = value;
  const replaced: UnstorablePart[] = [];
  const kept = replaceUnstorable(foreign, MAX_DEPTH, replaced, pointer('', member));
  countMembers(own, 1);
  const parts = unstorableParts(own);
  if (parts.length > 0) throw refuseUnstorable(parts);
  return { value: { ...own, [member]: kept }, replaced };
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw invalidRequest('The body is not valid JSON.');
  }
};

const countMembers = (value: unknown, depth: number): number => {
  if (typeof value !== 'object' || value === null) return 0;
  if (depth > MAX_DEPTH) {
    throw invalidRequest(`The body is nested deeper than ${MAX_DEPTH} levels.`);
  }
  if (Array.isArray(value)) {
    return value.reduce<number>((sum, item) => sum + countMembers(item, depth + 1), 0);
  }
  if (Object.hasOwn(value, '__proto__')) {
    throw invalidRequest('The body has a member named __proto__.');
  }
  const members = isRecord(value) ? Object.values(value) : [];
  return members.reduce<number>(
    (sum, member) => sum + countMembers(member, depth + 1),
    members.length,
  );
};

const QUOTE = 34;
const COLON = 58;

/**
 * One colon outside strings stands for one member; JSON.parse keeps only the last of two with one
 * name, so the counts differ.
 */
const countColons = (text: string): number => {
  let colons = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) at = endOfString(text, at + 1);
    else if (code === COLON) colons++;
  }
  return colons;
};

const endOfString = (text: string, from: number): number => {
  let end = text.indexOf('"', from);
  while (isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end;
};

const isEscaped = (text: string, at: number): boolean => {
  let slashes = 0;
  while (text[at - 1 - slashes] === '\\') slashes++;
  return slashes % 2 === 1;
};

/** The content types of bodies that are bytes. The bytes show what they really are. */
export const BYTE_TYPES = /^(image\/|video\/|application\/octet-stream(;|$))/;

type Done = (error: Error | null, body?: unknown) => void;

/**
 * Hands the stream on, unread, to routes that take bytes. A declared length is checked
 * beforehand.
 */
export const takeBytes = (request: FastifyRequest, payload: IncomingMessage, done: Done): void => {
  const { bytes } = declarationFor(request);
  if (!bytes) return takeSigned(request, payload, done);
  if (Number(request.headers['content-length'] ?? 0) > bytes.maxBytes) return done(bodyTooLarge());
  done(null, payload);
};

/**
 * A body of a content type that is not ours: a signed route gets its bytes, since providers send
 * what they like; for every other route it is refused unread.
 */
export const takeSigned = (request: FastifyRequest, payload: IncomingMessage, done: Done): void => {
  if (declarationFor(request).access?.kind !== 'signed') return done(wrongContentType());
  const limit = request.routeOptions.bodyLimit ?? 0;
  if (Number(request.headers['content-length'] ?? 0) > limit) return done(bodyTooLarge());
  const parts: Buffer[] = [];
  let length = 0;
  payload
    .on('data', (part: Buffer) => {
      length += part.length;
      if (length <= limit) parts.push(part);
    })
    .once('error', done)
    .once('end', () => {
      if (length > limit) done(bodyTooLarge());
      else done(null, Buffer.concat(parts));
    });
};

/** 415: the route takes JSON and nothing else. */
export const wrongContentType = (): Refusal =>
  invalidRequest(
    'This operation takes no body of this content type. Send JSON with Content-Type: application/json.',
    {},
    415,
  );

const bodyTooLarge = (): Refusal =>
  new Refusal('PAYLOAD_TOO_LARGE', 'The body is larger than this operation takes.');
