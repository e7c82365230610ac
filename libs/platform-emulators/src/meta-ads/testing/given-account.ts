import { PNG } from 'pngjs';
import type { Fields } from '../../core/json';
import type { NewAccount, Vendor, VendorAnswer } from '../../vendor';
import { createMetaAds } from '..';

/**
 * How a test says something: query for GET and DELETE, a form with JSON text inside for POST, as
 * most clients do.
 */
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

/**
 * A vendor with one ad account, which says nothing of who pays in the Union, and a clock that only
 * the test moves.
 */
export function givenAccount(options = {}): GivenAccount {
  let now = new Date(START);
  const vendor = createMetaAds({ now: () => now });
  const account = vendor.createAccount(options);
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

/** The sample requests of the platform document. */
export const campaign = (changes: Fields = {}): Fields => ({
  name: 'Spring',
  objective: 'OUTCOME_TRAFFIC',
  status: 'PAUSED',
  special_ad_categories: [],
  buying_type: 'AUCTION',
  is_adset_budget_sharing_enabled: false,
  ...changes,
});

export const adset = (campaignId: string, changes: Fields = {}): Fields => ({
  name: 'Berlin 20km',
  campaign_id: campaignId,
  daily_budget: 1000,
  billing_event: 'IMPRESSIONS',
  optimization_goal: 'LINK_CLICKS',
  bid_strategy: 'LOWEST_COST_WITHOUT_CAP',
  start_time: '2026-11-01T00:00:00+0100',
  end_time: '2026-12-31T23:59:59+0100',
  status: 'PAUSED',
  targeting: {
    geo_locations: { countries: ['DE'] },
    age_min: 18,
    age_max: 65,
    genders: [1, 2],
    publisher_platforms: ['facebook', 'instagram'],
    targeting_automation: { advantage_audience: 0 },
  },
  dsa_beneficiary: 'Acme GmbH',
  dsa_payor: 'Acme GmbH',
  ...changes,
});

export const linkData = (hash: string, changes: Fields = {}): Fields => ({
  link: 'https://example.com/?utm_source=fb',
  message: 'Primary text',
  name: 'Headline',
  description: 'Description',
  caption: 'example.com',
  image_hash: hash,
  call_to_action: { type: 'LEARN_MORE', value: { link: 'https://example.com/' } },
  ...changes,
});

export const creative = (given: GivenAccount, hash: string, changes: Fields = {}): Fields => {
  const { pageId, instagramUserId } = given.account.settings;
  return {
    name: 'c1',
    object_story_spec: {
      page_id: pageId,
      instagram_user_id: instagramUserId,
      link_data: linkData(hash),
    },
    url_tags: 'utm_campaign={{campaign.id}}',
    ...changes,
  };
};

/** A real PNG of one colour, base64. */
export function picture(width = 60, height = 60, shade = 200): string {
  const png = new PNG({ width, height });
  png.data.fill(shade);
  return PNG.sync.write(png, { filterType: 0 }).toString('base64');
}

export async function givenImage(given: GivenAccount): Promise<string> {
  const { images } = await given.ask('POST', '/~/adimages', { bytes: picture() });
  return String((images as Record<string, Fields>).bytes?.hash);
}

const made = async (given: GivenAccount, edge: string, body: Fields) =>
  String((await given.ask('POST', `/~/${edge}`, body)).id);

export const givenCampaign = (given: GivenAccount, changes: Fields = {}) =>
  made(given, 'campaigns', campaign(changes));
export const givenCreative = async (given: GivenAccount, changes: Fields = {}) =>
  made(given, 'adcreatives', creative(given, await givenImage(given), changes));

export interface GivenTree {
  readonly campaignId: string;
  readonly adsetId: string;
  readonly adId: string;
  readonly creativeId: string;
}

/** A campaign with an ad set and an ad. */
export async function givenTree(
  given: GivenAccount,
  changes: { campaign?: Fields; adset?: Fields; ad?: Fields } = {},
): Promise<GivenTree> {
  const campaignId = await givenCampaign(given, changes.campaign);
  const adsetId = await made(given, 'adsets', adset(campaignId, changes.adset));
  const creativeId = await givenCreative(given);
  const adId = await made(given, 'ads', {
    name: 'a1',
    adset_id: adsetId,
    creative: { creative_id: creativeId },
    status: 'PAUSED',
    ...changes.ad,
  });
  return { campaignId, adsetId, adId, creativeId };
}
