import type { Fields } from '../../core/json';
import { campaign, euro, givenCampaign, givenGroup } from '../testing/bodies';
import { type GivenAccount, givenAccount } from '../testing/given-account';

describe('campaigns', () => {
  const DAY_MS = 86_400_000;
  let given: GivenAccount;
  let groupId: string;
  beforeEach(() => {
    given = givenAccount();
    groupId = givenGroup(given);
  });
  const path = (id = '') => `/rest/adAccounts/${given.accountId}/adCampaigns${id}`;
  const add = (changes: Fields) => given.send('POST', path(), campaign(given, groupId, changes));
  const change = (id: string, $set: Fields) => given.update(`adCampaigns/${id}`, { $set });

  describe('campaigns', () => {
    it('read back with defaults, other decimals, other order and the campaign’s language', () => {
      const facet = 'urn:li:adTargetingFacet:seniorities';
      const targetingCriteria = {
        include: {
          and: [
            {
              or: {
                'urn:li:adTargetingFacet:locations': [
                  'urn:li:geo:103644278',
                  'urn:li:geo:103035651',
                ],
              },
            },
            { or: { [facet]: ['urn:li:seniority:8', 'urn:li:seniority:10'] } },
          ],
        },
      };
      const id = givenCampaign(given, {
        targetingCriteria,
        runSchedule: null,
        dailyBudget: euro('50.50'),
        totalBudget: euro('1000.00'),
      });
      expect(given.read(`adCampaigns/${id}`)).toMatchObject({
        dailyBudget: euro('50.5'),
        totalBudget: euro('1000'),
        runSchedule: { start: given.now().getTime() },
        connectedTelevisionOnly: false,
        storyDeliveryEnabled: false,
        servingStatuses: ['RUNNABLE'],
        targetingCriteria: {
          include: {
            and: [
              {
                or: {
                  'urn:li:adTargetingFacet:locations': [
                    'urn:li:geo:103035651',
                    'urn:li:geo:103644278',
                  ],
                },
              },
              { or: { [facet]: ['urn:li:seniority:10', 'urn:li:seniority:8'] } },
              { or: { 'urn:li:adTargetingFacet:interfaceLocales': ['urn:li:locale:en_US'] } },
            ],
          },
        },
      });
    });

    it.each([
      'account',
      'campaignGroup',
      'name',
      'status',
      'type',
      'costType',
      'locale',
      'offsiteDeliveryEnabled',
      'targetingCriteria',
      'politicalIntent',
      'objectiveType',
    ])('need %s', (member) => {
      const { errorDetails } = add({ [member]: null }).body as {
        errorDetails: { inputErrors: Fields[] };
      };
      const missing = expect.objectContaining({
        code: 'MISSING_FIELD',
        input: { inputPath: { fieldPath: `/${member}` } },
      });
      expect(errorDetails.inputErrors).toEqual(expect.arrayContaining([missing]));
    });

    it.each<[string, Fields, string]>([
      [
        'a group that is not there',
        { campaignGroup: 'urn:li:sponsoredCampaignGroup:1' },
        'FIELD_VALUE_DOES_NOT_EXIST',
      ],
      ['a plural objective', { objectiveType: 'WEBSITE_VISITS' }, 'INVALID_VALUE_FOR_FIELD'],
      ['neither a daily nor a total budget', { dailyBudget: null }, 'MISSING_FIELD'],
      ['a daily budget that is too small', { dailyBudget: euro('9.99') }, 'FIELD_VALUE_TOO_LOW'],
      [
        'a total below the daily budget',
        { dailyBudget: euro('200'), totalBudget: euro('150') },
        'CONDITIONAL_VALUE_TOO_LOW',
      ],
      [
        'lifetime pacing without a total',
        { pacingStrategy: 'LIFETIME' },
        'CONDITIONAL_MISSING_FIELD',
      ],
      [
        'another currency',
        { dailyBudget: { amount: '50', currencyCode: 'USD' } },
        'CURRENCY_MISMATCH',
      ],
      [
        'a locale that is not offered',
        { locale: { country: 'DE', language: 'en' } },
        'INVALID_VALUE_FOR_FIELD',
      ],
      ['sponsored content without a page', { associatedEntity: null }, 'CONDITIONAL_MISSING_FIELD'],
      ['another page', { associatedEntity: 'urn:li:organization:1' }, 'INVALID_VALUE_FOR_FIELD'],
      ['an unknown political intent', { politicalIntent: 'MAYBE' }, 'INVALID_VALUE_FOR_FIELD'],
      ['a status that the service sets', { status: 'COMPLETED' }, 'INVALID_VALUE_FOR_FIELD'],
      ['the older targeting', { targeting: {} }, 'unrecognized'],
      [
        'conversions without a rule for them',
        { objectiveType: 'WEBSITE_CONVERSION', optimizationTargetType: 'MAX_CONVERSION' },
        'CONVERSION_CAMPAIGN_MISSING_ASSOCIATED_CONVERSION',
      ],
    ])('refuse %s', (_what, changes, code) => {
      const answer = add(changes);
      expect([[400, 422].includes(answer.status), JSON.stringify(answer.body)]).toEqual([
        true,
        expect.stringContaining(code),
      ]);
    });

    it.each<[string, Fields, number]>([
      ['clicks by automatic bid', {}, 201],
      [
        'clicks by manual bid',
        { optimizationTargetType: 'NONE', costType: 'CPC', unitCost: euro('4.5') },
        201,
      ],
      ['reach', { objectiveType: 'BRAND_AWARENESS', optimizationTargetType: 'MAX_REACH' }, 201],
      [
        'a cap on clicks',
        { optimizationTargetType: 'CAP_COST_AND_MAXIMIZE_CLICKS', unitCost: euro('4.5') },
        201,
      ],
      [
        'text ads',
        {
          type: 'TEXT_AD',
          format: 'TEXT',
          associatedEntity: null,
          optimizationTargetType: 'NONE',
          costType: 'CPC',
        },
        201,
      ],
      ['clicks paid per click by automatic bid', { costType: 'CPC' }, 400],
      ['leads for visits', { optimizationTargetType: 'MAX_LEAD' }, 400],
      [
        'views without a video',
        { objectiveType: 'VIDEO_VIEW', optimizationTargetType: 'MAX_VIDEO_VIEW' },
        400,
      ],
      ['text ads with a format of the feed', { type: 'TEXT_AD', associatedEntity: null }, 400],
      [
        'text ads outside',
        { type: 'TEXT_AD', format: 'TEXT', associatedEntity: null, offsiteDeliveryEnabled: true },
        400,
      ],
      ['dynamic ads without a format', { type: 'DYNAMIC', format: null }, 400],
    ])('combine: %s', (_what, changes, status) => {
      const answer = add(changes);
      expect(answer).toMatchObject(
        status === 201 ? { status } : { status, body: { code: 'INVALID_CAMPAIGN_CONFIGURATION' } },
      );
    });

    it('are drafts alone in a draft group, and take its objective', () => {
      groupId = givenGroup(given, { status: 'DRAFT', objectiveType: 'WEBSITE_VISIT' });
      expect(add({}).body).toMatchObject({
        code: 'ONLY_DRAFT_CAMPAIGNS_ALLOWED_IN_DRAFT_CAMPAIGN_GROUPS',
      });
      expect(add({ status: 'DRAFT', objectiveType: 'ENGAGEMENT' }).body).toMatchObject({
        code: 'CONDITIONAL_INVALID_VALUE',
      });
      const id = givenCampaign(given, { status: 'DRAFT', objectiveType: null }, groupId);
      expect(given.read(`adCampaigns/${id}`).objectiveType).toBe('WEBSITE_VISIT');
    });

    it.each<[string, Fields, string]>([
      ['objective', { objectiveType: 'ENGAGEMENT' }, 'IMMUTABLE_CAMPAIGN_OBJECTIVE_TYPE'],
      ['page', { associatedEntity: 'urn:li:person:abc' }, 'IMMUTABLE_ASSOCIATED_ENTITY'],
      [
        'locale',
        { locale: { country: 'DE', language: 'de' } },
        'FIELD_IMMUTABLE_FOR_NON_DRAFT_CAMPAIGNS',
      ],
      ['status back to draft', { status: 'DRAFT' }, 'STATUS_CHANGE_NOT_ALLOWED'],
    ])('keep their %s', (_what, changes, code) => {
      expect(JSON.stringify(change(givenCampaign(given), changes).body)).toContain(code);
    });

    it('change their budget, targeting, bid and end while they run', () => {
      const id = givenCampaign(given);
      const end = given.now().getTime() + 60 * DAY_MS;
      expect(
        given.update(`adCampaigns/${id}`, {
          $set: {
            dailyBudget: euro('75.00'),
            status: 'PAUSED',
            optimizationTargetType: 'NONE',
            costType: 'CPC',
            unitCost: euro('5'),
          },
          runSchedule: { $set: { end } },
        }).status,
      ).toBe(204);
      expect(given.read(`adCampaigns/${id}`)).toMatchObject({
        dailyBudget: euro('75'),
        status: 'PAUSED',
        costType: 'CPC',
        runSchedule: { end },
        servingStatuses: ['STOPPED'],
      });
    });

    it('say what holds them', () => {
      const id = givenCampaign(given, {
        runSchedule: {
          start: given.now().getTime() + DAY_MS,
          end: given.now().getTime() + 2 * DAY_MS,
        },
      });
      given.update(`adCampaignGroups/${groupId}`, { $set: { status: 'PAUSED' } });
      expect(given.read(`adCampaigns/${id}`).servingStatuses).toEqual(['CAMPAIGN_START_DATE_HOLD']);
      const other = givenCampaign(given, {}, groupId);
      expect(given.read(`adCampaigns/${other}`).servingStatuses).toEqual([
        'CAMPAIGN_GROUP_STATUS_HOLD',
      ]);
      given.pass(3 * 86_400);
      expect(given.read(`adCampaigns/${id}`).servingStatuses).toEqual(['CAMPAIGN_END_DATE_HOLD']);
    });

    it('are found by group, name, type and status, and show what was asked for', () => {
      const id = givenCampaign(given, { name: 'Só – é' }, groupId);
      const search = `(campaignGroup:(values:List(urn%3Ali%3AsponsoredCampaignGroup%3A${groupId})),name:(values:List(${encodeURIComponent('Só – é')})),type:(values:List(SPONSORED_UPDATES)),status:(values:List(ACTIVE)))`;
      expect(given.send('GET', `${path()}?q=search&search=${search}&fields=id,name`).body).toEqual({
        elements: [{ id: Number(id), name: 'Só – é' }],
        metadata: {},
      });
      expect(given.send('GET', `${path()}?q=search&search=(id:(values:List(${id})))`).status).toBe(
        400,
      );
    });

    it('belong to their account only', () => {
      const id = givenCampaign(given);
      const other = given.vendor.createAccount({});
      expect(
        given.send('GET', `/rest/adAccounts/${other.externalAccountId}/adCampaigns/${id}`),
      ).toMatchObject({ status: 403, body: { code: 'NO_PERMISSION_ON_ENTITY' } });
    });

    it('need the header of a partial update, and keys as the path has them', () => {
      const id = givenCampaign(given);
      expect(given.send('POST', path(`/${id}`), { patch: { $set: { name: 'x' } } }).status).toBe(
        400,
      );
      expect(
        given.send(
          'POST',
          path(`/${id}`),
          { $set: { name: 'x' } },
          { 'x-restli-method': 'PARTIAL_UPDATE' },
        ).status,
      ).toBe(400);
      expect(given.send('GET', path('/urn:li:sponsoredCampaign:1')).status).toBe(400);
    });
  });
});

describe('targeting', () => {
  const facet = (name: string) => `urn:li:adTargetingFacet:${name}`;
  const or = (name: string, ...values: string[]): Fields => ({ or: { [facet(name)]: values } });
  const berlin = or('locations', 'urn:li:geo:103035651');
  const including = (...and: Fields[]): Fields => ({ include: { and } });

  let given: GivenAccount;
  let groupId: string;
  beforeEach(() => {
    given = givenAccount();
    groupId = givenGroup(given);
  });
  const addTargetedCampaign = (targetingCriteria: Fields, status = 'ACTIVE') =>
    given.send(
      'POST',
      `/rest/adAccounts/${given.accountId}/adCampaigns`,
      campaign(given, groupId, { targetingCriteria, status }),
    );

  describe('targeting', () => {
    it.each<[string, Fields]>([
      ['a place alone', including(berlin)],
      ['permanent places', including(or('profileLocations', 'urn:li:geo:103644278'))],
      [
        'several facets in one OR',
        including({
          or: {
            [facet('locations')]: ['urn:li:geo:103035651'],
            [facet('skills')]: ['urn:li:skill:17'],
          },
        }),
      ],
      [
        'sizes and ages',
        including(
          berlin,
          or('staffCountRanges', 'urn:li:staffCountRange:(51,200)'),
          or('ageRanges', 'urn:li:ageRange:(25,34)'),
        ),
      ],
      [
        'left-out places',
        {
          ...including(or('locations', 'urn:li:geo:103644278')),
          exclude: or('locations', 'urn:li:geo:103035651'),
        },
      ],
    ])('takes %s', (_what, criteria) => {
      expect(addTargetedCampaign(criteria).status).toBe(201);
    });

    it.each<[string, Fields, string]>([
      ['no place', including(or('seniorities', 'urn:li:seniority:8')), 'MISSING_FIELD'],
      ['nothing included', { exclude: berlin }, 'MISSING_FIELD'],
      ['an empty group', including(berlin, { or: {} }), 'INVALID_VALUE_BLANK_FIELD'],
      [
        'an unknown facet',
        including(berlin, or('shoeSizes', 'urn:li:shoe:1')),
        'FIELD_VALUE_DOES_NOT_EXIST',
      ],
      [
        'an unknown place',
        including(or('locations', 'urn:li:geo:5')),
        'FIELD_VALUE_DOES_NOT_EXIST',
      ],
      [
        'an unknown seniority',
        including(berlin, or('seniorities', 'urn:li:seniority:99')),
        'FIELD_VALUE_DOES_NOT_EXIST',
      ],
      [
        'a value of another facet',
        including(berlin, or('seniorities', 'urn:li:skill:8')),
        'INVALID_VALUE_FOR_FIELD',
      ],
      [
        'a value twice',
        including(or('locations', 'urn:li:geo:103035651', 'urn:li:geo:103035651')),
        'INVALID_VALUE_DUPLICATE_EXIST',
      ],
      [
        'too many values',
        including(
          berlin,
          or('skills', ...Array.from({ length: 101 }, (_one, index) => `urn:li:skill:${index}`)),
        ),
        'FIELD_LENGTH_TOO_LONG',
      ],
      [
        'titles with seniorities',
        including(berlin, or('titles', 'urn:li:title:9'), or('seniorities', 'urn:li:seniority:8')),
        'INCOMPATIBLE_TARGETING_COMBINATION',
      ],
      [
        'employers with industries',
        including(
          berlin,
          or('employers', 'urn:li:organization:1'),
          or('industries', 'urn:li:industry:4'),
        ),
        'INCOMPATIBLE_TARGETING_COMBINATION',
      ],
      [
        'the same in and out',
        { ...including(berlin), exclude: berlin },
        'FIELD_CANNOT_BE_BOTH_IN_INCLUDED_AND_EXCLUDED_TARGETING',
      ],
      [
        'ages left out',
        { ...including(berlin), exclude: or('ageRanges', 'urn:li:ageRange:(25,34)') },
        'FIELD_NOT_ALLOWED',
      ],
    ])('refuses %s', (_what, criteria, code) => {
      expect(JSON.stringify(addTargetedCampaign(criteria).body)).toContain(code);
    });

    it('refuses what reaches too few, but not in a draft', () => {
      const few = including(
        berlin,
        or('employers', 'urn:li:organization:1'),
        or('skills', 'urn:li:skill:17'),
      );
      expect(addTargetedCampaign(few).body).toMatchObject({ code: 'AUDIENCE_SIZE_TOO_SMALL' });
      expect(addTargetedCampaign(few, 'DRAFT').status).toBe(201);
    });
  });

  describe('the size of an audience', () => {
    const size = (criteria: string) =>
      given.send('GET', `/rest/audienceCounts?q=targetingCriteriaV2&targetingCriteria=${criteria}`);
    const place = '(or:(urn%3Ali%3AadTargetingFacet%3Alocations:List(urn%3Ali%3Ageo%3A103644278)))';

    it('is reported for a targeting in the query, and is 0 below 300', () => {
      expect(size(`(include:(and:List(${place})))`)).toMatchObject({
        status: 200,
        body: { elements: [{ total: expect.any(Number) }] },
      });
      const employers =
        '(or:(urn%3Ali%3AadTargetingFacet%3Aemployers:List(urn%3Ali%3Aorganization%3A1)))';
      const skills = '(or:(urn%3Ali%3AadTargetingFacet%3Askills:List(urn%3Ali%3Askill%3A17)))';
      expect(size(`(include:(and:List(${place},${employers},${skills})))`).body).toMatchObject({
        elements: [{ total: 0 }],
      });
    });

    it.each([
      '(include:(and:List()))',
      '(include:and)',
      'all',
      '(include:(and:List((or:(urn:li:adTargetingFacet:locations:List())))))',
    ])('is refused for %s', (criteria) => {
      expect(size(criteria).status).toBe(400);
    });
  });
});
