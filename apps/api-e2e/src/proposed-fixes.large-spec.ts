import { REFUSAL_STATUS, type RefusalCode } from '@switchyard/kernel';
import {
  answered,
  declined,
  finished,
  givenCampaignTree,
  givenConnection,
  givenDraftedPost,
  givenParty,
  givenPost,
  type Party,
  previewed,
  type RawAnswer,
  releaseSystem,
  finishedPost,
  sharedSystem,
  synced,
  type System,
  triggered,
} from '@switchyard/test-kit';

let system: System;
beforeAll(async () => void (system = await sharedSystem({ skipsWaits: true })), 120_000);
afterAll(() => releaseSystem(system));
jest.setTimeout(60_000);

type Send = () => Promise<RawAnswer>;
interface Case {
  /** What is refused. */
  readonly ask: Send;
  /** What its message proposes, step by step: each of them is taken. */
  readonly fix: readonly Send[];
  /** The same once more, or what is in its place: it is taken now. */
  readonly again?: Send;
}

const GOOGLE = ['google-ads'] as const;
const given = async () => {
  const party = await givenParty(system);
  const { id: connectionId } = await givenConnection(party, 'google-ads');
  const { campaignId } = await givenCampaignTree(party, { platforms: GOOGLE });
  return { party, connectionId, campaignId };
};
const linked = async () => {
  const made = await given();
  await synced(made.party);
  return made;
};
const send =
  (party: Party, method: 'POST' | 'PATCH' | 'PUT' | 'DELETE', path: string, body?: unknown): Send =>
  () =>
    party.send(`/api/v1${path}`, { method, ...(body === undefined ? {} : { body }) });
/** A post, as soon as nothing is under way. */
const read =
  (party: Party, id: string): Send =>
  async () => {
    await finishedPost(party, id);
    return party.send(`/api/v1/social/posts/${id}`);
  };
const unlink = (party: Party): Send =>
  send(party, 'POST', '/campaigns/unlink', { platform: 'google-ads', remote: 'LEAVE' });
/** Plans anew and applies it. */
const previewAgain =
  (party: Party): Send =>
  async () => {
    const { planHash } = await previewed(party);
    return party.send('/api/v1/sync', { method: 'POST', body: { planHash } });
  };

/** Refusals whose messages propose something, and the doing of it. */
const CASES: { readonly [code in RefusalCode]?: () => Promise<Case> } = {
  CREDENTIALS_REFUSED: async () => {
    const party = await givenParty(system);
    const { id, adAccount } = await givenConnection(party, 'google-ads');
    const { credentials } = adAccount;
    const wrong = { credentials: { ...credentials, refreshToken: 'wrong' } };
    expect((await send(party, 'PATCH', `/connections/${id}`, wrong)()).status).toBe(200);
    const ask: Send = () => party.send(`/api/v1/connections/${id}/assets`);
    return {
      ask,
      fix: [
        send(party, 'POST', `/connections/${id}/check`),
        send(party, 'PATCH', `/connections/${id}`, { credentials }),
      ],
      again: ask,
    };
  },
  ALREADY_LINKED: async () => {
    const { party, campaignId } = await linked();
    const { id } = await givenConnection(party, 'google-ads');
    const ask = send(party, 'PATCH', `/campaigns/${campaignId}`, {
      connectionIds: { 'google-ads': id },
    });
    return { ask, fix: [unlink(party)], again: ask };
  },
  CONNECTION_IN_USE: async () => {
    const { party, connectionId } = await linked();
    const ask = send(party, 'DELETE', `/connections/${connectionId}`);
    return { ask, fix: [unlink(party)], again: ask };
  },
  QUESTIONS_OPEN: async () => {
    const party = await givenParty(system);
    const post = await givenPost(party);
    const ask = send(party, 'POST', `/social/posts/${post.id}/draft`);
    const answer = send(party, 'POST', `/social/posts/${post.id}/answers`, {
      answers: post.questions.map(({ id }) => ({ questionId: id, declined: true })),
    });
    return { ask, fix: [answer, read(party, post.id)], again: ask };
  },
  NOTHING_TO_DRAFT_FROM: async () => {
    const party = await givenParty(system);
    const post = await givenPost(party, { sources: [] });
    const ask = send(party, 'POST', `/social/posts/${post.id}/answers`, declined(post));
    const answers = [{ questionId: post.questions[0]!.id, answer: 'Bakers who start at two.' }];
    return {
      ask,
      fix: [],
      again: send(party, 'POST', `/social/posts/${post.id}/answers`, { answers }),
    };
  },
  POST_HAS_REQUIREMENTS: async () => {
    const party = await givenParty(system);
    const { id } = await givenDraftedPost(party);
    const ask = send(party, 'POST', `/social/posts/${id}/confirm`, {});
    const edited =
      (text: string): Send =>
      async () => {
        const answer = await send(party, 'PATCH', `/social/posts/${id}`, { draft: { text } })();
        await finishedPost(party, id);
        return answer;
      };
    await edited('The bakery sells 5,000 loaves on a Saturday.')();
    return {
      ask,
      fix: [edited('The bakery sells 900 loaves on a Saturday.')],
      again: ask,
    };
  },
  REVISION_CHANGED: async () => {
    const party = await givenParty(system);
    const { id, revision } = await givenDraftedPost(party);
    return {
      ask: send(party, 'POST', `/social/posts/${id}/confirm`, { revision: revision + 1 }),
      fix: [],
      again: send(party, 'POST', `/social/posts/${id}/confirm`, { revision }),
    };
  },
  BUSINESS_IN_USE: async () => {
    const party = await givenParty(system);
    const { id } = await answered(party.api.POST('/api/v1/businesses', { body: { name: 'Mine' } }));
    const { campaignId } = await givenCampaignTree(party, { campaign: { businessId: id } });
    const ask = send(party, 'DELETE', `/businesses/${id}`);
    return { ask, fix: [send(party, 'DELETE', `/campaigns/${campaignId}`)], again: ask };
  },
  ASSET_IN_USE: async () => {
    const { party, campaignId } = await given();
    const { id: assetId } = await answered(
      party.api.POST('/api/v1/assets', {
        body: { type: 'CALLOUT', name: 'Free', calloutText: 'Free delivery' },
      }),
    );
    await answered(
      party.api.POST('/api/v1/campaign-assets', {
        body: { campaignId, assetId, role: 'CALLOUT' },
      }),
    );
    return {
      ask: send(party, 'DELETE', `/assets/${assetId}`),
      fix: [send(party, 'DELETE', `/assets/${assetId}?force=true`)],
    };
  },
  CONVERSION_ACTION_IN_USE: async () => {
    const { party, campaignId } = await given();
    const { id } = await answered(
      party.api.POST('/api/v1/conversions/actions', {
        body: { name: 'Paid', type: 'UPLOAD_CLICKS', category: 'PURCHASE' },
      }),
    );
    await answered(
      party.api.PATCH('/api/v1/campaigns/{id}', {
        params: { path: { id: campaignId } },
        body: { conversionActionIds: [id] },
      }),
    );
    return {
      ask: send(party, 'DELETE', `/conversions/actions/${id}`),
      fix: [send(party, 'DELETE', `/conversions/actions/${id}?force=true`)],
    };
  },
  CAMPAIGN_REMOVED: async () => {
    const { party, campaignId } = await linked();
    await party.send(`/api/v1/campaigns/${campaignId}`, { method: 'DELETE' });
    const ask = send(party, 'PATCH', `/campaigns/${campaignId}`, { budget: 33 });
    return { ask, fix: [send(party, 'POST', `/campaigns/${campaignId}/restore`)], again: ask };
  },
  NO_PERFORMANCE_DATA: async () => {
    const party = await givenParty(system);
    const { campaignId } = await givenCampaignTree(party);
    const split = (mode: string) =>
      send(party, 'PUT', `/campaigns/${campaignId}/budget-split`, { mode });
    return { ask: split('PERFORMANCE'), fix: [split('EQUAL')] };
  },
  SYNC_PLAN_DRIFT: async () => {
    const { party, campaignId } = await given();
    const { planHash } = await previewed(party);
    await party.send(`/api/v1/campaigns/${campaignId}`, { method: 'PATCH', body: { budget: 33 } });
    return { ask: send(party, 'POST', '/sync', { planHash }), fix: [previewAgain(party)] };
  },
  PLAN_ALREADY_APPLIED: async () => {
    const { party, campaignId } = await given();
    const { planHash } = await previewed(party);
    await finished(party, await triggered(party, planHash));
    await party.send(`/api/v1/campaigns/${campaignId}`, { method: 'PATCH', body: { budget: 33 } });
    return { ask: send(party, 'POST', '/sync', { planHash }), fix: [previewAgain(party)] };
  },
  PLAN_BLOCKED: async () => {
    const party = await givenParty(system);
    await givenCampaignTree(party, { platforms: GOOGLE });
    const { planHash, blocked } = await previewed(party);
    expect(blocked.flatMap(({ findings }) => findings.map(({ code }) => code))).toEqual([
      'CONNECTION_MISSING',
    ]);
    return {
      ask: send(party, 'POST', '/sync', { planHash }),
      fix: [
        async () => {
          await givenConnection(party, 'google-ads');
          return previewAgain(party)();
        },
      ],
    };
  },
};

/**
 * The other refusals of this kind: what they propose is done in the spec that is named, or they
 * propose nothing.
 */
const ELSEWHERE: { readonly [code in RefusalCode]?: string } = {
  BRAKE_ENGAGED: 'brake.journey-spec',
  BRAKE_STILL_SPENT: 'brake.journey-spec',
  PLAN_EXPIRED: 'faults/clocks.fault-spec',
  SYNC_ALREADY_ACTIVE: 'nothing',
  SYNC_NOT_ACTIVE: 'nothing',
  CAMPAIGN_NOT_REMOVED: 'nothing',
  BRAKE_NOT_ENGAGED: 'nothing',
  BUDGET_TOO_SMALL: 'nothing',
  IDEMPOTENCY_IN_PROGRESS: 'nothing',
  NAME_TAKEN: 'nothing',
  EXTERNAL_KEY_TAKEN: 'nothing',
  KEYWORD_TAKEN: 'nothing',
  LEAD_STAGE_TAKEN: 'nothing',
  EVENT_NAME_TAKEN: 'nothing',
  SOURCE_EXISTS: 'nothing',
  ORDER_TAKEN: 'nothing',
  NOTHING_TO_REPLAY: 'nothing',
  TOKEN_LIMIT_REACHED: 'nothing',
  MEMBER_EXISTS: 'nothing',
  LAST_OWNER: 'spaces.large-spec',
  SECOND_FACTOR_ON: 'people.large-spec',
  SECOND_FACTOR_OFF: 'people.large-spec',
  POST_NOT_READY: 'waiting, or the request that the status asks for',
  POST_CONFIRMED: 'nothing: another post',
  CONNECTION_EXISTS: 'nothing',
  ATTEMPT_NOT_READY: 'connecting.large-spec',
  GRANT_IN_USE: 'grants.large-spec',
  PLATFORM_NOT_SET_UP: 'docs/connecting.md: the operator does it',
  ASSET_ALREADY_ATTACHED: 'nothing',
  ASSET_TAKES_NO_CONTENT: 'nothing',
  RELEASE_PENDING: 'move-campaign-refusals.large-spec',
  OUTCOME_UNKNOWN: 'move-campaign-refusals.large-spec',
  CONVERSION_ACTION_MISSING: 'move-campaign-refusals.large-spec',
  BRAKE_UNDER_WAY: 'nothing',
  CAMPAIGNS_SERVING: 'account.large-spec',
  CURRENCY_IN_USE: 'nothing',
  BILLING_OFF: 'nothing',
  SUBSCRIPTION_RENEWS: 'billing.large-spec',
  SUBSCRIPTION_EXISTS: 'billing.large-spec',
  NO_SUBSCRIPTION: 'billing.large-spec',
};

it('has looked at every refusal for the state that something is in', () => {
  const conflicts = Object.entries(REFUSAL_STATUS).flatMap(([code, status]) =>
    status === 409 ? [code] : [],
  );
  expect([...Object.keys(CASES), ...Object.keys(ELSEWHERE)].toSorted()).toEqual(
    conflicts.toSorted(),
  );
});

it.each(Object.entries(CASES))('what %s proposes is allowed', async (code, make) => {
  const { ask, fix, again } = await make();
  const refused = await ask();
  expect([refused.status, refused.body.error?.code]).toEqual([409, code]);
  for (const step of [...fix, ...(again ? [again] : [])]) {
    const { status, text } = await step();
    expect([status < 300, text]).toEqual([true, text]);
  }
});
