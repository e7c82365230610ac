import { setTimeout as wait } from 'node:timers/promises';
import type { VendorAnswer, VendorDoor, VendorRequest } from '../vendor';
import type { Emulators } from './emulators';
import type { Fault } from './fault-dial';
import { type FoundDoor, prefixOf } from './find-door';
import { wireBody } from './send';

/** What becomes of a request: an answer, a connection cut before any work, or work done and its answer lost. */
export type Fate =
  | {
      readonly kind: 'answered';
      readonly answer: VendorAnswer;
      readonly wire: string | Buffer | undefined;
    }
  | { readonly kind: 'reset' }
  | { readonly kind: 'dropped' };

/** One vendor request from arrival to answer, without a socket: counted, logged, struck by at most one fault. */
export async function answerVendor(
  emulators: Emulators,
  found: FoundDoor,
  request: VendorRequest,
): Promise<Fate> {
  emulators.settleWhenDue();
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
