import type { Capabilities, LimitRule } from '@switchyard/platforms';
import { brief, givenTree, google, microsoft, type TreeInput } from '../testing/given-tree';
import { capabilityFindings } from './capability-findings';

const broken = (capabilities: Capabilities, input: TreeInput) =>
  capabilityFindings(givenTree(input), capabilities, undefined).filter(
    ({ code, limit }) =>
      limit !== undefined || capabilities.limits.some((rule) => rule.code === code),
  );
const texts = (count: number, text = 'Text') =>
  Array.from({ length: count }, (_, index) => ({ text: `${text} ${index}` }));
const windows = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    day: 'MONDAY' as const,
    startHour: 2 * index,
    endHour: 2 * index + 1,
  }));
const circle = (more: object) => ({
  kind: 'RADIUS' as const,
  name: 'Office',
  lat: 52.5,
  lng: 13.4,
  radius: 5,
  ...more,
});

it.each<[string, Capabilities, TreeInput, readonly string[]]>([
  [
    'a long headline',
    google,
    { ads: [{ headlines: [...texts(2), { text: 'x'.repeat(31) }] }] },
    ['requirement HEADLINE_TOO_LONG headlines/2/text'],
  ],
  [
    'a long description',
    google,
    { ads: [{ descriptions: [...texts(1), { text: 'x'.repeat(91) }] }] },
    ['requirement DESCRIPTION_TOO_LONG descriptions/1/text'],
  ],
  [
    'few headlines',
    google,
    { ads: [{ headlines: texts(2) }] },
    ['requirement TOO_FEW_HEADLINES headlines'],
  ],
  [
    'no headlines',
    google,
    { ads: [{ headlines: [] }] },
    ['requirement TOO_FEW_HEADLINES headlines'],
  ],
  [
    'many headlines',
    google,
    { ads: [{ headlines: texts(16) }] },
    ['requirement TOO_MANY_HEADLINES headlines'],
  ],
  [
    'a long path',
    google,
    { ads: [{ path1: 'x'.repeat(16) }] },
    ['requirement PATH_TOO_LONG path1'],
  ],
  [
    'an eleventh word',
    google,
    { keywords: [{ text: 'a b c d e f g h i j k' }] },
    ['requirement KEYWORD_TOO_MANY_WORDS text'],
  ],
  [
    'a plus sign',
    google,
    { keywords: [{ text: '+red shoes' }] },
    ['requirement KEYWORD_HAS_MODIFIER text'],
  ],
  ['a symbol', google, { keywords: [{ text: 'shoes!' }] }, ['requirement KEYWORD_HAS_SYMBOL text']],
  [
    'a long negative',
    google,
    { campaign: { negativeKeywords: [{ text: 'a b c d e f g h i j k', matchType: 'EXACT' }] } },
    ['requirement KEYWORD_TOO_MANY_WORDS negativeKeywords/0/text'],
  ],
  [
    'a template without a page',
    google,
    { campaign: { trackingTemplate: 'https://example.com/?from=ad' } },
    ['requirement TRACKING_TEMPLATE_WITHOUT_PAGE trackingTemplate'],
  ],
  ['a template with one', google, { campaign: { trackingTemplate: '{lpurl}?from=ad' } }, []],
  [
    'a low target',
    google,
    { campaign: { biddingStrategy: { type: 'TARGET_ROAS', targetRoas: 0.001 } } },
    ['requirement TARGET_ROAS_TOO_LOW biddingStrategy/targetRoas'],
  ],
  [
    'a seventh window of a day',
    google,
    { campaign: { adSchedule: { windows: windows(7) } } },
    ['requirement TOO_MANY_WINDOWS_PER_DAY adSchedule'],
  ],
  ['six windows of a day', google, { campaign: { adSchedule: { windows: windows(6) } } }, []],
  [
    'a circle that is made smaller',
    google,
    { campaign: { geoTargets: [circle({}), circle({ radius: 501 })] } },
    ['degraded RADIUS_CLAMPED_TO_MAX geoTargets/1/radius'],
  ],
  [
    'a circle at the pole',
    microsoft,
    { campaign: { geoTargets: [circle({ lat: 86 })] } },
    ['requirement LATITUDE_OUT_OF_RANGE geoTargets/0/lat'],
  ],
  [
    'a long name',
    microsoft,
    { campaign: { name: 'x'.repeat(129) } },
    ['requirement NAME_TOO_LONG name'],
  ],
  ['the same name where it fits', google, { campaign: { name: 'x'.repeat(129) } }, []],
  [
    'bytes where those count',
    google,
    { campaign: { name: 'ß'.repeat(128) } },
    ['requirement NAME_TOO_LONG name'],
  ],
  [
    'wide characters as two',
    google,
    { ads: [{ path1: '靴'.repeat(8) }] },
    ['requirement PATH_TOO_LONG path1'],
  ],
  [
    'the default of a dynamic text',
    google,
    { ads: [{ headlines: [...texts(2), { text: '{KeyWord:Shoes and boots of leather}' }] }] },
    [],
  ],
  [
    'stored characters where those count',
    microsoft,
    { ads: [{ path1: '👟'.repeat(8) }] },
    ['requirement PATH_TOO_LONG path1'],
  ],
  [
    'a text of blanks',
    google,
    { ads: [{ headlines: [...texts(2), { text: ' ' }] }] },
    ['requirement HEADLINE_EMPTY headlines/2/text'],
  ],
  [
    'a text of two lines',
    microsoft,
    { ads: [{ descriptions: [...texts(1), { text: 'a\nb' }] }] },
    ['requirement DESCRIPTION_HAS_LINE_BREAK descriptions/1/text'],
  ],
  [
    'political advertising',
    microsoft,
    { campaign: { declarations: { politicalAdvertising: 'POLITICAL' } } },
    ['requirement POLITICAL_ADS_REFUSED declarations/politicalAdvertising'],
  ],
  [
    'a symbol in a negative',
    google,
    { campaign: { negativeKeywords: [{ text: '+free!', matchType: 'EXACT' }] } },
    [
      'requirement KEYWORD_HAS_MODIFIER negativeKeywords/0/text',
      'requirement KEYWORD_HAS_SYMBOL negativeKeywords/0/text',
    ],
  ],
  [
    'no negative that is left out',
    microsoft,
    { campaign: { negativeKeywords: [{ text: 'x'.repeat(101), matchType: 'BROAD' }] } },
    ['unsupported NEGATIVE_MATCH_TYPE_UNSUPPORTED negativeKeywords/0/matchType'],
  ],
  ['a tiny bid', microsoft, { adGroups: [{ maxCpc: 0.04 }] }, ['requirement BID_TOO_LOW maxCpc']],
  [
    'a long name of an ad group',
    microsoft,
    { adGroups: [{ name: 'x'.repeat(257) }] },
    ['requirement NAME_TOO_LONG name'],
  ],
])('holds %s against the limit', (_what, capabilities, input, expected) => {
  expect(brief(broken(capabilities, input))).toEqual(expected);
});

it('counts characters, not what they are stored in', () => {
  const headline = (count: number): TreeInput => ({
    ads: [{ headlines: [...texts(2), { text: '👟'.repeat(count) }] }],
  });
  expect([broken(google, headline(30)), broken(google, headline(31))[0]]).toMatchObject([
    [],
    { limit: 30, actual: 31 },
  ]);
});

const ofEveryAd: LimitRule = {
  entity: 'ad',
  field: 'path1',
  kind: 'maxLength',
  value: 3,
  code: 'PATH_TOO_LONG',
  fix: 'Use at most 3 characters.',
  source: 'a test',
};

it('holds ads of every type against a limit that names none', () => {
  const limits = [ofEveryAd];
  expect(brief(broken({ ...google, limits }, { ads: [{ path1: 'shop' }] }))).toEqual([
    'requirement PATH_TOO_LONG path1',
  ]);
});

it('leaves alone ads that the platform does not take', () => {
  expect(
    brief(
      broken(
        { ...google, limits: [ofEveryAd] },
        { ads: [{}, { type: 'CHAT_CARD', path1: 'shop' }] },
      ),
    ),
  ).toEqual([]);
});

it('holds the share of the platform against a smallest budget', () => {
  const rule: LimitRule = {
    entity: 'campaign',
    field: 'budget',
    kind: 'min',
    value: 5,
    code: 'BUDGET_TOO_LOW',
    fix: 'Spend at least 5 per day.',
    source: 'a test',
  };
  const split = {
    budget: 10,
    platforms: ['google-ads', 'microsoft-ads'] as const,
    _platformBudgets: { 'google-ads': 4, 'microsoft-ads': 6 },
  };
  const judged = [google, microsoft].map((one) =>
    brief(broken({ ...one, limits: [rule] }, { campaign: split })),
  );
  expect(judged).toEqual([['requirement BUDGET_TOO_LOW budget'], []]);
});

describe.each([google, microsoft])('the table of $name', ({ limits }) => {
  it.each(limits.map((rule) => [`${rule.entity}.${rule.field} ${rule.kind}`, rule] as const))(
    'says what to do about %s',
    (_what, { fix, code, kind, value }) => {
      expect(fix).toMatch(/\w+ \w+/);
      expect(code).toMatch(/^[A-Z][A-Z_]+$/);
      expect(typeof value).toBe(kind === 'forbiddenPattern' ? 'string' : 'number');
    },
  );
});
