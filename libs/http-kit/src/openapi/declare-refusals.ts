import { REFUSAL_STATUS, type RefusalCode } from '@switchyard/kernel';
import type { Schema } from '../fields/field';
import { declaredCodes, mayHaveBody } from './declared-codes';
import type { Operation } from './operation-object';
import { headersFor } from './shared-headers';

const MEANINGS: Readonly<Record<number, string>> = {
  400: 'The request is wrong; `details.issues[]` names each field.',
  401: 'No valid token or, where a provider posts, no valid signature.',
  402: 'The plan does not allow it.',
  403: 'The token or the role does not allow it.',
  404: 'There is no such thing in this Space.',
  405: 'The path takes other methods.',
  409: 'The state of things does not allow it; not to be repeated blindly.',
  412: 'The record has changed since it was read.',
  413: 'The body is too large.',
  415: 'The body has another content type than the operation takes.',
  422: 'Understood, and not taken: an Idempotency-Key of another request, or bytes that are not what they must be.',
  429: 'Too many requests; wait the seconds in Retry-After.',
  500: 'A fault on our side; repeating is safe.',
  503: 'Not now; wait the seconds in Retry-After.',
};

/** Writes every refusal of an operation into it: codes, one response per status, headers of all answers. */
export const declareRefusals = (verb: string, operation: Operation): void => {
  const codes = declaredCodes(verb, operation);
  operation['x-error-codes'] = codes;
  for (const [status, response] of Object.entries(operation.responses)) {
    response.headers = headersFor(Number(status), verb);
  }
  for (const [status, ofStatus] of byStatus(codes, verb)) {
    operation.responses[status] = {
      description: MEANINGS[status] ?? 'Refused.',
      headers: headersFor(status, verb),
      content: {
        'application/json': { schema: schemaFor(status, ofStatus), examples: examplesOf(ofStatus) },
      },
    };
  }
};

const byStatus = (codes: readonly RefusalCode[], verb: string): Map<number, RefusalCode[]> => {
  const found = new Map<number, RefusalCode[]>(
    mayHaveBody(verb) ? [[415, ['INVALID_REQUEST']]] : [],
  );
  for (const code of codes) {
    found.set(REFUSAL_STATUS[code], [...(found.get(REFUSAL_STATUS[code]) ?? []), code]);
  }
  return found;
};

const ERROR = { $ref: '#/components/schemas/Error' };
const PLAN_LIMIT = { $ref: '#/components/schemas/PlanLimit' };

const schemaFor = (status: number, codes: readonly RefusalCode[]): Schema => {
  if (status !== 402) return ERROR;
  if (!codes.includes('LIMIT_REACHED')) return ERROR;
  return codes.length === 1 ? PLAN_LIMIT : { oneOf: [PLAN_LIMIT, ERROR] };
};

const examplesOf = (codes: readonly RefusalCode[]): Schema =>
  Object.fromEntries(
    codes
      .filter((code) => code !== 'LIMIT_REACHED')
      .map((code) => [code, { value: exampleOf(code) }]),
  );

const exampleOf = (code: RefusalCode): unknown => ({
  error: {
    code,
    message: 'For people; may change.',
    requestId: 'req_01890a5d00f4k9r8e7h7x6a5b4',
    ...(code === 'VALIDATION_ERROR'
      ? { details: { issues: [{ path: '/name', code: 'REQUIRED', message: 'name is required' }] } }
      : {}),
    ...(code === 'INSUFFICIENT_SCOPE' ? { details: { required: ['campaigns:write'] } } : {}),
  },
});
