import { GivenAccount, searchAd } from '../testing/given-account';

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

  it('takes a budget for shared by default, and then requires a name', () => {
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

const monday = (startHour: number, endHour: number) => ({
  adSchedule: { dayOfWeek: 'MONDAY', startHour, startMinute: 'ZERO', endHour, endMinute: 'ZERO' },
});
const circle = (radius: number) => ({
  proximity: {
    geoPoint: { latitudeInMicroDegrees: 1, longitudeInMicroDegrees: 1 },
    radius,
    radiusUnits: 'KILOMETERS',
  },
});
const germany = { location: { geoTargetConstant: 'geoTargetConstants/2276' } };

describe('keywords', () => {
  it.each([
    [
      '81 characters',
      { text: 'a'.repeat(81), matchType: 'EXACT' },
      'criterionError.KEYWORD_TEXT_TOO_LONG',
    ],
    [
      '11 words',
      { text: Array(11).fill('a').join(' '), matchType: 'EXACT' },
      'criterionError.KEYWORD_HAS_TOO_MANY_WORDS',
    ],
    [
      'a plus',
      { text: 'red +shoes', matchType: 'BROAD' },
      'criterionError.BROAD_MATCH_MODIFIER_KEYWORD_NOT_ALLOWED',
    ],
    [
      'an exclamation mark',
      { text: 'shoes!', matchType: 'BROAD' },
      'criterionError.KEYWORD_HAS_INVALID_CHARS',
    ],
    ['no match type', { text: 'shoes' }, 'fieldError.REQUIRED'],
  ])('refuses one with %s', (_, keyword, code) => {
    const given = new GivenAccount();
    expect(
      given.errors('adGroupCriterion', { create: { adGroup: given.adGroup(), keyword } }),
    ).toEqual([code]);
  });

  it('knows a repeated keyword by content, case and blanks apart, and gives it its id again after removal', () => {
    const given = new GivenAccount();
    const adGroup = given.adGroup();
    const create = (text: string) => ({
      create: { adGroup, keyword: { text, matchType: 'EXACT' } },
    });
    const [first] = given.run('adGroupCriterion', [create('red shoes')]).rows;
    expect(given.errors('adGroupCriterion', create(' Red  Shoes'))).toEqual([
      'mutateError.RESOURCE_ALREADY_EXISTS',
    ]);
    given.run('adGroupCriterion', [{ remove: first?.name }]);
    expect(given.run('adGroupCriterion', [create('red shoes')]).rows[0]?.name).toBe(first?.name);
  });

  it('cannot change text, and cannot change negatives at all', () => {
    const given = new GivenAccount();
    const adGroup = given.adGroup();
    const keyword = { text: 'used', matchType: 'EXACT' };
    const resourceName = given.create('adGroupCriterion', { adGroup, keyword });
    const negative = given.create('adGroupCriterion', { adGroup, keyword, negative: true });
    expect(
      given.errors('adGroupCriterion', {
        update: { resourceName, keyword: { text: 'x' } },
        updateMask: 'keyword.text',
      }),
    ).toEqual(['fieldError.IMMUTABLE_FIELD']);
    expect(
      given.errors('adGroupCriterion', {
        update: { resourceName: negative, status: 'PAUSED' },
        updateMask: 'status',
      }),
    ).toEqual(['adGroupCriterionError.CANT_UPDATE_NEGATIVE']);
    expect(
      given.errors('adGroupCriterion', {
        create: {
          adGroup,
          keyword: { text: 'free', matchType: 'EXACT' },
          negative: true,
          cpcBidMicros: '1000000',
        },
      }),
    ).toEqual(['criterionError.FIELD_INCOMPATIBLE_WITH_NEGATIVE_TARGETING']);
  });
});

describe('campaign criteria', () => {
  it.each([
    ['a modifier of 0.05', { ...germany, bidModifier: 0.05 }, 'multiplierError.MULTIPLIER_TOO_LOW'],
    [
      'a modifier of 10.5',
      { ...germany, bidModifier: 10.5 },
      'multiplierError.MULTIPLIER_TOO_HIGH',
    ],
    [
      'a modifier on an exclusion',
      { ...germany, negative: true, bidModifier: 1.5 },
      'criterionError.CANNOT_BID_MODIFY_NEGATIVE_CRITERION',
    ],
    [
      'an excluded circle',
      { ...circle(10), negative: true },
      'campaignCriterionError.CANNOT_EXCLUDE_CRITERIA_TYPE',
    ],
    ['a circle of 900 km', circle(900), 'criterionError.INVALID_PROXIMITY_RADIUS'],
    [
      'a circle around nothing',
      { proximity: { radius: 5 } },
      'criterionError.PROXIMITY_GEOPOINT_AND_ADDRESS_BOTH_CANNOT_BE_NULL',
    ],
    [
      'a window over midnight',
      monday(22, 6),
      'criterionError.AD_SCHEDULE_INTERVAL_CANNOT_SPAN_MULTIPLE_DAYS',
    ],
    ['an empty window', monday(9, 9), 'criterionError.AD_SCHEDULE_INVALID_TIME_INTERVAL'],
    ['an hour 25', monday(9, 25), 'criterionError.AD_SCHEDULE_INVALID_TIME_INTERVAL'],
    [
      'a positive keyword',
      { keyword: { text: 'shoes', matchType: 'EXACT' } },
      'campaignCriterionError.OPERATOR_NOT_SUPPORTED_FOR_CRITERION_TYPE',
    ],
    ['nothing', {}, 'campaignCriterionError.CONCRETE_TYPE_REQUIRED'],
  ])('refuses %s', (_, criterion, code) => {
    const given = new GivenAccount();
    expect(
      given.errors('campaignCriterion', { create: { campaign: given.campaign(), ...criterion } }),
    ).toEqual([code]);
  });

  it('refuses overlapping windows and a seventh on one day, but takes touching ones', () => {
    const given = new GivenAccount();
    const campaign = given.campaign();
    const errors = (from: number, to: number) =>
      given.errors('campaignCriterion', { create: { campaign, ...monday(from, to) } });
    expect([0, 4, 8, 12, 16].map((hour) => errors(hour, hour + 4))).toEqual([[], [], [], [], []]);
    expect(errors(19, 22)).toEqual(['criterionError.AD_SCHEDULE_TIME_INTERVALS_OVERLAP']);
    expect(errors(20, 22)).toEqual([]);
    expect(errors(22, 24)).toEqual(['criterionError.AD_SCHEDULE_EXCEEDED_INTERVALS_PER_DAY_LIMIT']);
  });

  it('does not target and exclude the same place', () => {
    const given = new GivenAccount();
    const campaign = given.campaign();
    given.create('campaignCriterion', { campaign, ...germany });
    expect(
      given.errors('campaignCriterion', { create: { campaign, ...germany, negative: true } }),
    ).toEqual(['campaignCriterionError.CANNOT_TARGET_AND_EXCLUDE']);
  });

  it('opts out of a device with a modifier of 0', () => {
    const given = new GivenAccount();
    expect(
      given.errors('campaignCriterion', {
        create: { campaign: given.campaign(), device: { type: 'TABLET' }, bidModifier: 0 },
      }),
    ).toEqual([]);
  });
});

describe('responsive search ads', () => {
  it.each([
    ['two headlines', { headlines: [{ text: 'a' }, { text: 'b' }] }, 'collectionSizeError.TOO_FEW'],
    [
      'five descriptions',
      { descriptions: Array(5).fill({ text: 'd' }) },
      'collectionSizeError.TOO_MANY',
    ],
    [
      'a headline of 31',
      { headlines: [{ text: 'a'.repeat(31) }, { text: 'b' }, { text: 'c' }] },
      'stringLengthError.TOO_LONG',
    ],
    [
      'a headline of 16 wide characters',
      { headlines: [{ text: '靴'.repeat(16) }, { text: 'b' }, { text: 'c' }] },
      'stringLengthError.TOO_LONG',
    ],
    [
      'a headline pinned as a description',
      { headlines: [{ text: 'a', pinnedField: 'DESCRIPTION_1' }, { text: 'b' }, { text: 'c' }] },
      'assetLinkError.INVALID_PINNED_FIELD',
    ],
    ['path2 alone', { path2: 'sale' }, 'adError.CANNOT_SET_PATH2_WITHOUT_PATH1'],
  ])('refuses one with %s', (_, changes, code) => {
    const given = new GivenAccount();
    expect(
      given.errors('adGroupAd', { create: { adGroup: given.adGroup(), ad: searchAd(changes) } }),
    ).toEqual([code]);
  });

  it('allows three enabled ones in an ad group', () => {
    const given = new GivenAccount();
    const adGroup = given.adGroup();
    const create = { create: { adGroup, ad: searchAd() } };
    expect(given.run('adGroupAd', [create, create, create]).complaints).toEqual([]);
    expect(given.errors('adGroupAd', create)).toEqual([
      'resourceCountLimitExceededError.AD_GROUP_AD_LIMIT',
    ]);
  });

  it('changes content through ads, not through ad group ads', () => {
    const given = new GivenAccount();
    const name = given.create('adGroupAd', { adGroup: given.adGroup(), ad: searchAd() });
    const resourceName = name.replace(/adGroupAds\/\d+~/, 'ads/');
    expect(
      given.errors('adGroupAd', {
        update: { resourceName: name, ad: { finalUrls: [] } },
        updateMask: 'ad.finalUrls',
      }),
    ).toEqual(['fieldError.IMMUTABLE_FIELD']);
    expect(
      given.errors('ad', {
        update: { resourceName, finalUrls: ['https://example.com/new'] },
        updateMask: 'finalUrls',
      }),
    ).toEqual([]);
  });
});

describe('a request of several operations', () => {
  it('fails the children of a failed parent, and uses each temporary number once', () => {
    const given = new GivenAccount();
    const base = `customers/${given.customer.id}`;
    const campaign = `${base}/campaigns/-1`;
    const outcome = given.run(
      'campaign',
      [
        { create: { ...given.campaignBody({ name: '' }), resourceName: campaign } },
        { create: { ...given.campaignBody(), resourceName: campaign } },
      ],
      { partialFailure: true, validateOnly: false },
    );
    expect(outcome.complaints.map(({ error, at }) => [error, at])).toEqual([
      ['fieldError.REQUIRED', 'operations[0].create.name'],
      ['newResourceCreationError.DUPLICATE_TEMP_IDS', 'operations[1].create.resourceName'],
    ]);
  });

  it('undoes everything of an atomic request that fails', () => {
    const given = new GivenAccount();
    const resourceName = given.campaign();
    const { complaints } = given.run('campaign', [
      { update: { resourceName, name: 'Summer' }, updateMask: 'name' },
      {},
    ]);
    expect(complaints.map(({ error }) => error)).toEqual(['requestError.OPERATION_REQUIRED']);
    expect(given.customer.store.get('campaign', resourceName)?.data['name']).toBe('Spring');
    expect(given.errors('campaign', { create: given.campaignBody() })).toEqual([
      'campaignError.DUPLICATE_CAMPAIGN_NAME',
    ]);
  });
});

describe('conversion actions', () => {
  let given: GivenAccount;
  beforeEach(() => {
    given = new GivenAccount();
  });

  const sale = (changes: object = {}) => ({
    name: 'Sale',
    type: 'UPLOAD_CLICKS',
    category: 'PURCHASE',
    ...changes,
  });
  const errors = (changes: object) => given.errors('conversionAction', { create: sale(changes) });

  describe('a conversion action', () => {
    it.each<[string, object, readonly string[]]>([
      ['without a name', { name: ' ' }, ['fieldError.REQUIRED']],
      ['without a type', { type: undefined }, ['fieldError.REQUIRED']],
      [
        'of a type that only the vendor makes',
        { type: 'STORE_SALES' },
        ['conversionActionError.CREATION_NOT_SUPPORTED'],
      ],
      [
        'by a rule',
        { attributionModelSettings: { attributionModel: 'GOOGLE_SEARCH_ATTRIBUTION_LINEAR' } },
        ['conversionActionError.CANNOT_SET_RULE_BASED_ATTRIBUTION_MODELS'],
      ],
      [
        'that looks too far back',
        { clickThroughLookbackWindowDays: '91' },
        ['rangeError.TOO_HIGH'],
      ],
      ['that looks nowhere', { viewThroughLookbackWindowDays: '0' }, ['rangeError.TOO_LOW']],
      ['removed from the start', { status: 'REMOVED' }, ['requestError.INVALID_ENUM_VALUE']],
      ['with an id of its own', { id: '5' }, ['fieldError.VALUE_MUST_BE_UNSET']],
    ])('%s is refused', (_, changes, expected) => {
      expect(errors(changes)).toEqual(expected);
    });

    it('has a name of its own among the living', () => {
      const first = given.create('conversionAction', sale());
      expect(errors({})).toEqual(['conversionActionError.DUPLICATE_NAME']);
      given.run('conversionAction', [{ remove: first }]);
      expect(errors({})).toEqual([]);
    });

    it('can be hidden and renamed, and keeps its type', () => {
      const resourceName = given.create('conversionAction', sale());
      const update = (changes: object, updateMask: string) =>
        given.errors('conversionAction', { update: { resourceName, ...changes }, updateMask });
      expect(update({ status: 'HIDDEN', name: 'Order' }, 'status,name')).toEqual([]);
      expect(update({ type: 'WEBPAGE' }, 'type')).toEqual(['fieldError.IMMUTABLE_FIELD']);
    });
  });
});
