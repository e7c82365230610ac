import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import Ajv2020 from 'ajv/dist/2020';
import type { Json } from '../../../port/attributes';
import type { CreateChange } from '../../../port/change';
import type {
  AdDraft,
  AdGroupDraft,
  BiddingStrategyType,
  CampaignDraft,
  Draft,
} from '../../../port/draft';
import { ad, adGroup, campaign } from '../../../reddit-ads/testing/drafts';
import { ContractWorld } from '../../../testing/contract-world';
import { plainImages } from '../../../testing/drafts';
import type { ContractHarness } from '../../../testing/harness';
import { MediaShelf } from '../../../testing/scripted-io';
import {
  type RecordedRequest,
  recording,
  type RequestOracle,
  type SentRequest,
} from '../request-oracle';

const BESIDE_THE_PROJECT = resolve('../shared/oracles');

/**
 * Jest hands `SWITCHYARD_ORACLES` on as a global, because libraries do not read the environment.
 */
const FOLDER =
  (globalThis as { readonly switchyardOracles?: string }).switchyardOracles ?? BESIDE_THE_PROJECT;
const FILE = join(FOLDER, 'reddit-ads-v3.schema.json');

/**
 * The definition of `data` for each kind of request that has a body; null where the vendor's schema
 * was not transcribed.
 */
export const KINDS: readonly (readonly [kind: string, definition: string | null, form: RegExp])[] =
  [
    ['POST campaigns', 'campaign_create_manual', /^POST \/ad_accounts\/[^/]+\/campaigns$/],
    ['PATCH campaigns', 'campaign_patch', /^PATCH \/campaigns\/\d+$/],
    ['POST ad_groups', 'ad_group_create_manual', /^POST \/ad_accounts\/[^/]+\/ad_groups$/],
    ['PATCH ad_groups', 'ad_group_patch', /^PATCH \/ad_groups\/\d+$/],
    ['POST ads', 'ad_create_standard', /^POST \/ad_accounts\/[^/]+\/ads$/],
    ['PATCH ads', 'ad_patch', /^PATCH \/ads\/\d+$/],
    ['POST posts', 'structured_post', /^POST \/profiles\/[^/]+\/structured_posts\/jobs$/],
    ['POST reports', 'report_data', /^POST \/ad_accounts\/[^/]+\/reports$/],
    ['POST accounts', null, /^POST \/businesses\/[^/]+\/ad_accounts\/query$/],
  ];

/** Sent by the sink, not by the connector whose every kind of request the suite sees. */
const EVENTS: (typeof KINDS)[number] = [
  'POST events',
  'conversion_events_data',
  /^POST \/pixels\/[^/]+\/conversion_events$/,
];

const PREFIX = /^(\/reddit-ads)?\/api\/v3/;

/** What kind of request it is; undefined for reads without a body. */
export const kindOf = ({
  method,
  path,
}: Pick<SentRequest, 'method' | 'path'>): (typeof KINDS)[number] | undefined =>
  [...KINDS, EVENTS].find(([, , form]) => form.test(`${method} ${path.replace(PREFIX, '')}`));

/** Reddit's own description as a judge of requests; undefined where it is not at hand. */
export const findRedditOracle = (): RequestOracle | undefined => {
  if (!existsSync(FILE)) return undefined;
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  ajv.addSchema({ ...(JSON.parse(readFileSync(FILE, 'utf8')) as object), $id: 'v3' });
  return (request) => {
    const kind = kindOf(request);
    if (request.body === null) return request.method === 'GET' ? [] : ['a body is missing'];
    if (!kind) return [`no definition of ${request.method} ${request.path}`];
    return [
      ...envelopeFaults(request.body),
      ...(kind[1] === null ? [] : faultsOf(ajv, kind[1], dataOf(request.body))),
    ];
  };
};

const dataOf = (body: Json): Json => (body as { readonly data?: Json })?.data ?? null;

const envelopeFaults = (body: Json): readonly string[] =>
  Object.keys(body ?? {}).join() === 'data' ? [] : ['the envelope holds something else than data'];

const faultsOf = (ajv: Ajv2020, definition: string, data: Json): readonly string[] => {
  const validate = ajv.getSchema(`v3#/$defs/${definition}`);
  if (!validate) throw new Error(`no definition ${definition}`);
  return validate(data) === true
    ? []
    : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
};

/**
 * Every request that makes a rich tree with these changes, ids masked, which are others every time.
 */
export const requestsFor = async (
  harness: ContractHarness,
  ...patches: readonly Patch[]
): Promise<readonly RecordedRequest[]> => {
  const requests: RecordedRequest[] = [];
  const world = await ContractWorld.start({
    ...harness,
    connector: (url) => recording(harness.connector(url), (request) => void requests.push(request)),
  });
  try {
    for (const shade of [10, 30]) plainImages(world.media, shade);
    const whole = Object.assign({}, ...patches.map(({ campaign: over }) => over)) as Partial<
      ReturnType<typeof campaign>
    >;
    const of = campaign(whole);
    const campaignId = await made(world, of);
    const groupId = await made(
      world,
      adGroup({ campaign: of, ...merged(patches, 'adGroup') }),
      campaignId,
    );
    await made(
      world,
      ad({
        campaign: of,
        adType: 'RESPONSIVE_SEARCH',
        images: plainImages(world.media).slice(0, 1),
        ...merged(patches, 'ad'),
      }),
      groupId,
    );
    const { externalAccountId, settings } = world.connection;
    return requests.map((request) =>
      masked(request, [externalAccountId, ...Object.values(settings).map(String)]),
    );
  } finally {
    await world.stop();
  }
};

const merged = <Level extends keyof Patch>(
  patches: readonly Patch[],
  level: Level,
): NonNullable<Patch[Level]> =>
  Object.assign({}, ...patches.map((patch) => patch[level])) as NonNullable<Patch[Level]>;

/** Our own ids are the same every time, so that only the draft makes a difference. */
const made = async (
  world: ContractWorld,
  draft: Draft,
  parentRemoteId?: string,
): Promise<string> => {
  const change: CreateChange = {
    action: 'create',
    id: draft.entity,
    localId: `obj_${draft.entity}`,
    entity: draft.entity,
    campaignType: (draft.entity === 'campaign' ? draft : draft.campaign).campaignType,
    after: world.platform.normalise(draft).attributes,
    ...(parentRemoteId === undefined ? {} : { parentRemoteId }),
  };
  const outcome = (await world.apply([change])).get(change.id);
  if (outcome?.kind !== 'applied') throw new Error(JSON.stringify(outcome));
  return outcome.remoteId;
};

/** Ids of the platform's own: long numbers and posts; and what belongs to the account. */
const masked = (
  { path, body, ...rest }: RecordedRequest,
  ids: readonly string[],
): RecordedRequest => {
  const hide = (text: string): string =>
    ids
      .reduce((all, id) => all.replaceAll(id, 'an-id'), text)
      .replaceAll(/\bt3_\w+|\b\d{15,}\b/g, 'an-id');
  return { ...rest, path: hide(path), body: JSON.parse(hide(JSON.stringify(body))) as Json };
};

/** What differs from the rich tree, level by level. */
interface Patch {
  readonly campaign?: Partial<CampaignDraft>;
  readonly adGroup?: Partial<AdGroupDraft>;
  readonly ad?: Partial<AdDraft>;
}

const OTHER_IMAGES = plainImages(new MediaShelf(), 30).slice(0, 1);
const PLAIN_IMAGES = plainImages(new MediaShelf()).slice(0, 1);
const KEYWORD = { text: 'garden boots', matchType: 'BROAD', negative: false } as const;

/**
 * For each field that Reddit holds: a patch with another value. The first patch makes sure that the
 * request carries the field at all.
 */
export const VARIATIONS: Readonly<Record<string, readonly [carrying: Patch, other: Patch]>> = {
  'campaign name': [{}, { campaign: { name: 'Summer' } }],
  'campaign status': [{}, { campaign: { status: 'ENABLED' } }],
  'campaign objective': [{}, { campaign: { objective: 'AWARENESS' } }],
  'campaign budget': [{}, { campaign: { budgetMicros: 30_000_000 } }],
  'campaign biddingStrategy': [
    {},
    { campaign: { biddingStrategy: { type: 'MAXIMIZE_CONVERSIONS' } } },
  ],
  'campaign geoTargets': [{}, { campaign: { geoTargets: [] } }],
  'campaign adSchedule': [{}, { campaign: { schedule: [] } }],
  'campaign targeting.devices': [{}, { campaign: { devices: null } }],
  'campaign languages': [{}, { campaign: { languages: ['fr'] } }],
  'campaign negativeKeywords': [{}, { campaign: { negativeKeywords: [] } }],
  'campaign images': [
    { campaign: { images: PLAIN_IMAGES }, ad: { images: [] } },
    { ad: { images: [] } },
  ],
  'campaign startDate': [{}, { campaign: { startDate: '2027-04-01' } }],
  'campaign endDate': [{}, { campaign: { endDate: null } }],
  'campaign trackingTemplate': [{}, { campaign: { trackingTemplate: null } }],
  'campaign declarations.specialAdCategories': [
    { campaign: { specialAdCategories: ['CREDIT'] } },
    {},
  ],
  'adGroup name': [{}, { adGroup: { name: 'Boots' } }],
  'adGroup status': [{}, { adGroup: { status: 'PAUSED' } }],
  'ad type': [{}, { ad: { images: [] } }],
  'ad status': [{}, { ad: { status: 'PAUSED' } }],
  'ad headlines': [{}, { ad: { headlines: [{ text: 'Boots' }] } }],
  'ad descriptions': [{}, { ad: { descriptions: [{ text: 'For dry gardens.' }] } }],
  'ad callToAction': [{}, { ad: { callToAction: 'LEARN_MORE' } }],
  'ad finalUrl': [{}, { ad: { finalUrl: 'https://shop.example/boots' } }],
  'ad images': [{}, { ad: { images: OTHER_IMAGES } }],
  'keyword text': [{}, { adGroup: { keywords: [KEYWORD] } }],
  'keyword negative': [{}, { adGroup: { keywords: [KEYWORD] } }],
};

/** Fields that follow from what is sent anyway: no request has a member of its own for them. */
export const DERIVED_FIELDS: Readonly<Record<string, string>> = {
  'campaign type': 'a search campaign is one whose ad groups have keywords',
  'campaign currency': 'the ad account has it',
  'keyword matchType': 'the words alone are sent',
  'keyword status': 'a paused keyword is not on its ad group',
};

/** A strategy that says something else than another one. */
export const unlike = (strategy: BiddingStrategyType): BiddingStrategyType =>
  ['MAXIMIZE_CONVERSIONS', 'MAXIMIZE_CONVERSION_VALUE', 'TARGET_CPA', 'TARGET_ROAS'].includes(
    strategy,
  )
    ? 'MAXIMIZE_CLICKS'
    : 'MAXIMIZE_CONVERSIONS';
