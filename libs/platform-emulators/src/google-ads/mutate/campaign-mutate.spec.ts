import { GivenAccount } from '../testing/given-account';

describe('campaigns and budgets', () => {
  it('refuses a name that another living campaign has, and gives the name of a removed one free', () => {
    const given = new GivenAccount();
    const first = given.campaign();
    expect(given.errors('campaign', { create: given.campaignBody() })).toEqual([
      'campaignError.DUPLICATE_CAMPAIGN_NAME',
    ]);
    given.run('campaign', [{ remove: first }]);
    expect(given.errors('campaign', { create: given.campaignBody() })).toEqual([]);
  });

  it.each([
    [
      'no declaration',
      { containsEuPoliticalAdvertising: undefined },
      'mutateError.EU_POLITICAL_ADVERTISING_DECLARATION_REQUIRED',
    ],
    [
      'enhanced CPC',
      { manualCpc: { enhancedCpcEnabled: true } },
      'biddingError.INVALID_BIDDING_STRATEGY_TYPE',
    ],
    [
      'an impression share without ceiling',
      { targetImpressionShare: { location: 'TOP_OF_PAGE', locationFractionMicros: '650000' } },
      'fieldError.REQUIRED',
    ],
    ['a ROAS over 1000', { targetRoas: { targetRoas: 1000.5 } }, 'rangeError.TOO_HIGH'],
    [
      'a ceiling in a maximising strategy',
      { maximizeConversions: { cpcBidCeilingMicros: '1000000' } },
      'fieldError.VALUE_MUST_BE_UNSET',
    ],
    ['REMOVED as a status', { status: 'REMOVED' }, 'requestError.INVALID_ENUM_VALUE'],
    [
      'a start in the past',
      { startDateTime: '2026-11-19 00:00:00' },
      'dateRangeError.CANNOT_SET_DATE_TO_PAST',
    ],
    [
      'a start at noon',
      { startDateTime: '2026-12-01 12:00:00' },
      'dateError.DATE_RANGE_ERROR_START_TIME_MUST_BE_THE_START_OF_A_DAY',
    ],
    [
      'an end before the start',
      { startDateTime: '2026-12-05 00:00:00', endDateTime: '2026-12-04 23:59:59' },
      'dateRangeError.START_DATE_AFTER_END_DATE',
    ],
    [
      'partners without Google Search',
      { networkSettings: { targetSearchNetwork: true } },
      'campaignError.CANNOT_TARGET_SEARCH_NETWORK_WITHOUT_GOOGLE_SEARCH',
    ],
    [
      'no network',
      { networkSettings: {} },
      'campaignError.CAMPAIGN_MUST_TARGET_AT_LEAST_ONE_NETWORK',
    ],
    [
      'a template without landing page',
      { trackingUrlTemplate: 'https://t.example/' },
      'urlFieldError.MISSING_TRACKING_URL_TEMPLATE_TAG',
    ],
    ['an output member', { servingStatus: 'SERVING' }, 'fieldError.VALUE_MUST_BE_UNSET'],
    [
      'a chosen id',
      { resourceName: 'customers/1/campaigns/5' },
      'newResourceCreationError.CANNOT_SET_ID_FOR_CREATE',
    ],
  ])('refuses %s', (_, changes, code) => {
    const given = new GivenAccount();
    expect(given.errors('campaign', { create: given.campaignBody(changes) })).toEqual([code]);
  });

  it('keeps an unshared budget to one campaign, and a used budget from removal', () => {
    const given = new GivenAccount();
    const campaignBudget = given.budget();
    const campaign = given.campaign({ campaignBudget });
    expect(
      given.errors('campaign', { create: given.campaignBody({ campaignBudget, name: 'Other' }) }),
    ).toEqual([
      'campaignBudgetError.CANNOT_USE_IMPLICITLY_SHARED_CAMPAIGN_BUDGET_WITH_MULTIPLE_CAMPAIGNS',
    ]);
    expect(given.errors('campaignBudget', { remove: campaignBudget })).toEqual([
      'campaignBudgetError.CAMPAIGN_BUDGET_IN_USE',
    ]);
    given.run('campaign', [{ remove: campaign }]);
    expect(given.errors('campaignBudget', { remove: campaignBudget })).toEqual([]);
  });

  it('takes a budget for shared unless told otherwise, and then wants a name', () => {
    const given = new GivenAccount();
    expect(given.errors('campaignBudget', { create: { amountMicros: '1000000' } })).toEqual([
      'fieldError.REQUIRED',
    ]);
  });

  it.each([
    ['EUR', '10000', []],
    ['EUR', '15000', ['campaignBudgetError.NON_MULTIPLE_OF_MINIMUM_CURRENCY_UNIT']],
    ['JPY', '1500000', ['campaignBudgetError.NON_MULTIPLE_OF_MINIMUM_CURRENCY_UNIT']],
    ['JPY', '2000000', []],
    ['KWD', '1000', []],
    ['EUR', '0', ['campaignBudgetError.BUDGET_BELOW_PER_DAY_MINIMUM']],
  ])(
    'measures a budget in %s of %s micros in whole smallest units',
    (currency, amountMicros, codes) => {
      expect(
        new GivenAccount(currency).errors('campaignBudget', {
          create: { amountMicros, explicitlyShared: false },
        }),
      ).toEqual(codes);
    },
  );

  it('moves the start until something was delivered, and then lets a campaign still be renamed', () => {
    const given = new GivenAccount();
    const resourceName = given.campaign();
    const update = { resourceName, startDateTime: '2026-12-24 00:00:00', name: 'Renamed' };
    expect(
      given.errors('campaign', {
        update: { resourceName, startDateTime: '2026-11-22 00:00:00' },
        updateMask: 'startDateTime',
      }),
    ).toEqual([]);
    given.customer.spend.add(resourceName, '2026-11-22', {
      impressions: 1,
      clicks: 0,
      costMicros: 0,
      conversions: 0,
      conversionsValue: 0,
    });
    expect(given.errors('campaign', { update, updateMask: 'startDateTime' })).toEqual([
      'dateRangeError.CANNOT_MODIFY_START_DATE_IF_ALREADY_STARTED',
    ]);
    expect(given.errors('campaign', { update, updateMask: 'name' })).toEqual([]);
  });

  it('removes everything below a removed campaign, keeps it readable, and takes no further change', () => {
    const given = new GivenAccount();
    const campaign = given.campaign();
    const adGroup = given.adGroup(campaign);
    const keyword = given.create('adGroupCriterion', {
      adGroup,
      keyword: { text: 'shoes', matchType: 'EXACT' },
    });
    given.run('campaign', [{ remove: campaign }]);
    expect([
      given.statusOf('campaign', campaign),
      given.statusOf('adGroup', adGroup),
      given.statusOf('adGroupCriterion', keyword),
    ]).toEqual(['REMOVED', 'REMOVED', 'REMOVED']);
    expect(
      given.errors('campaign', {
        update: { resourceName: campaign, name: 'x' },
        updateMask: 'name',
      }),
    ).toEqual(['contextError.OPERATION_NOT_PERMITTED_FOR_REMOVED_RESOURCE']);
  });

  it.each(['resourceName,name', 'name,resourceName'])(
    'takes an update mask that names the object too, as the vendor’s own helper writes it: %s',
    (updateMask) => {
      const given = new GivenAccount();
      const resourceName = given.campaign();
      const update = { resourceName, name: 'Renamed' };
      expect(given.errors('campaign', { update, updateMask })).toEqual([]);
      expect(given.customer.store.get('campaign', resourceName)?.data['name']).toBe('Renamed');
    },
  );

  it('swaps two names only through a third', () => {
    const given = new GivenAccount();
    const [a, b] = [given.campaign({ name: 'A' }), given.campaign({ name: 'B' })];
    const rename = (resourceName: string, name: string) => ({
      update: { resourceName, name },
      updateMask: 'name',
    });
    expect(given.run('campaign', [rename(a, 'B'), rename(b, 'A')]).complaints).toHaveLength(2);
    expect(
      given.run('campaign', [rename(a, 'C'), rename(b, 'A'), rename(a, 'B')]).complaints,
    ).toEqual([]);
  });
});
