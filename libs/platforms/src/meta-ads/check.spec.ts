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

const found = async (answer: Scripted, over: Partial<typeof connection> = {}) => {
  const { platform, io } = scriptedGraph(answer);
  return (await platform.check({ ...connection, ...over }, io)).findings;
};

describe('a check of a connection', () => {
  it.each([
    ['finds nothing', account(), {}, []],
    ['takes an account without its prefix', account(), { externalAccountId: '77' }, []],
    ['misses the page', account(), { settings: {} }, ['CONNECTION_SETTING_MISSING']],
    ['misses the token', account(), { credentials: {} }, ['CREDENTIALS_REFUSED']],
    [
      'sees that the account is disabled',
      account({ account_status: 2 }),
      {},
      ['ACCOUNT_NOT_REACHABLE'],
    ],
    ['sees another account', account({ id: 'act_78' }), {}, ['ACCOUNT_NOT_REACHABLE']],
    ['sees a dead token', { status: 401, json: graphError(190) }, {}, ['CREDENTIALS_REFUSED']],
    ['sees trouble', { status: 500, json: {} }, {}, ['PLATFORM_UNAVAILABLE']],
  ] as const)('%s', async (_, answer, over, codes) =>
    expect((await found(answer, over)).map(({ code }) => code)).toEqual(codes),
  );

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
