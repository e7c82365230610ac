import type { Fields } from '../../core/json';
import type { NewAccount, Vendor, VendorAnswer } from '../../vendor';
import { createRedditAds } from '..';

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
  /**
   * The `data` of a call that must succeed; signed in anew each time, for tests may last for days.
   */
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
export async function givenAccount(options = {}): Promise<GivenAccount> {
  let now = new Date(START);
  const vendor = createRedditAds({ now: () => now });
  const account = vendor.createAccount(options);
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

/** A campaign whose ad groups hold the budget. */
export const campaign = (changes: Fields = {}): Fields => ({
  name: 'Autumn',
  objective: 'CLICKS',
  configured_status: 'PAUSED',
  special_ad_categories: ['NONE'],
  is_campaign_budget_optimization: false,
  ...changes,
});

/** A campaign that holds the budget itself. */
export const budgetCampaign = (given: GivenAccount, changes: Fields = {}): Fields =>
  campaign({
    is_campaign_budget_optimization: true,
    goal_type: 'DAILY_SPEND',
    goal_value: 50_000_000,
    start_time: '2026-12-01T00:00:00Z',
    bid_strategy: 'MAXIMIZE_VOLUME',
    bid_type: 'CPC',
    conversion_pixel_id: given.account.settings.pixelId,
    ...changes,
  });

export const adGroup = (given: GivenAccount, campaignId: string, changes: Fields = {}): Fields => ({
  campaign_id: campaignId,
  name: 'Berlin',
  configured_status: 'PAUSED',
  bid_strategy: 'MAXIMIZE_VOLUME',
  bid_type: 'CPC',
  bid_value: 750_000,
  goal_type: 'DAILY_SPEND',
  goal_value: 50_000_000,
  conversion_pixel_id: given.account.settings.pixelId,
  targeting: { geolocations: ['DE:2950159'] },
  ...changes,
});

/** An ad group of a campaign that holds the budget. */
export const inheritingAdGroup = (
  given: GivenAccount,
  campaignId: string,
  changes: Fields = {},
): Fields =>
  adGroup(given, campaignId, {
    bid_strategy: null,
    bid_type: null,
    bid_value: null,
    goal_type: null,
    goal_value: null,
    ...changes,
  });

export const SHOP = 'https://acme.example/';

export const imagePost = (changes: Fields = {}): Fields => ({
  allow_comments: true,
  creative: {
    type: 'IMAGE',
    headline: 'Ship faster',
    body: null,
    image: { media: { type: 'URL', url: 'https://cdn.acme.example/a.jpg' } },
    thumbnail: { media: { type: 'URL', url: 'https://cdn.acme.example/t.jpg' } },
    destination: {
      type: 'URL',
      url: SHOP,
      display_url: 'acme.example',
      call_to_action: 'Learn More',
    },
    ...changes,
  },
});

export const ad = (adGroupId: string, postId: string, changes: Fields = {}): Fields => ({
  ad_group_id: adGroupId,
  name: 'Variant A',
  configured_status: 'PAUSED',
  post_id: postId,
  click_url: SHOP,
  ...changes,
});

const idOf = (made: Fields): string => String(made.id);

export const givenCampaign = async (given: GivenAccount, changes: Fields = {}): Promise<string> =>
  idOf(await given.call('POST', `/ad_accounts/${given.accountId}/campaigns`, campaign(changes)));

export const givenAdGroup = async (
  given: GivenAccount,
  campaignId: string,
  changes: Fields = {},
): Promise<string> =>
  idOf(
    await given.call(
      'POST',
      `/ad_accounts/${given.accountId}/ad_groups`,
      adGroup(given, campaignId, changes),
    ),
  );

/** A post made by a job that is polled to its end. */
export async function givenPost(given: GivenAccount, changes: Fields = {}): Promise<string> {
  const job = await given.call(
    'POST',
    `/profiles/${given.profileId}/structured_posts/jobs`,
    imagePost(changes),
  );
  given.pass(10);
  return String((await given.call('GET', `/structured_posts/jobs/${idOf(job)}`)).post_id);
}

export const givenAd = async (
  given: GivenAccount,
  adGroupId: string,
  changes: Fields = {},
): Promise<string> =>
  idOf(
    await given.call(
      'POST',
      `/ad_accounts/${given.accountId}/ads`,
      ad(adGroupId, await givenPost(given), changes),
    ),
  );

/** A whole tree, switched on at every level. */
export async function givenRunningTree(
  given: GivenAccount,
  adGroupChanges: Fields = {},
): Promise<{ campaignId: string; adGroupId: string; adId: string }> {
  const on = { configured_status: 'ACTIVE' };
  const campaignId = await givenCampaign(given, on);
  const adGroupId = await givenAdGroup(given, campaignId, { ...on, ...adGroupChanges });
  return { campaignId, adGroupId, adId: await givenAd(given, adGroupId, on) };
}
