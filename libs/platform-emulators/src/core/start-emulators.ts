import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { answerControl } from '../control/answer-control';
import type { VendorFactory } from '../vendor';
import { Emulators } from './emulators';
import { findDoor } from './find-door';
import { noDoor } from './no-door';
import { BodyTooLarge, readBody } from './read-body';
import { send } from './send';
import { serveVendor } from './serve-vendor';
import { VENDORS } from './vendors';

export interface EmulatorOptions {
  /** 0 takes a free one. */
  readonly port: number;
  readonly host?: string;
  readonly vendors?: readonly VendorFactory[];
}

export interface RunningEmulators {
  readonly url: string;
  /** Cuts open connections, held answers included. */
  close(): Promise<void>;
}

/** Starts every emulator behind one port. Rejects with the socket's error (`EADDRINUSE`) when the port is taken. */
export async function startEmulators({
  port,
  host = '127.0.0.1',
  vendors = VENDORS,
}: EmulatorOptions): Promise<RunningEmulators> {
  const emulators = new Emulators(vendors);
  const server = createServer((request, response) => {
    serve(emulators, request, response).catch((error: unknown) => fail(response, error));
  });
  server.keepAliveTimeout = 60_000;
  server.requestTimeout = 0;
  await listen(server, port, host);
  return { url: `http://${host}:${boundPort(server)}`, close: () => close(server) };
}

async function serve(
  emulators: Emulators,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? '/', `http://${request.headers.host ?? 'localhost'}`);
  const body = await readBody(request);
  if (url.pathname === '/_control' || url.pathname.startsWith('/_control/')) {
    return send(response, answerControl(emulators, request.method ?? 'GET', url, body));
  }
  const found = findDoor(emulators.vendors, url.hostname, url.pathname);
  if (!found) return send(response, noDoor(emulators.vendors, url.pathname));
  const local = `http://${request.socket.localAddress}:${request.socket.localPort}`;
  const self = found.viaHost ? local : `http://${url.host}`;
  await serveVendor(emulators, found, { request, response, url, body, self });
}

function fail(response: ServerResponse, error: unknown): void {
  if (response.headersSent || response.destroyed) return;
  const status = error instanceof BodyTooLarge ? 413 : 400;
  const message =
    error instanceof BodyTooLarge ? 'The body is over 64 MB' : 'The request could not be read';
  send(response, {
    status,
    headers: { connection: 'close' },
    body: { error: { code: status, message } },
  });
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

function boundPort(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') {
    throw new Error('The server is not bound to a port');
  }
  return address.port;
}
