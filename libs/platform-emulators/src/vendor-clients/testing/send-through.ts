import {
  request as ask,
  createServer,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Sent {
  readonly method: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface Received {
  readonly status: number;
  readonly contentType: string | undefined;
  readonly body: string;
}

/**
 * One request to an address of a vendor by way of a proxy: the whole address is in the request
 * line.
 */
export const sendThrough = (proxyPort: number, address: string, sent: Sent): Promise<Received> =>
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
export function sendTo(address: string, sent: Sent): Promise<Received> {
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

export interface ForwardProxy {
  readonly port: number;
  close(): Promise<void>;
}

/**
 * A plain HTTP proxy as companies have one: it takes absolute addresses and keeps the host name,
 * but everything leads to `target`.
 */
export async function startForwardProxy(target: string): Promise<ForwardProxy> {
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
