// Records of every kind, so that generated requests reach more than "not found".

/** Requests with a given token; throws when one is refused. */
const callerOf =
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

const SEARCH_AD = {
  type: 'RESPONSIVE_SEARCH',
  finalUrl: 'https://bakery.example/bread',
  headlines: texts('Bread baked at night', 'Warm at six', 'Corner Bakery'),
  descriptions: texts('Sourdough from our own oven.', 'Order today, fetch it tomorrow.'),
};

const SEARCH_CAMPAIGN = {
  type: 'SEARCH',
  budget: 40,
  platforms: ['google-ads'],
  declarations: { politicalAdvertising: 'NONE' },
};

const searchTree = async (make, businessId, number) => {
  const campaign = { ...SEARCH_CAMPAIGN, businessId, name: `Bread ${number}` };
  const campaignId = await make('/campaigns', campaign);
  const adGroupId = await make('/ad-groups', { campaignId, name: 'Bread' });
  await make('/ads', { ...SEARCH_AD, adGroupId });
  await make('/keywords', { adGroupId, text: 'fresh bread', matchType: 'PHRASE' });
  return campaignId;
};

const idea = async (make, businessId, number) => {
  const angle = { angleType: 'QUALITY', claim: 'Baked at night.' };
  const angleId = await make('/angles', { ...angle, businessId, name: `Fresh ${number}` });
  await make('/concepts', { angleId, name: 'Shown' });
};

const SITELINK = {
  type: 'SITELINK',
  linkText: 'Opening hours',
  finalUrl: 'https://bakery.example/hours',
};
const ACTION = { type: 'UPLOAD_CLICKS', category: 'PURCHASE' };

/**
 * One business with one of everything below it; the ids by the collection that they are read from.
 */
const family = async (call, number) => {
  const ids = {};
  const make = async (collection, body) => {
    const { id } = await call('POST', collection, body);
    ids[collection] = [id];
    return id;
  };
  const business = { name: `Bakery ${number}`, url: 'https://bakery.example' };
  const businessId = await make('/businesses', business);
  const campaignId = await searchTree(make, businessId, number);
  await idea(make, businessId, number);
  await make('/conversions/actions', { ...ACTION, name: `Paid ${number}` });
  const assetId = await make('/assets', { ...SITELINK, name: `Hours ${number}` });
  const { id } = await call('POST', `/assets/${assetId}/attach`, { campaignId, role: 'SITELINK' });
  ids['/campaign-assets'] = [id];
  return ids;
};

const FINISHED = /^(completed|partial|failed|cancelled)$/;
const finished = async (call, syncId) => {
  while (!FINISHED.test((await call('GET', `/sync/${syncId}`)).effectiveStatus)) {
    await new Promise((later) => setTimeout(later, 200));
  }
};

const merged = (all) => {
  const ids = {};
  for (const one of all) {
    for (const [collection, some] of Object.entries(one)) (ids[collection] ??= []).push(...some);
  }
  return ids;
};

/**
 * Makes so many families, syncs the first, reports a sale, makes more Spaces;
 * `{ '/campaigns': ['cmp_…', …], … }`.
 */
export async function seed(run, families = 12) {
  const call = callerOf(run);
  const all = [];
  for (let number = 1; number <= families; number++) all.push(await family(call, number));
  const ids = merged(all);
  const preview = await call('POST', '/sync/preview', { campaignIds: [ids['/campaigns'][0]] });
  const { syncId } = await call('POST', '/sync', { planHash: preview.planHash });
  await finished(call, syncId);
  const sale = { event: 'paid', email: 'ada@customers.example', orderId: 'order-1', value: 4.9 };
  const { results } = await call('POST', '/conversions/events', { ...sale, currency: 'EUR' });
  const connections = await call('GET', '/connections');
  const spaces = [];
  for (const name of ['Branch', 'Archive']) spaces.push(await call('POST', '/spaces', { name }));
  return {
    ...ids,
    '/sync/preview': [preview.id],
    '/sync': [syncId],
    '/conversions/events': results.map(({ id }) => id),
    '/connections': connections.map(({ id }) => id),
    '/spaces': spaces.map(({ id }) => id),
  };
}
