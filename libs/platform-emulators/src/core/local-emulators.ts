import { gunzipSync } from 'node:zlib';
import type { Platform, RequestNature, Vendor, VendorRequest } from '../vendor';
import { answerVendor, findDoor, type FoundDoor, natureOf, prefixOf } from './answer-vendor';
import { Emulators, VENDORS } from './emulators';
import type { FaultOrder } from './faults';

export interface LocalRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
}

/** What a client gets: an answer as it would come over the wire, or nothing. */
export type LocalAnswer =
  | {
      readonly kind: 'answered';
      readonly status: number;
      readonly headers: Readonly<Record<string, string>>;
      readonly body: Buffer;
    }
  | { readonly kind: 'reset' }
  | { readonly kind: 'dropped' };

/** The emulators inside the caller's own process: no socket, no real time. */
export class LocalEmulators {
  private readonly emulators: Emulators;

  constructor(now: () => number) {
    this.emulators = new Emulators(VENDORS, now);
  }

  /** Throws when no emulator answers to the address. */
  async exchange(request: LocalRequest): Promise<LocalAnswer> {
    const { found, vendorRequest } = this.arrival(request);
    const outcome = await answerVendor(this.emulators, found, vendorRequest);
    if (outcome.kind !== 'answered') return outcome;
    const { status, headers = {} } = outcome.answer;
    return {
      kind: 'answered',
      status,
      headers: lowerCased(headers),
      body: Buffer.from(outcome.wire ?? ''),
    };
  }

  /** What a request would be counted as. */
  natureOf(request: LocalRequest): RequestNature {
    const { found, vendorRequest } = this.arrival(request);
    return natureOf(found.door, vendorRequest);
  }

  /** Strikes requests to come. */
  strike(order: FaultOrder): void {
    this.emulators.faults.add(order);
  }

  clearFaults(): void {
    this.emulators.faults.clear();
  }

  vendor(platform: Platform): Vendor {
    const vendor = this.emulators.vendor(platform);
    if (!vendor) throw new Error(`no emulator of ${platform}`);
    return vendor;
  }

  private arrival(request: LocalRequest): {
    readonly found: FoundDoor;
    readonly vendorRequest: VendorRequest;
  } {
    const url = new URL(request.url);
    const found = findDoor(this.emulators.vendors, url.hostname, url.pathname);
    if (!found) throw new Error(`no emulator answers to ${url.pathname}`);
    const headers = lowerCased(request.headers);
    const sent = Buffer.from(request.body ?? '');
    const body = headers['content-encoding'] === 'gzip' ? gunzipSync(sent) : sent;
    const rawQuery = /\?(.*)$/s.exec(request.url)?.[1];
    return {
      found,
      vendorRequest: {
        method: request.method,
        path: found.path,
        query: url.searchParams,
        rawQuery,
        headers,
        body,
        baseUrl: url.origin + prefixOf(found.door),
      },
    };
  }
}

const lowerCased = (headers: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
