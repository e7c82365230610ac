import openapiFetch, { type Client } from 'openapi-fetch';
import type { paths } from './generated/schema';

export type ApiClient = Client<paths>;

export interface ClientSettings {
  /** Where the service is, without `/api/v1`. */
  readonly baseUrl: string;
  /** A personal access token. */
  readonly token: string;
  /** The Space to work in; the personal one without it. */
  readonly spaceId?: string;
  /** Replaces the platform's own `fetch`, e.g. to retry or to check answers. */
  readonly fetch?: (request: Request) => Promise<Response>;
}

/**
 * A typed client of every operation. A refusal is never thrown: `data` is what was answered, else
 * `error` is the envelope. Throws only when no answer came.
 */
export const createClient = ({ baseUrl, token, spaceId, fetch }: ClientSettings): ApiClient =>
  openapiFetch<paths>({
    baseUrl,
    headers: {
      authorization: `Bearer ${token}`,
      ...(spaceId === undefined ? {} : { 'x-space-id': spaceId }),
    },
    // Lists are one parameter, divided by commas.
    querySerializer: { array: { style: 'form', explode: false } },
    ...(fetch ? { fetch } : {}),
  });
