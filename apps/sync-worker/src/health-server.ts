import { createServer, type Server } from 'node:http';
import type { Readiness } from '@switchyard/process-kit';

/** `/livez` and `/readyz` of a process that has no other HTTP. */
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
