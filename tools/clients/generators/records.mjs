// Records with values other than the defaults, so that a client that sends defaults is seen, and
// what one changed member may change of them.
import { isDeepStrictEqual } from 'node:util';

/** Members that no caller writes. They follow from written ones. */
const DERIVED = new Set(['version', 'updatedAt', 'deliverySummary']);

/** Requests with a given token; throws when one is refused. */
export const callerOf =
  ({ apiUrl, token }) =>
  async (method, path, body) => {
    const answer = await fetch(`${apiUrl}/api/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`);
    return JSON.parse(text).data;
  };

const texts = (...all) => all.map((text) => ({ text }));

const CAMPAIGN = {
  type: 'SEARCH',
  budget: 10,
  objective: 'SALES',
  platforms: ['google-ads', 'microsoft-ads'],
  locationIntent: 'PRESENCE_OR_INTEREST',
  languages: ['de', 'fr'],
  _platformBudgets: { 'google-ads': 6, 'microsoft-ads': 4 },
  declarations: { politicalAdvertising: 'NONE' },
  networks: { search: true, searchPartners: false, display: false },
  adSchedule: {
    windows: [
      { day: 'MONDAY', startHour: 8, startMinute: 'THIRTY', endHour: 18, endMinute: 'ZERO' },
    ],
  },
};

const AD = {
  type: 'RESPONSIVE_SEARCH',
  status: 'PAUSED',
  finalUrl: 'https://shop.example/shoes',
  headlines: texts('One', 'Two', 'Three'),
  descriptions: texts('One line.', 'Another line.'),
};

const ACTION = {
  type: 'UPLOAD_CLICKS',
  category: 'PURCHASE',
  status: 'PAUSED',
  countingType: 'MANY_PER_CLICK',
  enhancedConversionsForLeads: true,
  includeInConversionsMetric: false,
};

const KEYWORD = { text: 'free shoes', matchType: 'EXACT', negative: true, status: 'PAUSED' };

/** One record of each kind that has a PATCH; `{ campaign: 'cmp_…', … }`. */
export async function makeRecords(call, name) {
  const make = async (collection, body) => (await call('POST', collection, body)).id;
  const business = await make('/businesses', { name });
  const campaign = await make('/campaigns', { ...CAMPAIGN, name, businessId: business });
  const group = { campaignId: campaign, status: 'PAUSED' };
  const adGroup = await make('/ad-groups', { ...group, name: 'Shoes' });
  const angleBody = { name, angleType: 'QUALITY', claim: 'They fit.', status: 'PAUSED' };
  const angle = await make('/angles', { ...angleBody, businessId: business });
  return {
    ...{ business, campaign, adGroup, angle },
    keyword: await make('/keywords', { ...KEYWORD, adGroupId: adGroup }),
    ad: await make('/ads', { ...AD, adGroupId: adGroup }),
    adGroupOfMany: await make('/ad-groups', { ...group, name: 'Slippers' }),
    keywordOfMany: await make('/keywords', { ...KEYWORD, adGroupId: adGroup, text: 'slippers' }),
    adOfMany: await make('/ads', { ...AD, adGroupId: adGroup }),
    concept: await make('/concepts', { angleId: angle, name: 'Shown', status: 'PAUSED' }),
    conversionAction: await make('/conversions/actions', { ...ACTION, name }),
  };
}

/** Where a record is read, and what a program changes of it. */
const CHANGES = {
  business: ['/businesses', { name: 'Renamed' }],
  campaign: ['/campaigns', { name: 'Renamed' }, { networks: { display: true } }],
  adGroup: ['/ad-groups', { name: 'Boots' }],
  keyword: ['/keywords', { text: 'free boots' }],
  ad: ['/ads', { finalUrl: 'https://shop.example/boots' }],
  adGroupOfMany: ['/ad-groups', { name: 'Sandals' }],
  keywordOfMany: ['/keywords', { text: 'free sandals' }],
  adOfMany: ['/ads', { finalUrl: 'https://shop.example/sandals' }],
  angle: ['/angles', { claim: 'They fit you.' }],
  concept: ['/concepts', { name: 'Retold' }],
  conversionAction: ['/conversions/actions', { name: 'Paid orders' }],
};

/** The changes, with names that belong to one run: names are unique in a Space. */
export const changesOf = (run) =>
  Object.fromEntries(
    Object.entries(CHANGES).map(([kind, [collection, ...changes]]) => [
      kind,
      {
        collection,
        changes: changes.map((one) => (one.name ? { name: `${one.name} ${run}` } : one)),
      },
    ]),
  );

/** The records as they are now, by kind. */
export async function readRecords(call, records, changes) {
  const read = {};
  for (const [kind, { collection }] of Object.entries(changes)) {
    read[kind] = await call('GET', `${collection}/${records[kind]}`);
  }
  return read;
}

const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** What RFC 7396 makes of an object and a patch. */
const merged = (before, change) =>
  isObject(before) && isObject(change)
    ? Object.entries(change).reduce(
        (all, [name, value]) => ({ ...all, [name]: merged(before[name], value) }),
        before,
      )
    : change;

const differencesOf = (kind, before, after, { changes }) => {
  const expected = changes.reduce(merged, before);
  const found = Object.keys({ ...expected, ...after })
    .filter((name) => !DERIVED.has(name) && !isDeepStrictEqual(expected[name], after[name]))
    .map((name) => `${kind}.${name} is ${JSON.stringify(after[name])}`);
  const version = before.version + changes.length;
  return after.version === version ? found : [...found, `${kind}.version is not ${version}`];
};

/** What is different from the records before with the changes alone; empty when all is well. */
export const unexpectedChanges = (before, after, changes) =>
  Object.entries(changes).flatMap(([kind, change]) =>
    differencesOf(kind, before[kind], after[kind], change),
  );

/** An item of many without what names it. */
const changedMembers = (item) => {
  const { id, version, ...members } = item;
  return id && version ? members : item;
};

/** What was sent beside the changes; empty when each PATCH had the changed member alone. */
export const unexpectedBodies = (sent, changes) => {
  const expected = Object.values(changes).flatMap(({ changes: all }) => all);
  return sent
    .filter(({ method }) => method === 'PATCH')
    .flatMap(({ path, body }) => {
      const { items, ...single } = JSON.parse(body);
      return (items?.map(changedMembers) ?? [single])
        .filter((one) => !expected.some((change) => isDeepStrictEqual(change, one)))
        .map((one) => `PATCH ${path} sent ${JSON.stringify(one)}`);
    });
};
