import type { VendorAnswer } from '../../vendor';
import { type Fields, isFields, textIn } from '../../json/fields';

const REFERENCE = /\{result=([^:}]+):\$\.([^}]+)\}/g;

export interface AnswersByName {
  add(part: Fields, answer: VendorAnswer): void;
  get(name: string): unknown;
  /** A named part that another one builds on is answered with null, unless it failed or its answer is asked for. */
  isOmitted(part: Fields, parts: readonly Fields[], answer: VendorAnswer): boolean;
}

/** What named parts of a batch answered (vendor's page on batch requests). */
export function answersByName(): AnswersByName {
  const bodies = new Map<string, unknown>();
  return {
    add: (part, { body }) => void bodies.set(textIn(part, 'name'), body),
    get: (name) => bodies.get(name),
    isOmitted: (part, parts, { status }) => {
      const name = textIn(part, 'name');
      if (
        name === '' ||
        status !== 200 ||
        String(part.omit_response_on_success ?? 'true') === 'false'
      ) {
        return false;
      }
      return parts.some((other) => JSON.stringify(other).includes(`{result=${name}:`));
    },
  };
}

/** The part with `{result=name:$.path}` replaced by what that part answered. */
export function withResults(part: Fields, known: AnswersByName): Fields {
  const replaced = (text: string) =>
    decoded(text).replace(REFERENCE, (_all, name: string, path: string) =>
      pick(known.get(name), path),
    );
  return {
    ...part,
    relative_url: replaced(textIn(part, 'relative_url')),
    body: replaced(textIn(part, 'body')),
  };
}

/** References may be percent-encoded inside a form. */
const decoded = (text: string): string =>
  text.replace(/%7Bresult%3D([^%]+)%3A%24\.([^%]+)%7D/gi, '{result=$1:$.$2}');

const pick = (body: unknown, path: string): string =>
  String(
    path
      .split('.')
      .reduce<unknown>((value, member) => (isFields(value) ? value[member] : undefined), body) ??
      '',
  );
