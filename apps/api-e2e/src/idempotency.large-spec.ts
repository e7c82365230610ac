import {
  type AdAccount,
  answered,
  campaignBody,
  eventually,
  finished,
  givenCampaignTree,
  givenConfirmedPost,
  givenConnection,
  givenDraftedPost,
  givenParty,
  givenPost,
  type Party,
  type RawAnswer,
  startSystem,
  type System,
} from '@switchyard/test-kit';
import { postToStripeReceiver } from './conversion-calls';
import { at, TOKEN_ROUTES, unknownId } from './routes';
import { ownerSql } from './system-probes';

let system: System;
beforeAll(async () => void (system = await startSystem()), 120_000);
afterAll(() => system?.stop());

const post = (party: Party, path: string, key: string, body?: unknown): Promise<RawAnswer> =>
  party.send(path, {
    method: 'POST',
    headers: { 'idempotency-key': key },
    ...(body === undefined ? {} : { body }),
  });
const listed = async (party: Party, path: string): Promise<number> =>
  ((await party.send(`/api/v1/${path}?limit=200`)).body.data as readonly unknown[]).length;
const replayed = ({ headers }: RawAnswer): string | null => headers.get('idempotency-replayed');

interface Sample {
  readonly party: Party;
  readonly connectionId: string;
  readonly campaignId: string;
  readonly adGroupId: string;
  readonly keywordIds: readonly string[];
  readonly adIds: readonly string[];
  readonly assetId: string;
  readonly businessId: string;
  readonly angleId: string;
  /** On the platform, and not connected. */
  readonly openAi: AdAccount;
  /** In a second Space of the account. */
  readonly elsewhere: { readonly spaceId: string; readonly campaignId: string };
}

const givenElsewhere = async (party: Party): Promise<Sample['elsewhere']> => {
  const { id: spaceId } = (
    await party.send('/api/v1/spaces', { method: 'POST', body: { name: 'Elsewhere' } })
  ).body.data as { id: string };
  const { id: campaignId } = await answered(
    party.as({ spaceId }).api.POST('/api/v1/campaigns', { body: campaignBody() }),
  );
  return { spaceId, campaignId };
};

const givenSample = async (): Promise<Sample> => {
  const party = await givenParty(system);
  const { id: connectionId } = await givenConnection(party, 'google-ads');
  const { campaignId, adGroupIds, keywordIds, adIds } = await givenCampaignTree(party, {
    platforms: ['google-ads'],
  });
  const { id: assetId } = await answered(
    party.api.POST('/api/v1/assets', { body: { type: 'IMAGE', name: 'Shoe' } }),
  );
  const { id: businessId } = await answered(
    party.api.POST('/api/v1/businesses', { body: { name: 'Shop' } }),
  );
  const { id: angleId } = await answered(
    party.api.POST('/api/v1/angles', {
      body: { businessId, name: 'Fit', angleType: 'QUALITY', claim: 'They fit.' },
    }),
  );
  return {
    party,
    connectionId,
    campaignId,
    adGroupId: adGroupIds[0]!,
    keywordIds,
    adIds,
    assetId,
    businessId,
    angleId,
    openAi: await system.emulators.account('openai-ads', {}),
    elsewhere: await givenElsewhere(party),
  };
};

const ad = (adGroupId: string): object => ({
  adGroupId,
  type: 'RESPONSIVE_SEARCH',
  finalUrl: 'https://shop.example/',
  headlines: ['A', 'B', 'C'].map((text) => ({ text })),
  descriptions: ['One.', 'Two.'].map((text) => ({ text })),
});

interface Kind {
  readonly id?: (sample: Sample) => string;
  readonly body?: (sample: Sample) => object;
  readonly other?: (sample: Sample) => object;
}

/** A good request of every POST, and another one to the same path where it takes a body. */
const KINDS: Readonly<Record<string, Kind>> = {
  createSpace: { body: () => ({ name: 'One' }), other: () => ({ name: 'Two' }) },
  inviteMember: {
    id: ({ party }) => party.account.spaceId,
    body: () => ({ email: 'grace@example.com', role: 'VIEWER' }),
    other: () => ({ email: 'ada@example.com', role: 'VIEWER' }),
  },
  createConnection: { body: () => googleAccount('1'), other: () => googleAccount('2') },
  startAttempt: {
    body: () => ({ platform: 'google-ads' }),
    other: () => ({ platform: 'meta-ads' }),
  },
  enterKey: {
    body: () => ({ platform: 'openai-ads', apiKey: 'fake-key-1' }),
    other: () => ({ platform: 'openai-ads', apiKey: 'fake-key-2' }),
  },
  chooseAccounts: {
    body: ({ openAi: { externalAccountId } }) => ({ accounts: [{ externalAccountId }] }),
    other: () => ({ accounts: [{ externalAccountId: 'other' }] }),
  },
  createBusiness: { body: () => ({ name: 'One' }), other: () => ({ name: 'Two' }) },
  createCampaign: {
    body: () => campaignBody({ name: 'One' }),
    other: () => campaignBody({ name: 'Two' }),
  },
  restoreCampaign: { id: ({ campaignId }) => campaignId },
  moveCampaign: {
    id: ({ campaignId }) => campaignId,
    body: ({ elsewhere: { spaceId } }) => ({ spaceId }),
    other: ({ party: { spaceId } }) => ({ spaceId }),
  },
  unlinkCampaigns: {
    body: ({ campaignId }) => ({ platform: 'google-ads', campaignIds: [campaignId] }),
    other: () => ({ platform: 'google-ads' }),
  },
  createAdGroup: {
    body: ({ campaignId }) => ({ campaignId, name: 'One' }),
    other: ({ campaignId }) => ({ campaignId, name: 'Two' }),
  },
  createAdGroups: {
    body: ({ campaignId }) => ({
      items: [
        { campaignId, name: 'One' },
        { campaignId, name: 'Two' },
      ],
    }),
    other: ({ campaignId }) => ({ items: [{ campaignId, name: 'Three' }] }),
  },
  deleteAdGroups: {
    body: ({ adGroupId }) => ({ ids: [adGroupId] }),
    other: () => ({ ids: ['nonsense'] }),
  },
  createAd: {
    body: ({ adGroupId }) => ad(adGroupId),
    other: ({ adGroupId }) => ({ ...ad(adGroupId), path1: 'other' }),
  },
  createAds: {
    body: ({ adGroupId }) => ({ items: [ad(adGroupId), ad(adGroupId)] }),
    other: ({ adGroupId }) => ({ items: [ad(adGroupId)] }),
  },
  deleteAds: { body: ({ adIds }) => ({ ids: adIds }), other: () => ({ ids: ['nonsense'] }) },
  createKeyword: {
    body: ({ adGroupId }) => ({ adGroupId, text: 'one', matchType: 'EXACT' }),
    other: ({ adGroupId }) => ({ adGroupId, text: 'two', matchType: 'EXACT' }),
  },
  createKeywords: {
    body: ({ adGroupId }) => ({ items: [{ adGroupId, text: 'one', matchType: 'EXACT' }] }),
    other: ({ adGroupId }) => ({ items: [{ adGroupId, text: 'two', matchType: 'EXACT' }] }),
  },
  deleteKeywords: {
    body: ({ keywordIds }) => ({ ids: keywordIds }),
    other: () => ({ ids: ['nonsense'] }),
  },
  createAsset: {
    body: () => ({ type: 'CALLOUT', name: 'One', calloutText: 'One' }),
    other: () => ({ type: 'CALLOUT', name: 'Two', calloutText: 'Two' }),
  },
  attachAsset: {
    id: ({ assetId }) => assetId,
    body: ({ adGroupId }) => ({ adGroupId, role: 'LOGO' }),
    other: ({ adGroupId }) => ({ adGroupId, role: 'MARKETING_IMAGE' }),
  },
  createCampaignAsset: {
    body: ({ campaignId, assetId }) => ({ campaignId, assetId, role: 'LOGO' }),
    other: ({ campaignId, assetId }) => ({ campaignId, assetId, role: 'MARKETING_IMAGE' }),
  },
  createAdAsset: {
    body: ({ adGroupId, assetId }) => ({ adGroupId, assetId, role: 'LOGO' }),
    other: ({ adGroupId, assetId }) => ({ adGroupId, assetId, role: 'MARKETING_IMAGE' }),
  },
  createAngle: {
    body: ({ businessId }) => ({ businessId, name: 'One', angleType: 'PRICE', claim: 'Cheap.' }),
    other: ({ businessId }) => ({ businessId, name: 'Two', angleType: 'SPEED', claim: 'Fast.' }),
  },
  createConcept: {
    body: ({ angleId }) => ({ angleId, name: 'One' }),
    other: ({ angleId }) => ({ angleId, name: 'Two' }),
  },
  createPost: {
    body: (sample) => postBody(sample, 'One'),
    other: (sample) => postBody(sample, 'Two'),
  },
  answerPost: {
    body: () => ({ answers: [{ questionId: 'q1', answer: 'Yes.' }] }),
    other: () => ({ answers: [{ questionId: 'q1', answer: 'No.' }] }),
  },
  draftPost: {},
  retryPost: {},
  reviewPost: {
    body: () => ({ decision: 'changes', note: 'Shorter.' }),
    other: () => ({ decision: 'approve' }),
  },
  confirmPost: { body: () => ({}), other: () => ({ revision: 99 }) },
  createPostAd: {
    body: ({ adGroupId }) => ({ adGroupId, type: 'SINGLE_IMAGE' }),
    other: ({ adGroupId }) => ({ adGroupId, type: 'CHAT_CARD' }),
  },
  createConversionAction: {
    body: () => ({ name: 'One', type: 'UPLOAD_CLICKS', category: 'PURCHASE' }),
    other: () => ({ name: 'Two', type: 'UPLOAD_CLICKS', category: 'PURCHASE' }),
  },
  uploadOfflineConversions: {
    body: () => ({
      conversions: [{ conversionAction: 'Paid', occurredAt: '2026-11-20T09:30:00Z', gclid: 'one' }],
    }),
    other: () => ({
      conversions: [{ conversionAction: 'Paid', occurredAt: '2026-11-20T09:30:00Z', gclid: 'two' }],
    }),
  },
  reportConversionEvents: {
    body: () => ({ event: 'signup', gclid: 'one' }),
    other: () => ({ event: 'signup', gclid: 'two' }),
  },
  identifyVisitor: {
    body: () => ({ externalId: 'one', gclid: 'one' }),
    other: () => ({ externalId: 'two', gclid: 'two' }),
  },
  adjustConversions: {
    body: () => ({
      adjustments: [{ adjustmentType: 'RETRACTION', conversionAction: 'Paid', orderId: 'one' }],
    }),
    other: () => ({
      adjustments: [{ adjustmentType: 'RETRACTION', conversionAction: 'Paid', orderId: 'two' }],
    }),
  },
  createConversionSource: { body: () => ({ type: 'stripe' }), other: () => ({ type: 'ga4' }) },
  replayConversion: { id: () => '' },
  replayInbox: {
    body: () => ({ status: 'ignored', since: '2026-11-01T00:00:00.000Z' }),
    other: () => ({ status: 'failed', since: '2026-11-01T00:00:00.000Z' }),
  },
  replayInboxEntry: {},
  readAlert: { id: () => '' },
  previewSync: { body: () => ({}), other: () => ({ force: true }) },
  triggerSync: { body: () => ({}), other: () => ({ force: true }) },
  cancelSync: { id: () => '' },
  undoSync: { id: () => '' },
  releaseBrake: { body: () => ({ mode: 'resume' }), other: () => ({ mode: 'raise' }) },
  checkConnection: { id: ({ connectionId }) => connectionId },
  validateCampaign: {
    id: ({ campaignId }) => campaignId,
    body: () => ({}),
    other: () => ({ platforms: ['google-ads'] }),
  },
};

const postBody = ({ businessId }: Sample, topic: string): object => ({
  businessId,
  channel: 'x',
  topic,
  goal: 'Explain',
  language: 'en',
});

const googleAccount = (number: string): object => ({
  platform: 'google-ads',
  externalAccountId: `123456789${number}`,
  name: 'Shop',
  currency: 'EUR',
  timeZone: 'Europe/Berlin',
  credentials: {
    clientId: 'fake',
    clientSecret: 'fake',
    refreshToken: 'fake',
    developerToken: 'fake',
  },
});

/** What a provider posts is no request of a token: its own ids mark a repetition. */
const POSTS = TOKEN_ROUTES.filter(({ method }) => method === 'POST');

it('every POST is tried', () => {
  expect(Object.keys(KINDS).toSorted()).toEqual(
    POSTS.map(({ operationId }) => operationId).toSorted(),
  );
});

/**
 * They leave no entry: they ask or compute, they bring conversions in (which say themselves from
 * where they came), or there is nothing to change in this sample.
 */
const UNAUDITED: ReadonlySet<string> = new Set([
  ...['previewSync', 'undoSync', 'validateCampaign', 'checkConnection', 'readAlert'],
  ...['identifyVisitor', 'uploadOfflineConversions', 'startAttempt', 'enterKey'],
  ...['adjustConversions', 'unlinkCampaigns'],
]);

/** In the audit trail, with the request that caused it. */
const hasEntry = async ({ headers }: RawAnswer): Promise<boolean> =>
  (
    await system.owner.rows('select id from identity.audit_entry where request_id = $1', [
      headers.get('x-request-id'),
    ])
  ).length > 0;

/** A post that each of its steps can be taken with. */
const POST_FOR: Readonly<Record<string, (party: Party) => Promise<{ readonly id: string }>>> = {
  answerPost: givenPost,
  draftPost: givenDraftedPost,
  retryPost: (party) => givenPost(party, { sources: [{ url: 'http://127.0.0.1:9/nothing' }] }),
  reviewPost: givenDraftedPost,
  confirmPost: givenDraftedPost,
  createPostAd: givenConfirmedPost,
};

/** What must be so before the request can come through. */
const prepare = async (operationId: string, sample: Sample): Promise<string> => {
  if (operationId === 'cancelSync') return waitingSync(sample);
  if (operationId === 'chooseAccounts') return listedAttempt(sample);
  if (operationId === 'undoSync') return finishedSync(sample);
  if (operationId === 'readAlert') return raisedAlert(sample);
  if (operationId === 'replayInbox') return (await givenInboxEntry(sample))[0];
  if (operationId === 'replayConversion') return failedConversion(sample);
  if (operationId === 'releaseBrake') return engagedBrake(sample);
  if (operationId in POST_FOR) return (await POST_FOR[operationId]!(sample.party)).id;
  if (operationId !== 'restoreCampaign') return KINDS[operationId]?.id?.(sample) ?? '';
  const { data } = (await post(sample.party, '/api/v1/sync', 'sync', {})).body as {
    data: { syncId: string };
  };
  await finished(sample.party, data.syncId);
  await sample.party.send(`/api/v1/campaigns/${sample.campaignId}`, { method: 'DELETE' });
  return sample.campaignId;
};

/** An attempt whose ad accounts are listed. */
const listedAttempt = async ({ party, openAi }: Sample): Promise<string> => {
  const body = { platform: 'openai-ads', apiKey: openAi.credentials['apiKey'] };
  const { data } = (await post(party, '/api/v1/connections/grants', 'key', body)).body as {
    data: { id: string };
  };
  await eventually(async () => {
    const attempt = await party.send(`/api/v1/connections/attempts/${data.id}`);
    expect((attempt.body.data as { status: string }).status).toBe('CHOOSE');
  });
  return data.id;
};

const SOURCE_SECRET = 'whsec_fake-secret-of-a-test';

const givenSource = async ({ party }: Sample): Promise<{ id: string; receiveUrl: string }> => {
  const made = await post(party, '/api/v1/conversions/sources', 'source', {
    type: 'stripe',
    accountRef: SOURCE_SECRET,
  });
  return made.body.data as { id: string; receiveUrl: string };
};

/** The inbox entry of an event that does not count. */
const givenInboxEntry = async (sample: Sample): Promise<readonly [source: string, id: string]> => {
  const { id, receiveUrl } = await givenSource(sample);
  const created = Math.floor(Date.now() / 1_000);
  const event = {
    id: 'evt_1',
    created,
    type: 'product.created',
    data: { object: { id: 'prod_1' } },
  };
  const url = new URL(receiveUrl, system.apiUrl).href;
  expect((await postToStripeReceiver(url, event, SOURCE_SECRET)).status).toBe(200);
  const { data } = (await sample.party.send(`/api/v1/conversions/sources/${id}/inbox`)).body;
  return [id, (data as readonly { id: string }[])[0]!.id];
};

/** A conversion that its platform refused. */
const failedConversion = async ({ party }: Sample): Promise<string> => {
  const { data } = (
    await post(party, '/api/v1/conversions/events', 'failing', {
      event: 'signup',
      gclid: 'refused',
    })
  ).body as { data: { results: readonly { id: string }[] } };
  const id = data.results[0]!.id;
  await ownerSql(
    system,
    "update conversions.delivery set status = 'failed', due_at = null where event_id = $1",
    [id],
  );
  return id;
};

/** A campaign that runs there and is removed here raises an alert. */
const raisedAlert = async ({ party, campaignId }: Sample): Promise<string> => {
  await party.send(`/api/v1/campaigns/${campaignId}`, {
    method: 'PATCH',
    body: { status: 'ENABLED' },
  });
  const { data } = (await post(party, '/api/v1/sync', 'alert', {})).body as {
    data: { syncId: string };
  };
  await finished(party, data.syncId);
  await party.send(`/api/v1/campaigns/${campaignId}`, { method: 'DELETE' });
  return ((await party.send('/api/v1/alerts')).body.data as readonly { id: string }[])[0]!.id;
};

/** An engaged level, as if a platform had reported spending. */
const engagedBrake = async ({
  party: {
    account: { accountId },
  },
}: Sample): Promise<string> => {
  await ownerSql(
    system,
    `insert into budgets.brake_event (account_id, id, scope, budget_micros, spent_micros, currency, engaged_at) values ($1, $2, 'global', 1, 2, 'EUR', now())`,
    [accountId, unknownId('bre')],
  );
  await ownerSql(
    system,
    `insert into budgets.brake_level (account_id, scope, standing, event_id) values ($1, 'global', 'ENGAGED', $2)`,
    [accountId, unknownId('bre')],
  );
  return '';
};

const finishedSync = async ({ party }: Sample): Promise<string> => {
  const { data } = (await post(party, '/api/v1/sync', 'undone', {})).body as {
    data: { syncId: string };
  };
  await finished(party, data.syncId);
  return data.syncId;
};

/** A sync that no worker takes up. */
const waitingSync = async ({ party }: Sample): Promise<string> => {
  await system.killWorkers();
  return ((await post(party, '/api/v1/sync', 'sync', {})).body as { data: { syncId: string } }).data
    .syncId;
};

/** What has a test of its own. */
const PREPARED: readonly string[] = ['cancelSync', 'replayInboxEntry'];

describe('the same key and the same request', () => {
  it.each(
    POSTS.filter(({ operationId }) => !PREPARED.includes(operationId)).map(
      (route) => [route.operationId, route] as const,
    ),
  )(
    '%s gives the stored answer',
    async (operationId, route) => {
      const sample = await givenSample();
      await expectReplay(
        sample,
        at(route, await prepare(operationId, sample)),
        KINDS[operationId]!,
        !UNAUDITED.has(operationId),
      );
    },
    60_000,
  );

  it('cancelSync gives the stored answer', async () => {
    const sample = await givenSample();
    await expectReplay(
      sample,
      `/api/v1/sync/${await prepare('cancelSync', sample)}/cancel`,
      {},
      true,
    );
    await system.startWorker();
  }, 60_000);

  it('replayInboxEntry gives the stored answer', async () => {
    const sample = await givenSample();
    const route = POSTS.find(({ operationId }) => operationId === 'replayInboxEntry')!;
    await expectReplay(sample, at(route, ...(await givenInboxEntry(sample))), {}, true);
  }, 60_000);

  const expectReplay = async (
    sample: Sample,
    path: string,
    { body, other }: Kind,
    isAudited: boolean,
  ): Promise<void> => {
    const { party } = sample;
    const sent = body?.(sample);
    const first = await post(party, path, 'same', sent);
    const second = await post(party, path, 'same', sent);
    expect([200, 201, 202]).toContain(first.status);
    expect(replayed(first)).toBeNull();
    expect([path, await hasEntry(first)]).toEqual([path, isAudited]);
    expect(await hasEntry(second)).toBe(false);
    expect([second.status, second.text, replayed(second)]).toEqual([
      first.status,
      first.text,
      'true',
    ]);
    for (const header of ['location', 'etag']) {
      expect(second.headers.get(header)).toBe(first.headers.get(header));
    }
    if (!other) return;
    const third = await post(party, path, 'same', other(sample));
    expect([third.status, third.body.error?.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
  };
});

describe('a key', () => {
  it('is of one token, one path and one Space', async () => {
    const party = await givenParty(system);
    const [{ id: spaceId }, { token }] = await Promise.all([
      system.admin.createSpace(party.account.accountId, 'Second'),
      system.admin.createToken(party.account.accountId, [
        'businesses:write',
        'businesses:read',
        'campaigns:write',
      ]),
    ]);
    expect((await post(party, '/api/v1/businesses', 'same', { name: 'One' })).status).toBe(201);
    expect(
      (await post(party.as({ token }), '/api/v1/businesses', 'same', { name: 'One' })).status,
    ).toBe(201);
    expect(
      (await post(party.as({ spaceId }), '/api/v1/businesses', 'same', { name: 'One' })).body.error
        ?.code,
    ).toBe('IDEMPOTENCY_KEY_REUSED');
    expect((await post(party, '/api/v1/campaigns', 'same', { name: 'One' })).body.error?.code).toBe(
      'IDEMPOTENCY_KEY_REUSED',
    );
    expect([
      await listed(party, 'businesses'),
      await listed(party.as({ spaceId }), 'businesses'),
    ]).toEqual([2, 0]);
  });

  it('compares the body by its values, not by how it is written', async () => {
    const party = await givenParty(system);
    const texts = [
      '{"name":"One","url":"https://shop.example/"}',
      '{ "url": "https://shop.example/", "name": "One" }',
    ];
    const answers = await Promise.all(
      texts.slice(0, 1).map((text) =>
        party.send('/api/v1/businesses', {
          method: 'POST',
          text,
          headers: { 'idempotency-key': 'same' },
        }),
      ),
    );
    answers.push(
      await party.send('/api/v1/businesses', {
        method: 'POST',
        text: texts[1]!,
        headers: { 'idempotency-key': 'same' },
      }),
    );
    expect(answers.map(replayed)).toEqual([null, 'true']);
  });

  it.each([
    ['of 255 characters', 'k'.repeat(255), 201],
    ['of 256 characters', 'k'.repeat(256), 400],
    ['with a space', 'a b', 400],
    ['beyond ASCII', 'schl\u00fcssel', 400],
  ] as const)('%s', async (_what, key, status) => {
    const answer = await post(await givenParty(system), '/api/v1/businesses', key, { name: 'One' });
    expect(answer.status).toBe(status);
    if (status === 400) {
      expect(answer.body.error?.details).toEqual({
        issues: [expect.objectContaining({ path: 'header.Idempotency-Key', code: 'BAD_FORMAT' })],
      });
    }
  });

  it('is free again after 24 hours, and not before', async () => {
    const party = await givenParty(system);
    const age = (interval: string): Promise<number> =>
      ownerSql(
        system,
        'update identity.stored_answer set created_at = now() - $2::interval where token_id = $1',
        [party.tokenId, interval],
      );
    await post(party, '/api/v1/businesses', 'same', { name: 'One' });
    expect(await age('23 hours 59 minutes')).toBe(1);
    expect(replayed(await post(party, '/api/v1/businesses', 'same', { name: 'One' }))).toBe('true');
    expect(await age('24 hours 1 minute')).toBe(1);
    expect(replayed(await post(party, '/api/v1/businesses', 'same', { name: 'One' }))).toBeNull();
    expect(await listed(party, 'businesses')).toBe(2);
  });

  it('is not spent by a refusal', async () => {
    const { party, campaignId } = await givenSample();
    expect((await post(party, '/api/v1/ad-groups', 'same', { campaignId })).status).toBe(400);
    expect(
      (await post(party, '/api/v1/ad-groups', 'same', { campaignId, name: 'Group 1' })).body.error
        ?.code,
    ).toBe('NAME_TAKEN');
    const made = await post(party, '/api/v1/ad-groups', 'same', { campaignId, name: 'Group 2' });
    expect([made.status, replayed(made)]).toEqual([201, null]);
  });
});

describe('twenty equal requests at once', () => {
  it.each([
    [
      'businesses',
      async () => ({ party: await givenParty(system), body: { name: 'One' } as object }),
    ],
    [
      'campaigns',
      async () => ({ party: await givenParty(system), body: campaignBody() as object }),
    ],
    [
      'ad-groups',
      async () => {
        const { party, campaignId } = await givenSample();
        return { party, body: { campaignId, name: 'One' } as object };
      },
    ],
  ] as const)(
    'make exactly one of %s',
    async (path, given) => {
      const { party, body } = await given();
      const before = await listed(party, path);
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => post(party, `/api/v1/${path}`, 'same', body)),
      );
      const made = answers.filter((answer) => answer.status === 201 && replayed(answer) === null);
      const others = answers.filter((answer) => !made.includes(answer));
      expect([made.length, await listed(party, path)]).toEqual([1, before + 1]);
      for (const answer of others) {
        expect(
          answer.status === 201
            ? [replayed(answer), answer.text]
            : [answer.status, answer.body.error?.code],
        ).toEqual(
          answer.status === 201 ? ['true', made[0]!.text] : [409, 'IDEMPOTENCY_IN_PROGRESS'],
        );
      }
    },
    60_000,
  );
});
