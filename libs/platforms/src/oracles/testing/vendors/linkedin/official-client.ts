import { RestliClient, utils } from 'linkedin-api-client';
import type { HttpRequest } from '../../../../port/io';
import { collectionOf, type RestliCall, restliCallOf } from './restli';

/**
 * The parts by which a server distinguishes requests: verb, address, headers of the interface,
 * body.
 */
export interface Sent {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: string | undefined;
}

/**
 * What LinkedIn's own client (linkedin-api-client 0.3.0) sends otherwise for what this request
 * says; empty when nothing. Throws for what its decoder does not take.
 */
export const unlikeOfficial = async (request: HttpRequest): Promise<readonly string[]> => {
  const call = restliCallOf(request);
  const [ours, theirs] = [asSent(request), await sentByClient(call, request.headers)];
  const parts = ['method', 'url', 'headers', 'body'] as const;
  const differing = parts.filter(
    (part) => JSON.stringify(ours[part]) !== JSON.stringify(theirs[part]),
  );
  return differing.map(
    (part) =>
      `${call.method} ${collectionOf(call.path)} ${part}: ${JSON.stringify(ours[part])} instead of ${JSON.stringify(theirs[part])}`,
  );
};

const asSent = ({ method, url, headers, body }: HttpRequest): Sent => ({
  method,
  url: url.replace(BEFORE_REST, HOST),
  ...comparable(headers, body === undefined ? undefined : Buffer.from(body).toString('utf8')),
});

const HOST = 'https://api.linkedin.com/rest';
const BEFORE_REST = /^https?:\/\/[^/]+(\/linkedin-ads)?\/rest/;

const HEADERS = [
  'authorization',
  'linkedin-version',
  'x-restli-protocol-version',
  'x-restli-method',
  'x-http-method-override',
] as const;

/**
 * Rest.li reads the name of a method in any case; the client writes it small, the documents in
 * capitals. Each client draws boundaries of its own.
 */
const comparable = (
  given: Readonly<Record<string, unknown>>,
  body: string | undefined,
): Pick<Sent, 'headers' | 'body'> => {
  const headers: Readonly<Record<string, string>> = Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name.toLowerCase(), String(value)]),
  );
  const type = body === undefined ? undefined : headers['content-type'];
  const boundary = /boundary=(.+)$/.exec(type ?? '')?.[1];
  const plain = (text: string | undefined): string | undefined =>
    boundary === undefined ? text : text?.replaceAll(boundary, 'a boundary');
  const compared = HEADERS.map(
    (name) =>
      [name, name === 'x-restli-method' ? headers[name]?.toUpperCase() : headers[name]] as const,
  );
  return {
    headers: Object.fromEntries([...compared, ['content-type', plain(type)]]),
    body: plain(body),
  };
};

/** The client's request, kept before it goes anywhere. */
const sentByClient = async (call: RestliCall, headers: HttpRequest['headers']): Promise<Sent> => {
  const client = new RestliClient();
  let sent: Sent | undefined;
  client.axiosInstance.defaults.adapter = async (config) => {
    const body = typeof config.data === 'string' ? config.data : undefined;
    sent = {
      method: config.method!.toUpperCase(),
      url: config.url!,
      ...comparable(config.headers.toJSON(), body),
    };
    return { data: {}, status: 200, statusText: 'OK', headers: { 'x-restli-id': '1' }, config };
  };
  await asked(client, call, {
    accessToken: (headers['Authorization'] ?? '').replace('Bearer ', ''),
    versionString: headers['LinkedIn-Version'] ?? null,
  });
  return sent!;
};

type Voice = { readonly accessToken: string; readonly versionString: string | null };

/** The same request, made with the client. */
const asked = (
  client: RestliClient,
  { method, path, query, body }: RestliCall,
  voice: Voice,
): Promise<unknown> => {
  const { q, action, ids, ...queryParams } = query;
  const call = { ...placed(path), ...voice, queryParams };
  switch (method) {
    case 'GET':
      return client.get(call);
    case 'BATCH_GET':
      return client.batchGet({ ...call, ids: ids as string[] });
    case 'FINDER':
      return client.finder({ ...call, finderName: String(q) });
    case 'CREATE':
      return client.create({ ...call, entity: body });
    case 'BATCH_CREATE':
      return client.batchCreate({ ...call, entities: body['elements'] as Entity[] });
    case 'PARTIAL_UPDATE':
      return client.partialUpdate({ ...call, patchSetObject: setIn(body) });
    case 'BATCH_PARTIAL_UPDATE':
      return client.batchPartialUpdate({
        ...call,
        ids: ids as string[],
        patchSetObjects: (ids as string[]).map((id) => setIn(entityOf(body, id))),
      });
    case 'ACTION':
      return client.action({ ...call, actionName: String(action), data: body });
    case 'DELETE':
      return client.delete(call);
    default:
      throw new Error(`The connector makes no ${method}`);
  }
};

type Entity = Record<string, unknown>;

const setIn = (body: Entity): Entity => (body['patch'] as { readonly $set: Entity }).$set;

/** Whatever spelling its key has; what the client sends says which is right. */
const entityOf = ({ entities }: Entity, id: string): Entity => {
  const found = entities as Readonly<Record<string, Entity>>;
  return found[utils.encode(id)] ?? found[id]!;
};

/** Collections and keys take turns in a path. */
const placed = (
  path: string,
): { readonly resourcePath: string; readonly pathKeys: Record<string, string> } => {
  const parts = path
    .split('/')
    .slice(1)
    .map((part, index) =>
      index % 2 === 0
        ? { text: part }
        : { text: `{key${index}}`, key: [`key${index}`, String(utils.decode(part))] as const },
    );
  return {
    resourcePath: parts.map(({ text }) => `/${text}`).join(''),
    pathKeys: Object.fromEntries(parts.flatMap(({ key }) => (key ? [key] : []))),
  };
};
