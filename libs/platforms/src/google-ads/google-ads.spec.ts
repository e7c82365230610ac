import type { CreateChange } from '../port/change';
import type { Outcome } from '../port/outcome';
import { create } from '../contract/testing/changes';
import { draftsFor } from '../contract/testing/drafts';
import { connection, scriptedPlatform, type Scripted } from './testing/scripted-platform';

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
  ])('does not believe %s', async (_, json) => {
    const told = await applyGroup({ json }).then(
      ({ outcomes }) => outcomes[0],
      (error: { readonly failure: unknown }) => error,
    );
    expect(told).toMatchObject({
      failure: { kind: 'unknown', detail: { code: 'PLATFORM_CONTRADICTED' } },
    });
  });

  it('believes an answer that leaves out what is usual', async () => {
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

  it('takes a start date that nobody asked for as none, until it lies ahead in the zone of the account', async () => {
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
