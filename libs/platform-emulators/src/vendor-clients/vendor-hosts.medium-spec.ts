import {
  createServer,
  type IncomingMessage,
  request,
  request as ask,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { type RunningEmulators, startEmulators } from '..';
import { prefixOf } from '../core/answer-vendor';
import { VENDORS } from '../core/emulators';
import type { NewAccount } from '../vendor';

let emulators: RunningEmulators;
let proxy: ForwardProxy;
beforeAll(async () => {
  emulators = await startEmulators({ port: 0 });
  proxy = await startForwardProxy(emulators.url);
});
afterAll(async () => {
  await proxy.close();
  await emulators.close();
});

const HOSTS = VENDORS.map((create) => create({ now: () => new Date() })).flatMap(
  ({ platform, doors }) =>
    doors.flatMap((door) => door.hosts.map((host) => ({ platform, host, prefix: prefixOf(door) }))),
);
const prefixOfHost = (host: string): string => HOSTS.find((one) => one.host === host)?.prefix ?? '';

const OF_ITS_OWN =
  /^(fbtrace_id|requestId|trackingId|trace_id|correlation_id|timestamp|error_description)$/i;

/** An answer without what no two answers share. */
function lasting({ status, contentType, body }: Received): unknown {
  if (!contentType?.includes('json')) return { status, contentType, body };
  return {
    status,
    contentType,
    body: JSON.parse(body, (key, value: unknown) =>
      OF_ITS_OWN.test(key) ? 'its own' : value,
    ) as unknown,
  };
}

/**
 * The same request in three ways: to the vendor's host by a proxy, by the emulators as the proxy,
 * and below the prefix.
 */
async function threeWays(host: string, path: string, sent: Sent): Promise<readonly Received[]> {
  const byProxy = await sendThrough(proxy.port, `http://${host}${path}`, sent);
  const byEmulators = await sendThrough(
    Number(new URL(emulators.url).port),
    `http://${host}${path}`,
    sent,
  );
  return [byProxy, byEmulators, await sendTo(emulators.url + prefixOfHost(host) + path, sent)];
}

const requests = async (
  since: number,
): Promise<readonly { readonly seq: number; readonly platform: string; readonly path: string }[]> =>
  (
    (await (await fetch(`${emulators.url}/_control/requests?since=${since}`)).json()) as {
      readonly data: readonly {
        readonly seq: number;
        readonly platform: string;
        readonly path: string;
      }[];
    }
  ).data;

describe("a vendor's own host name", () => {
  it('is known for every platform', () => {
    expect(new Set(HOSTS.map(({ platform }) => platform))).toEqual(
      new Set(VENDORS.map((create) => create({ now: () => new Date() }).platform)),
    );
  });

  describe.each(HOSTS)('$host', ({ host, platform }) => {
    it.each(['GET', 'POST'])('is answered as below the prefix: %s', async (method) => {
      const since = (await requests(0)).at(-1)?.seq ?? 0;
      const [first, ...others] = (
        await threeWays(host, '/probe/one?two=3', {
          method,
          headers: { 'content-type': 'application/json' },
          body: method === 'POST' ? '{}' : undefined,
        })
      ).map(lasting);
      expect(others).toEqual([first, first]);
      expect(await requests(since)).toEqual(
        Array.from({ length: 3 }, () => expect.objectContaining({ platform, path: '/probe/one' })),
      );
    });
  });

  it('that no vendor has leads nowhere', async () => {
    expect(
      (await sendThrough(proxy.port, 'http://vendor.invalid/probe', { method: 'GET' })).status,
    ).toBe(404);
  });
});

const FORM = {
  'content-type': 'application/x-www-form-urlencoded',
  'user-agent': 'server:vendor-hosts:1.0 (by /u/emulated)',
};

interface SignIn {
  readonly host: string;
  readonly path: string;
  readonly scope?: string;
}

async function tokenOf(
  { host, path, scope }: SignIn,
  credentials: Readonly<Record<string, string>>,
): Promise<string> {
  const { clientId = '', clientSecret = '', refreshToken = '' } = credentials;
  const form = new URLSearchParams({
    grant_type: 'refresh_token',
    client_id: clientId,
    client_secret: clientSecret,
    refresh_token: refreshToken,
    ...(scope ? { scope } : {}),
  });
  const basic = {
    authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
  };
  const { body } = await sendThrough(proxy.port, `http://${host}${path}`, {
    method: 'POST',
    headers: { ...FORM, ...(host === 'www.reddit.com' ? basic : {}) },
    body: form.toString(),
  });
  return String((JSON.parse(body) as { readonly access_token?: string }).access_token);
}

interface Reading {
  readonly platform: string;
  readonly signIn?: SignIn;
  readonly host: string;
  read(account: NewAccount): { readonly path: string; readonly sent: Sent };
}

const GET: Sent = { method: 'GET' };
const READINGS: readonly Reading[] = [
  {
    platform: 'google-ads',
    signIn: { host: 'oauth2.googleapis.com', path: '/token' },
    host: 'googleads.googleapis.com',
    read: () => ({ path: '/v25/customers:listAccessibleCustomers', sent: GET }),
  },
  {
    platform: 'microsoft-ads',
    host: 'clientcenter.api.bingads.microsoft.com',
    signIn: {
      host: 'login.microsoftonline.com',
      path: '/common/oauth2/v2.0/token',
      scope: 'https://ads.microsoft.com/msads.manage offline_access',
    },
    read: ({ credentials }) => ({
      path: '/CustomerManagement/v13/User/Query',
      sent: {
        method: 'POST',
        headers: {
          developertoken: String(credentials['developerToken']),
          'content-type': 'application/json',
        },
        body: '{"UserId":null}',
      },
    }),
  },
  {
    platform: 'meta-ads',
    host: 'graph.facebook.com',
    read: ({ externalAccountId }) => ({
      path: `/v25.0/${externalAccountId}?fields=currency,name`,
      sent: GET,
    }),
  },
  {
    platform: 'linkedin-ads',
    signIn: { host: 'www.linkedin.com', path: '/oauth/v2/accessToken' },
    host: 'api.linkedin.com',
    read: ({ externalAccountId }) => ({
      path: `/rest/adAccounts/${externalAccountId}`,
      sent: {
        method: 'GET',
        headers: { 'linkedin-version': '202609', 'x-restli-protocol-version': '2.0.0' },
      },
    }),
  },
  {
    platform: 'reddit-ads',
    signIn: { host: 'www.reddit.com', path: '/api/v1/access_token' },
    host: 'ads-api.reddit.com',
    read: () => ({
      path: '/api/v3/me',
      sent: { method: 'GET', headers: { 'user-agent': FORM['user-agent'] } },
    }),
  },
  {
    platform: 'openai-ads',
    host: 'api.ads.openai.com',
    read: () => ({ path: '/v1/ad_account', sent: GET }),
  },
];

describe.each(READINGS)(
  "a person of $platform who only knows the vendor's hosts",
  ({ platform, signIn, host, read }) => {
    it('signs in and reads what is below the prefix', async () => {
      const made = await fetch(`${emulators.url}/_control/accounts`, {
        method: 'POST',
        body: JSON.stringify({ platform }),
      });
      const account = (await made.json()) as NewAccount;
      const credentials = account.credentials as Readonly<Record<string, string>>;
      const token = signIn
        ? await tokenOf(signIn, credentials)
        : (credentials['accessToken'] ?? credentials['apiKey'] ?? '');
      const { path, sent } = read(account);
      const answers = await threeWays(host, path, {
        ...sent,
        headers: { ...sent.headers, authorization: `Bearer ${token}` },
      });
      expect(answers.map(({ status, body }) => [status, status === 200 || body])).toEqual([
        [200, true],
        [200, true],
        [200, true],
      ]);
      expect(new Set(answers.map((answer) => JSON.stringify(lasting(answer)))).size).toBe(1);
    });
  },
);

interface Sent {
  readonly method: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

interface Received {
  readonly status: number;
  readonly contentType: string | undefined;
  readonly body: string;
}

/**
 * One request to an address of a vendor by way of a proxy: the whole address is in the request
 * line.
 */
const sendThrough = (proxyPort: number, address: string, sent: Sent): Promise<Received> =>
  send(
    {
      hostname: '127.0.0.1',
      port: proxyPort,
      path: address,
      headers: { ...sent.headers, host: new URL(address).host },
    },
    sent,
  );

/** One request straight to an address. */
function sendTo(address: string, sent: Sent): Promise<Received> {
  const { hostname, port, pathname, search } = new URL(address);
  return send({ hostname, port, path: pathname + search, headers: { ...sent.headers } }, sent);
}

interface Line {
  readonly hostname: string;
  readonly port: string | number;
  readonly path: string;
  readonly headers: Record<string, string>;
}

function send(line: Line, { method, body }: Sent): Promise<Received> {
  return new Promise((resolve, reject) => {
    const asked = request({ ...line, method, agent: false }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          contentType: answer.headers['content-type'],
          body: Buffer.concat(chunks).toString('utf8'),
        }),
      );
    });
    asked.on('error', reject);
    asked.end(body);
  });
}

interface ForwardProxy {
  readonly port: number;
  close(): Promise<void>;
}

/**
 * A plain HTTP proxy as companies have one: it takes absolute addresses and keeps the host name,
 * but everything leads to `target`.
 */
async function startForwardProxy(target: string): Promise<ForwardProxy> {
  const server = createServer((incoming, outgoing) => forward(target, incoming, outgoing));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { port: (server.address() as AddressInfo).port, close };
}

function forward(target: string, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { hostname, port } = new URL(target);
  const asked = new URL(incoming.url ?? '');
  const onward = ask(
    {
      hostname,
      port,
      method: incoming.method,
      path: asked.pathname + asked.search,
      headers: { ...incoming.headers, host: asked.host },
    },
    (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(outgoing);
    },
  );
  onward.on('error', () => outgoing.writeHead(502).end());
  incoming.pipe(onward);
}
