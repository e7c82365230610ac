import { utils } from 'linkedin-api-client';
import type { HttpRequest } from '../../../port/io';

/** A request of Rest.li, decoded. */
export interface RestliCall {
  /** `BATCH_GET`. */
  readonly method: string;
  /** After `/rest`. */
  readonly path: string;
  readonly query: Readonly<Record<string, unknown>>;
  /** Empty when there is none. */
  readonly body: Record<string, unknown>;
}

/** Reads a request with LinkedIn's own decoder, tunnelled or not. */
export const restliCallOf = (
  request: Pick<HttpRequest, 'url' | 'headers' | 'body'>,
): RestliCall => {
  const { url, query, json } = untunnelled(request);
  return {
    method: request.headers['X-RestLi-Method'] ?? 'none',
    path: url.replace(/^.*?\/rest\//, '/'),
    query: utils.paramDecode(query),
    body: json === '' ? {} : (JSON.parse(json) as Record<string, unknown>),
  };
};

/** `adCampaigns` of `/adAccounts/1/adCampaigns/2`: what kind of thing a request is about. */
export const collectionOf = (path: string): string =>
  path.split('/').findLast((_part, index) => index % 2 === 1) ?? path;

/** Where a query travels in the body, it does so as a form, or as the first of two parts. */
const untunnelled = ({
  url,
  headers,
  body,
}: Pick<HttpRequest, 'url' | 'headers' | 'body'>): {
  readonly url: string;
  readonly query: string;
  readonly json: string;
} => {
  const text = body === undefined ? '' : Buffer.from(body).toString('utf8');
  const type = headers['Content-Type'] ?? '';
  if (type.startsWith('application/x-www-form-urlencoded')) return { url, query: text, json: '' };
  if (type.startsWith('multipart/mixed')) {
    const [query = '', json = ''] = text
      .split(/\r\n\r\n/)
      .slice(1)
      .map((part) => part.split('\r\n')[0]!);
    return { url, query, json };
  }
  const [address = '', query = ''] = url.split('?');
  return { url: address, query, json: text };
};
