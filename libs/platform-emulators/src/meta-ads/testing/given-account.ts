import type { NewAccount, Vendor, VendorAnswer } from '../../vendor';
import { createMetaAds } from '../index';
import type { Fields } from '../../json/fields';

/** How a test says something: query for GET and DELETE, a form with JSON text inside for POST, as most clients do. */
export interface GivenAccount {
  readonly vendor: Vendor;
  readonly account: NewAccount;
  /** `act_…` */
  readonly accountId: string;
  readonly token: string;
  /** Moves the clock and lets the vendor live through the time. */
  pass(seconds: number): void;
  now(): Date;
  /** Any request; the token is sent unless headers are given. */
  send(
    method: string,
    path: string,
    parameters?: Fields,
    headers?: Readonly<Record<string, string>>,
  ): Promise<VendorAnswer>;
  /** A request that must answer 200; `~` in the path is the account. */
  ask(method: string, path: string, parameters?: Fields): Promise<Fields>;
  /** The error of a request that must be refused. */
  refused(method: string, path: string, parameters?: Fields): Promise<Fields>;
  raw(request: {
    method: string;
    path: string;
    query?: string;
    headers?: Readonly<Record<string, string>>;
    body?: Buffer;
  }): Promise<VendorAnswer>;
}

const START = '2026-11-21T10:00:00Z';
export const VERSION = '/v26.0';

/** A vendor with one ad account, which says nothing of who pays in the Union, and a clock that only the test moves. */
export function givenAccount(wish = {}): GivenAccount {
  let now = new Date(START);
  const vendor = createMetaAds({ now: () => now });
  const account = vendor.createAccount(wish);
  vendor.edit('adaccount', account.externalAccountId, {
    default_dsa_payor: null,
    default_dsa_beneficiary: null,
  });
  const token = String(account.credentials.accessToken);
  const raw = rawSender(vendor);
  const send: GivenAccount['send'] = (
    method,
    path,
    parameters = {},
    headers = { authorization: `Bearer ${token}` },
  ) => {
    const full =
      path.startsWith('/v') || path.startsWith('//')
        ? path.replace('//', '/')
        : `${VERSION}${path.replace('~', account.externalAccountId)}`;
    const text = formOf(parameters);
    if (method !== 'POST') return raw({ method, path: full, query: text, headers });
    return raw({
      method,
      path: full,
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
      body: Buffer.from(text),
    });
  };
  return {
    vendor,
    account,
    token,
    send,
    raw,
    accountId: account.externalAccountId,
    now: () => now,
    pass: (seconds) => {
      const from = now;
      now = new Date(from.getTime() + seconds * 1_000);
      vendor.elapse(from, now);
    },
    ask: async (method, path, parameters) => {
      const answer = await send(method, path, parameters);
      expect([answer.status, answer.status === 200 ? null : answer.body]).toEqual([200, null]);
      return answer.body as Fields;
    },
    refused: async (method, path, parameters) => {
      const { status, body } = await send(method, path, parameters);
      expect([status === 200 ? body : 'refused']).toEqual(['refused']);
      return (body as { error: Fields }).error;
    },
  };
}

function rawSender(vendor: Vendor): GivenAccount['raw'] {
  return async ({ method, path, query = '', headers = {}, body = Buffer.alloc(0) }) => {
    const door = vendor.doors[0];
    if (!door) throw new Error('no door');
    return door.handle({
      method,
      path,
      query: new URLSearchParams(query),
      headers,
      body,
      baseUrl: 'http://127.0.0.1:3900/meta-ads',
    });
  };
}

/** Texts as they are, anything else as JSON text. */
export function formOf(parameters: Fields): string {
  const entries = Object.entries(parameters).filter(([, value]) => value !== undefined);
  return new URLSearchParams(
    entries.map(([name, value]): [string, string] => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  ).toString();
}
