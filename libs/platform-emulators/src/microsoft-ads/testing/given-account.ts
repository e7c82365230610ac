import type { NewAccount, Vendor, VendorAnswer } from '../../vendor';
import { createMicrosoftAds } from '../index';
import type { Fields } from '../../json/fields';

/** A vendor with one ad account and a clock that only the test moves. */
export interface GivenAccount {
  readonly vendor: Vendor;
  readonly account: NewAccount;
  readonly accountId: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** Moves the clock and lets the vendor live through the time. */
  pass(seconds: number): void;
  now(): Date;
  send(
    method: string,
    path: string,
    body?: unknown,
    headers?: Readonly<Record<string, string | undefined>>,
  ): Promise<VendorAnswer>;
  /** A campaign management call that must answer 200. */
  call(method: string, operation: string, body: unknown): Promise<Fields>;
  /** An access token that works now, by the newest refresh token. */
  freshToken(): Promise<string>;
  refresh(form?: Readonly<Record<string, string>>): Promise<VendorAnswer>;
}

const START = '2026-11-21T10:00:00Z';

/** Makes the account and signs it in. */
export async function givenAccount(wish = {}): Promise<GivenAccount> {
  let now = new Date(START);
  const vendor = createMicrosoftAds({ now: () => now });
  const account = vendor.createAccount(wish);
  const send = sender(vendor);
  const refresh = (form = {}) =>
    send('POST', 'oauth:/common/oauth2/v2.0/token', formOf(account, form), FORM);
  let newest = String(account.credentials.refreshToken);
  const freshToken = async () => {
    const { access_token: accessToken, refresh_token: refreshToken } = (
      await refresh({ refresh_token: newest })
    ).body as Fields;
    newest = String(refreshToken);
    return String(accessToken);
  };
  const headers = headersOf(account, await freshToken());
  return {
    vendor,
    account,
    headers,
    refresh,
    freshToken,
    accountId: account.externalAccountId,
    now: () => now,
    pass: (seconds) => {
      const from = now;
      now = new Date(from.getTime() + seconds * 1_000);
      vendor.elapse(from, now);
    },
    send: (method, path, body, other) => send(method, path, body, other ?? headers),
    call: async (method, operation, body) => {
      const answer = await send(
        method,
        `campaign:/CampaignManagement/v13/${operation}`,
        body,
        headers,
      );
      expect([answer.status, answer.status === 200 ? null : answer.body]).toEqual([200, null]);
      return answer.body as Fields;
    },
  };
}

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

function headersOf(account: NewAccount, accessToken: string): Readonly<Record<string, string>> {
  return {
    authorization: `Bearer ${accessToken}`,
    developertoken: String(account.credentials.developerToken),
    customerid: String(account.settings.customerId),
    customeraccountid: account.externalAccountId,
    'content-type': 'application/json',
  };
}

function formOf(
  { credentials }: NewAccount,
  changes: Readonly<Record<string, string>>,
): URLSearchParams {
  const { clientId, clientSecret, refreshToken } = credentials as Record<string, string>;
  const scope = 'https://ads.microsoft.com/msads.manage offline_access';
  return new URLSearchParams({
    client_id: clientId ?? '',
    client_secret: clientSecret ?? '',
    refresh_token: refreshToken ?? '',
    grant_type: 'refresh_token',
    scope,
    ...changes,
  });
}

/** Sends to the door named before the colon, by its prefix. */
function sender(vendor: Vendor) {
  return async (
    method: string,
    address: string,
    body: unknown,
    headers: Readonly<Record<string, string | undefined>>,
  ): Promise<VendorAnswer> => {
    const [name = '', path = ''] = address.split(/:(.*)/s);
    const door = vendor.doors.find((one) => one.prefix === `microsoft-ads/${name}`);
    if (!door) throw new Error(`no door ${name}`);
    const text =
      body === undefined
        ? ''
        : body instanceof URLSearchParams
          ? body.toString()
          : JSON.stringify(body);
    const request = {
      method,
      path,
      query: new URLSearchParams(),
      headers,
      body: Buffer.from(text),
      baseUrl: `http://127.0.0.1:1/microsoft-ads/${name}`,
    };
    return door.handle(request);
  };
}
