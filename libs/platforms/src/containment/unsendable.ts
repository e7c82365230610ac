import type { HttpRequest } from '../port/io';

/** What code writes when a value is missing or broken, as a whole value. */
const BROKEN = /^(undefined|NaN|-?Infinity|Invalid DateTime|Invalid Date|\[object \w+\])$/;

/**
 * Members whose text a person wrote, who may have written one of these words: `undefined` is a
 * keyword that people search for.
 */
const FREE_TEXT =
  /^(text|name|title|body|headline\d*|description\d*|content|message|caption|value|path\d?|keywords?|negative_?keywords|businessName|longHeadline|calloutText|linkText|values|context_hints|commentary|introductoryText)$/i;

/**
 * A request that this program wrote wrongly. It holds the place of the broken value, never the
 * value of another member.
 */
export class UnsendableRequest extends Error {
  constructor(place: string, value: string) {
    super(`The request contains ${value} at ${place}.`);
    this.name = 'UnsendableRequest';
  }
}

/**
 * Throws UnsendableRequest when a value of the request is `undefined`, not a number, or no date.
 */
export const requireSendable = ({ url, body, headers }: HttpRequest): void => {
  const { pathname, searchParams } = new URL(url);
  for (const part of pathname.split('/')) requireWhole(decodeURIComponent(part), 'the path');
  for (const [name, value] of searchParams) requireMember(name, value, `the query's ${name}`);
  if (typeof body !== 'string') return;
  const type = headers['content-type'] ?? headers['Content-Type'] ?? '';
  if (type.includes('json')) requireJson(parsed(body), '', '');
  if (type.includes('x-www-form-urlencoded')) {
    for (const [name, value] of new URLSearchParams(body)) requireMember(name, value, name);
  }
};

/** A member of a form or query may itself be JSON. */
const requireMember = (name: string, value: string, place: string): void => {
  if (/^[[{]/.test(value)) requireJson(parsed(value), name, place);
  else if (!FREE_TEXT.test(name)) requireWhole(value, place);
};

const requireJson = (value: unknown, name: string, place: string): void => {
  if (typeof value === 'string') {
    if (!FREE_TEXT.test(name)) requireWhole(value, place);
  } else if (Array.isArray(value)) {
    value.forEach((item, index) => requireJson(item, name, `${place}/${index}`));
  } else if (typeof value === 'object' && value !== null) {
    for (const [member, inner] of Object.entries(value)) {
      requireJson(inner, member, `${place}/${member}`);
    }
  }
};

const requireWhole = (value: string, place: string): void => {
  if (BROKEN.test(value)) throw new UnsendableRequest(place, value);
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
