import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Vendor, VendorAnswer, VendorDoor, VendorRequest } from '../vendor';
import type { Emulators } from './emulators';
import type { Fault } from './faults';

/**
 * What becomes of a request: an answer, a connection cut before any work, or work done and its
 * answer lost.
 */
export type RequestOutcome =
  | {
      readonly kind: 'answered';
      readonly answer: VendorAnswer;
      readonly wire: string | Buffer | undefined;
    }
  | { readonly kind: 'reset' }
  | { readonly kind: 'dropped' };

/**
 * One vendor request from arrival to answer, without a socket: counted, logged, struck by at most
 * one fault.
 */
export async function answerVendor(
  emulators: Emulators,
  found: FoundDoor,
  request: VendorRequest,
): Promise<RequestOutcome> {
  emulators.elapseWhenDue();
  const fault = emulators.faults.strike({
    platform: found.vendor.platform,
    method: request.method,
    paths: [request.path, prefixOf(found.door) + request.path],
  });
  emulators.counters.count(
    found.vendor.platform,
    natureOf(found.door, request),
    request.method,
    request.path,
  );
  const noteAnswer = emulators.log.note({
    ...request,
    at: emulators.clock.now(),
    platform: found.vendor.platform,
    query: Object.fromEntries(request.query),
    fault: fault?.fault,
  });
  const answer = await answerUnder(fault, found.door, request);
  if (answer === 'reset') return { kind: 'reset' };
  const wire = wireBody(answer.body);
  noteAnswer(fault?.fault === 'drop-reply' ? null : answer.status, wire);
  return fault?.fault === 'drop-reply' ? { kind: 'dropped' } : { kind: 'answered', answer, wire };
}

async function answerUnder(
  fault: Fault | undefined,
  door: VendorDoor,
  request: VendorRequest,
): Promise<VendorAnswer | 'reset'> {
  switch (fault?.fault) {
    case undefined:
    case 'drop-reply':
      return work(door, request);
    case 'reset':
      return 'reset';
    case 'http':
      return httpFault(fault, door);
    case 'delay': {
      const answer = await work(door, request);
      await wait(fault.delayMs ?? 0, undefined, { ref: false });
      return answer;
    }
  }
}

function httpFault(fault: Fault, door: VendorDoor): VendorAnswer {
  const status = fault.status ?? 503;
  if (fault.body !== undefined) return { status, headers: fault.headers, body: fault.body };
  const own = door.failure?.(status) ?? {
    status,
    body: { error: { code: status, message: 'Fault injected' } },
  };
  return { ...own, headers: { ...own.headers, ...fault.headers } };
}

async function work(door: VendorDoor, request: VendorRequest): Promise<VendorAnswer> {
  try {
    return await door.handle(request);
  } catch (error) {
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
    process.stderr.write(`emulator failed on ${request.method} ${request.path}: ${message}\n`);
    return {
      status: 500,
      body: {
        error: { code: 500, message: 'The emulator failed; its log says why', status: 'INTERNAL' },
      },
    };
  }
}

/** Whether a request reads, writes, or asks for a token. */
export function natureOf(door: VendorDoor, { method, path, headers }: VendorRequest) {
  return (
    door.nature?.(method, path, headers) ??
    (method === 'GET' || method === 'HEAD' ? 'read' : 'write')
  );
}

export interface FoundDoor {
  readonly vendor: Vendor;
  readonly door: VendorDoor;
  /** Path without the prefix, starting with `/`. */
  readonly path: string;
  readonly viaHost: boolean;
}

/**
 * A request reaches a vendor by its path prefix, or without one when it is addressed to the
 * vendor's own host. What no prefix of a platform covers goes to its first door, which refuses
 * unknown paths as the vendor does.
 */
export function findDoor(
  vendors: readonly Vendor[],
  host: string,
  path: string,
): FoundDoor | undefined {
  const all = vendors.flatMap((vendor) => vendor.doors.map((door) => ({ vendor, door })));
  const named = all.find(({ door }) => door.hosts.includes(host));
  if (named) return { ...named, path, viaHost: true };
  const prefixed = all
    .filter(({ door }) => isUnder(path, prefixOf(door)))
    .sort((a, b) => prefixOf(b.door).length - prefixOf(a.door).length)[0];
  if (prefixed) return byPrefix(prefixed, prefixOf(prefixed.door), path);
  const vendor = vendors.find(({ platform }) => isUnder(path, `/${platform}`));
  const door = vendor?.doors[0];
  return vendor && door && byPrefix({ vendor, door }, `/${vendor.platform}`, path);
}

const byPrefix = (
  found: Pick<FoundDoor, 'vendor' | 'door'>,
  prefix: string,
  path: string,
): FoundDoor => ({ ...found, path: path.slice(prefix.length) || '/', viaHost: false });

/** With one leading slash and no trailing one, however the vendor wrote it. */
export function prefixOf(door: VendorDoor): string {
  return `/${door.prefix.replace(/^\/+|\/+$/g, '')}`;
}

function isUnder(path: string, prefix: string): boolean {
  return path === prefix || path.startsWith(`${prefix}/`) || path.startsWith(`${prefix}?`);
}

/** What goes over the wire: strings and buffers as they are, anything else as JSON. */
const wireBody = (body: unknown): string | Buffer | undefined =>
  body === undefined || typeof body === 'string' || Buffer.isBuffer(body)
    ? body
    : JSON.stringify(body);

export function send(
  response: ServerResponse,
  { status, headers = {}, body }: VendorAnswer,
  wire = wireBody(body),
): void {
  const isJson = wire !== body;
  response
    .writeHead(
      status,
      isJson ? { 'content-type': 'application/json; charset=UTF-8', ...headers } : headers,
    )
    .end(wire);
}
