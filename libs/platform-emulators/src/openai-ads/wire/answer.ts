import { randomBytes } from 'node:crypto';
import type { VendorAnswer } from '../../vendor';
import type { ApiRefusal, RefusalFacts } from './refusal';

/** Headers that stand on every answer (platform document 4f). */
export function answerHeaders(): Readonly<Record<string, string>> {
  return { 'x-request-id': `req_${randomBytes(16).toString('hex')}`, 'openai-processing-ms': '1' };
}

/** A refusal in the vendor's envelope. */
export function refusalAnswer({ facts }: ApiRefusal): VendorAnswer {
  return errorAnswer(facts);
}

/** The vendor's own error for a status that a fault was injected with. */
export function failure(status: number): VendorAnswer {
  if (status === 429) {
    return errorAnswer({
      status,
      type: 'rate_limit_error',
      code: 'rate_limit_exceeded',
      message: 'Rate limit reached.',
    });
  }
  if (status >= 500) {
    return errorAnswer({
      status,
      type: 'server_error',
      code: null,
      message: 'The server had an error while processing your request.',
    });
  }
  return errorAnswer({
    status,
    code: status === 401 ? 'invalid_api_key' : null,
    message: 'The request was refused.',
  });
}

function errorAnswer({
  status,
  type = 'invalid_request_error',
  code,
  message,
  param = null,
  headers = {},
}: RefusalFacts): VendorAnswer {
  return {
    status,
    headers: { ...answerHeaders(), ...headers },
    body: { error: { message, type, param, code } },
  };
}
