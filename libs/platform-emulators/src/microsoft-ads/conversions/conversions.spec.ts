import type { Fields } from '../../core/json';
import { givenAccount } from '../testing/given-account';

const REVENUE = { Type: 'VariableValue', Value: 10, CurrencyCode: 'EUR' };
const GOAL = {
  Type: 'OfflineConversion',
  Name: 'CRM sale',
  Scope: 'Account',
  GoalCategory: 'Purchase',
  Revenue: REVENUE,
};

describe('the time of a conversion', () => {
  it.each([
    ['2026-11-21T11:00:00Z', []],
    ['2026-11-21T11:00:00.0000000Z', []],
    ['2026-11-21T11:00:00.123456+00:00', []],
    ['2026-11-21T12:00:00+01:00', [5607]],
    ['2026-11-21T11:00:00', [5607]],
  ])('is UTC, as the documents or the vendor’s own client write it: %s', async (time, codes) => {
    const given = await givenAccount();
    await given.call('POST', 'ConversionGoals', { ConversionGoals: [GOAL] });
    given.pass(3 * 3_600);
    const headers = { ...given.headers, authorization: `Bearer ${await given.freshToken()}` };
    const sale = {
      ConversionName: GOAL.Name,
      ConversionTime: time,
      MicrosoftClickId: 'f894f652ea334e739002f7167ab8f8e3',
    };
    const { body } = await given.send(
      'POST',
      'campaign:/CampaignManagement/v13/OfflineConversions/Apply',
      { OfflineConversions: [sale] },
      headers,
    );
    expect(((body as Fields).PartialErrors as Fields[]).map(({ Code }) => Code)).toEqual(codes);
  });
});
