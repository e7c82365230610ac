import { DateTime } from 'luxon';
import type { Fields } from '../core/json';
import { type Call, listPage, type Route, route } from './doors/call';
import { list, object, text, textOf } from './doors/shapes';
import { CARRIERS, INTERESTS, LANGUAGES } from './targeting';

/** A community as the vendor answers it. */
interface Community {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  readonly categories: readonly string[];
  readonly subscriber_count: number;
  readonly icon_url: string | null;
}

/**
 * Communities that can be searched: `name|category|subscribers`. Names are real, ids and figures
 * are invented.
 */
const COMMUNITIES: readonly Community[] = `
AskReddit|Discussion|57000000
gaming|Gaming|46000000
aww|Animals & Pets|37000000
cats|Animals & Pets|4563991
dogs|Animals & Pets|3200000
technology|Technology|19000000
programming|Technology|6800000
webdev|Technology|2400000
javascript|Technology|2400000
sysadmin|Technology|1100000
devops|Technology|420000
selfhosted|Technology|560000
startups|Business & Finance|1800000
Entrepreneur|Business & Finance|4700000
smallbusiness|Business & Finance|2200000
marketing|Business & Finance|1900000
advertising|Business & Finance|380000
sales|Business & Finance|470000
SaaS|Business & Finance|340000
personalfinance|Business & Finance|20000000
travel|Travel|13000000
solotravel|Travel|3900000
food|Food & Drink|24000000
Cooking|Food & Drink|6400000
coffee|Food & Drink|1700000
fitness|Health|12000000
running|Health|3700000
bicycling|Sports|1400000
soccer|Sports|8000000
science|Science|34000000
space|Science|27000000
movies|Arts & Entertainment|35000000
books|Arts & Entertainment|26000000
Music|Arts & Entertainment|38000000
de|News|1900000
germany|Travel|1300000
berlin|Travel|420000
london|Travel|1400000
nyc|Travel|1200000
europe|News|9000000
`
  .trim()
  .split('\n')
  .map((row, index) => {
    const [name = '', category = '', subscribers = ''] = row.split('|');
    return {
      id: `t5_fake${index.toString(36)}`,
      name,
      description: null,
      categories: [category],
      subscriber_count: Number(subscribers),
      icon_url: null,
    };
  });

const POLICY = { policy: 'ads-targeting-taxonomy' } as const;
const seeds = object({ seed_keywords: list(textOf(1, 100), 1_000, 1) }, ['seed_keywords']);
const keywords = object({ keywords: list(text, 1_000) }, ['keywords']);

const DEVICES = [
  { make: 'Apple', model: 'Iphone 12' },
  { make: 'Apple', model: 'Iphone 15' },
  { make: 'Samsung', model: 'Galaxy S9' },
  { make: 'Google', model: 'Pixel 8' },
];
/** Words that no ad may aim at here; the vendor's own list is not public. */
const UNSAFE = /\b(porn|nude|suicide|terror|cocaine|heroin)\b/i;

/** What can be targeted besides places (the vendor's OpenAPI). */
export const taxonomyRoutes: readonly Route[] = [
  route('GET', '/targeting/interests', POLICY, () => ({ data: INTERESTS })),
  route('GET', '/targeting/languages', POLICY, (call) =>
    listPage(Object.entries(LANGUAGES), call, ([code, name]) => ({ code, name })),
  ),
  route('GET', '/targeting/carriers', POLICY, (call) =>
    listPage(CARRIERS, call, (one) => ({ ...one })),
  ),
  route('GET', '/targeting/devices', POLICY, (call) => listPage(DEVICES, call, (one) => one)),
  route('GET', '/targeting/communities', POLICY, (call) =>
    listPage(named(call), call, (one) => ({ ...one })),
  ),
  route('GET', '/targeting/communities/search', POLICY, (call) =>
    listPage(searched(call), call, (one) => ({ ...one })),
  ),
  route(
    'POST',
    '/targeting/keyword_suggestions',
    { policy: 'ads-keyword-suggestions', data: seeds, isSearch: true },
    (call) => ({ data: suggested(call) }),
  ),
  route(
    'POST',
    '/targeting/keyword_validations',
    { ...POLICY, data: keywords, isSearch: true },
    (call) => ({ data: checked(call) }),
  ),
  route('GET', '/time_zones', POLICY, (call) =>
    listPage(Intl.supportedValuesOf('timeZone'), call, (id) =>
      readZone(id, call.world.clock.now()),
    ),
  ),
];

function named({ query }: Call): readonly Community[] {
  const names = query.get('names')?.toLowerCase().split(',');
  return names ? COMMUNITIES.filter((one) => names.includes(one.name.toLowerCase())) : COMMUNITIES;
}

/**
 * By `query` alone: any other parameter, `q` too, is ignored and everything comes (platform
 * document 3g).
 */
function searched({ query }: Call): readonly Community[] {
  const part = (query.get('query') ?? '').toLowerCase();
  return COMMUNITIES.filter(({ name, categories }) =>
    [name, ...categories].some((one) => one.toLowerCase().includes(part)),
  );
}

function suggested({ data }: Call): Fields {
  const asked = (data as { readonly seed_keywords: readonly string[] }).seed_keywords;
  const endings = ['', ' software', ' help', ' for beginners'];
  return {
    keyword_suggestions: asked.flatMap((seed) =>
      endings.map((ending, index) => ({
        keyword: `${seed.toLowerCase()}${ending}`,
        monthly_views: 100_000 * (4 - index) + seed.length,
      })),
    ),
  };
}

const checked = ({ data }: Call): readonly Fields[] =>
  (data as { readonly keywords: readonly string[] }).keywords.map((keyword) => ({
    keyword,
    is_brand_safe: !UNSAFE.test(keyword),
  }));

function readZone(id: string, now: Date): Fields {
  const here = DateTime.fromJSDate(now, { zone: id });
  const winter = Math.min(
    here.set({ month: 1, day: 1 }).offset,
    here.set({ month: 7, day: 1 }).offset,
  );
  const summer = Math.max(
    here.set({ month: 1, day: 1 }).offset,
    here.set({ month: 7, day: 1 }).offset,
  );
  return {
    id,
    code: here.toFormat('ZZZZ'),
    name: here.setLocale('en').toFormat('ZZZZZ'),
    offset: winter * 60,
    dst_offset: (summer - winter) * 60,
    is_dst_active: here.isInDST,
  };
}
