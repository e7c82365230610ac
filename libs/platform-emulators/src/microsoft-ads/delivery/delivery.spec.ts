import { ad, criteria, givenAdGroup, keyword } from '../testing/bodies';
import { type GivenAccount, givenAccount } from '../testing/given-account';
import { spendByDay } from '../testing/read-report';
import type { Fields } from '../../json/fields';

const DAY = 86_400;
let given: GivenAccount;
beforeEach(async () => {
  given = await givenAccount();
});

/** A campaign that serves once its ad and keyword are through their review. */
async function givenServing(
  changes: Fields = {},
  groupChanges: Fields = {},
  adChanges: Fields = {},
): Promise<string> {
  const { campaignId, adGroupId } = await givenAdGroup(
    given,
    { Status: 'Active', ...changes },
    { Status: 'Active', ...groupChanges },
  );
  await given.call('POST', 'Ads', {
    AdGroupId: adGroupId,
    Ads: [ad({ Status: 'Active', ...adChanges })],
  });
  await given.call('POST', 'Keywords', { AdGroupId: adGroupId, Keywords: [keyword()] });
  return campaignId;
}

describe('delivery', () => {
  it('spends most of a whole day’s budget and never more', async () => {
    await givenServing();
    given.pass(2 * DAY);
    const day = (await spendByDay(given))['2026-11-22'] ?? 0;
    expect(day).toBeGreaterThan(35);
    expect(day).toBeLessThanOrEqual(50);
  });

  it('spends no more on a day whose budget was cut below what it spent', async () => {
    const campaignId = await givenServing();
    given.pass(1_800);
    await given.call('PUT', 'Campaigns', {
      AccountId: given.accountId,
      Campaigns: [{ Id: campaignId, DailyBudget: 0.1 }],
    });
    const before = (await spendByDay(given))['2026-11-21'];
    given.pass(3_600);
    expect((await spendByDay(given))['2026-11-21']).toBe(before);
  });

  it('spends the same in one long step as in many short ones', async () => {
    await givenServing();
    given.pass(600);
    for (let hour = 0; hour < 48; hour += 1) given.pass(3_600);
    const short = await spendByDay(given);
    given = await givenAccount();
    await givenServing();
    given.pass(600 + 2 * DAY);
    expect(await spendByDay(given)).toEqual(short);
  });

  it.each([
    ['a paused campaign', { Status: 'Paused' }, {}, {}],
    ['a paused ad group', {}, { Status: 'Paused' }, {}],
    ['a paused ad', {}, {}, { Status: 'Paused' }],
    ['an ad group that is over', {}, { EndDate: { Day: 20, Month: 11, Year: 2026 } }, {}],
    ['an ad group that has not begun', {}, { StartDate: { Day: 1, Month: 12, Year: 2026 } }, {}],
  ])('serves nothing of %s', async (_what, changes, groupChanges, adChanges) => {
    await givenServing(changes, groupChanges, adChanges);
    given.pass(2 * DAY);
    expect(await spendByDay(given)).toEqual({});
  });

  it('serves nothing before the review ends, nor after a disapproval', async () => {
    await givenServing();
    given.pass(599);
    expect(await spendByDay(given)).toEqual({});
    const [first] = given.vendor.objects({ kind: 'Ad' });
    given.vendor.judge({ kind: 'Ad', id: String(first?.id), review: 'disapproved', reasons: [] });
    given.pass(DAY);
    expect(await spendByDay(given)).toEqual({});
  });

  it('serves only on scheduled days', async () => {
    const campaignId = await givenServing();
    const monday = criteria(campaignId).slice(4, 5);
    await given.call('POST', 'CampaignCriterions', {
      CriterionType: 'Targets',
      CampaignCriterions: monday,
    });
    given.pass(4 * DAY);
    expect(Object.keys(await spendByDay(given))).toEqual(['2026-11-23']);
  });

  it('leaves a day alone whose figures were set', async () => {
    const campaignId = await givenServing();
    expect(
      given.vendor.setSpend({
        campaignId,
        date: '2026-11-22',
        impressions: 1,
        clicks: 1,
        spend: 7,
        conversions: 0,
        conversionValue: 0,
      }),
    ).toBe(true);
    given.pass(2 * DAY);
    expect((await spendByDay(given))['2026-11-22']).toBe(7);
    expect(
      given.vendor.setSpend({
        campaignId: '1',
        date: '2026-11-22',
        impressions: 1,
        clicks: 1,
        spend: 7,
        conversions: 0,
        conversionValue: 0,
      }),
    ).toBe(false);
  });
});
