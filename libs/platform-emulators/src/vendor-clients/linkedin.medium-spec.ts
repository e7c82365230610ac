import { RestliClient } from 'linkedin-api-client';
import { PNG } from 'pngjs';
import { startEmulators, type RunningEmulators } from '../index';

type Fields = Readonly<Record<string, unknown>>;

interface Connected {
  readonly externalAccountId: string;
  readonly settings: { readonly organizationId: string };
  readonly credentials: {
    readonly clientId: string;
    readonly clientSecret: string;
    readonly refreshToken: string;
  };
}

/** LinkedIn's own client; only the host that it asks leads to the emulator. */
const client = new RestliClient();
const versionString = '202609';
let emulators: RunningEmulators;
let connected: Connected;
let accessToken: string;
beforeAll(async () => {
  emulators = await startEmulators({ port: 0 });
  client.axiosInstance.interceptors.request.use((config) => ({
    ...config,
    url: config.url?.replace('https://api.linkedin.com', `${emulators.url}/linkedin-ads`),
  }));
  connected = (await control('/accounts', {
    platform: 'linkedin-ads',
    currency: 'EUR',
  })) as Connected;
  const { clientId, clientSecret, refreshToken } = connected.credentials;
  const form = new URLSearchParams({
    grant_type: 'refresh_token',
    client_id: clientId,
    client_secret: clientSecret,
    refresh_token: refreshToken,
  });
  const token = await fetch(`${emulators.url}/linkedin-ads/oauth/oauth/v2/accessToken`, {
    method: 'POST',
    body: form,
  });
  accessToken = String(((await token.json()) as Fields)['access_token']);
});
afterAll(() => emulators.close());

const control = async (path: string, body: object): Promise<unknown> =>
  (
    await fetch(`${emulators.url}/_control${path}`, { method: 'POST', body: JSON.stringify(body) })
  ).json();

const ACCOUNT = '/adAccounts/{account}';
const GROUPS = `${ACCOUNT}/adCampaignGroups`;
const CAMPAIGNS = `${ACCOUNT}/adCampaigns`;
const CREATIVES = `${ACCOUNT}/creatives`;

const as = (keys: Readonly<Record<string, string>> = {}) => ({
  accessToken,
  versionString,
  pathKeys: { account: connected.externalAccountId, ...keys },
});
const urn = (type: string, id: string) => `urn:li:${type}:${id}`;
const account = () => urn('sponsoredAccount', connected.externalAccountId);
const page = () => urn('organization', connected.settings.organizationId);
const start = () => ({ start: Date.now() + 3_600_000 });

const group = (name: string, changes: Fields = {}): Fields => ({
  account: account(),
  name,
  status: 'ACTIVE',
  runSchedule: start(),
  ...changes,
});

const campaign = (groupId: string, changes: Fields = {}): Fields => ({
  account: account(),
  campaignGroup: urn('sponsoredCampaignGroup', groupId),
  name: 'Berlin CTOs',
  status: 'PAUSED',
  type: 'SPONSORED_UPDATES',
  format: 'STANDARD_UPDATE',
  objectiveType: 'WEBSITE_VISIT',
  optimizationTargetType: 'MAX_CLICK',
  costType: 'CPM',
  unitCost: { amount: '0', currencyCode: 'EUR' },
  dailyBudget: { amount: '50.00', currencyCode: 'EUR' },
  locale: { country: 'US', language: 'en' },
  runSchedule: start(),
  creativeSelection: 'OPTIMIZED',
  audienceExpansionEnabled: false,
  offsiteDeliveryEnabled: false,
  politicalIntent: 'NOT_POLITICAL',
  associatedEntity: page(),
  targetingCriteria: {
    include: {
      and: [
        { or: { 'urn:li:adTargetingFacet:locations': ['urn:li:geo:103035651'] } },
        { or: { 'urn:li:adTargetingFacet:interfaceLocales': ['urn:li:locale:en_US'] } },
      ],
    },
  },
  ...changes,
});

const post = (image: string): Fields => ({
  adContext: { dscAdAccount: account(), dscStatus: 'ACTIVE' },
  author: page(),
  commentary: 'Shoes that fit',
  visibility: 'PUBLIC',
  lifecycleState: 'PUBLISHED',
  isReshareDisabledByAuthor: false,
  contentLandingPage: 'https://shop.example/',
  contentCallToActionLabel: 'LEARN_MORE',
  content: { media: { id: image, title: 'Shoes' } },
});

async function givenImage(): Promise<string> {
  const { data } = await client.action({
    resourcePath: '/images',
    actionName: 'initializeUpload',
    data: { initializeUploadRequest: { owner: page() } },
    accessToken,
    versionString,
  });
  const value = data.value as Fields;
  const png = new PNG({ width: 120, height: 63 });
  const sent = await fetch(String(value['uploadUrl']), {
    method: 'PUT',
    headers: { authorization: `Bearer ${accessToken}` },
    body: new Uint8Array(PNG.sync.write(png)),
  });
  expect(sent.status).toBe(201);
  await control('/clock', { advanceSeconds: 5 });
  return String(value['image']);
}

const idOf = async (resourcePath: string, entity: Fields): Promise<string> =>
  String((await client.create({ resourcePath, entity: { ...entity }, ...as() })).createdEntityId);

describe('linkedin-api-client against the emulator', () => {
  it('knows its account', async () => {
    const { data } = await client.get({ resourcePath: ACCOUNT, ...as() });
    expect(data).toMatchObject({
      id: Number(connected.externalAccountId),
      currency: 'EUR',
      status: 'ACTIVE',
      test: false,
    });
  });

  it('makes a group with a campaign, an image and a creative, and reads them back', async () => {
    const groupId = await idOf(GROUPS, group('By the official client'));
    const campaignId = await idOf(CAMPAIGNS, campaign(groupId));
    const creative = {
      campaign: urn('sponsoredCampaign', campaignId),
      intendedStatus: 'ACTIVE',
      name: 'Variant A',
      inlineContent: { post: post(await givenImage()) },
    };
    const { data } = await client.action({
      resourcePath: CREATIVES,
      actionName: 'createInline',
      data: { creative },
      ...as(),
    });
    const id = String((data.value as Fields)['creative']);
    expect(
      (await client.get({ resourcePath: `${CAMPAIGNS}/{id}`, ...as({ id: campaignId }) })).data,
    ).toMatchObject({
      name: 'Berlin CTOs',
      campaignGroup: urn('sponsoredCampaignGroup', groupId),
      dailyBudget: { amount: '50', currencyCode: 'EUR' },
    });
    expect(
      (await client.get({ resourcePath: `${CREATIVES}/{id}`, ...as({ id }) })).data,
    ).toMatchObject({
      id,
      campaign: urn('sponsoredCampaign', campaignId),
      intendedStatus: 'ACTIVE',
    });
  });

  it('finds by a difficult name, with some of the members only', async () => {
    const name = "A (1): 50% 'off', ümlaut & more";
    const id = await idOf(GROUPS, group(name));
    const { data } = await client.finder({
      resourcePath: GROUPS,
      finderName: 'search',
      queryParams: {
        search: { name: { values: [name] }, status: { values: ['ACTIVE'] }, test: false },
        fields: 'id,name',
      },
      ...as(),
    });
    expect(data.elements).toEqual([{ id: Number(id), name }]);
  });

  it('follows the pages of a search', async () => {
    const names = Array.from({ length: 7 }, (_, at) => `Page ${at}`);
    await client.batchCreate({
      resourcePath: GROUPS,
      entities: names.map((name) => ({ ...group(name) })),
      ...as(),
    });
    const found: string[] = [];
    const pages: number[] = [];
    for (
      let pageToken: string | undefined, isFirst = true;
      isFirst || pageToken !== undefined;
      isFirst = false
    ) {
      const { data } = await client.finder({
        resourcePath: GROUPS,
        finderName: 'search',
        queryParams: {
          search: { name: { values: names } },
          pageSize: 3,
          ...(pageToken === undefined ? {} : { pageToken }),
        },
        ...as(),
      });
      found.push(...data.elements.map((one) => String((one as Fields)['name'])));
      pages.push(data.elements.length);
      pageToken = (data as { readonly metadata?: { readonly nextPageToken?: string } }).metadata
        ?.nextPageToken;
    }
    expect([found, pages]).toEqual([names, [3, 3, 1]]);
  });

  it('changes members, and takes them away', async () => {
    const totalBudget = { amount: '900', currencyCode: 'EUR' };
    const runSchedule = { ...start(), end: Date.now() + 30 * 86_400_000 };
    const id = await idOf(GROUPS, group('Changed', { totalBudget, runSchedule }));
    const { status } = await client.partialUpdate({
      resourcePath: `${GROUPS}/{id}`,
      originalEntity: { name: 'Changed', totalBudget },
      modifiedEntity: { name: 'Renamed' },
      ...as({ id }),
    });
    const paused = await client.partialUpdate({
      resourcePath: `${GROUPS}/{id}`,
      patchSetObject: { status: 'PAUSED' },
      ...as({ id }),
    });
    const { data } = await client.get({ resourcePath: `${GROUPS}/{id}`, ...as({ id }) });
    expect([status, paused.status, data]).toEqual([
      204,
      204,
      expect.objectContaining({ status: 'PAUSED', name: 'Renamed' }),
    ]);
    expect(data).not.toHaveProperty('totalBudget');
  });

  it('creates, changes and reads batches, each element with its own answer', async () => {
    const made = await client.batchCreate({
      resourcePath: GROUPS,
      entities: [
        { ...group('one') },
        { ...group('two') },
        { ...group('three', { account: urn('sponsoredAccount', '1') }) },
      ],
      ...as(),
    });
    const statuses = made.data.elements.map((one) => (one as { readonly status: number }).status);
    expect(statuses).toEqual([201, 201, expect.any(Number)]);
    expect(statuses[2]).toBeGreaterThanOrEqual(400);
    const ids = made.data.elements.slice(0, 2).map((one) => String((one as Fields)['id']));
    const changed = await client.batchPartialUpdate({
      resourcePath: GROUPS,
      ids,
      patchSetObjects: [{ name: 'uno' }, { name: 'due' }],
      ...as(),
    });
    expect(changed.data.results).toEqual(
      Object.fromEntries(ids.map((id) => [id, { status: 204 }])),
    );
    const read = await client.batchGet({ resourcePath: GROUPS, ids: [...ids, '7'], ...as() });
    expect(read.data).toMatchObject({
      results: { [ids[0] ?? '']: { name: 'uno' }, [ids[1] ?? '']: { name: 'due' } },
      errors: { 7: { status: 404 } },
    });
  });

  it('tunnels a long query, which counts as a read', async () => {
    const counted = async () =>
      (
        (await (await fetch(`${emulators.url}/_control/counters`)).json()) as {
          readonly data: readonly (Fields & { readonly reads: number; readonly writes: number })[];
        }
      ).data.find(({ platform }) => platform === 'linkedin-ads');
    const before = await counted();
    const values = Array.from({ length: 300 }, (_, at) => `a name that is long enough ${at}`);
    const found = await client.finder({
      resourcePath: GROUPS,
      finderName: 'search',
      queryParams: { search: { name: { values } } },
      ...as(),
    });
    expect([found.config.method, found.data.elements]).toEqual(['post', []]);
    expect(await counted()).toMatchObject({
      reads: (before?.reads ?? 0) + 1,
      writes: before?.writes,
    });
  });

  it('deletes a draft, and learns why it cannot delete what runs', async () => {
    const [draft, running] = [
      await idOf(GROUPS, group('Draft', { status: 'DRAFT' })),
      await idOf(GROUPS, group('Running')),
    ];
    expect(
      (await client.delete({ resourcePath: `${GROUPS}/{id}`, ...as({ id: draft }) })).status,
    ).toBe(204);
    await expect(
      client.delete({ resourcePath: `${GROUPS}/{id}`, ...as({ id: running }) }),
    ).rejects.toMatchObject({ response: { status: 400 } });
  });

  it('learns what was wrong in LinkedIn’s own words, every member of it', async () => {
    const groupId = await idOf(GROUPS, group('Refusals'));
    const wrong = client.create({
      resourcePath: CAMPAIGNS,
      entity: {
        ...campaign(groupId, {
          objectiveType: 'WEBSITE_VISITS',
          dailyBudget: { amount: '1', currencyCode: 'EUR' },
        }),
      },
      ...as(),
    });
    await expect(wrong).rejects.toMatchObject({
      response: {
        data: {
          errorDetails: {
            inputErrors: expect.arrayContaining([
              expect.objectContaining({ input: { inputPath: { fieldPath: '/objectiveType' } } }),
            ]),
          },
        },
      },
    });
    await expect(
      client.get({ resourcePath: ACCOUNT, ...as(), accessToken: 'unknown' }),
    ).rejects.toMatchObject({ response: { status: 401 } });
    await expect(
      client.get({ resourcePath: ACCOUNT, ...as(), versionString: '202001' }),
    ).rejects.toMatchObject({ response: { status: 426 } });
  });
});
