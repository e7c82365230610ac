import { createServer, type Server } from 'node:http';
import { Injectable } from '@nestjs/common';
import { Database } from '@switchyard/db-kit';
import { collectDefaultMetrics, Registry } from 'prom-client';

/** Whether this process can do its work now. False as soon as it is asked to stop. */
@Injectable()
export class Readiness {
  private stopping = false;
  private readonly conditions: (() => boolean)[] = [];

  constructor(private readonly database: Database) {}

  /** Something else that must hold for the process to be ready. */
  require(condition: () => boolean): void {
    this.conditions.push(condition);
  }

  beginStop(): void {
    this.stopping = true;
  }

  get isStopping(): boolean {
    return this.stopping;
  }

  /** The database must keep what is written, not only answer. */
  async isReady(): Promise<boolean> {
    if (this.stopping || !this.conditions.every((holds) => holds())) return false;
    return this.database.canWrite();
  }
}

/** Serves `/metrics` for Prometheus on a port of its own. */
export const serveMetrics = (host: string, port: number): Promise<Server> => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });
};
