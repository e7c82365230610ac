import { connection, graphError, type Scripted, scriptedGraph } from './testing/scripted-graph';

const account = (over: object = {}) => ({
  json: {
    data: [
      {
        id: 'act_77',
        account_id: '77',
        name: 'Shop',
        currency: 'EUR',
        timezone_name: 'Europe/Berlin',
        account_status: 1,
        ...over,
      },
    ],
  },
});

const GRANTED = [
  'ads_read',
  'ads_management',
  'business_management',
  'pages_show_list',
  'pages_read_engagement',
];
const permissions = (declined?: string) => ({
  json: {
    data: GRANTED.map((permission) => ({
      permission,
      status: permission === declined ? 'declined' : 'granted',
    })),
  },
});
const assets = (...ids: readonly string[]) => ({
  json: { data: ids.map((id) => ({ id, name: `Asset ${id}` })) },
});
const tier = (name: string) => ({
  headers: { 'x-ad-account-usage': JSON.stringify({ ads_api_access_tier: name }) },
  json: { id: 'act_77' },
});
const refused = (code: number) => ({ status: 403, json: graphError(code) });

/** What Meta answers when nothing is wrong, in the order in which the check asks. */
const ANSWERS: readonly Scripted[] = [
  account(),
  permissions(),
  assets('11'),
  assets('33'),
  tier('standard_access'),
];

const foundBy = async (script: readonly Scripted[], over: Partial<typeof connection> = {}) => {
  const { platform, io } = scriptedGraph(...script);
  return (await platform.check({ ...connection, ...over }, io)).findings;
};
const found = (answer: Scripted, over: Partial<typeof connection> = {}) =>
  foundBy([answer, ...ANSWERS.slice(1)], over);
const foundAt = async (place: number, answer: Scripted, over: Partial<typeof connection> = {}) =>
  (await foundBy(ANSWERS.toSpliced(place, 1, answer), over)).map(
    ({ code, neededFor, severity }) => `${severity} ${code} ${neededFor}`,
  );

describe('a check of a connection', () => {
  it.each([
    ['finds nothing', account(), {}, []],
    ['takes an account without its prefix', account(), { externalAccountId: '77' }, []],
    ['misses the page', account(), { settings: { pixelId: '33' } }, ['CONNECTION_SETTING_MISSING']],
    ['misses the token', account(), { credentials: {} }, ['CREDENTIALS_REFUSED']],
    [
      'sees that the account is disabled',
      account({ account_status: 2 }),
      {},
      ['ACCOUNT_NOT_ACTIVE'],
    ],
    ['sees a dead token', { status: 401, json: graphError(190) }, {}, ['CREDENTIALS_REFUSED']],
    ['sees that nothing may be read', refused(200), {}, ['SCOPE_MISSING']],
    ['sees trouble', { status: 500, json: {} }, {}, ['PLATFORM_UNAVAILABLE']],
  ] as const)('%s', async (_, answer, over, codes) =>
    expect((await found(answer, over)).map(({ code }) => code)).toEqual(codes),
  );

  it('sees another account', async () => {
    const missing = { status: 400, json: graphError(100, { error_subcode: 33 }) };
    const findings = await foundBy([account({ id: 'act_78' }), missing]);
    expect(findings.map(({ code }) => code)).toEqual(['ACCOUNT_NOT_REACHABLE']);
  });

  it.each([
    [458, 'removed the application'],
    [460, 'changed the password'],
    [463, 'expired'],
  ])('says why a token is dead (%d)', async (error_subcode, words) => {
    const [finding] = await found({ status: 401, json: graphError(190, { error_subcode }) });
    expect(finding?.message).toContain(words);
  });

  it.each([
    [
      'a role that only looks',
      0,
      account({ user_tasks: ['ANALYZE'] }),
      ['ERROR ACCOUNT_READ_ONLY campaigns'],
    ],
    [
      'a declined permission to change ads',
      1,
      permissions('ads_management'),
      ['ERROR SCOPE_MISSING campaigns', 'ERROR SCOPE_MISSING conversions'],
    ],
    ['a page of others', 2, assets('12'), ['ERROR PAGE_ROLE_MISSING campaigns']],
    ['pages that may not be listed', 2, refused(200), ['ERROR SCOPE_MISSING campaigns']],
    ['an app before its review', 2, refused(3), ['ERROR ACCESS_LEVEL_TOO_LOW campaigns']],
    ['a dataset of others', 3, assets('34'), ['WARNING TAG_MISSING conversions']],
    [
      'the tier of development',
      4,
      tier('development_access'),
      ['WARNING ACCESS_LEVEL_TOO_LOW campaigns'],
    ],
  ] as const)('names %s and what it is needed for', async (_, place, answer, findings) =>
    expect(await foundAt(place, answer)).toEqual(findings),
  );

  it('distinguishes a dataset that is not chosen from one that does not exist', async () => {
    const settings = { pageId: '11' };
    expect([
      await foundAt(3, assets('33'), { settings }),
      await foundAt(3, assets(), { settings }),
    ]).toEqual([
      ['WARNING CONNECTION_SETTING_MISSING conversions'],
      ['WARNING TAG_MISSING conversions'],
    ]);
  });

  it.each([2_635, 2_500])('names an ended version and the newest (%d)', async (code) => {
    const [finding] = await found({
      status: 400,
      json: graphError(code, { message: 'Unknown path components: /me/adaccounts' }),
    });
    expect([finding?.code, finding?.message]).toEqual([
      'VERSION_SUNSET',
      expect.stringContaining('v26.0'),
    ]);
  });
});
