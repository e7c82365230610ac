import type { Fields } from '../../core/json';
import type { NewAccount, Vendor, VendorAnswer } from '../../vendor';
import { createLinkedInAds } from '..';

type Headers = Readonly<Record<string, string | undefined>>;

/** A vendor with one ad account and a clock that only the test moves. */
export interface GivenAccount {
  readonly vendor: Vendor;
  readonly account: NewAccount;
  readonly accountId: string;
  /** The page behind the account, as a URN. */
  readonly page: string;
  readonly headers: Headers;
  now(): Date;
  /** Moves the clock and lets the vendor live through the time. */
  pass(seconds: number): void;
  /**
   * Any request to api.linkedin.com; the address holds the raw query. Headers are added to the
   * usual ones.
   */
  send(method: string, address: string, body?: unknown, headers?: Headers): VendorAnswer;
  /** The same below the account, which must answer with one of the good statuses. */
  call(method: string, address: string, body?: unknown, headers?: Headers): VendorAnswer;
  /** A create below the account: the new object's key. */
  create(collection: string, body: unknown): string;
  update(address: string, patch: unknown): VendorAnswer;
  read(address: string): Fields;
  /** A request to www.linkedin.com. */
  www(method: string, address: string, body: Buffer | string, headers?: Headers): VendorAnswer;
  refresh(form?: Readonly<Record<string, string>>): VendorAnswer;
}

export const START = '2026-11-21T10:00:00Z';
export const PARTIAL_UPDATE = { 'x-restli-method': 'PARTIAL_UPDATE' };

/** Makes the account and signs it in. */
export function givenAccount(options = {}, start = START): GivenAccount {
  let now = new Date(start);
  const vendor = createLinkedInAds({ now: () => now });
  const account = vendor.createAccount(options);
  const www = (method: string, address: string, body: Buffer | string, headers: Headers = {}) =>
    sent(vendor, 'linkedin-ads/oauth', method, address, Buffer.from(body), headers);
  const refresh = (form = {}) =>
    www('POST', '/oauth/v2/accessToken', formOf(account, form), {
      'content-type': 'application/x-www-form-urlencoded',
    });
  const headers = headersOf(String((refresh().body as Fields).access_token));
  const send = (method: string, address: string, body?: unknown, more: Headers = {}) =>
    sent(vendor, 'linkedin-ads', method, address, bytes(body), {
      ...headers,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...more,
    });
  const base = `/rest/adAccounts/${account.externalAccountId}/`;
  const call = (method: string, address: string, body?: unknown, more: Headers = {}) =>
    good(send(method, base + address, body, more));
  return {
    vendor,
    account,
    headers,
    www,
    refresh,
    send,
    call,
    accountId: account.externalAccountId,
    page: `urn:li:organization:${String(account.settings.organizationId)}`,
    now: () => now,
    pass: (seconds) => {
      const from = now;
      now = new Date(from.getTime() + seconds * 1_000);
      vendor.elapse(from, now);
    },
    create: (collection, body) => String(call('POST', collection, body).headers?.['x-restli-id']),
    update: (address, patch) => send('POST', base + address, { patch }, PARTIAL_UPDATE),
    read: (address) => call('GET', address).body as Fields,
  };
}

function good(answer: VendorAnswer): VendorAnswer {
  expect([answer.status, answer.status < 300 ? null : answer.body]).toEqual([answer.status, null]);
  return answer;
}

const bytes = (body: unknown): Buffer =>
  body === undefined
    ? Buffer.alloc(0)
    : Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));

const headersOf = (accessToken: string): Headers => ({
  authorization: `Bearer ${accessToken}`,
  'linkedin-version': '202609',
  'x-restli-protocol-version': '2.0.0',
});

function formOf({ credentials }: NewAccount, changes: Readonly<Record<string, string>>): string {
  const {
    clientId = '',
    clientSecret = '',
    refreshToken = '',
  } = credentials as Record<string, string>;
  return new URLSearchParams({
    client_id: clientId,
    client_secret: clientSecret,
    refresh_token: refreshToken,
    grant_type: 'refresh_token',
    ...changes,
  }).toString();
}

function sent(
  vendor: Vendor,
  prefix: string,
  method: string,
  address: string,
  body: Buffer,
  headers: Headers,
): VendorAnswer {
  const door = vendor.doors.find((one) => one.prefix === prefix);
  if (!door) throw new Error(`no door ${prefix}`);
  const [path = '', rawQuery] = address.split(/\?(.*)/s);
  const lengths = { 'content-length': String(body.length), ...headers };
  return door.handle({
    method,
    path,
    rawQuery,
    query: new URLSearchParams(rawQuery),
    headers: lengths,
    body,
    baseUrl: `http://127.0.0.1:1/${prefix}`,
  }) as VendorAnswer;
}
