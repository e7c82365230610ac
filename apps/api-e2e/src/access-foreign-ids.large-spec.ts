import {
  answered,
  campaignBody,
  givenParty,
  type Party,
  type RawAnswer,
  releaseSystem,
  sharedSystem,
  type System,
} from '@switchyard/test-kit';
import { type EveryKind, givenEveryKind, kindAt } from './every-kind';
import { sameRefusal } from './refusals';
import { at, type Route, ROUTES, unknownId } from './routes';

let system: System;
let party: Party;
/**
 * Everything in a Space of another account, in another Space of the same account, and in the Space
 * that the party works in.
 */
let foreign: EveryKind;
let elsewhere: EveryKind;
let own: EveryKind;
/** A campaign that no platform has seen. */
let draft: string;

beforeAll(async () => {
  system = await sharedSystem({ skipsWaits: true });
  party = await givenParty(system);
  const { id: spaceId } = await system.admin.createSpace(party.account.accountId, 'Second');
  [foreign, elsewhere, own] = await Promise.all([
    givenEveryKind(await givenParty(system)),
    givenEveryKind(party.as({ spaceId })),
    givenEveryKind(party),
  ]);
  const { id } = await answered(
    party.api.POST('/api/v1/campaigns', { body: campaignBody({ platforms: ['google-ads'] }) }),
  );
  draft = id;
}, 180_000);
afterAll(() => releaseSystem(system));

/**
 * Connections, attempts to make some, and alerts belong to the account: every Space of it has them. Its Spaces are all open
 * to its user.
 */
const foreignIds = (kind: keyof EveryKind): readonly string[] => [
  foreign[kind],
  ...(['connection', 'attempt', 'alert', 'space'].includes(kind) ? [] : [elsewhere[kind]]),
];

const PREFIX: Readonly<Record<keyof EveryKind, string>> = {
  space: 'spc',
  business: 'biz',
  connection: 'con',
  attempt: 'cna',
  campaign: 'cmp',
  adGroup: 'adg',
  ad: 'ad',
  keyword: 'kwd',
  angle: 'ang',
  concept: 'cpt',
  asset: 'ast',
  campaignAsset: 'cas',
  adAsset: 'ada',
  preview: 'pvw',
  planHash: 'pvw',
  sync: 'syn',
  alert: 'alr',
  conversionAction: 'cva',
  conversion: 'off',
  source: 'src',
  post: 'pst',
};

/** Routes that look at more than the id before they look for it: what else they need is right. */
const ask = (route: Route, id: string): Promise<RawAnswer> => {
  const { method } = route;
  switch (route.operationId) {
    case 'attachAsset':
      return party.send(at(route, id), {
        method,
        body: { campaignId: own.campaign, role: 'LOGO' },
      });
    case 'detachAsset':
      return party.send(`${at(route, id)}?campaignId=${own.campaign}`, { method });
    case 'putAssetContent':
      return party.send(at(route, id), {
        method,
        text: 'bytes',
        headers: { 'content-type': 'image/png' },
      });
    case 'chooseAccounts':
      return party.send(at(route, id), {
        method,
        body: { accounts: [{ externalAccountId: '1' }] },
      });
    case 'replayInbox':
      return party.send(at(route, id), {
        method,
        body: { status: 'failed', since: '2026-11-01T00:00:00.000Z' },
      });
    case 'inviteMember':
      return party.send(at(route, id), {
        method,
        body: { email: 'grace@example.com', role: 'VIEWER' },
      });
    case 'updateMember':
      return party.send(at(route, id, party.account.userId), { method, body: { role: 'VIEWER' } });
    case 'answerPost':
      return party.send(at(route, id), { method, body: { answers: [] } });
    case 'reviewPost':
      return party.send(at(route, id), { method, body: { decision: 'approve' } });
    case 'createPostAd':
      return party.send(at(route, id), {
        method,
        body: { adGroupId: own.adGroup, type: 'SINGLE_IMAGE' },
      });
    case 'moveCampaign':
      return party.send(at(route, id), { method, body: { spaceId: party.spaceId } });
    case 'getMember':
    case 'removeMember':
      return party.send(at(route, id, party.account.userId), { method });
    default:
      return party.send(at(route, id), { method, ...(route.takesBody ? { body: {} } : {}) });
  }
};

const WITH_ID = ROUTES.filter(({ path }) => path.includes('{id}'));

describe.each(WITH_ID.map((route) => [`${route.method} ${route.path}`, route] as const))(
  '%s',
  (_name, route) => {
    it('answers a foreign, an unknown and a malformed id with the same 404', async () => {
      const kind = kindAt(route.path);
      const otherKind = kind === 'campaign' ? own.adGroup : own.campaign;
      const ids = [
        ...foreignIds(kind),
        ...(kind === 'preview' ? [foreign.planHash, elsewhere.planHash] : []),
        unknownId(PREFIX[kind]),
        'nonsense',
        '%00',
        '__proto__',
        otherKind,
        own[kind].toUpperCase(),
      ];
      const answers = await Promise.all(ids.map((id) => ask(route, id)));
      expect(answers.map(({ status, body }) => [status, body.error?.code])).toEqual(
        ids.map(() => [404, 'NOT_FOUND']),
      );
      expect(new Set(answers.map(sameRefusal)).size).toBe(1);
    });
  },
);

describe('an id inside a body', () => {
  const LINK = 'https://shop.example/shoes';
  const texts = {
    headlines: ['One', 'Two', 'Three'].map((text) => ({ text })),
    descriptions: ['One line.', 'Another line.'].map((text) => ({ text })),
  };
  const campaign = (more: object) => ({ ...campaignBody({ platforms: ['google-ads'] }), ...more });
  const PLACES: readonly (readonly [
    string,
    keyof EveryKind,
    string,
    string,
    (id: string) => object,
  ])[] = [
    [
      'POST',
      'campaign',
      '/api/v1/ad-groups',
      '/campaignId',
      (campaignId) => ({ campaignId, name: 'Group' }),
    ],
    [
      'POST',
      'adGroup',
      '/api/v1/keywords',
      '/adGroupId',
      (adGroupId) => ({ adGroupId, text: 'shoes', matchType: 'EXACT' }),
    ],
    [
      'POST',
      'adGroup',
      '/api/v1/ads',
      '/adGroupId',
      (adGroupId) => ({ adGroupId, type: 'RESPONSIVE_SEARCH', finalUrl: LINK, ...texts }),
    ],
    [
      'POST',
      'angle',
      '/api/v1/ads',
      '/angleId',
      (angleId) => ({ adGroupId: own.adGroup, type: 'RESPONSIVE_SEARCH', finalUrl: LINK, angleId }),
    ],
    [
      'POST',
      'concept',
      '/api/v1/ads',
      '/conceptId',
      (conceptId) => ({
        adGroupId: own.adGroup,
        type: 'RESPONSIVE_SEARCH',
        finalUrl: LINK,
        conceptId,
      }),
    ],
    [
      'POST',
      'business',
      '/api/v1/angles',
      '/businessId',
      (businessId) => ({ businessId, name: 'Fit', angleType: 'QUALITY', claim: 'They fit.' }),
    ],
    [
      'POST',
      'business',
      '/api/v1/social/posts',
      '/businessId',
      (businessId) => ({
        businessId,
        channel: 'x',
        topic: 'Shoes',
        goal: 'Explain',
        language: 'en',
      }),
    ],
    ['POST', 'angle', '/api/v1/concepts', '/angleId', (angleId) => ({ angleId, name: 'Retold' })],
    [
      'POST',
      'asset',
      '/api/v1/businesses',
      '/logoAssetId',
      (logoAssetId) => ({ name: 'Shop', logoAssetId }),
    ],
    [
      'POST',
      'campaign',
      '/api/v1/campaign-assets',
      '/campaignId',
      (campaignId) => ({ campaignId, assetId: own.asset, role: 'LANDSCAPE_LOGO' }),
    ],
    [
      'POST',
      'asset',
      '/api/v1/campaign-assets',
      '/assetId',
      (assetId) => ({ campaignId: own.campaign, assetId, role: 'LOGO' }),
    ],
    [
      'POST',
      'ad',
      '/api/v1/ad-assets',
      '/adId',
      (adId) => ({ adId, assetId: own.asset, role: 'LOGO' }),
    ],
    [
      'POST',
      'adGroup',
      '/api/v1/ad-assets',
      '/adGroupId',
      (adGroupId) => ({ adGroupId, assetId: own.asset, role: 'LANDSCAPE_LOGO' }),
    ],
    [
      'POST',
      'business',
      '/api/v1/campaigns',
      '/businessId',
      (businessId) => campaign({ businessId }),
    ],
    [
      'POST',
      'connection',
      '/api/v1/campaigns',
      '/connectionIds/google-ads',
      (id) => campaign({ connectionIds: { 'google-ads': id } }),
    ],
    [
      'POST',
      'conversionAction',
      '/api/v1/campaigns',
      '/conversionActionIds/0',
      (id) => campaign({ conversionActionIds: [id] }),
    ],
    [
      'PATCH',
      'conversionAction',
      '/api/v1/campaigns/{id}',
      '/conversionActionIds/0',
      (id) => ({ conversionActionIds: [id] }),
    ],
    [
      'PATCH',
      'business',
      '/api/v1/campaigns/{id}',
      '/businessId',
      (businessId) => ({ businessId }),
    ],
    [
      'PATCH',
      'connection',
      '/api/v1/campaigns/{id}',
      '/connectionIds/google-ads',
      (id) => ({ connectionIds: { 'google-ads': id } }),
    ],
    ['POST', 'campaign', '/api/v1/sync/preview', '/campaignIds/0', (id) => ({ campaignIds: [id] })],
    ['POST', 'campaign', '/api/v1/sync', '/campaignIds/0', (id) => ({ campaignIds: [id] })],
    ['POST', 'space', '/api/v1/campaigns/{id}/move', '/spaceId', (spaceId) => ({ spaceId })],
    [
      'POST',
      'campaign',
      '/api/v1/campaigns/unlink',
      '/campaignIds/0',
      (id) => ({ platform: 'google-ads', campaignIds: [id] }),
    ],
  ];

  it.each(PLACES)(
    '%s of a foreign %s to %s names %s',
    async (method, kind, path, place, bodyWith) => {
      const ids = [...foreignIds(kind), unknownId(PREFIX[kind]), 'nonsense'];
      const answers = await Promise.all(
        ids.map((id) => party.send(at({ path }, draft), { method, body: bodyWith(id) })),
      );
      expect(
        answers.map(({ status, body }) => [status, body.error?.code, body.error?.details]),
      ).toEqual(ids.map(() => [404, 'NOT_FOUND', { path: place }]));
      expect(new Set(answers.map(sameRefusal)).size).toBe(1);
    },
  );

  it.each([
    ['/api/v1/ad-groups/bulk', 'campaign'],
    ['/api/v1/keywords/bulk', 'adGroup'],
    ['/api/v1/ads/bulk', 'adGroup'],
  ] as const)('POST %s answers it for the item', async (path, kind) => {
    const member = kind === 'campaign' ? 'campaignId' : 'adGroupId';
    const rest = {
      'ad-groups': { name: 'Bulk' },
      keywords: { text: 'bulk', matchType: 'EXACT' },
      ads: { type: 'RESPONSIVE_SEARCH', finalUrl: LINK, ...texts },
    }[path.split('/')[3] as 'ads'];
    const ids = [...foreignIds(kind), unknownId(PREFIX[kind]), 'nonsense'];
    const answer = await party.send(path, {
      method: 'POST',
      body: { items: ids.map((id) => ({ [member]: id, ...rest })) },
    });
    expect(answer.body.data).toEqual(
      ids.map((_id, index) => ({
        index,
        status: 'failed',
        error: {
          code: 'NOT_FOUND',
          message: expect.any(String) as unknown,
          details: { path: `/items/${index}/${member}` },
        },
      })),
    );
  });

  it.each([
    ['/api/v1/ad-groups', 'adGroup'],
    ['/api/v1/keywords', 'keyword'],
    ['/api/v1/ads', 'ad'],
  ] as const)('%s/bulk and /bulk-delete leave foreign rows alone', async (path, kind) => {
    const ids = [...foreignIds(kind), unknownId(PREFIX[kind]), 'nonsense'];
    const changed = await party.send(`${path}/bulk`, {
      method: 'PATCH',
      body: { items: ids.map((id) => ({ id, status: 'PAUSED' })) },
    });
    const deleted = await party.send(`${path}/bulk-delete`, { method: 'POST', body: { ids } });
    for (const { status, body } of [changed, deleted]) {
      const rows = body.data as readonly {
        readonly status: string;
        readonly error: { readonly code: string };
      }[];
      expect([status, rows.map((row) => [row.status, row.error.code])]).toEqual([
        200,
        ids.map(() => ['failed', 'NOT_FOUND']),
      ]);
    }
  });
});

it.each([
  ['campaigns', 'businessId', 'business'],
  ['ad-groups', 'campaignId', 'campaign'],
  ['ads', 'campaignId', 'campaign'],
  ['ads', 'adGroupId', 'adGroup'],
  ['keywords', 'campaignId', 'campaign'],
  ['keywords', 'adGroupId', 'adGroup'],
  ['ads', 'angleId', 'angle'],
  ['ads', 'conceptId', 'concept'],
  ['angles', 'businessId', 'business'],
  ['concepts', 'angleId', 'angle'],
  ['campaign-assets', 'campaignId', 'campaign'],
  ['campaign-assets', 'assetId', 'asset'],
  ['ad-assets', 'adGroupId', 'adGroup'],
] as const)(
  'a foreign, unknown or malformed id in the filter of /%s?%s= is an empty list',
  async (path, filter, kind) => {
    for (const id of [...foreignIds(kind), unknownId(PREFIX[kind]), 'nonsense']) {
      const { status, body } = await party.send(`/api/v1/${path}?${filter}=${id}`);
      expect([id, status, body.data]).toEqual([id, 200, []]);
    }
    expect(
      ((await party.send(`/api/v1/${path}?${filter}=${own[kind]}`)).body.data as readonly unknown[])
        .length,
    ).toBe(1);
  },
);

it.each([
  ['campaignId', 'campaign'],
  ['businessId', 'business'],
] as const)(
  'a foreign, unknown or malformed id in the filter of /reports/performance?%s= is an empty list',
  async (filter, kind) => {
    for (const id of [...foreignIds(kind), unknownId(PREFIX[kind]), 'nonsense']) {
      const { status, body } = await party.send(`/api/v1/reports/performance?${filter}=${id}`);
      expect([id, status, body.data]).toEqual([id, 200, []]);
    }
  },
);

it.each([
  ['offline', 'conversionActionId', 'conversionAction'],
  ['offline', 'campaignId', 'campaign'],
  ['events', 'conversionActionId', 'conversionAction'],
  ['adjustments', 'conversionActionId', 'conversionAction'],
] as const)(
  'a foreign, unknown or malformed id in the filter of /conversions/%s?%s= is an empty list',
  async (list, filter, kind) => {
    for (const id of [...foreignIds(kind), unknownId(PREFIX[kind]), 'nonsense']) {
      const { status, body } = await party.send(`/api/v1/conversions/${list}?${filter}=${id}`);
      expect([id, status, body.data]).toEqual([id, 200, []]);
    }
  },
);
