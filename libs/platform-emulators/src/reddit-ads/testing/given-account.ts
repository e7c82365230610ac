import type { NewAccount, Vendor, VendorAnswer } from '../../vendor';
import { createRedditAds } from '../index';
import type { Fields } from '../../json/fields';

type Headers = Readonly<Record<string, string | undefined>>;

/** A vendor with one ad account and a clock that only the test moves. */
export interface GivenAccount {
  readonly vendor: Vendor;
  readonly account: NewAccount;
  readonly accountId: string;
  readonly profileId: string;
  readonly headers: Headers;
  now(): Date;
  /** Moves the clock and lets the vendor live through the time. */
  pass(seconds: number): void;
  /** A call of the API below `/api/v3`; a query may follow the path. */
  send(method: string, path: string, data?: unknown, headers?: Headers): Promise<VendorAnswer>;
  /** The `data` of a call that must succeed; signed in anew each time, for tests may last for days. */
  call<T = Fields>(method: string, path: string, data?: unknown): Promise<T>;
  /** Fields that a call is refused with, 400 expected. */
  refused(method: string, path: string, data?: unknown): Promise<readonly string[]>;
  /** A call of the token endpoint. */
  refresh(form?: Readonly<Record<string, string>>, headers?: Headers): Promise<VendorAnswer>;
}

const START = '2026-11-21T10:00:00Z';
const AGENT = 'web:emulator-test:1.0 (by /u/fake)';
export const BASE_URL = 'http://127.0.0.1:1/reddit-ads';

/** Makes the account and signs it in. */
export async function givenAccount(wish = {}): Promise<GivenAccount> {
  let now = new Date(START);
  const vendor = createRedditAds({ now: () => now });
  const account = vendor.createAccount(wish);
  const refresh = (form = {}, headers = {}) =>
    through(vendor, 'reddit-ads/oauth', 'POST', '/api/v1/access_token', formOf(account, form), {
      ...basic(account),
      ...headers,
    });
  let newest = String(account.credentials.refreshToken);
  const freshHeaders = async (): Promise<Headers> => {
    const { access_token: access, refresh_token: next } = (await refresh({ refresh_token: newest }))
      .body as Fields;
    newest = String(next);
    return {
      authorization: `Bearer ${String(access)}`,
      'user-agent': AGENT,
      'content-type': 'application/json',
    };
  };
  const headers = await freshHeaders();
  const send: GivenAccount['send'] = (method, path, data, other = headers) =>
    through(
      vendor,
      'reddit-ads',
      method,
      `/api/v3${path}`,
      data === undefined ? '' : JSON.stringify({ data }),
      other,
    );
  return {
    vendor,
    account,
    headers,
    refresh,
    send,
    accountId: account.externalAccountId,
    profileId: String(account.settings.profileId),
    now: () => now,
    pass: (seconds) => {
      const from = now;
      now = new Date(from.getTime() + seconds * 1_000);
      vendor.elapse(from, now);
    },
    call: async <T>(method: string, path: string, data?: unknown) => {
      const answer = await send(method, path, data, await freshHeaders());
      expect([answer.status, answer.status < 300 ? null : answer.body]).toEqual([
        answer.status < 300 ? answer.status : 200,
        null,
      ]);
      return (answer.body as { readonly data: T }).data;
    },
    refused: async (method, path, data) => {
      const { status, body } = await send(method, path, data);
      const { error } = body as {
        readonly error: { readonly fields?: readonly { readonly field: string }[] };
      };
      expect([status, error]).toEqual([400, expect.anything()]);
      return (error.fields ?? []).map(({ field }) => field);
    },
  };
}

const basic = ({ credentials }: NewAccount): Headers => ({
  authorization: `Basic ${Buffer.from(`${String(credentials.clientId)}:${String(credentials.clientSecret)}`).toString('base64')}`,
  'user-agent': AGENT,
  'content-type': 'application/x-www-form-urlencoded',
});

const formOf = ({ credentials }: NewAccount, changes: Readonly<Record<string, string>>): string =>
  new URLSearchParams({
    grant_type: 'refresh_token',
    refresh_token: String(credentials.refreshToken),
    ...changes,
  }).toString();

/** Sends to one of the vendor's doors, without a socket. */
async function through(
  vendor: Vendor,
  prefix: string,
  method: string,
  address: string,
  body: string,
  headers: Headers,
): Promise<VendorAnswer> {
  const door = vendor.doors.find((one) => one.prefix === prefix);
  if (!door) throw new Error(`no door ${prefix}`);
  const url = new URL(address, 'http://any');
  return door.handle({
    method,
    path: url.pathname,
    query: url.searchParams,
    headers,
    body: Buffer.from(body),
    baseUrl: BASE_URL,
  });
}
