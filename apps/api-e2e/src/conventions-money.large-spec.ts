import {
  campaignBody,
  givenParty,
  releaseSystem,
  sharedSystem,
  type Party,
  type RawAnswer,
  type System,
} from '@switchyard/test-kit';

let system: System;
beforeAll(async () => void (system = await sharedSystem({ workers: 0 })), 120_000);
afterAll(() => releaseSystem(system));

const made = (party: Party, currency: string, budget: number): Promise<RawAnswer> =>
  party.send('/api/v1/campaigns', {
    method: 'POST',
    body: { ...campaignBody({ platforms: ['google-ads'] }), currency, budget },
  });
const budgetOf = ({ body }: RawAnswer): number => (body.data as { budget: number }).budget;

describe('money', () => {
  it.each([
    ['EUR', 0.29],
    ['EUR', 1.1],
    ['EUR', 1_234_567.89],
    ['JPY', 1],
    ['JPY', 123_456_789],
    ['KWD', 0.001],
    ['KWD', 1.005],
    ['KWD', 99_999.999],
  ])('of %s %d is answered as it was sent', async (currency, budget) => {
    const party = await givenParty(system);
    const answer = await made(party, currency, budget);
    expect([answer.status, budgetOf(answer)]).toEqual([201, budget]);
    const { id } = answer.body.data as { id: string };
    const read = await party.send(`/api/v1/campaigns/${id}`);
    expect([budgetOf(read), read.text]).toEqual([
      budget,
      expect.stringContaining(`"budget":${budget},`),
    ]);
  });

  it.each([
    ['EUR', 0.295],
    ['JPY', 0.5],
    ['JPY', 100.1],
    ['KWD', 1.0005],
  ])('of %s %d is too precise', async (currency, budget) => {
    const answer = await made(await givenParty(system), currency, budget);
    expect([answer.status, answer.body.error?.details]).toEqual([
      400,
      {
        issues: [{ path: '/budget', code: 'TOO_PRECISE', message: expect.any(String) as unknown }],
      },
    ]);
  });

  it.each([0, -1, 'ten', null, 1e30])('is no %p', async (budget) => {
    const answer = await made(await givenParty(system), 'EUR', budget as number);
    expect([
      answer.status,
      (answer.body.error?.details as { issues: readonly { path: string }[] }).issues.every(
        ({ path }) => path === '/budget',
      ),
    ]).toEqual([400, true]);
  });

  it("below the campaign is in the campaign's currency", async () => {
    const party = await givenParty(system);
    const { id: campaignId } = (await made(party, 'JPY', 1_000)).body.data as { id: string };
    const group = (maxCpc: number) =>
      party.send('/api/v1/ad-groups', {
        method: 'POST',
        body: { campaignId, name: `At ${maxCpc}`, maxCpc },
      });
    expect([(await group(50)).status, (await group(0.5)).body.error?.details]).toEqual([
      201,
      { issues: [expect.objectContaining({ path: '/maxCpc', code: 'TOO_PRECISE' })] },
    ]);
  });

  it('split over platforms sums to the budget, without floating point', async () => {
    const party = await givenParty(system);
    const body = {
      ...campaignBody(),
      budget: 0.3,
      _platformBudgets: { 'google-ads': 0.1, 'microsoft-ads': 0.2 },
    };
    expect((await party.send('/api/v1/campaigns', { method: 'POST', body })).status).toBe(201);
  });
});
