import { LOCALES } from '../campaigns/locales';

/** One value of a facet. */
export interface TargetingEntity {
  readonly urn: string;
  readonly name: string;
}

const numbered = (type: string, names: string): readonly TargetingEntity[] =>
  names.split('|').map((name, index) => ({ urn: `urn:li:${type}:${index + 1}`, name }));
const ranges = (
  type: string,
  rows: readonly (readonly [string, string])[],
): readonly TargetingEntity[] =>
  rows.map(([range, name]) => ({ urn: `urn:li:${type}:(${range})`, name }));
const named = (type: string, names: readonly string[]): readonly TargetingEntity[] =>
  names.map((name) => ({ urn: `urn:li:${type}:${name}`, name }));

/** Values of facets other than places (seniorities, functions, sizes and ages: vendor's reference tables; of the rest a few, ids invented). */
export const ENTITIES: Readonly<Record<string, readonly TargetingEntity[]>> = {
  seniorities: numbered(
    'seniority',
    'Unpaid|Training|Entry|Senior|Manager|Director|VP|CXO|Partner|Owner',
  ),
  jobFunctions: numbered(
    'function',
    'Accounting|Administrative|Arts and Design|Business Development|Community and Social Services|Consulting|Education|Engineering|Entrepreneurship|Finance|Healthcare Services|Human Resources|Information Technology|Legal|Marketing|Media and Communication|Military and Protective Services|Operations|Product Management|Program and Project Management|Purchasing|Quality Assurance|Real Estate|Research|Sales|Customer Success and Support',
  ),
  staffCountRanges: ranges('staffCountRange', [
    ['1,1', 'Self-employed'],
    ['2,10', '2-10 employees'],
    ['11,50', '11-50 employees'],
    ['51,200', '51-200 employees'],
    ['201,500', '201-500 employees'],
    ['501,1000', '501-1,000 employees'],
    ['1001,5000', '1,001-5,000 employees'],
    ['5001,10000', '5,001-10,000 employees'],
    ['10001,2147483647', '10,001+ employees'],
  ]),
  genders: named('gender', ['FEMALE', 'MALE']),
  ageRanges: ranges('ageRange', [
    ['18,24', '18 to 24'],
    ['25,34', '25 to 34'],
    ['35,54', '35 to 54'],
    ['55,2147483647', '55+'],
  ]),
  interfaceLocales: named('locale', LOCALES),
  industries: [
    ['4', 'Software Development'],
    ['6', 'Technology, Information and Internet'],
    ['96', 'IT Services and IT Consulting'],
    ['43', 'Financial Services'],
    ['41', 'Banking'],
    ['80', 'Advertising Services'],
    ['53', 'Motor Vehicle Manufacturing'],
    ['14', 'Hospitals and Health Care'],
    ['44', 'Real Estate'],
    ['27', 'Retail'],
  ].map(([id, name = '']) => ({ urn: `urn:li:industry:${id}`, name })),
  titles: [
    ['266', 'Chief Technology Officer'],
    ['9', 'Software Engineer'],
    ['25', 'Marketing Manager'],
    ['8', 'Chief Executive Officer'],
    ['1', 'Owner'],
    ['16', 'Sales Manager'],
  ].map(([id, name = '']) => ({ urn: `urn:li:title:${id}`, name })),
  skills: [
    ['17', 'Java'],
    ['50517', 'Python'],
    ['1500', 'Search Engine Optimization'],
    ['274', 'Marketing'],
    ['1346', 'Cloud Computing'],
  ].map(([id, name = '']) => ({ urn: `urn:li:skill:${id}`, name })),
};
