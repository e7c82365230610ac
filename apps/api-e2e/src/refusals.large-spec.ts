import { REFUSAL_STATUS, type RefusalCode } from '@switchyard/kernel';
import {
  adBody,
  answered,
  campaignBody,
  declined,
  finished,
  givenCampaignTree,
  givenConfirmedPost,
  givenConnection,
  givenDraftedPost,
  givenParty,
  givenPost,
  type Party,
  postStep,
  previewed,
  type RawAnswer,
  finishedPost,
  startSystem,
  synced,
  type System,
  triggered,
} from '@switchyard/test-kit';
import { unknownId } from './routes';
import { ownerSql } from './system-probes';

let system: System;
beforeAll(async () => void (system = await startSystem()), 120_000);
afterAll(() => system?.stop());

const post = (
  party: Party,
  path: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<RawAnswer> => party.send(path, { method: 'POST', body, headers });
const patch = (party: Party, path: string, body: unknown): Promise<RawAnswer> =>
  party.send(path, { method: 'PATCH', body });
const planned = async (plan: string, subscription = 'active'): Promise<Party> => {
  const party = await givenParty(system);
  await system.admin.setPlan(party.account.accountId, plan, subscription);
  return party;
};
const linked = async (): Promise<{
  party: Party;
  connectionId: string;
  campaignId: string;
  adGroupId: string;
}> => {
  const party = await givenParty(system);
  const { id: connectionId } = await givenConnection(party, 'google-ads');
  const { campaignId, adGroupIds } = await givenCampaignTree(party, { platforms: ['google-ads'] });
  await synced(party);
  return { party, connectionId, campaignId, adGroupId: adGroupIds[0]! };
};
const removed = async () => {
  const made = await linked();
  expect(
    (await made.party.send(`/api/v1/campaigns/${made.campaignId}`, { method: 'DELETE' })).status,
  ).toBe(204);
  return made;
};
const plannedSample = async (): Promise<{ party: Party; planHash: string; campaignId: string }> => {
  const party = await givenParty(system);
  await givenConnection(party, 'google-ads');
  const { campaignId } = await givenCampaignTree(party, { platforms: ['google-ads'] });
  return { party, campaignId, planHash: (await previewed(party)).planHash };
};
const attached = async (): Promise<{ party: Party; assetId: string; campaignId: string }> => {
  const party = await givenParty(system);
  const { campaignId } = await givenCampaignTree(party);
  const { id: assetId } = await answered(
    party.api.POST('/api/v1/assets', {
      body: { type: 'CALLOUT', name: 'Free', calloutText: 'Free delivery' },
    }),
  );
  await answered(
    party.api.POST('/api/v1/campaign-assets', { body: { campaignId, assetId, role: 'CALLOUT' } }),
  );
  return { party, assetId, campaignId };
};
/** A new campaign of these members, and a setting put on it. */
const put = async (setting: string, campaign: object, body: object): Promise<RawAnswer> => {
  const party = await givenParty(system);
  const made = await post(party, '/api/v1/campaigns', {
    name: 'Autumn',
    type: 'SEARCH',
    budget: 10,
    ...campaign,
  });
  return party.send(`/api/v1/campaigns/${(made.body.data as { id: string }).id}/${setting}`, {
    method: 'PUT',
    body,
  });
};
/** Sells the same order to a click, again and again, through no connection. */
const seller = async (): Promise<{ party: Party; sell: () => Promise<string> }> => {
  const party = await givenParty(system);
  await post(party, '/api/v1/conversions/actions', {
    name: 'Paid',
    type: 'UPLOAD_CLICKS',
    category: 'PURCHASE',
  });
  const sell = async (): Promise<string> => {
    const { body } = await post(party, '/api/v1/conversions/offline', {
      conversionAction: 'Paid',
      occurredAt: new Date().toISOString(),
      gclid: 'Cj0KCQ',
      orderId: 'order-1',
    });
    return (body.data as { results: readonly { id: string }[] }).results[0]!.id;
  };
  return { party, sell };
};
const putText = (party: Party, assetId: string): Promise<RawAnswer> =>
  party.send(`/api/v1/assets/${assetId}/content`, {
    method: 'PUT',
    text: 'no picture',
    headers: { 'content-type': 'image/png' },
  });
const geo = (...geoTargets: readonly object[]): object => ({
  ...campaignBody({ platforms: ['google-ads'] }),
  geoTargets,
});
const givenHold = async (): Promise<{ party: Party; campaignId: string }> => {
  const party = await givenParty(system);
  const { campaignId } = await givenCampaignTree(party);
  const hold = JSON.stringify({ since: '2026-01-01T00:00:00.000Z', eventId: unknownId('bre') });
  expect(
    await ownerSql(system, 'update catalog.campaign set hold = $2 where id = $1', [
      campaignId,
      hold,
    ]),
  ).toBe(1);
  return { party, campaignId };
};
const manyWindows = Array.from({ length: 85 }, (_, at) => ({
  day: ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY'][Math.floor(at / 24)],
  startHour: at % 24,
  startMinute: 'ZERO',
  endHour: at % 24,
  endMinute: 'FIFTEEN',
}));

const paidAction = (name: string): object => ({
  name,
  type: 'UPLOAD_CLICKS',
  category: 'PURCHASE',
  leadStage: 'paid',
});

/** How each code comes about, and what its details say. */
const CASES: Partial<
  Record<RefusalCode, { readonly ask: () => Promise<RawAnswer>; readonly details?: unknown }>
> = {
  VALIDATION_ERROR: {
    ask: async () => post(await givenParty(system), '/api/v1/businesses', {}),
    details: {
      issues: [{ path: '/name', code: 'REQUIRED', message: expect.any(String) as unknown }],
    },
  },
  INVALID_REQUEST: {
    ask: async () =>
      (await givenParty(system)).send('/api/v1/businesses', { method: 'POST', text: '{' }),
  },
  RADIUS_EXCLUSION_UNSUPPORTED: {
    ask: async () =>
      post(
        await givenParty(system),
        '/api/v1/campaigns',
        geo({ kind: 'RADIUS', name: 'Centre', lat: 52, lng: 13, radius: 5, negative: true }),
      ),
    details: { path: '/geoTargets/0' },
  },
  ONLY_EXCLUSIONS: {
    ask: async () =>
      post(
        await givenParty(system),
        '/api/v1/campaigns',
        geo({ kind: 'AREA', name: 'Berlin', criterionId: '1003854', negative: true }),
      ),
  },
  TOO_MANY_WINDOWS: {
    ask: async () =>
      post(await givenParty(system), '/api/v1/campaigns', {
        ...campaignBody(),
        adSchedule: { windows: manyWindows },
      }),
    details: { limit: 84, actual: 85 },
  },
  INVALID_TOKEN: {
    ask: async () =>
      (await givenParty(system)).send('/api/v1/me', { headers: { authorization: '' } }),
  },
  INVALID_SIGNATURE: {
    ask: async () => {
      const party = await givenParty(system);
      const { receiveUrl } = (
        await post(party, '/api/v1/conversions/sources', { type: 'stripe', accountRef: 'whsec_x' })
      ).body.data as { receiveUrl: string };
      return post(party, receiveUrl, {}, { 'stripe-signature': 't=1,v1=00' });
    },
  },
  SUBSCRIPTION_REQUIRED: { ask: async () => (await planned('pro', 'none')).send('/api/v1/me') },
  SUBSCRIPTION_EXPIRED: { ask: async () => (await planned('pro', 'expired')).send('/api/v1/me') },
  API_ACCESS_NOT_IN_PLAN: { ask: async () => (await planned('no_api')).send('/api/v1/me') },
  INSUFFICIENT_SCOPE: {
    ask: async () => (await givenParty(system, { scopes: ['ads:read'] })).send('/api/v1/campaigns'),
    details: { required: ['campaigns:read'] },
  },
  READ_ONLY_MODE: {
    ask: async () => post(await planned('readonly'), '/api/v1/businesses', { name: 'Mine' }),
  },
  NOT_A_MEMBER: {
    ask: async () =>
      (await givenParty(system))
        .as({ spaceId: (await givenParty(system)).spaceId })
        .send('/api/v1/me'),
  },
  ROLE_TOO_LOW: {
    ask: async () => {
      const [owner, guest] = await Promise.all([givenParty(system), givenParty(system)]);
      const { id } = await system.admin.createSpace(owner.account.accountId, 'Shared');
      await system.admin.addMember(id, guest.account.email, 'VIEWER');
      return post(guest.as({ spaceId: id }), '/api/v1/businesses', { name: 'Mine' });
    },
  },
  NOT_FOUND: {
    ask: async () => (await givenParty(system)).send(`/api/v1/campaigns/${unknownId('cmp')}`),
  },
  SPACE_NOT_FOUND: {
    ask: async () =>
      (await givenParty(system)).as({ spaceId: unknownId('spc') }).send('/api/v1/me'),
  },
  PLAN_NOT_FOUND: {
    ask: async () => post(await givenParty(system), '/api/v1/sync', { planHash: '0'.repeat(64) }),
  },
  METHOD_NOT_ALLOWED: {
    ask: async () => (await givenParty(system)).send('/api/v1/me', { method: 'DELETE' }),
  },
  NAME_TAKEN: {
    ask: async () => {
      const party = await givenParty(system);
      await post(party, '/api/v1/campaigns', campaignBody({ name: 'Spring' }));
      return post(party, '/api/v1/campaigns', campaignBody({ name: 'sPRING' }));
    },
    details: expect.any(Object) as unknown,
  },
  EXTERNAL_KEY_TAKEN: {
    ask: async () => {
      const party = await givenParty(system);
      const keyed = { type: 'CALLOUT', calloutText: 'Free', externalKey: 'shop/free' };
      await post(party, '/api/v1/assets', { ...keyed, name: 'One' });
      return post(party, '/api/v1/assets', { ...keyed, name: 'Two' });
    },
    details: { path: '/externalKey', conflictingId: expect.any(String) as unknown },
  },
  KEYWORD_TAKEN: {
    ask: async () => {
      const party = await givenParty(system);
      const {
        adGroupIds: [adGroupId],
      } = await givenCampaignTree(party);
      return post(party, '/api/v1/keywords', {
        adGroupId,
        text: ' Running  Shoes 1',
        matchType: 'PHRASE',
      });
    },
    details: expect.any(Object) as unknown,
  },
  LEAD_STAGE_TAKEN: {
    ask: async () => {
      const party = await givenParty(system);
      await post(party, '/api/v1/conversions/actions', paidAction('One'));
      return post(party, '/api/v1/conversions/actions', paidAction('Two'));
    },
    details: { path: '/leadStage', conflictingId: expect.stringMatching(/^cva_/) as unknown },
  },
  EVENT_NAME_TAKEN: {
    ask: async () => {
      const party = await givenParty(system);
      const lead = { type: 'UPLOAD_CLICKS', category: 'SUBMIT_LEAD_FORM', eventName: 'lead' };
      await post(party, '/api/v1/conversions/actions', { name: 'One', ...lead });
      return post(party, '/api/v1/conversions/actions', { name: 'Two', ...lead });
    },
    details: { path: '/eventName', conflictingId: expect.stringMatching(/^cva_/) as unknown },
  },
  CONVERSION_ACTION_IN_USE: {
    ask: async () => {
      const party = await givenParty(system);
      const { id } = (await post(party, '/api/v1/conversions/actions', paidAction('One'))).body
        .data as { id: string };
      await post(party, '/api/v1/campaigns', { ...campaignBody(), conversionActionIds: [id] });
      return party.send(`/api/v1/conversions/actions/${id}`, { method: 'DELETE' });
    },
    details: { campaignIds: [expect.stringMatching(/^cmp_/) as unknown] },
  },
  SOURCE_EXISTS: {
    ask: async () => {
      const party = await givenParty(system);
      await post(party, '/api/v1/conversions/sources', { type: 'stripe' });
      return post(party, '/api/v1/conversions/sources', { type: 'stripe' });
    },
    details: { path: '/id', conflictingId: 'stripe' },
  },
  ORIGIN_NOT_ALLOWED: {
    ask: async () => {
      const party = await givenParty(system);
      const { key } = await system.admin.createWebsiteKey(party.spaceId, ['https://shop.example']);
      return post(
        party,
        '/api/v1/conversions/identify',
        { externalId: 'visitor' },
        { authorization: `Bearer ${key}`, origin: 'https://elsewhere.example' },
      );
    },
    details: { origin: 'https://elsewhere.example' },
  },
  NOTHING_TO_REPLAY: {
    ask: async () => {
      const { party, sell } = await seller();
      return post(party, `/api/v1/conversions/events/${await sell()}/replay`, undefined);
    },
  },
  ORDER_TAKEN: {
    ask: async () => {
      const { party, sell } = await seller();
      const id = await sell();
      await ownerSql(
        system,
        "update conversions.delivery set status = 'failed', due_at = null where event_id = $1",
        [id],
      );
      await ownerSql(system, 'delete from conversions.reservation where event_id = $1', [id]);
      await sell();
      return post(party, `/api/v1/conversions/events/${id}/replay`, undefined);
    },
    details: { orderId: 'order-1', conflictingId: expect.stringMatching(/^off_/) as unknown },
  },
  ALREADY_LINKED: {
    ask: async () => {
      const { party, campaignId } = await linked();
      const { id } = await givenConnection(party, 'google-ads');
      return patch(party, `/api/v1/campaigns/${campaignId}`, {
        connectionIds: { 'google-ads': id },
      });
    },
    details: {
      path: '/connectionIds/google-ads',
      platform: 'google-ads',
      connectionId: expect.stringMatching(/^con_/) as unknown,
    },
  },
  CONNECTION_EXISTS: {
    ask: async () => {
      const party = await givenParty(system);
      const { adAccount } = await givenConnection(party, 'google-ads');
      return post(party, '/api/v1/connections', adAccount);
    },
    details: { connectionId: expect.stringMatching(/^con_/) as unknown },
  },
  ATTEMPT_NOT_READY: {
    ask: async () => {
      const party = await givenParty(system);
      const body = { platform: 'google-ads' };
      const { id } = (await post(party, '/api/v1/connections/attempts', body)).body.data as {
        id: string;
      };
      return post(party, `/api/v1/connections/attempts/${id}/connections`, {
        accounts: [{ externalAccountId: '1234567890' }],
      });
    },
    details: { status: 'WAITING' },
  },
  CREDENTIALS_REFUSED: {
    ask: async () => {
      const party = await givenParty(system);
      const { id, adAccount } = await givenConnection(party, 'google-ads');
      const credentials = { ...adAccount.credentials, refreshToken: 'wrong' };
      await patch(party, `/api/v1/connections/${id}`, { credentials });
      return party.send(`/api/v1/connections/${id}/assets`);
    },
  },
  CONNECTION_IN_USE: {
    ask: async () => {
      const { party, connectionId } = await linked();
      return party.send(`/api/v1/connections/${connectionId}`, { method: 'DELETE' });
    },
    details: { campaignIds: [expect.stringMatching(/^cmp_/) as unknown], hiddenCampaigns: 0 },
  },
  PLACE_NOT_FOUND: {
    ask: () => put('geo-targeting', {}, { include: ['Berlin', 'Nowhereville Upon Nothing'] }),
    details: {
      path: '/include/1',
      nearest: expect.any(Array) as unknown,
      places: [
        {
          path: '/include/1',
          name: 'Nowhereville Upon Nothing',
          nearest: expect.any(Array) as unknown,
        },
      ],
    },
  },
  BUDGET_TOO_SMALL: {
    ask: () =>
      put(
        'budget-split',
        { platforms: ['google-ads', 'microsoft-ads'], budget: 0.01 },
        { mode: 'EQUAL' },
      ),
    details: {
      path: '/budget',
      budget: 0.01,
      needed: 0.02,
      currency: 'EUR',
      platforms: ['google-ads', 'microsoft-ads'],
    },
  },
  NO_PERFORMANCE_DATA: {
    ask: () =>
      put('budget-split', { platforms: ['google-ads', 'microsoft-ads'] }, { mode: 'PERFORMANCE' }),
    details: { platforms: ['google-ads', 'microsoft-ads'], days: 30 },
  },
  ASSET_IN_USE: {
    ask: async () => {
      const { party, assetId } = await attached();
      return party.send(`/api/v1/assets/${assetId}`, { method: 'DELETE' });
    },
    details: {
      bindings: [
        {
          id: expect.stringMatching(/^cas_/) as unknown,
          scope: 'CAMPAIGN',
          campaignId: expect.stringMatching(/^cmp_/) as unknown,
          adGroupId: null,
          adId: null,
          role: 'CALLOUT',
        },
      ],
      businessIds: [],
    },
  },
  ASSET_ALREADY_ATTACHED: {
    ask: async () => {
      const { party, assetId, campaignId } = await attached();
      return post(party, `/api/v1/assets/${assetId}/attach`, { campaignId, role: 'CALLOUT' });
    },
    details: { conflictingId: expect.stringMatching(/^cas_/) as unknown },
  },
  ASSET_TAKES_NO_CONTENT: {
    ask: async () => {
      const { party, assetId } = await attached();
      return putText(party, assetId);
    },
    details: { type: 'CALLOUT' },
  },
  CONTENT_REFUSED: {
    ask: async () => {
      const party = await givenParty(system);
      const { id } = await answered(
        party.api.POST('/api/v1/assets', { body: { type: 'IMAGE', name: 'None' } }),
      );
      return putText(party, id);
    },
    details: { reason: 'NOT_AN_IMAGE' },
  },
  BUSINESS_IN_USE: {
    ask: async () => {
      const party = await givenParty(system);
      const { id } = await answered(
        party.api.POST('/api/v1/businesses', { body: { name: 'Mine' } }),
      );
      await givenCampaignTree(party, { campaign: { businessId: id } });
      return party.send(`/api/v1/businesses/${id}`, { method: 'DELETE' });
    },
    details: { campaignIds: [expect.stringMatching(/^cmp_/) as unknown], angleIds: [] },
  },
  QUESTIONS_OPEN: {
    ask: async () => {
      const party = await givenParty(system);
      return postStep(party, (await givenPost(party)).id, 'draft');
    },
    details: { questionIds: expect.arrayContaining(['q1']) as unknown },
  },
  NOTHING_TO_DRAFT_FROM: {
    ask: async () => {
      const party = await givenParty(system);
      const given = await givenPost(party, { sources: [] });
      return postStep(party, given.id, 'answers', declined(given));
    },
    details: { questionIds: expect.any(Array) as unknown },
  },
  POST_NOT_READY: {
    ask: async () => {
      const party = await givenParty(system);
      return postStep(party, (await givenPost(party)).id, 'confirm', {});
    },
    details: { status: 'interviewing', step: null },
  },
  POST_CONFIRMED: {
    ask: async () => {
      const party = await givenParty(system);
      const { id } = await givenConfirmedPost(party);
      return patch(party, `/api/v1/social/posts/${id}`, { topic: 'Other' });
    },
  },
  POST_HAS_REQUIREMENTS: {
    ask: async () => {
      const party = await givenParty(system);
      const { id } = await givenDraftedPost(party);
      const draft = { text: 'The bakery sells 5,000 loaves on a Saturday.' };
      await patch(party, `/api/v1/social/posts/${id}`, { draft });
      await finishedPost(party, id);
      return postStep(party, id, 'confirm', {});
    },
    details: {
      findings: [expect.objectContaining({ code: 'UNKNOWN_NUMBER', kind: 'requirement' })],
    },
  },
  REVISION_CHANGED: {
    ask: async () => {
      const party = await givenParty(system);
      const { id } = await givenDraftedPost(party);
      return postStep(party, id, 'confirm', { revision: 7 });
    },
    details: { revision: 1 },
  },
  CAMPAIGN_REMOVED: {
    ask: async () => {
      const { party, adGroupId } = await removed();
      return post(party, '/api/v1/ads', adBody(adGroupId));
    },
    details: { campaignId: expect.stringMatching(/^cmp_/) as unknown, restorable: true },
  },
  CAMPAIGN_NOT_REMOVED: {
    ask: async () => {
      const party = await givenParty(system);
      const { campaignId } = await givenCampaignTree(party);
      return party.send(`/api/v1/campaigns/${campaignId}/restore`, { method: 'POST' });
    },
    details: { campaignId: expect.stringMatching(/^cmp_/) as unknown },
  },
  BRAKE_ENGAGED: {
    ask: async () => {
      const { party, campaignId } = await givenHold();
      return patch(party, `/api/v1/campaigns/${campaignId}`, { status: 'ENABLED' });
    },
    details: { campaignId: expect.stringMatching(/^cmp_/) as unknown, eventId: unknownId('bre') },
  },
  BRAKE_NOT_ENGAGED: {
    ask: async () =>
      post(await givenParty(system), '/api/v1/budget/brake/release', {
        mode: 'resume',
        scope: 'global',
      }),
    details: { scope: 'global' },
  },
  SYNC_ALREADY_ACTIVE: {
    ask: async () => {
      const { party } = await plannedSample();
      await system.emulators.fault({
        platform: 'google-ads',
        match: { method: 'POST' },
        fault: 'delay',
        delayMs: 500,
        times: 4,
      });
      await post(party, '/api/v1/sync', {});
      return post(party, '/api/v1/sync', {});
    },
    details: { syncId: expect.stringMatching(/^syn_/) as unknown },
  },
  PLAN_BLOCKED: {
    ask: async () => {
      const party = await givenParty(system);
      await givenCampaignTree(party, { platforms: ['google-ads'] });
      return post(party, '/api/v1/sync', { planHash: (await previewed(party)).planHash });
    },
    details: {
      blocked: [expect.objectContaining({ platform: 'google-ads' })] as unknown,
    },
  },
  SYNC_NOT_ACTIVE: {
    ask: async () => {
      const { party, planHash } = await plannedSample();
      const { id } = await finished(party, await triggered(party, planHash));
      return party.send(`/api/v1/sync/${id}/cancel`, { method: 'POST' });
    },
  },
  SYNC_PLAN_DRIFT: {
    ask: async () => {
      const { party, planHash, campaignId } = await plannedSample();
      await patch(party, `/api/v1/campaigns/${campaignId}`, { budget: 99 });
      return post(party, '/api/v1/sync', { planHash });
    },
    details: expect.any(Object) as unknown,
  },
  PLAN_EXPIRED: {
    ask: async () => {
      const { party, planHash } = await plannedSample();
      expect(
        await ownerSql(
          system,
          `update sync.preview set created_at = created_at - interval '24 hours 1 second' where plan_hash = $1`,
          [planHash],
        ),
      ).toBe(1);
      return post(party, '/api/v1/sync', { planHash });
    },
  },
  PLAN_ALREADY_APPLIED: {
    ask: async () => {
      const { party, planHash } = await plannedSample();
      await system.killWorkers();
      const syncId = await triggered(party, planHash);
      await party.send(`/api/v1/sync/${syncId}/cancel`, { method: 'POST' });
      await system.startWorker();
      expect((await finished(party, syncId)).effectiveStatus).toBe('cancelled');
      return post(party, '/api/v1/sync', { planHash });
    },
    details: { syncId: expect.stringMatching(/^syn_/) as unknown },
  },
  IDEMPOTENCY_IN_PROGRESS: {
    ask: async () => {
      const { party } = await plannedSample();
      await system.emulators.fault({
        platform: 'google-ads',
        match: { method: 'POST' },
        fault: 'delay',
        delayMs: 1_000,
        times: 1,
      });
      const answers = await Promise.all(
        [1, 2, 3].map(() =>
          post(party, '/api/v1/sync/preview', { force: true }, { 'idempotency-key': 'same' }),
        ),
      );
      return answers.find(({ status }) => status === 409) as RawAnswer;
    },
  },
  PRECONDITION_FAILED: {
    ask: async () => {
      const party = await givenParty(system);
      const { id } = await answered(
        party.api.POST('/api/v1/businesses', { body: { name: 'Mine' } }),
      );
      return party.send(`/api/v1/businesses/${id}`, {
        method: 'PATCH',
        body: { name: 'Other' },
        headers: { 'if-match': '"7"' },
      });
    },
  },
  PAYLOAD_TOO_LARGE: {
    ask: async () =>
      post(await givenParty(system), '/api/v1/businesses', { name: 'x'.repeat(1_100_000) }),
  },
  IDEMPOTENCY_KEY_REUSED: {
    ask: async () => {
      const party = await givenParty(system);
      await post(party, '/api/v1/businesses', { name: 'One' }, { 'idempotency-key': 'same' });
      return post(party, '/api/v1/businesses', { name: 'Two' }, { 'idempotency-key': 'same' });
    },
  },
  UNAVAILABLE: {
    ask: async () => {
      const party = await givenParty(system);
      await system.killWorkers();
      const answer = await system.holds(async () => {
        const one = await post(party, '/api/v1/sync/preview', {});
        expect(one.status).toBe(503);
        return one;
      }, 60_000);
      await system.startWorker();
      return answer;
    },
  },
};

/** Produced by no route yet, or by nothing that a client can do; each with the reason. */
const ELSEWHERE: Partial<Record<RefusalCode, string>> = {
  LIMIT_REACHED: 'spaces.large-spec: its body has no error envelope',
  TOKEN_LIMIT_REACHED: 'people.large-spec',
  MEMBER_EXISTS: 'spaces.large-spec',
  LAST_OWNER: 'spaces.large-spec',
  GRANT_IN_USE: 'grants.large-spec',
  PLATFORM_NOT_SET_UP: 'connecting: vendors.medium-spec, where no application is registered',
  CONNECT_STATE_INVALID: 'connecting-attacks.large-spec: a page shows it',
  RELEASE_PENDING: 'move-campaign-refusals.large-spec',
  BRAKE_UNDER_WAY: 'move-campaign-refusals.large-spec',
  OUTCOME_UNKNOWN: 'move-campaign-refusals.large-spec',
  CONVERSION_ACTION_MISSING: 'move-campaign-refusals.large-spec',
  ACCOUNT_ENDING: 'account.large-spec',
  CURRENCY_IN_USE: 'account.large-spec',
  CAMPAIGNS_SERVING: 'account.large-spec',
  SUBSCRIPTION_RENEWS: 'billing.large-spec',
  SUBSCRIPTION_EXISTS: 'billing.large-spec',
  NO_SUBSCRIPTION: 'billing.large-spec',
  BILLING_OFF: 'account.large-spec',
  NOT_SIGNED_IN: 'people.large-spec',
  WRONG_CREDENTIALS: 'people.large-spec',
  WRONG_CODE: 'people.large-spec',
  CROSS_SITE_REQUEST: 'people.large-spec',
  ADDRESS_NOT_CONFIRMED: 'people.large-spec',
  PROOF_NEEDED: 'people.large-spec',
  LINK_NOT_VALID: 'people.large-spec',
  EXTERNAL_SIGN_IN_FAILED: 'openid.large-spec: pages show it',
  SECOND_FACTOR_ON: 'people.large-spec',
  SECOND_FACTOR_OFF: 'people.large-spec',
  BRAKE_STILL_SPENT: 'brake.medium-spec, where platforms tell what was spent',
  RATE_LIMITED: 'conventions-limits.large-spec, on a system with a small bucket',
  INTERNAL_ERROR: 'a crash: http-app.medium-spec makes one',
};

it('every code of the registry is shown here, or says where', () => {
  expect(Object.keys({ ...CASES, ...ELSEWHERE }).toSorted()).toEqual(
    Object.keys(REFUSAL_STATUS).toSorted(),
  );
  expect(Object.keys(CASES).filter((code) => code in ELSEWHERE)).toEqual([]);
});

describe('over HTTP', () => {
  afterEach(() => system.emulators.clearFaults());

  it.each(Object.entries(CASES))(
    '%s',
    async (code, { ask, details }) => {
      const answer = await ask();
      expect([answer.status, answer.body.error]).toEqual([
        REFUSAL_STATUS[code as RefusalCode],
        {
          code,
          message: expect.stringMatching(/^\S.{5,}\.$|.{5,}/) as unknown,
          requestId: answer.headers.get('x-request-id'),
          ...(details === undefined ? {} : { details }),
        },
      ]);
      if (answer.status === 503) {
        expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      }
      expect(answer.headers.get('cache-control')).toBe('no-store');
    },
    90_000,
  );
});
