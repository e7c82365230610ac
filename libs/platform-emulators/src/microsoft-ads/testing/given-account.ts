import { crc32, inflateRawSync } from 'node:zlib';
import type { Fields } from '../../core/json';
import type { NewAccount, Vendor, VendorAnswer } from '../../vendor';
import { createMicrosoftAds } from '..';

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
export async function givenAccount(options = {}): Promise<GivenAccount> {
  let now = new Date(START);
  const vendor = createMicrosoftAds({ now: () => now });
  const account = vendor.createAccount(options);
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

const REQUEST = {
  Type: 'CampaignPerformanceReportRequest',
  Aggregation: 'Daily',
  Columns: ['TimePeriod', 'Spend'],
  ExcludeReportHeader: true,
  ExcludeReportFooter: true,
  ExcludeColumnHeaders: true,
  Time: {
    CustomDateRangeStart: { Day: 1, Month: 11, Year: 2026 },
    CustomDateRangeEnd: { Day: 31, Month: 12, Year: 2026 },
    ReportTimeZone: 'AmsterdamBerlinBernRomeStockholmVienna',
  },
};

/**
 * The CSV of a report, fetched as a client would: submit, poll until done, download. Undefined when
 * there is no data.
 */
export async function readReport(
  given: GivenAccount,
  changes: Fields = {},
): Promise<string | undefined> {
  const headers = await freshHeaders(given);
  const send = async (operation: string, body: Fields) =>
    (
      await given.send(
        'POST',
        `reporting:/Reporting/v13/GenerateReport/${operation}`,
        body,
        headers,
      )
    ).body as Fields;
  const submitted = await send('Submit', {
    ReportRequest: { ...REQUEST, Scope: { AccountIds: [given.accountId] }, ...changes },
  });
  await send('Poll', submitted);
  const { ReportDownloadUrl: url } = (await send('Poll', submitted)).ReportRequestStatus as Fields;
  if (url === null) return undefined;
  const file = await given.send(
    'GET',
    `reporting:${String(url).split('/microsoft-ads/reporting')[1]}`,
    undefined,
    {},
  );
  return unzipped(file.body as Buffer);
}

/** Spend per day of the account's only campaign. */
export async function spendByDay(given: GivenAccount): Promise<Readonly<Record<string, number>>> {
  const lines = ((await readReport(given)) ?? '').split('\r\n').filter((line) => line !== '');
  return Object.fromEntries(
    lines
      .map((line) => JSON.parse(`[${line}]`) as [string, string])
      .map(([day, spend]) => [day, Number(spend)]),
  );
}

/**
 * Reads a ZIP of one file as readers do: end record, central directory, local header; the checksum
 * must be right.
 */
export function unzipped(zip: Buffer): string {
  const central = zip.readUInt32LE(zip.length - 22 + 16);
  const local = zip.readUInt32LE(central + 42);
  const begin = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
  const content = inflateRawSync(zip.subarray(begin, begin + zip.readUInt32LE(central + 20)));
  expect([zip.readUInt32LE(central), crc32(content)]).toEqual([
    0x02014b50,
    zip.readUInt32LE(central + 16),
  ]);
  return content.toString('utf8').replace('\uFEFF', '');
}

/**
 * Tests move the clock by days, so access tokens end: later calls are made with what a refresh
 * answers.
 */
async function freshHeaders(
  given: GivenAccount,
): Promise<Readonly<Record<string, string | undefined>>> {
  return { ...given.headers, authorization: `Bearer ${await given.freshToken()}` };
}
