import type { VendorAnswer } from '../../vendor';
import type { Call } from './call';
import { type Fields, isFields, textIn } from '../../json/fields';
import { GraphError } from './graph-error';
import { parseJson } from './parse-json';
import { badParameter } from './refusals';
import { answersByName, withResults } from './batch-results';
import type { GraphRequest } from './graph-request';

/** Parts of one batch (platform document 1f). */
const MAX_PARTS = 50;

type AnswerPart = (request: GraphRequest) => VendorAnswer;

/** `POST /` with `batch`: each part is answered as if it had come alone; one that fails stops no other. */
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
