import { createHash } from 'node:crypto';
import type { Json } from '../../../port/attributes';
import type { HttpRequest } from '../../../port/io';
import type { Reader, RecordedRequest } from '../recording';
import { collectionOf, restliCallOf } from './restli-call';

/** Reads requests for `recording`; the listener is told of each as it goes out. Of an upload the body is the digest of its bytes. */
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
  'FINDER adAnalytics',
  'FINDER adTargetingEntities',
  'PUT upload',
].sort();
