import { DateTime } from 'luxon';
import type { Fields } from '../../json/fields';
import { listPage } from '../wire/page';
import { type Call, type Route, route } from '../wire/route';
import { list, object, text, textOf } from '../wire/shape';
import { COMMUNITIES, type Community } from './communities';
import { INTERESTS } from './interests';
import { CARRIERS, LANGUAGES } from './targeting-words';

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

/** By `query` alone: any other parameter, `q` too, is ignored and everything comes (platform document 3g). */
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
