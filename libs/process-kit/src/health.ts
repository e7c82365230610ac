import { createServer, type Server } from 'node:http';
import { Injectable } from '@nestjs/common';
import { Database } from '@switchyard/db-kit';

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

/** Serves `/livez` and `/readyz` of a process that has no other HTTP. */
export const serveHealth = (readiness: Readiness, host: string, port: number): Promise<Server> => {
  const server = createServer((request, response) => {
    const answer = (status: number, word: string): void =>
      void response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(JSON.stringify({ data: { status: word } }));
    if (request.url === '/livez') return answer(200, 'alive');
    if (request.url !== '/readyz') return answer(404, 'unknown');
    readiness.isReady().then(
      (ready) => answer(ready ? 200 : 503, ready ? 'ready' : 'not ready'),
      () => answer(503, 'not ready'),
    );
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });
};
