import { campaign, givenGroup } from '../testing/bodies';
import { type GivenAccount, givenAccount } from '../testing/given-account';
import type { Fields } from '../../json/fields';

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
const add = (targetingCriteria: Fields, status = 'ACTIVE') =>
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
    expect(add(criteria).status).toBe(201);
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
    ['an unknown place', including(or('locations', 'urn:li:geo:5')), 'FIELD_VALUE_DOES_NOT_EXIST'],
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
    expect(JSON.stringify(add(criteria).body)).toContain(code);
  });

  it('refuses what reaches too few, but not in a draft', () => {
    const few = including(
      berlin,
      or('employers', 'urn:li:organization:1'),
      or('skills', 'urn:li:skill:17'),
    );
    expect(add(few).body).toMatchObject({ code: 'AUDIENCE_SIZE_TOO_SMALL' });
    expect(add(few, 'DRAFT').status).toBe(201);
  });
});

describe('the size of an audience', () => {
  const size = (criteria: string) =>
    given.send('GET', `/rest/audienceCounts?q=targetingCriteriaV2&targetingCriteria=${criteria}`);
  const place = '(or:(urn%3Ali%3AadTargetingFacet%3Alocations:List(urn%3Ali%3Ageo%3A103644278)))';

  it('is told for a targeting in the query, and is 0 below 300', () => {
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
