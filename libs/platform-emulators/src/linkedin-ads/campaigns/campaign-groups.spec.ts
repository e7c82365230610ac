import type { Fields } from '../../core/json';
import { campaign, euro, givenCampaign, givenGroup, group } from '../testing/bodies';
import { type GivenAccount, givenAccount } from '../testing/given-account';

const DAY_MS = 86_400_000;
let given: GivenAccount;
beforeEach(() => {
  given = givenAccount();
});
const add = (changes: Fields) =>
  given.send('POST', `/rest/adAccounts/${given.accountId}/adCampaignGroups`, group(given, changes));
const inDays = (days: number) => given.now().getTime() + days * DAY_MS;
const dynamic = {
  budgetOptimization: { bidStrategy: 'MAXIMUM_DELIVERY', budgetOptimizationStrategy: 'DYNAMIC' },
  dailyBudget: euro('80.00'),
};

describe('campaign groups', () => {
  it('answer a create with 201, an empty body and the id in headers', () => {
    const answer = add({
      status: 'DRAFT',
      runSchedule: { start: inDays(0), end: inDays(30) },
      totalBudget: euro('1500.00'),
    });
    const id = answer.headers?.['x-restli-id'] ?? '';
    expect([answer.status, answer.body, answer.headers?.['x-linkedin-id']]).toEqual([
      201,
      undefined,
      id,
    ]);
    expect(given.read(`adCampaignGroups/${id}`)).toMatchObject({
      id: Number(id),
      status: 'DRAFT',
      backfilled: false,
      test: false,
      totalBudget: euro('1500'),
      servingStatuses: ['STOPPED'],
      version: { versionTag: '1' },
    });
  });

  it('are active by default', () => {
    const { status: _status, ...body } = group(given);
    expect(given.read(`adCampaignGroups/${given.create('adCampaignGroups', body)}`).status).toBe(
      'ACTIVE',
    );
  });

  it.each<[string, () => Fields, string, string]>([
    ['a blank name', () => ({ name: ' ' }), '/name', 'INVALID_VALUE_BLANK_FIELD'],
    ['a long name', () => ({ name: 'n'.repeat(101) }), '/name', 'FIELD_LENGTH_TOO_LONG'],
    [
      'another account',
      () => ({ account: 'urn:li:sponsoredAccount:1' }),
      '/account',
      'MISMATCH_FIELDS',
    ],
    [
      'a status that nothing begins with',
      () => ({ status: 'PAUSED' }),
      '/status',
      'INVALID_VALUE_FOR_FIELD',
    ],
    [
      'a plural objective',
      () => ({ objectiveType: 'WEBSITE_VISITS' }),
      '/objectiveType',
      'INVALID_VALUE_FOR_FIELD',
    ],
    ['no start', () => ({ runSchedule: {} }), '/runSchedule/start', 'MISSING_FIELD'],
    [
      'an end before the start',
      () => ({ runSchedule: { start: inDays(2), end: inDays(1) } }),
      '/runSchedule/start',
      'START_DATE_AFTER_END_DATE',
    ],
    [
      'a start long ago',
      () => ({ runSchedule: { start: inDays(-2) } }),
      '/runSchedule/start',
      'DATE_TOO_EARLY',
    ],
    [
      'a total budget without an end',
      () => ({ totalBudget: euro('500') }),
      '/runSchedule/end',
      'CONDITIONAL_MISSING_FIELD',
    ],
    [
      'a small total budget',
      () => ({ totalBudget: euro('99.99'), runSchedule: { start: inDays(0), end: inDays(9) } }),
      '/totalBudget/amount',
      'FIELD_VALUE_TOO_LOW',
    ],
    [
      'a daily budget that is not shared out',
      () => ({ dailyBudget: euro('50') }),
      '/dailyBudget',
      'CONDITIONAL_FIELD_NOT_ALLOWED',
    ],
    [
      'another currency',
      () => ({ ...dynamic, dailyBudget: { amount: '80', currencyCode: 'USD' } }),
      '/dailyBudget/currencyCode',
      'CURRENCY_MISMATCH',
    ],
    [
      'an amount with a thousandth',
      () => ({ ...dynamic, dailyBudget: euro('80.005') }),
      '/dailyBudget/amount',
      'INVALID_VALUE_FOR_FIELD',
    ],
    [
      'a shared budget of nothing',
      () => ({ ...dynamic, dailyBudget: null }),
      '/dailyBudget',
      'CONDITIONAL_MISSING_FIELD',
    ],
    [
      'what only the service sets',
      () => ({ servingStatuses: ['RUNNABLE'] }),
      '/servingStatuses',
      'FIELD_NOT_ALLOWED',
    ],
  ])('refuse %s, and nothing else', (_what, changes, fieldPath, code) => {
    const { status, body } = add(changes());
    const { errorDetails } = body as {
      errorDetails: { inputErrors: Fields[]; conditionalInputErrors: Fields[] };
    };
    expect([status, body]).toEqual([
      400,
      expect.objectContaining({
        code,
        status: 400,
        errorDetailType: 'com.linkedin.common.error.BadRequest',
      }),
    ]);
    expect([...errorDetails.inputErrors, ...errorDetails.conditionalInputErrors]).toEqual([
      expect.objectContaining({ code, input: { inputPath: { fieldPath } } }),
    ]);
  });

  it('report faults that depend on another member in a list of their own', () => {
    expect(add({ dailyBudget: euro('50'), name: '' }).body).toMatchObject({
      errorDetails: {
        inputErrors: [{ code: 'INVALID_VALUE_BLANK_FIELD' }],
        conditionalInputErrors: [{ code: 'CONDITIONAL_FIELD_NOT_ALLOWED' }],
      },
    });
  });

  it('name all faults at once', () => {
    expect(add({ name: '', runSchedule: { start: inDays(2), end: inDays(1) } }).body).toMatchObject(
      {
        code: 'MULTIPLE_VALIDATIONS_FAILED',
        errorDetails: {
          inputErrors: [
            { code: 'INVALID_VALUE_BLANK_FIELD' },
            { code: 'START_DATE_AFTER_END_DATE' },
          ],
          conditionalInputErrors: [],
        },
      },
    );
  });

  it('refuse unknown members and wrong types together, in the older error', () => {
    const { status, body } = add({ colour: 'red', name: 5, runSchedule: { start: '1' } });
    expect([status, Object.keys(body as Fields)]).toEqual([
      422,
      ['message', 'serviceErrorCode', 'status'],
    ]);
    expect(
      String((body as Fields).message)
        .split('\n')
        .filter(Boolean),
    ).toHaveLength(3);
  });

  it('take $set, $delete and nested patches, and answer 204', () => {
    const id = givenGroup(given, { runSchedule: { start: inDays(1), end: inDays(9) }, ...dynamic });
    const answer = given.update(`adCampaignGroups/${id}`, {
      $set: { name: 'New', status: 'PAUSED' },
      $delete: ['dailyBudget', 'budgetOptimization'],
      runSchedule: { $delete: ['end'] },
    });
    expect([answer.status, answer.body]).toEqual([204, undefined]);
    const after = given.read(`adCampaignGroups/${id}`);
    expect(after).toMatchObject({
      name: 'New',
      status: 'PAUSED',
      runSchedule: { start: inDays(1) },
      version: { versionTag: '2' },
    });
    expect(Object.keys(after)).not.toEqual(expect.arrayContaining(['dailyBudget']));
  });

  it('keep what has passed: a start, an objective', () => {
    const id = givenGroup(given, { objectiveType: 'WEBSITE_VISIT' });
    given.pass(60);
    expect(
      given.update(`adCampaignGroups/${id}`, { runSchedule: { $set: { start: inDays(1) } } }).body,
    ).toMatchObject({ code: 'DATE_IMMUTABLE_WHEN_PASSED' });
    expect(
      given.update(`adCampaignGroups/${id}`, { $set: { objectiveType: 'ENGAGEMENT' } }).body,
    ).toMatchObject({ code: 'IMMUTABLE_CAMPAIGN_OBJECTIVE_TYPE' });
  });

  it('have a default one that cannot be changed', () => {
    const {
      elements: [first],
    } = given.read('adCampaignGroups?q=search&search=()') as {
      readonly elements: readonly { readonly id: number }[];
    };
    expect(given.vendor.objects({ kind: 'campaignGroup' })).toEqual([]);
    expect(
      given.update(`adCampaignGroups/${String(first?.id)}`, { $set: { name: 'Mine' } }).body,
    ).toMatchObject({ code: 'CANNOT_UPDATE_BACKFILLED_CAMPAIGN_GROUPS' });
  });

  it.each([
    ['ACTIVE', 'DRAFT', 400],
    ['ACTIVE', 'PAUSED', 204],
    ['ACTIVE', 'ARCHIVED', 204],
    ['DRAFT', 'ACTIVE', 204],
    ['ACTIVE', 'CANCELED', 400],
    ['ACTIVE', 'REMOVED', 400],
  ])('go from %s to %s: %i', (from, to, status) => {
    expect(
      given.update(`adCampaignGroups/${givenGroup(given, { status: from })}`, {
        $set: { status: to },
      }).status,
    ).toBe(status);
  });

  it('are deleted at once as drafts only; otherwise with all below them after a while', () => {
    const path = (id: string) => `/rest/adAccounts/${given.accountId}/adCampaignGroups/${id}`;
    const [draft, active] = [givenGroup(given, { status: 'DRAFT' }), givenGroup(given)];
    const campaignId = givenCampaign(given, {}, active);
    expect([
      given.send('DELETE', path(draft)).status,
      given.send('GET', path(draft)).status,
    ]).toEqual([204, 404]);
    expect(given.send('DELETE', path(active)).body).toMatchObject({
      code: 'DELETE_ALLOWED_ONLY_FOR_DRAFT_STATUS',
    });
    expect(
      given.update(`adCampaignGroups/${active}`, { $set: { status: 'PENDING_DELETION' } }).status,
    ).toBe(204);
    expect(given.read(`adCampaigns/${campaignId}`).status).toBe('PENDING_DELETION');
    given.pass(3_601);
    expect(given.send('GET', path(active)).status).toBe(404);
  });

  it('that share their budget out hold campaigns without one that bid alike', () => {
    const id = givenGroup(given, dynamic);
    const tried = (changes: Fields) =>
      given.send(
        'POST',
        `/rest/adAccounts/${given.accountId}/adCampaigns`,
        campaign(given, id, changes),
      );
    expect(tried({ dailyBudget: null }).status).toBe(201);
    expect(tried({}).body).toMatchObject({ code: 'CONDITIONAL_FIELD_NOT_ALLOWED' });
    expect(
      tried({
        dailyBudget: null,
        optimizationTargetType: 'NONE',
        costType: 'CPC',
        unitCost: euro('3'),
      }).body,
    ).toMatchObject({ code: 'CONDITIONAL_INVALID_VALUE' });
  });
});

describe('batches of campaign groups', () => {
  const send = (method: string, address: string, body: unknown, name: string) =>
    given.send(method, `/rest/adAccounts/${given.accountId}/adCampaignGroups${address}`, body, {
      'x-restli-method': name,
    });

  it('are created one by one, each with its own status', () => {
    const { status, body } = send(
      'POST',
      '',
      { elements: [group(given), group(given, { name: '' })] },
      'BATCH_CREATE',
    );
    expect([status, body]).toEqual([
      200,
      {
        elements: [
          { status: 201, id: expect.stringMatching(/^\d+$/) },
          { status: 400, error: expect.objectContaining({ code: 'INVALID_VALUE_BLANK_FIELD' }) },
        ],
      },
    ]);
  });

  it('are read and changed by key, with errors inside', () => {
    const [one, other] = [givenGroup(given), givenGroup(given)];
    expect(send('GET', `?ids=List(${one},7)`, undefined, 'BATCH_GET').body).toMatchObject({
      results: { [one]: { id: Number(one) } },
      statuses: { 7: 404 },
      errors: { 7: { status: 404 } },
    });
    const entities = {
      [one]: { patch: { $set: { name: 'One' } } },
      [other]: { patch: { $set: { name: '' } } },
    };
    expect(
      send('POST', `?ids=List(${one},${other})`, { entities }, 'BATCH_PARTIAL_UPDATE').body,
    ).toMatchObject({ results: { [one]: { status: 204 } }, errors: { [other]: { status: 400 } } });
    expect(send('POST', `?ids=List(${one})`, { entities }, 'BATCH_PARTIAL_UPDATE').status).toBe(
      400,
    );
  });
});

describe('the search for campaign groups', () => {
  const found = (query: string) =>
    given.send('GET', `/rest/adAccounts/${given.accountId}/adCampaignGroups?q=search&${query}`);
  const ids = (query: string) =>
    (found(query).body as { elements: Fields[] }).elements.map(({ id }) => String(id));

  it('filters by name, status, id and test', () => {
    const [draft, active] = [
      givenGroup(given, { status: 'DRAFT', name: 'A (1), b' }),
      givenGroup(given),
    ];
    expect(ids('search=(name:(values:List(A%20%281%29%2C%20b)))')).toEqual([draft]);
    expect(ids('search=(status:(values:List(DRAFT)),test:false)')).toEqual([draft]);
    expect(ids(`search=(id:(values:List(urn%3Ali%3AsponsoredCampaignGroup%3A${active})))`)).toEqual(
      [active],
    );
    expect(ids('search=(test:true)')).toEqual([]);
  });

  it('gives pages by token, in both directions', () => {
    const made = [givenGroup(given), givenGroup(given), givenGroup(given)];
    const first = found('search=(name:(values:List(Q1%20%5Bgx%3A7f3a%5D)))&pageSize=2').body as {
      elements: Fields[];
      metadata: Fields;
    };
    expect(first.elements.map(({ id }) => String(id))).toEqual(made.slice(0, 2));
    const rest = `search=(name:(values:List(Q1%20%5Bgx%3A7f3a%5D)))&pageSize=2&pageToken=${String(first.metadata.nextPageToken)}`;
    expect(found(rest).body).toMatchObject({ elements: [{ id: Number(made[2]) }], metadata: {} });
    expect(ids('sortOrder=DESCENDING&pageSize=1')).toEqual([made[2]]);
  });

  it.each([
    'search=(status:(values:List(LIVE)))',
    'search=(colour:(values:List(red)))',
    'search=(name:List(a))',
    'search=(test:(values:List(true)))',
    'start=0&count=10',
    'pageSize=0',
    'pageSize=1001',
    'pageToken=abc',
    'search=%28status%3A%28values%3AList%28ACTIVE%29%29%29',
    'sortOrder=UP',
  ])('refuses %s', (query) => {
    expect(found(query).status).toBe(400);
  });
});
