import { GivenAccount, searchAd } from '../testing/given-account';

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
const place = { location: { geoTargetConstant: 'geoTargetConstants/2276' } };

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
    ['a modifier of 0.05', { ...place, bidModifier: 0.05 }, 'multiplierError.MULTIPLIER_TOO_LOW'],
    ['a modifier of 10.5', { ...place, bidModifier: 10.5 }, 'multiplierError.MULTIPLIER_TOO_HIGH'],
    [
      'a modifier on an exclusion',
      { ...place, negative: true, bidModifier: 1.5 },
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
    given.create('campaignCriterion', { campaign, ...place });
    expect(
      given.errors('campaignCriterion', { create: { campaign, ...place, negative: true } }),
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
