import { type Fields, isFields, textIn } from '../../core/json';
import type { VendorAnswer } from '../../vendor';
import { badParameter, GraphError } from '../errors';
import type { Call, GraphRequest } from './call';
import { parseJson } from './shapes';

/** Parts of one batch (platform document 1f). */
const MAX_PARTS = 50;

type AnswerPart = (request: GraphRequest) => VendorAnswer;

/**
 * `POST /` with `batch`: each part is answered as if it had come alone; one that fails stops no
 * other.
 */
export function answerBatch(call: Omit<Call, 'subject'>, answer: AnswerPart): unknown {
  const parts = partsOf(call.parameters.batch);
  const withHeaders = String(call.parameters.include_headers ?? 'true') !== 'false';
  const known = answersByName();
  return parts.map((part) => {
    const answered = answer(requestOf(call, withResults(part, known)));
    known.add(part, answered);
    return known.isOmitted(part, parts, answered) ? null : written(answered, withHeaders);
  });
}

function partsOf(sent: unknown): readonly Fields[] {
  const parts = typeof sent === 'string' ? parseJson(sent) : sent;
  if (!Array.isArray(parts) || !parts.every(isFields)) {
    throw badParameter('batch', 'must be a JSON array');
  }
  if (parts.length > MAX_PARTS) {
    throw new GraphError({
      code: 100,
      message: `(#100) Too many requests in batch message. Maximum batch size is ${MAX_PARTS}`,
    });
  }
  return parts;
}

function requestOf(call: Omit<Call, 'subject'>, part: Fields): GraphRequest {
  const url = new URL(textIn(part, 'relative_url').replace(/^\/*/, '/'), 'http://graph');
  const own = {
    ...Object.fromEntries(url.searchParams),
    ...Object.fromEntries(new URLSearchParams(textIn(part, 'body'))),
  };
  const attached = textIn(part, 'attached_files')
    .split(',')
    .map((name) => name.trim());
  return {
    method: (textIn(part, 'method') || 'GET').toUpperCase(),
    path: /^\/v\d/.test(url.pathname) ? url.pathname : `${call.version}${url.pathname}`,
    headers: {},
    parameters: { access_token: call.token, ...own },
    files: call.files.filter(({ field }) => attached.includes(field)),
    baseUrl: call.baseUrl,
  };
}

/** A part's answer: its body is JSON text. */
function written({ status, headers = {}, body }: VendorAnswer, withHeaders: boolean): Fields {
  const listed = Object.entries({
    'Content-Type': 'application/json; charset=UTF-8',
    ...headers,
  }).map(([name, value]) => ({ name, value }));
  return { code: status, ...(withHeaders ? { headers: listed } : {}), body: JSON.stringify(body) };
}

const REFERENCE = /\{result=([^:}]+):\$\.([^}]+)\}/g;

export interface AnswersByName {
  add(part: Fields, answer: VendorAnswer): void;
  get(name: string): unknown;
  /**
   * A named part that another one builds on is answered with null, unless it failed or its answer
   * is asked for.
   */
  isOmitted(part: Fields, parts: readonly Fields[], answer: VendorAnswer): boolean;
}

/** What named parts of a batch answered (vendor's page on batch requests). */
function answersByName(): AnswersByName {
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
function withResults(part: Fields, known: AnswersByName): Fields {
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
