import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ForwardProxy {
  readonly port: number;
  close(): Promise<void>;
}

/** A plain HTTP proxy as companies have one: it takes absolute addresses and keeps the host name, but everything leads to `target`. */
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
