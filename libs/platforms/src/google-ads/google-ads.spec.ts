import type { CreateChange, Outcome } from '../port/change';
import { create } from '../testing/changes';
import { draftsFor } from '../testing/drafts';
import { classifyAnswer, classifyError } from './client/failures';
import type { Row } from './client/objects';
import { performanceRow, VIEWS } from './report';
import { goldenAnswers } from './testing/answers';
import { connection, type Scripted, scriptedPlatform } from './testing/contract-harness';

const drafts = draftsFor({
  areas: [{ kind: 'AREA', name: 'Germany', negative: false, criterionId: '2276' }],
  plain: { campaignType: 'SEARCH', adType: 'RESPONSIVE_SEARCH' },
});

const named = (kind: string, resourceName: string, resource?: object) => ({
  [kind]: { resourceName, ...(resource ? { [kind.replace('Result', '')]: resource } : {}) },
});

const applyGroup = async (
  ...script: readonly Scripted[]
): Promise<{
  readonly change: CreateChange;
  readonly outcomes: readonly Outcome[];
  readonly sent: ReturnType<typeof scriptedPlatform>;
}> => {
  const sent = scriptedPlatform(...script);
  const change = create(sent.platform, drafts.adGroup(), '888');
  const outcomes: Outcome[] = [];
  for await (const outcome of sent.platform.apply(connection, [change], sent.io, {
    open: async () => {},
  })) {
    outcomes.push(outcome);
  }
  return { change, outcomes, sent };
};

describe('google-ads on the wire', () => {
  it('sends one atomic create with temporary names, the marker and the manager', async () => {
    const { platform, io, sent, bodies } = scriptedPlatform({
      json: {
        mutateOperationResponses: [
          named('campaignBudgetResult', 'customers/1234567890/campaignBudgets/7'),
          named('campaignResult', 'customers/1234567890/campaigns/8'),
          ...[1, 2, 3].map((id) =>
            named('campaignCriterionResult', `customers/1234567890/campaignCriteria/8~${id}`),
          ),
        ],
      },
    });
    const change = create(platform, drafts.campaign({ startDate: '2026-12-01' }));
    const outcomes = [];
    for await (const outcome of platform.apply(connection, [change], io, {
      open: async () => {},
    })) {
      outcomes.push(outcome);
    }
    expect(outcomes).toEqual([
      {
        kind: 'applied',
        changeId: change.id,
        remoteId: '8',
        attributes: change.after,
        requestId: 'r1',
      },
    ]);
    expect(sent[0]).toMatchObject({
      url: 'https://googleads.googleapis.com/v25/customers/1234567890/googleAds:mutate',
      headers: { authorization: 'Bearer token', 'login-customer-id': '9998887777' },
    });
    const [budget, campaign] = bodies()[0].mutateOperations;
    expect(budget.campaignBudgetOperation.create).toEqual({
      resourceName: 'customers/1234567890/campaignBudgets/-1',
      name: 'Spring',
      amountMicros: '25000000',
      deliveryMethod: 'STANDARD',
      explicitlyShared: false,
    });
    expect(campaign.campaignOperation.create).toMatchObject({
      resourceName: 'customers/1234567890/campaigns/-2',
      campaignBudget: 'customers/1234567890/campaignBudgets/-1',
      startDateTime: '2026-12-01 00:00:00',
      targetSpend: { cpcBidCeilingMicros: '2000000' },
      urlCustomParameters: [
        { key: 'swyid', value: change.localId },
        { key: 'swystart', value: '1' },
      ],
    });
  });

  it.each([
    ['another number of results', { mutateOperationResponses: [] }],
    [
      'a result of another kind',
      { mutateOperationResponses: [named('campaignResult', 'customers/1234567890/campaigns/8')] },
    ],
    [
      'a name that is none',
      { mutateOperationResponses: [named('adGroupResult', 'customers/1234567890/adGroups/-1')] },
    ],
    [
      'another content',
      {
        mutateOperationResponses: [
          named('adGroupResult', 'customers/1234567890/adGroups/9', {
            name: 'Shoes',
            cpcBidMicros: '1',
          }),
        ],
      },
    ],
  ])('rejects %s', async (_, json) => {
    const result = await applyGroup({ json }).then(
      ({ outcomes }) => outcomes[0],
      (error: { readonly failure: unknown }) => error,
    );
    expect(result).toMatchObject({
      failure: { kind: 'unknown', detail: { code: 'PLATFORM_CONTRADICTED' } },
    });
  });

  it('accepts an answer without the usual members', async () => {
    const { outcomes } = await applyGroup({
      json: {
        mutateOperationResponses: [
          named('adGroupResult', 'customers/1234567890/adGroups/9', { name: 'Shoes' }),
        ],
      },
    });
    expect(outcomes).toMatchObject([{ kind: 'applied', remoteId: '9' }]);
  });

  it('gives a campaign whose criterion was refused a name and a failure: half made', async () => {
    const refused = {
      code: 3,
      details: [
        {
          errors: [
            {
              errorCode: { criterionError: 'INVALID_LANGUAGE' },
              message: 'no',
              location: { fieldPathElements: [{ fieldName: 'mutateOperations', index: 3 }] },
            },
          ],
          requestId: 'r9',
        },
      ],
    };
    const { platform, io } = scriptedPlatform({
      json: {
        partialFailureError: refused,
        mutateOperationResponses: [
          named('campaignBudgetResult', 'customers/1234567890/campaignBudgets/7'),
          named('campaignResult', 'customers/1234567890/campaigns/8'),
          named('campaignCriterionResult', 'customers/1234567890/campaignCriteria/8~1'),
          {},
          named('campaignCriterionResult', 'customers/1234567890/campaignCriteria/8~3'),
        ],
      },
    });
    const change = create(platform, drafts.campaign());
    const outcomes = [];
    for await (const outcome of platform.apply(connection, [change], io, {
      open: async () => {},
    })) {
      outcomes.push(outcome);
    }
    expect(outcomes).toEqual([
      {
        kind: 'half-made',
        changeId: change.id,
        remoteId: '8',
        failure: {
          kind: 'refused',
          field: 'languages',
          detail: { code: 'INVALID_LANGUAGE', message: 'no', requestId: 'r9' },
        },
      },
    ]);
  });

  it('takes a start date that was not requested as none, until it lies ahead in the zone of the account', async () => {
    const row = (id: string, startDateTime: string) => ({
      campaign: { id, name: id, status: 'PAUSED', startDateTime },
      campaignBudget: { amountMicros: '1' },
    });
    const { platform, io } = scriptedPlatform(
      { json: { results: [row('1', '2026-11-22 00:00:00'), row('2', '2026-11-23 00:00:00')] } },
      { json: { results: [] } },
      { json: { results: [] } },
    );
    const seen = [];
    for await (const one of platform.read(
      connection,
      { campaignRemoteIds: ['1', '2'], entities: [], campaignNames: [] },
      io,
    )) {
      seen.push(one.attributes['startDate']);
    }
    expect(seen).toEqual([null, '2026-11-23']);
  });

  it('reads page by page and sends no page size', async () => {
    const row = (id: string) => ({ campaign: { id } });
    const { platform, io, bodies } = scriptedPlatform(
      { json: { results: [row('1')], nextPageToken: 'p2' } },
      { json: { results: [row('2')] } },
      { json: {} },
      { json: {} },
    );
    const seen = [];
    for await (const one of platform.read(
      connection,
      { campaignRemoteIds: ['1', '2'], entities: [], campaignNames: [] },
      io,
    )) {
      seen.push(one.remoteId);
    }
    expect(seen).toEqual(['1', '2']);
    expect(bodies().map(({ pageToken }) => pageToken)).toEqual([
      undefined,
      'p2',
      undefined,
      undefined,
    ]);
    expect(Object.keys(bodies()[0])).toEqual(['query']);
  });

  it('sends types of campaigns that it does not export nowhere', async () => {
    const { platform, io, sent } = scriptedPlatform();
    const change: CreateChange = {
      ...create(platform, drafts.campaign()),
      campaignType: 'SHOPPING',
    };
    const outcomes = [];
    for await (const outcome of platform.apply(connection, [change], io, {
      open: async () => {},
    })) {
      outcomes.push(outcome);
    }
    expect(outcomes).toMatchObject([
      {
        kind: 'failed',
        failure: { kind: 'refused', detail: { code: 'CAMPAIGN_TYPE_UNSUPPORTED' } },
      },
    ]);
    expect(sent).toEqual([]);
  });
});

const [keywords] = VIEWS.keyword as readonly [(typeof VIEWS)['keyword'][number]];
const row = (over: Row = {}): Row => ({
  campaign: { id: '9' },
  adGroup: { id: '5' },
  adGroupCriterion: { criterionId: '7' },
  segments: { date: '2026-11-20' },
  metrics: {
    impressions: '340',
    clicks: '12',
    costMicros: '5120000',
    conversions: 1.3333333,
    conversionsValue: 59.97,
  },
  ...over,
});

describe('a row of Google figures', () => {
  it('keeps micros as they are and conversions in millionths', () => {
    expect(performanceRow(row(), 'keyword', keywords)).toEqual({
      level: 'keyword',
      remoteId: '5~7',
      campaignRemoteId: '9',
      day: '2026-11-20',
      impressions: 340,
      clicks: 12,
      spendMicros: 5_120_000,
      conversionsMicros: 1_333_333,
      conversionValueMicros: 59_970_000,
    });
  });

  it('takes what is left out for zero', () => {
    expect(performanceRow(row({ metrics: {} }), 'keyword', keywords)).toMatchObject({
      impressions: 0,
      clicks: 0,
      spendMicros: 0,
      conversionsMicros: 0,
      conversionValueMicros: 0,
    });
  });

  it.each<[string, Row]>([
    ['campaign', { campaign: {} }],
    ['object', { adGroupCriterion: {} }],
    ['day', { segments: {} }],
    ['number', { metrics: { costMicros: '1.5' } }],
  ])('without a %s contradicts itself', (_, over) => {
    expect(() => performanceRow(row(over), 'keyword', keywords)).toThrow(
      expect.objectContaining({ failure: expect.objectContaining({ kind: 'unavailable' }) }),
    );
  });
});

describe('an answer that is no success', () => {
  it.each(goldenAnswers)('$name', ({ status, headers = {}, body, purpose = 'read', expected }) => {
    const { detail, ...rest } = classifyAnswer(
      {
        status,
        headers,
        body: Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)),
      },
      purpose,
    );
    expect({ ...rest, code: detail.code }).toEqual(expected);
  });

  it('keeps the request id for the vendor, from the body or the header', () => {
    const named = classifyAnswer(
      {
        status: 400,
        headers: { 'request-id': 'head' },
        body: Buffer.from('{"error":{"details":[{"errors":[],"requestId":"body"}]}}'),
      },
      'read',
    );
    const bare = classifyAnswer(
      { status: 400, headers: { 'request-id': 'head' }, body: Buffer.from('') },
      'read',
    );
    expect([named.detail.requestId, bare.detail.requestId]).toEqual(['body', 'head']);
  });
});

describe('one operation that failed', () => {
  const inside = {
    errorCode: { criterionError: 'INVALID_PROXIMITY_RADIUS' },
    location: {
      fieldPathElements: [
        { fieldName: 'mutateOperations', index: 4 },
        { fieldName: 'campaignCriterionOperation' },
        { fieldName: 'create' },
        { fieldName: 'proximity' },
        { fieldName: 'radius' },
      ],
    },
  };

  it('names the field that it serves', () => {
    expect(classifyError(inside, 'geoTargets', 'r')).toMatchObject({
      kind: 'refused',
      field: 'geoTargets',
      detail: { code: 'INVALID_PROXIMITY_RADIUS', requestId: 'r' },
    });
  });

  it('was not done when the platform broke: it can be sent again', () => {
    expect(
      classifyError({ errorCode: { internalError: 'TRANSIENT_ERROR' } }, null, undefined).kind,
    ).toBe('unavailable');
  });
});
