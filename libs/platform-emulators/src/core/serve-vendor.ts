import type { IncomingMessage, ServerResponse } from 'node:http';
import type { VendorRequest } from '../vendor';
import { answerVendor } from './answer-vendor';
import type { Emulators } from './emulators';
import { type FoundDoor, prefixOf } from './find-door';
import { send } from './send';
import { singleHeaders } from './single-headers';

export interface Arrival {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly url: URL;
  readonly body: Buffer;
  /** Address of this process as the caller reached it. */
  readonly self: string;
}

/** One vendor request over its socket. */
export async function serveVendor(
  emulators: Emulators,
  found: FoundDoor,
  arrival: Arrival,
): Promise<void> {
  const fate = await answerVendor(emulators, found, vendorRequest(found, arrival));
  switch (fate.kind) {
    case 'reset':
      return void arrival.request.socket.resetAndDestroy();
    case 'dropped':
      return void arrival.request.socket.destroy();
    case 'answered':
      return send(arrival.response, fate.answer, fate.wire);
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
