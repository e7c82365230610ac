import type { Fields } from '../../core/json';
import type { NewAccount, Vendor, VendorAnswer } from '../../vendor';
import { createOpenAiAds } from '..';

type Headers = Readonly<Record<string, string | undefined>>;

/** A vendor with one ad account and a clock that only the test moves. */
export interface GivenAccount {
  readonly vendor: Vendor;
  readonly account: NewAccount;
  readonly headers: Headers;
  /** Moves the clock and lets the vendor live through the time. */
  pass(seconds: number): void;
  now(): Date;
  /**
   * Any request; the path is below `/v1` and may have a query. A Buffer is sent as it is, anything
   * else as JSON.
   */
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

/** Makes the account; its clock shows ten o'clock UTC. */
export function givenAccount(options = {}): GivenAccount {
  let now = new Date(START);
  const vendor = createOpenAiAds({ now: () => now });
  const account = vendor.createAccount(options);
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

/** The example bodies of the platform document, with the ids of a test put in. */
export const campaign = (changes: Fields = {}): Fields => ({
  name: 'Spring launch',
  description: 'For runners',
  status: 'paused',
  bidding_type: 'clicks',
  budget: { daily_spend_limit_micros: 50_000_000 },
  start_time: 1_790_812_800,
  end_time: 1_803_404_800,
  targeting: {
    locations: { countries: ['US'], include: [{ id: '3000194' }] },
    excluded_locations: { include: [{ id: '2000330' }] },
    platforms: { included: ['web', 'ios_app'] },
  },
  landing_page_configuration: {
    query_string_template:
      'utm_source=openai&utm_campaign={campaign_id}&utm_content={ad_id}&click_id={oppref}',
  },
  ...changes,
});

export const adGroup = (campaignId: string, changes: Fields = {}): Fields => ({
  campaign_id: campaignId,
  name: 'Trail running',
  status: 'paused',
  context_hints: ['Lightweight trail shoes for rocky terrain'],
  bidding_config: { billing_event_type: 'click', strategy: 'fixed_bid', max_bid_micros: 2_000_000 },
  ...changes,
});

export const creative = (fileId: string, changes: Fields = {}): Fields => ({
  type: 'chat_card',
  title: 'Find your next trail shoe',
  body: 'Explore shoes made for your next outdoor run.',
  target_url: 'https://example.com/trail-shoes',
  file_id: fileId,
  ...changes,
});

export const ad = (adGroupId: string, fileId: string, changes: Fields = {}): Fields => ({
  ad_group_id: adGroupId,
  name: 'Trail shoe launch',
  status: 'paused',
  creative: creative(fileId),
  ...changes,
});

/** The head of a PNG of a size: what readers look at. */
export function picture(width: number, height = width): Buffer {
  const bytes = Buffer.from(
    '89504e470d0a1a0a0000000d49484452000000000000000008020000000000000000000000',
    'hex',
  );
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

export const idOf = (answer: Fields): string => String(answer.id);

/** An uploaded image; the address is taken as fetched. */
export async function givenFile(given: GivenAccount): Promise<string> {
  return String(
    (await given.call('POST', '/upload', { image_url: 'https://example.com/card.png' })).file_id,
  );
}

/** A campaign with an ad group and an ad, and their ids. */
export async function givenAd(
  given: GivenAccount,
  status = 'paused',
  campaignChanges: Fields = {},
) {
  const campaignId = idOf(
    await given.call('POST', '/campaigns', campaign({ status, ...campaignChanges })),
  );
  const adGroupId = idOf(await given.call('POST', '/ad_groups', adGroup(campaignId, { status })));
  const adId = idOf(
    await given.call('POST', '/ads', ad(adGroupId, await givenFile(given), { status })),
  );
  return { campaignId, adGroupId, adId };
}
