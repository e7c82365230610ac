import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { VendorAnswer, VendorDoor, VendorRequest } from '../vendor';
import type { Emulators } from './emulators';
import type { Fault } from './fault-dial';
import { type FoundDoor, prefixOf } from './find-door';
import { singleHeaders } from './single-headers';
import { send, wireBody } from './send';

export interface Arrival {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly url: URL;
  readonly body: Buffer;
  /** Address of this process as the caller reached it. */
  readonly self: string;
}

/** One vendor request from arrival to answer: counted, logged, struck by at most one fault. */
export async function serveVendor(emulators: Emulators, found: FoundDoor, arrival: Arrival): Promise<void> {
  emulators.settleWhenDue();
  const request = vendorRequest(found, arrival);
  const fault = emulators.faults.strike({
    platform: found.vendor.platform,
    method: request.method,
    paths: [request.path, prefixOf(found.door) + request.path],
  });
  emulators.counters.count(found.vendor.platform, natureOf(found.door, request), request.method, request.path);
  const noteAnswer = emulators.log.note({
    ...request,
    at: emulators.clock.now(),
    platform: found.vendor.platform,
    query: Object.fromEntries(request.query),
    fault: fault?.fault,
  });
  const answer = await answerUnder(fault, found.door, request);
  if (answer === 'reset') return void arrival.request.socket.resetAndDestroy();
  const wire = wireBody(answer.body);
  noteAnswer(fault?.fault === 'drop-reply' ? null : answer.status, wire);
  if (fault?.fault === 'drop-reply') return void arrival.request.socket.destroy();
  send(arrival.response, answer, wire);
}

async function answerUnder(fault: Fault | undefined, door: VendorDoor, request: VendorRequest): Promise<VendorAnswer | 'reset'> {
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
  const own = door.failure?.(status) ?? { status, body: { error: { code: status, message: 'Fault injected' } } };
  return { ...own, headers: { ...own.headers, ...fault.headers } };
}

async function work(door: VendorDoor, request: VendorRequest): Promise<VendorAnswer> {
  try {
    return await door.handle(request);
  } catch (error) {
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
    process.stderr.write(`emulator failed on ${request.method} ${request.path}: ${message}\n`);
    return { status: 500, body: { error: { code: 500, message: 'The emulator failed; its log says why', status: 'INTERNAL' } } };
  }
}

function natureOf(door: VendorDoor, { method, path, headers }: VendorRequest) {
  return door.nature?.(method, path, headers) ?? (method === 'GET' || method === 'HEAD' ? 'read' : 'write');
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
