import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { gunzipSync } from 'node:zlib';
import { answerControl } from '../control/answer-control';
import type { Vendor, VendorAnswer, VendorFactory, VendorRequest } from '../vendor';
import { answerVendor, findDoor, type FoundDoor, prefixOf, send } from './answer-vendor';
import { Emulators, VENDORS } from './emulators';
import { type Report, StateFile } from './state-file';

export interface EmulatorOptions {
  /** 0 takes a free one. */
  readonly port: number;
  readonly host?: string;
  readonly vendors?: readonly VendorFactory[];
  /** Where the state is kept between two processes. Absent: nowhere. */
  readonly stateFile?: string | undefined;
  readonly report?: Report;
}

export interface RunningEmulators {
  readonly url: string;
  /** Cuts open connections, delayed answers included, and saves the state where it is kept. */
  close(): Promise<void>;
}

/**
 * Starts every emulator behind one port. Rejects with the socket's error (`EADDRINUSE`) when the
 * port is taken.
 */
export async function startEmulators({
  port,
  host = '127.0.0.1',
  vendors = VENDORS,
  stateFile,
  report = () => undefined,
}: EmulatorOptions): Promise<RunningEmulators> {
  const kept = stateFile === undefined ? undefined : new StateFile(stateFile, vendors, report);
  const emulators = kept?.load() ?? new Emulators(vendors);
  const server = createServer((request, response) => {
    response.once('close', () => kept?.noteChange());
    serve(emulators, request, response).catch((error: unknown) => fail(response, error));
  });
  server.keepAliveTimeout = 60_000;
  server.requestTimeout = 0;
  await listen(server, port, host);
  kept?.keep(emulators);
  const url = `http://${host}:${boundPort(server)}`;
  return { url, close: () => close(server).then(() => kept?.end(emulators)) };
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

export interface Arrival {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly url: URL;
  readonly body: Buffer;
  /** Address of this process as the caller reached it. */
  readonly self: string;
}

/** One vendor request over its socket. */
async function serveVendor(
  emulators: Emulators,
  found: FoundDoor,
  arrival: Arrival,
): Promise<void> {
  const outcome = await answerVendor(emulators, found, vendorRequest(found, arrival));
  switch (outcome.kind) {
    case 'reset':
      return void arrival.request.socket.resetAndDestroy();
    case 'dropped':
      return void arrival.request.socket.destroy();
    case 'answered':
      return send(arrival.response, outcome.answer, outcome.wire);
  }
}

function vendorRequest(found: FoundDoor, arrival: Arrival): VendorRequest {
  return {
    method: arrival.request.method ?? 'GET',
    path: found.path,
    query: arrival.url.searchParams,
    rawQuery: /\?(.*)$/s.exec(arrival.request.url ?? '')?.[1],
    headers: singleHeaders(arrival.request.headers),
    body: arrival.body,
    baseUrl: arrival.self + prefixOf(found.door),
  };
}

/** Node gives repeated headers as lists: vendors' rules are about one value. */
function singleHeaders(headers: IncomingHttpHeaders): Record<string, string | undefined> {
  const entries = Object.entries(headers).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.join(', ') : value,
  ]);
  return Object.fromEntries(entries);
}

/** No vendor has this path: says where they are. */
function noDoor(vendors: readonly Vendor[], path: string): VendorAnswer {
  const prefixes = vendors.flatMap(({ doors }) => doors.map(prefixOf)).sort();
  const message = `Nothing answers at ${path}. Paths begin with ${[...prefixes, '/_control'].join(', ')}.`;
  return { status: 404, body: { error: { code: 'NOT_FOUND', message } } };
}

export const BODY_LIMIT_BYTES = 64 * 1024 * 1024;

class BodyTooLarge extends Error {}

/** The whole body, unzipped. Throws BodyTooLarge over 64 MB. */
async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    if (!Buffer.isBuffer(chunk)) continue;
    size += chunk.length;
    if (size > BODY_LIMIT_BYTES) throw new BodyTooLarge();
    chunks.push(chunk);
  }
  const body = Buffer.concat(chunks);
  return request.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
}
