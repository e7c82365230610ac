import { ApiError, forbidden } from './api-error';

/** What libraries send when nobody told them who they are. */
const DEFAULT_AGENTS =
  /^(python|java|curl|wget|node|undici|axios|got|go-http-client|okhttp|apache-httpclient|postmanruntime|ruby|php|guzzle|libwww|mozilla)/i;

/**
 * Every call, token calls too, names who calls in its `User-Agent`. Default agents are limited to nothing, a missing one is refused
 * (platform document 3a: 429 or 403; which of them when is from memory).
 */
export function requireUserAgent(agent: string | undefined): void {
  if (agent === undefined || agent.trim() === '') {
    throw forbidden('A descriptive User-Agent is required.');
  }
  if (DEFAULT_AGENTS.test(agent)) throw new ApiError(429, 'Too Many Requests');
}
