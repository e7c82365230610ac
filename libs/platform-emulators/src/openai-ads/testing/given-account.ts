import type { NewAccount, Vendor, VendorAnswer } from '../../vendor';
import { createOpenAiAds } from '../index';
import type { Fields } from '../../json/fields';

type Headers = Readonly<Record<string, string | undefined>>;

/** A vendor with one ad account and a clock that only the test moves. */
export interface GivenAccount {
  readonly vendor: Vendor;
  readonly account: NewAccount;
  readonly headers: Headers;
  /** Moves the clock and lets the vendor live through the time. */
  pass(seconds: number): void;
  now(): Date;
  /** Any request; the path is below `/v1` and may have a query. A Buffer is sent as it is, anything else as JSON. */
  send(method: string, path: string, body?: unknown, headers?: Headers): Promise<VendorAnswer>;
  /** A request that must answer 200. */
  call(method: string, path: string, body?: unknown, headers?: Headers): Promise<Fields>;
  /** A request that must be refused: its status, code and parameter. */
  refused(
    method: string,
    path: string,
    body?: unknown,
    headers?: Headers,
  ): Promise<readonly unknown[]>;
  /** A request to any address that an answer named. */
  open(address: string): Promise<VendorAnswer>;
}

const START = '2026-11-21T10:00:00Z';

/** Makes the account; its clock stands at ten o'clock UTC. */
export function givenAccount(wish = {}): GivenAccount {
  let now = new Date(START);
  const vendor = createOpenAiAds({ now: () => now });
  const account = vendor.createAccount(wish);
  const headers = {
    authorization: `Bearer ${String(account.credentials.apiKey)}`,
    'content-type': 'application/json',
  };
  const send: GivenAccount['send'] = (method, path, body, more) =>
    request(vendor, method, `http://127.0.0.1:1/openai-ads/v1${path}`, body, {
      ...headers,
      ...more,
    });
  return {
    vendor,
    account,
    headers,
    send,
    now: () => now,
    pass: (seconds) => {
      const from = now;
      now = new Date(from.getTime() + seconds * 1_000);
      vendor.elapse(from, now);
    },
    call: async (method, path, body, more) => {
      const answer = await send(method, path, body, more);
      expect([answer.status, answer.status === 200 ? null : answer.body]).toEqual([200, null]);
      return answer.body as Fields;
    },
    refused: async (method, path, body, more) => {
      const { status, body: found } = await send(method, path, body, more);
      const { code, param } = (found as { error: Fields }).error;
      return [status, code, param];
    },
    open: (address) => request(vendor, 'GET', address, undefined, {}),
  };
}

/** Sends to the door whose prefix the address starts with. */
async function request(
  vendor: Vendor,
  method: string,
  address: string,
  body: unknown,
  headers: Headers,
): Promise<VendorAnswer> {
  const { origin, pathname, searchParams } = new URL(address);
  const door = vendor.doors.find((one) => pathname.startsWith(`/${one.prefix}/`));
  if (!door) throw new Error(`no door for ${pathname}`);
  const bytes = Buffer.isBuffer(body)
    ? body
    : Buffer.from(body === undefined ? '' : JSON.stringify(body));
  const baseUrl = `${origin}/${door.prefix}`;
  return door.handle({
    method,
    path: pathname.slice(door.prefix.length + 1),
    query: searchParams,
    headers,
    body: bytes,
    baseUrl,
  });
}
