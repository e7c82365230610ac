import {
  Agent,
  createServer,
  request as ask,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

const LOOK_MS = 100;
const MOST_WAIT_MS = 10_000;

interface Backend {
  readonly url: URL;
  ready: boolean;
}

/**
 * A load balancer before several api processes: sends each request once, to one that was ready a
 * moment ago. A request without an answer gets 502 and is not repeated. It keeps no process alive,
 * so that a test that failed before `close` does not hang its run.
 */
export class ReadyProxy {
  private readonly agent = new Agent({ keepAlive: true });
  private readonly backends = new Map<string, Backend>();
  private readonly server: Server;
  private readonly timer: NodeJS.Timeout;
  private turn = 0;
  /** How many requests each process got. */
  readonly sent = new Map<string, number>();

  private constructor() {
    this.server = createServer((request, response) => void this.forward(request, response)).unref();
    this.timer = setInterval(
      () => void Promise.all([...this.backends.values()].map((backend) => this.look(backend))),
      LOOK_MS,
    ).unref();
  }

  static async before(urls: readonly string[]): Promise<ReadyProxy> {
    const proxy = new ReadyProxy();
    await new Promise<void>((listening) => void proxy.server.listen(0, '127.0.0.1', listening));
    await Promise.all(urls.map((url) => proxy.add(url)));
    return proxy;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async add(url: string): Promise<void> {
    const backend = { url: new URL(url), ready: false };
    this.backends.set(url, backend);
    await this.look(backend);
  }

  remove(url: string): void {
    this.backends.delete(url);
  }

  close(): void {
    clearInterval(this.timer);
    this.server.closeAllConnections();
    this.server.close();
    this.agent.destroy();
  }

  private async look(backend: Backend): Promise<void> {
    backend.ready = await fetch(new URL('/readyz', backend.url)).then(
      ({ ok }) => ok,
      () => false,
    );
  }

  /** The next that is ready; waits a little for one. */
  private async choose(): Promise<URL | undefined> {
    for (
      const since = performance.now();
      performance.now() - since < MOST_WAIT_MS;
      await new Promise((later) => setTimeout(later, LOOK_MS))
    ) {
      const ready = [...this.backends.values()].filter((backend) => backend.ready);
      const chosen = ready[this.turn++ % Math.max(1, ready.length)];
      if (chosen) return chosen.url;
    }
    return undefined;
  }

  private async forward(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = await this.choose();
    if (!url) return void response.writeHead(502).end('no process is ready');
    this.sent.set(url.origin, (this.sent.get(url.origin) ?? 0) + 1);
    const { hostname, port } = url;
    const onward = ask(
      {
        agent: this.agent,
        hostname,
        port,
        method: request.method,
        path: request.url,
        headers: request.headers,
      },
      (answer) => {
        const { connection: _hop, 'keep-alive': _too, ...headers } = answer.headers;
        response.writeHead(answer.statusCode ?? 502, headers);
        answer.pipe(response);
      },
    );
    onward.on('error', (error) => void response.writeHead(502).end(error.message));
    request.pipe(onward);
  }
}
