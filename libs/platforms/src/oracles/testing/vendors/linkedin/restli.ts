import { createHash } from 'node:crypto';
import { utils } from 'linkedin-api-client';
import type { Json } from '../../../../port/attributes';
import type { HttpRequest } from '../../../../port/io';
import type { Reader, RecordedRequest } from '../../request-oracle';

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

/**
 * Reads requests for `recording`; the listener gets each as it goes out. Of an upload the body is
 * the digest of its bytes.
 */
export const restliReader = (heard: (request: HttpRequest) => void = () => {}): Reader => ({
  read: (request) => {
    heard(request);
    return [recorded(request)];
  },
});

const recorded = ({ method, url, headers, body }: HttpRequest): RecordedRequest => {
  const rest = { method, url, headers, path: new URL(url).pathname.replace(/^\/linkedin-ads/, '') };
  if (method === 'PUT') {
    return {
      ...rest,
      path: '/dms-uploads',
      body: {
        sha256: createHash('sha256')
          .update(body ?? '')
          .digest('hex'),
      },
    };
  }
  return {
    ...rest,
    body:
      headers['Content-Type'] === 'application/json'
        ? (JSON.parse(Buffer.from(body ?? '').toString('utf8')) as Json)
        : null,
  };
};

/** `BATCH_CREATE adCampaigns`; uploads of bytes are no Rest.li. */
export const kindOf = ({
  method: verb,
  url,
  headers,
}: Pick<RecordedRequest, 'method' | 'url' | 'headers'>): string => {
  if (verb === 'PUT') return 'PUT upload';
  const { method, path } = restliCallOf({ url, headers });
  return `${method} ${collectionOf(path)}`;
};

const LEVELS = ['adCampaignGroups', 'adCampaigns', 'creatives'] as const;

/** Every kind of request that the connector makes. */
export const KINDS: readonly string[] = [
  ...LEVELS.flatMap((level) =>
    ['FINDER', 'BATCH_GET', 'PARTIAL_UPDATE', 'BATCH_PARTIAL_UPDATE', 'DELETE'].map(
      (method) => `${method} ${level}`,
    ),
  ),
  ...['adCampaignGroups', 'adCampaigns'].flatMap((level) => [
    `CREATE ${level}`,
    `BATCH_CREATE ${level}`,
  ]),
  'ACTION creatives',
  'ACTION images',
  'GET adAccounts',
  'GET images',
  'BATCH_GET posts',
  'FINDER adAccounts',
  'FINDER adAccountUsers',
  'FINDER conversions',
  'FINDER organizationAcls',
  'FINDER adAnalytics',
  'FINDER adTargetingEntities',
  'PUT upload',
].sort();
