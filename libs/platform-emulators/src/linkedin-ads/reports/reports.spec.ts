import type { Fields } from '../../core/json';
import {
  creativePath,
  encoded,
  euro,
  givenCampaign,
  givenCreative,
  givenGroup,
  urn,
} from '../testing/bodies';
import { type GivenAccount, givenAccount } from '../testing/given-account';

const DAY = 86_400;
const RANGE = 'dateRange=(start:(year:2026,month:11,day:1),end:(year:2026,month:12,day:31))';
const FIELDS =
  'fields=dateRange,pivotValues,impressions,clicks,costInLocalCurrency,externalWebsiteConversions,conversionValueInLocalCurrency';
let given: GivenAccount;
beforeEach(() => {
  given = givenAccount();
});

const ask = (query: string) => given.send('GET', `/rest/adAnalytics?${query}`);
const account = () => `accounts=List(${encoded(`urn:li:sponsoredAccount:${given.accountId}`)})`;
const rows = (pivot = 'CAMPAIGN', granularity = 'DAILY') =>
  (
    ask(`q=analytics&pivot=${pivot}&timeGranularity=${granularity}&${RANGE}&${account()}&${FIELDS}`)
      .body as { elements: Fields[] }
  ).elements;
const days = (): Readonly<Record<string, number>> =>
  Object.fromEntries(
    rows().map(({ dateRange, costInLocalCurrency }) => [
      String((dateRange as { start: Fields }).start.day),
      Number(costInLocalCurrency),
    ]),
  );

function givenServing(changes: Fields = {}, groupChanges: Fields = {}): string {
  const id = givenCampaign(given, changes, givenGroup(given, groupChanges));
  givenCreative(given, id);
  return id;
}

describe('delivery', () => {
  it('spends most of a day of UTC and never more than the budget', () => {
    givenServing();
    given.pass(2 * DAY);
    const spent = days();
    expect(Object.keys(spent)).toEqual(['21', '22', '23']);
    expect(spent['22']).toBeGreaterThan(10);
    expect(Math.max(...Object.values(spent))).toBeLessThanOrEqual(50);
  });

  it('spends the same in one long step as in many short ones', () => {
    const id = givenServing();
    for (let step = 0; step < 200; step += 1) given.pass(700);
    const short = rows();
    given = givenAccount();
    expect(givenServing()).toBe(id);
    given.pass(200 * 700);
    expect(rows().map(({ impressions, dateRange }) => [impressions, dateRange])).toEqual(
      short.map(({ impressions, dateRange }) => [impressions, dateRange]),
    );
  });

  it.each<[string, Fields, Fields]>([
    ['a paused campaign', { status: 'PAUSED' }, {}],
    ['a manual bid of nothing', { optimizationTargetType: 'NONE', costType: 'CPC' }, {}],
    ['a campaign that has not begun', { runSchedule: { start: Date.parse('2026-12-24') } }, {}],
    ['a group that has not begun', {}, { runSchedule: { start: Date.parse('2026-12-24') } }],
  ])('serves nothing of %s', (_what, changes, groupChanges) => {
    givenServing(changes, groupChanges);
    given.pass(2 * DAY);
    expect(rows()).toEqual([]);
  });

  it('serves nothing before the review ends, nor after a rejection', () => {
    const id = givenCampaign(given);
    const creative = givenCreative(given, id);
    given.pass(590);
    expect(rows()).toEqual([]);
    given.vendor.judge({ kind: 'creative', id: creative, review: 'disapproved', reasons: [] });
    given.pass(DAY);
    expect([rows(), given.read(creativePath(creative)).isServing]).toEqual([[], false]);
  });

  it('stops at a total budget, and says so', () => {
    const id = givenServing({ dailyBudget: null, totalBudget: euro('100') });
    given.pass(20 * DAY);
    const total = Object.values(days()).reduce((sum, day) => sum + day, 0);
    expect(total).toBeGreaterThan(95);
    expect(total).toBeLessThanOrEqual(100);
    expect(given.read(`adCampaigns/${id}`).servingStatuses).toEqual(['CAMPAIGN_TOTAL_BUDGET_HOLD']);
  });

  it('shares the budget of a group out', () => {
    const groupId = givenGroup(given, {
      budgetOptimization: { budgetOptimizationStrategy: 'DYNAMIC' },
      dailyBudget: euro('15'),
    });
    for (const _campaign of [1, 2]) {
      givenCreative(given, givenCampaign(given, { dailyBudget: null }, groupId));
    }
    given.pass(2 * DAY);
    const spent = rows('CAMPAIGN_GROUP').map(({ costInLocalCurrency }) =>
      Number(costInLocalCurrency),
    );
    expect(Math.max(...spent)).toBeLessThanOrEqual(15);
    expect(Math.max(...spent)).toBeGreaterThan(14);
  });
});

describe('figures that were set', () => {
  const figures = {
    date: '2026-11-22',
    impressions: 1_200,
    clicks: 31,
    spend: 42.17,
    conversions: 3,
    conversionValue: 99.5,
  };

  it('stay, and are reported in the vendor’s words', () => {
    const id = givenServing();
    expect(given.vendor.setSpend({ campaignId: id, ...figures })).toBe(true);
    given.pass(2 * DAY);
    expect(
      rows().find(({ dateRange }) => (dateRange as { start: Fields }).start.day === 22),
    ).toEqual({
      pivotValues: [urn('sponsoredCampaign', id)],
      dateRange: {
        start: { year: 2026, month: 11, day: 22 },
        end: { year: 2026, month: 11, day: 22 },
      },
      impressions: 1_200,
      clicks: 31,
      costInLocalCurrency: '42.17',
      externalWebsiteConversions: 3,
      conversionValueInLocalCurrency: '99.50',
    });
  });

  it('of a group are divided among its living campaigns and their creatives, and lie nowhere else', () => {
    const groupId = givenGroup(given);
    const [gone, first, second] = [1, 2, 3].map(() => givenCampaign(given, {}, groupId));
    given.update(`adCampaigns/${gone}`, { $set: { status: 'PENDING_DELETION' } });
    for (const id of [first, second, second]) givenCreative(given, String(id));
    expect(given.vendor.setSpend({ campaignId: groupId, ...figures })).toBe(true);
    given.pass(2 * DAY);
    const ofDay = (pivot: string) =>
      rows(pivot).filter(({ dateRange }) => (dateRange as { start: Fields }).start.day === 22);
    expect(
      ofDay('CAMPAIGN').map(({ pivotValues, costInLocalCurrency }) => [
        pivotValues,
        costInLocalCurrency,
      ]),
    ).toEqual([
      [[urn('sponsoredCampaign', String(first))], '21.08'],
      [[urn('sponsoredCampaign', String(second))], '21.09'],
    ]);
    expect(ofDay('CREATIVE').map(({ costInLocalCurrency }) => costInLocalCurrency)).toEqual([
      '21.08',
      '10.54',
      '10.55',
    ]);
    expect(
      ofDay('CAMPAIGN_GROUP').map(({ costInLocalCurrency, externalWebsiteConversions }) => [
        costInLocalCurrency,
        externalWebsiteConversions,
      ]),
    ).toEqual([['42.17', 3]]);
    expect(given.vendor.setSpend({ campaignId: '1', ...figures })).toBe(false);
  });

  it('are summed by creative, group, account and longer stretches', () => {
    const id = givenServing();
    given.vendor.setSpend({ campaignId: id, ...figures });
    given.vendor.setSpend({ campaignId: id, ...figures, date: '2026-12-01' });
    const cost = (pivot: string, granularity: string) =>
      rows(pivot, granularity).map(({ costInLocalCurrency }) => costInLocalCurrency);
    expect([
      cost('CREATIVE', 'DAILY'),
      cost('ACCOUNT', 'ALL'),
      cost('CAMPAIGN_GROUP', 'MONTHLY'),
      cost('MEMBER_COUNTRY_V2', 'ALL'),
    ]).toEqual([['42.17', '42.17'], ['84.34'], ['42.17', '42.17'], []]);
  });

  it('outlive their campaign', () => {
    const id = givenServing();
    given.vendor.setSpend({ campaignId: id, ...figures });
    given.update(`adCampaigns/${id}`, { $set: { status: 'PENDING_DELETION' } });
    given.pass(2 * 3_600);
    expect(given.read(`adCampaigns/${id}`).status).toBe('REMOVED');
    expect(rows()).toHaveLength(1);
  });
});

describe('a report', () => {
  it('is empty, not refused, for another’s account', () => {
    const other = given.vendor.createAccount({});
    expect(
      ask(
        `q=analytics&pivot=CAMPAIGN&timeGranularity=DAILY&${RANGE}&accounts=List(${encoded(`urn:li:sponsoredAccount:${other.externalAccountId}`)})`,
      ).body,
    ).toMatchObject({ elements: [] });
  });

  it('are cut off where a report is too long, without a word', () => {
    const id = givenServing();
    for (let day = 0; day < 15_001; day += 1) {
      const date = new Date(Date.UTC(1980, 0, 1) + day * 86_400_000).toISOString().slice(0, 10);
      given.vendor.setSpend({
        campaignId: id,
        date,
        impressions: 1,
        clicks: 0,
        spend: 0,
        conversions: 0,
        conversionValue: 0,
      });
    }
    const answer = ask(
      `q=analytics&pivot=CAMPAIGN&timeGranularity=DAILY&dateRange=(start:(year:1980,month:1,day:1),end:(year:2026,month:12,day:31))&${account()}`,
    );
    expect([answer.status, (answer.body as { elements: Fields[] }).elements.length]).toEqual([
      200, 15_000,
    ]);
  });

  it('takes up to three pivots as statistics, and shows impressions and clicks unless asked otherwise', () => {
    const id = givenServing();
    given.vendor.setSpend({
      campaignId: id,
      date: '2026-11-22',
      impressions: 5,
      clicks: 1,
      spend: 1,
      conversions: 0,
      conversionValue: 0,
    });
    const { elements } = ask(
      `q=statistics&pivots=List(CAMPAIGN,CREATIVE)&timeGranularity=ALL&${RANGE}&${account()}`,
    ).body as { elements: Fields[] };
    expect(elements).toEqual([
      expect.objectContaining({
        impressions: 5,
        clicks: 1,
        pivotValues: [urn('sponsoredCampaign', id), expect.stringContaining('sponsoredCreative')],
      }),
    ]);
    expect(Object.keys(elements[0] ?? {})).not.toContain('costInLocalCurrency');
  });

  it.each([
    `q=analytics&timeGranularity=DAILY&${RANGE}&accounts=List(urn%3Ali%3AsponsoredAccount%3A1)`,
    `q=analytics&pivot=COLOUR&timeGranularity=DAILY&${RANGE}&accounts=List(urn%3Ali%3AsponsoredAccount%3A1)`,
    `q=analytics&pivot=CAMPAIGN&timeGranularity=HOURLY&${RANGE}&accounts=List(urn%3Ali%3AsponsoredAccount%3A1)`,
    `q=analytics&pivot=CAMPAIGN&timeGranularity=DAILY&${RANGE}`,
    'q=analytics&pivot=CAMPAIGN&timeGranularity=DAILY&accounts=List(urn%3Ali%3AsponsoredAccount%3A1)',
    'q=analytics&pivot=CAMPAIGN&timeGranularity=DAILY&dateRange.start.year=2026&accounts=List(urn%3Ali%3AsponsoredAccount%3A1)',
    `q=analytics&pivot=CAMPAIGN&timeGranularity=DAILY&${RANGE}&accounts[0]=urn%3Ali%3AsponsoredAccount%3A1`,
    `q=analytics&pivot=CAMPAIGN&timeGranularity=DAILY&${RANGE}&accounts=List(urn%3Ali%3AsponsoredAccount%3A1)&fields=leads`,
    `q=analytics&pivot=CAMPAIGN&timeGranularity=DAILY&${RANGE}&accounts=List(urn%3Ali%3AsponsoredAccount%3A1)&start=0`,
  ])('is refused for %s', (query) => {
    expect(ask(query).status).toBe(400);
  });
});
