import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The shop's own web server, which has its logo: assets can be given by their address. */
export interface PictureServer {
  /** `host:port`, as the worker must be allowed to fetch from it. */
  readonly host: string;
  readonly logoUrl: string;
  stop(): void;
}

/** Serves one picture on a free port of this machine. */
export const startPictureServer = async (logo: Buffer): Promise<PictureServer> => {
  const server = createServer((request, response) => {
    const found = request.url === '/logo.png';
    response
      .writeHead(found ? 200 : 404, { 'content-type': found ? 'image/png' : 'text/plain' })
      .end(found ? logo : '');
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  server.unref();
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    host,
    logoUrl: `http://${host}/logo.png`,
    stop: () => {
      server.close();
    },
  };
};
