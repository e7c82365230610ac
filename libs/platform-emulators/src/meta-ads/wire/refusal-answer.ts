import { randomBytes } from 'node:crypto';
import type { VendorAnswer } from '../../vendor';
import type { GraphError } from './graph-error';

/** A refusal as the vendor answers it; the trace id stands in header and body. */
export function refusalAnswer(error: GraphError, path: string): VendorAnswer {
  const traceId = `A${randomBytes(8).toString('base64url')}`;
  const version = /^\/(v\d+\.\d+)/.exec(path)?.[1];
  const headers: Record<string, string> = { 'x-fb-trace-id': traceId };
  if (version) headers['facebook-api-version'] = version;
  if (error.facts.code === 190) {
    headers['www-authenticate'] =
      'OAuth "Facebook Platform" "invalid_token" "The access token is invalid"';
  }
  return { status: error.status, headers, body: error.body(traceId) };
}
