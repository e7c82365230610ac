import Ajv2020 from 'ajv/dist/2020';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Fields, objectIn } from '../core/json';
import {
  ad,
  adGroup,
  budgetCampaign,
  campaign,
  type GivenAccount,
  givenAccount,
  givenAd,
  givenAdGroup,
  givenCampaign,
  givenPost,
  imagePost,
  SHOP,
} from './testing/given-account';

const BESIDE_THE_PROJECT = resolve('../shared/oracles');

/**
 * Jest hands `SWITCHYARD_ORACLES` on as the global `switchyardOracles`, for libraries do not read
 * the environment.
 */
const FOLDER =
  (globalThis as { switchyardOracles?: string }).switchyardOracles ?? BESIDE_THE_PROJECT;
const FILE = join(FOLDER, 'reddit-ads-v3.schema.json');

/** Errors of a value against a definition such as `ad_group_create_manual`; empty when it fits. */
type Oracle = (definition: string, value: unknown) => readonly string[];

/** The schema transcribed from the vendor's own OpenAPI; undefined where it is not at hand. */
function findOracle(): Oracle | undefined {
  if (!existsSync(FILE)) return undefined;
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  ajv.addSchema({ ...(JSON.parse(readFileSync(FILE, 'utf8')) as object), $id: 'v3' });
  return (definition, value) => {
    const validate = ajv.getSchema(`v3#/$defs/${definition}`);
    if (!validate) throw new Error(`no definition ${definition}`);
    return validate(value) === true
      ? []
      : (validate.errors ?? []).map(
          (error) => `${definition}${error.instancePath} ${error.message}`,
        );
  };
}

const oracle = findOracle();
const itWithOracle = oracle ? it : it.skip;
const refusedByAll: Oracle = () => ['no oracle'];
const check = oracle ?? refusedByAll;

const media = (url: string) => ({ media: { type: 'URL', url } });
const destination = { type: 'URL', url: SHOP, call_to_action: 'Shop Now' };
const CREATIVES: Readonly<Record<string, Fields>> = {
  image_creative: objectIn(imagePost(), 'creative'),
  text_creative: { type: 'TEXT', headline: 'Words', body: 'Many.', text_format: 'PLAIN_TEXT' },
  video_creative: {
    type: 'VIDEO',
    headline: 'Moves',
    video: media('https://cdn.acme.example/v.mp4'),
    thumbnail: media('https://cdn.acme.example/t.jpg'),
    destination,
  },
  carousel_creative: {
    type: 'CAROUSEL',
    headline: 'Turns',
    carousel: [{ caption: 'One', destination, image: media('https://cdn.acme.example/1.jpg') }],
  },
  promoted_post_creative: {
    type: 'PROMOTED_POST',
    headline: 'Again',
    post: { type: 'PROMOTED_COMMUNITY_POST', post_id: 't3_abc', destination },
  },
};

/** A call with the definition of what it sends, and of its answer's `data` where there is one. */
interface Sample {
  readonly request: string;
  readonly method: 'POST' | 'PATCH';
  readonly path: string;
  readonly data: Fields;
  readonly answer?: string;
}

async function samples(given: GivenAccount): Promise<readonly Sample[]> {
  const account = `/ad_accounts/${given.accountId}`;
  const campaignId = await givenCampaign(given);
  const adGroupId = await givenAdGroup(given, campaignId);
  const adId = await givenAd(given, adGroupId);
  const whole = {
    geolocations: ['DE', 'US-CA', 'CA:6167865'],
    excluded_geolocations: ['US-TX'],
    communities: ['webdev'],
    keywords: ['crm'],
    excluded_keywords: ['free'],
    interests: ['animals_v2'],
    languages: ['EN', 'DE'],
    locations: ['FEED', 'COMMENTS_PAGE'],
    platforms: ['ALL'],
    expand_targeting: false,
  };
  const times = {
    start_time: '2026-12-01T00:00:00Z',
    end_time: '2026-12-31T23:00:00Z',
    schedule: [{ start_day: 1, start_hour: 8, end_day: 1, end_hour: 20 }],
  };
  const parameters = [
    { name: 'utm_source', value: 'reddit' },
    { name: 'utm_content', value: '{{AD_ID}}' },
  ];
  return [
    {
      request: 'campaign_create_manual',
      method: 'POST',
      path: `${account}/campaigns`,
      data: campaign({ spend_cap: 500_000_000 }),
    },
    {
      request: 'campaign_create_manual',
      method: 'POST',
      path: `${account}/campaigns`,
      data: budgetCampaign(given, times),
    },
    {
      request: 'campaign_patch',
      method: 'PATCH',
      path: `/campaigns/${campaignId}`,
      data: { name: 'Winter', configured_status: 'ACTIVE', spend_cap: null },
    },
    {
      request: 'ad_group_create_manual',
      method: 'POST',
      path: `${account}/ad_groups`,
      data: adGroup(given, campaignId, { ...times, targeting: whole }),
      answer: 'ad_group_manual',
    },
    {
      request: 'ad_group_patch',
      method: 'PATCH',
      path: `/ad_groups/${adGroupId}`,
      data: { targeting: whole, bid_value: 900_000 },
      answer: 'ad_group_manual',
    },
    {
      request: 'ad_create_standard',
      method: 'POST',
      path: `${account}/ads`,
      data: ad(adGroupId, await givenPost(given), { click_url_query_parameters: parameters }),
    },
    {
      request: 'ad_patch',
      method: 'PATCH',
      path: `/ads/${adId}`,
      data: {
        configured_status: 'ACTIVE',
        event_trackers: [{ type: 'CLICK', url: 'https://t.example/' }],
      },
    },
    {
      request: 'report_data',
      method: 'POST',
      path: `${account}/reports`,
      data: {
        breakdowns: ['DATE', 'CAMPAIGN_ID'],
        fields: ['IMPRESSIONS', 'SPEND'],
        starts_at: '2026-11-01T00:00:00Z',
        ends_at: '2026-11-20T00:00:00Z',
        time_zone_id: 'Europe/Berlin',
      },
    },
    ...Object.values(CREATIVES).map((creative): Sample => ({
      request: 'structured_post',
      method: 'POST',
      path: `/profiles/${given.profileId}/structured_posts/jobs`,
      data: { allow_comments: true, creative },
      answer: 'structured_post_job',
    })),
  ];
}

/** A copy of an object without one member. */
const without = (data: Fields, member: string): Fields =>
  Object.fromEntries(Object.entries(data).filter(([name]) => name !== member));

/**
 * Ways to break a request that any closed schema sees. Creates of ads and whole posts are open
 * there, and closed only inside.
 */
function brokenCopies({ request, data }: Sample): readonly Fields[] {
  if (request === 'structured_post') {
    const creative = objectIn(data, 'creative');
    return [
      { ...creative, unknown_member: 1 },
      { ...creative, headline: 5 },
      without(creative, 'headline'),
      { ...creative, type: 'LINK' },
    ].map((broken) => ({ ...data, creative: broken }));
  }
  const [first = ''] = Object.keys(data);
  const wrongTypes = Object.keys(data)
    .filter((name) => data[name] !== null)
    .map((name) => ({ ...data, [name]: { wrong: true } }));
  const unknown = request === 'ad_create_standard' ? [] : [{ ...data, unknown_member: 1 }];
  const required = request.includes('create') ? [without(data, 'name')] : [];
  return [...unknown, ...required, ...wrongTypes, { ...data, [first]: [null] }];
}

describe('the schema from the vendor’s own OpenAPI', () => {
  itWithOracle(
    'takes every request that the emulator takes, and every answer it gives',
    async () => {
      const given = await givenAccount();
      for (const { request, method, path, data, answer } of await samples(given)) {
        const answered = await given.call(method, path, data);
        expect([...check(request, data), ...(answer ? check(answer, answered) : [])]).toEqual([]);
      }
    },
  );

  itWithOracle('refuses broken copies, as the emulator does with the vendor’s error', async () => {
    const given = await givenAccount();
    let tried = 0;
    for (const sample of await samples(given)) {
      for (const broken of brokenCopies(sample)) {
        const { status, body } = await given.send(sample.method, sample.path, broken);
        expect([sample.request, broken, status, check(sample.request, broken).length > 0]).toEqual([
          sample.request,
          broken,
          400,
          true,
        ]);
        expect(check('error', body)).toEqual([]);
        tried += 1;
      }
    }
    expect(tried).toBeGreaterThan(80);
  });

  itWithOracle('takes posts, places, pages and refusals as they are answered', async () => {
    const given = await givenAccount();
    const id = await givenPost(given);
    const places = await given.call<Fields[]>('GET', '/targeting/geolocations?cities_search=a');
    const codes = await given.call<Fields[]>('GET', '/targeting/geolocations?postal_code=1');
    const { pagination } = (await given.send('GET', `/ad_accounts/${given.accountId}/campaigns`))
      .body as Fields;
    const refusals = [
      await given.send('GET', '/nothing'),
      await given.send('GET', '/me', undefined, {}),
    ].map(({ body }) => body);
    expect(check('structured_post', await given.call('GET', `/structured_posts/${id}`))).toEqual(
      [],
    );
    expect([...places, ...codes].flatMap((one) => check('geolocation', one))).toEqual([]);
    expect([
      ...check('pagination', pagination),
      ...refusals.flatMap((one) => check('error', one)),
    ]).toEqual([]);
  });

  itWithOracle.each(Object.entries(CREATIVES))(
    'takes a %s of exactly that kind',
    (definition, creative) => {
      expect(check(definition, creative)).toEqual([]);
      expect(check('structured_post', { creative })).toEqual([]);
    },
  );
});
