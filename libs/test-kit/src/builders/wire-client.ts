import type { paths } from '@switchyard/client';
import openapiFetch, { type Client } from 'openapi-fetch';

export type WireClient = Client<paths>;

export interface WireSettings {
  readonly baseUrl: string;
  readonly token: string;
  readonly spaceId: string;
  readonly fetch: (request: Request) => Promise<Response>;
}

/**
 * A typed client that shows the wire: `data` is the body of an answer, `error` that of a refusal,
 * which is not thrown. Throws only when no answer came.
 */
export const createWireClient = ({ baseUrl, token, spaceId, fetch }: WireSettings): WireClient =>
  openapiFetch<paths>({
    baseUrl,
    headers: { authorization: `Bearer ${token}`, 'x-space-id': spaceId },
    // Lists are one parameter, divided by commas.
    querySerializer: { array: { style: 'form', explode: false } },
    fetch,
  });
