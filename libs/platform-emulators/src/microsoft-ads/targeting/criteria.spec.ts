import { gunzipSync } from 'node:zlib';
import type { Fields } from '../../core/json';
import { codesIn, criteria, givenCampaign } from '../testing/bodies';
import { type GivenAccount, givenAccount } from '../testing/given-account';

describe('criteria', () => {
  let given: GivenAccount;
  let campaignId: string;
  beforeEach(async () => {
    given = await givenAccount();
    campaignId = await givenCampaign(given);
  });

  const write = (method: string, ...items: readonly Fields[]) =>
    given.call(method, 'CampaignCriterions', {
      CriterionType: 'Targets',
      CampaignCriterions: items,
    });
  const biddable = (
    Criterion: Fields,
    Multiplier = 0,
    Type = 'BiddableCampaignCriterion',
  ): Fields => ({
    Type,
    CampaignId: campaignId,
    Criterion,
    ...(Type === 'BiddableCampaignCriterion'
      ? { CriterionBid: { Type: 'BidMultiplier', Multiplier } }
      : {}),
  });
  const read = async (CriterionType: string) =>
    (
      await given.call('POST', 'CampaignCriterions/QueryByIds', {
        CampaignId: campaignId,
        CampaignCriterionIds: null,
        CriterionType,
      })
    ).CampaignCriterions as Fields[];
  const radius = (changes: Fields = {}) => ({
    Type: 'RadiusCriterion',
    LatitudeDegrees: 52.52,
    LongitudeDegrees: 13.405,
    Radius: '10',
    RadiusUnit: 'Kilometers',
    Name: 'Berlin',
    ...changes,
  });
  const dayTime = (changes: Fields = {}) => ({
    Type: 'DayTimeCriterion',
    Day: 'Monday',
    FromHour: 9,
    FromMinute: 'Zero',
    ToHour: 17,
    ToMinute: 'Thirty',
    ...changes,
  });
  const computers = { Type: 'DeviceCriterion', DeviceName: 'Computers' };

  describe('campaign criteria', () => {
    it('takes the documented example and reads each type back alone', async () => {
      expect(codesIn(await write('POST', ...criteria(campaignId)))).toEqual([]);
      expect(
        (await read('Location')).map((one) => [one.Type, (one.Criterion as Fields).LocationId]),
      ).toEqual([
        ['BiddableCampaignCriterion', '190'],
        ['NegativeCampaignCriterion', '66'],
      ]);
      expect((await read('Device'))[0]).toMatchObject({
        CriterionBid: { Multiplier: -100 },
        Criterion: { DeviceName: 'Tablets' },
      });
      expect(await read('Age')).toEqual([]);
    });

    it.each(['Targets', 'Location, Radius', 'Audience'])(
      'refuses a read of %s',
      async (CriterionType) => {
        const body = { CampaignId: campaignId, CampaignCriterionIds: null, CriterionType };
        expect(
          (
            await given.send(
              'POST',
              'campaign:/CampaignManagement/v13/CampaignCriterions/QueryByIds',
              body,
            )
          ).status,
        ).toBe(400);
      },
    );

    it('refuses a write under another type than Targets', async () => {
      const body = { CriterionType: 'Location', CampaignCriterions: criteria(campaignId) };
      expect(
        (await given.send('POST', 'campaign:/CampaignManagement/v13/CampaignCriterions', body))
          .status,
      ).toBe(400);
    });

    it('distinguishes a duplicate within a request from one that is stored', async () => {
      const place = biddable({ Type: 'LocationCriterion', LocationId: '72' });
      expect(codesIn(await write('POST', place, place))).toEqual([[1, 4521]]);
      expect(codesIn(await write('POST', place))).toEqual([[0, 4517]]);
    });

    it('holds one intent, and coerces the deprecated one', async () => {
      const intent = (IntentOption: string) =>
        biddable({ Type: 'LocationIntentCriterion', IntentOption }, 50);
      expect(codesIn(await write('POST', intent('PeopleSearchingForOrViewingPages')))).toEqual([]);
      expect(codesIn(await write('POST', intent('PeopleIn')))).toEqual([[0, 4517]]);
      expect((await read('LocationIntent'))[0]).toMatchObject({
        Criterion: { IntentOption: 'PeopleInOrSearchingForOrViewingPages' },
        CriterionBid: { Multiplier: 0 },
      });
    });

    it.each([
      [radius({ Radius: '0' })],
      [radius({ Radius: '10.5' })],
      [radius({ Radius: '801' })],
      [radius({ Radius: '501', RadiusUnit: 'Miles' })],
      [radius({ LatitudeDegrees: 85.1 })],
      [radius({ LongitudeDegrees: -181 })],
      [radius({ Name: 'x'.repeat(51) })],
      [dayTime({ ToHour: 24 })],
      [dayTime({ FromHour: 24, FromMinute: 'Zero' })],
      [dayTime({ ToHour: 9, ToMinute: 'Zero' })],
      [{ Type: 'DeviceCriterion', DeviceName: 'Fridges' }],
      [{ Type: 'LocationCriterion', LocationId: '57002' }],
      [{ Type: 'LocationIntentCriterion' }],
      [{ Type: 'AgeCriterion' }],
      [{ Type: 'GenderCriterion' }],
    ])('refuses %j', async (criterion) => {
      expect(codesIn(await write('POST', biddable(criterion)))).toHaveLength(1);
    });

    it('names a location that is not there by its own code', async () => {
      expect(
        codesIn(
          await write('POST', biddable({ Type: 'LocationCriterion', LocationId: '9999999' })),
        ),
      ).toEqual([[0, 622]]);
    });

    it.each([
      [radius({ Radius: '800' })],
      [radius({ Radius: '500', RadiusUnit: 'Miles' })],
      [dayTime({ ToHour: 24, ToMinute: 'Zero' })],
    ])('takes %j', async (criterion) => {
      expect(codesIn(await write('POST', biddable(criterion)))).toEqual([]);
    });

    it.each([[-91], [901], [10.5], [-100]])(
      'refuses a multiplier of %d outside devices',
      async (multiplier) => {
        expect(codesIn(await write('POST', biddable(radius(), multiplier)))).toHaveLength(1);
      },
    );

    it('refuses stretches of a day that overlap, not those that touch', async () => {
      expect(
        codesIn(
          await write('POST', biddable(dayTime()), biddable(dayTime({ FromHour: 17, ToHour: 18 }))),
        ),
      ).toHaveLength(1);
      expect(
        codesIn(
          await write(
            'POST',
            biddable(dayTime({ FromHour: 17, FromMinute: 'Thirty', ToHour: 18 })),
          ),
        ),
      ).toEqual([]);
    });

    it('refuses a negative circle', async () => {
      expect(
        codesIn(await write('POST', biddable(radius(), 0, 'NegativeCampaignCriterion'))),
      ).toHaveLength(1);
    });

    it('changes nothing but the bid', async () => {
      const [Id] = (await write('POST', biddable(computers, 10))).CampaignCriterionIds as string[];
      expect(
        codesIn(
          await write('PUT', { ...biddable({ ...computers, DeviceName: 'Tablets' }, 20), Id }),
        ),
      ).toHaveLength(1);
      expect(codesIn(await write('PUT', { ...biddable(computers, 20), Id }))).toEqual([]);
      expect((await read('Device'))[0]).toMatchObject({
        Criterion: computers,
        CriterionBid: { Multiplier: 20 },
      });
    });

    it('deletes by id and takes the same again', async () => {
      const [Id] = (await write('POST', biddable(computers))).CampaignCriterionIds as string[];
      const body = {
        CampaignId: campaignId,
        CampaignCriterionIds: [Id, '1'],
        CriterionType: 'Targets',
      };
      expect(
        codesIn(await given.call('DELETE', 'CampaignCriterions', body)).map(([index]) => index),
      ).toEqual([1]);
      expect(codesIn(await write('POST', biddable(computers)))).toEqual([]);
    });

    it('takes at most 100 a call', async () => {
      const many = Array.from({ length: 101 }, (_, at) =>
        biddable({ Type: 'LocationCriterion', LocationId: String(1_000 + at) }),
      );
      const body = { CriterionType: 'Targets', CampaignCriterions: many };
      expect(
        (await given.send('POST', 'campaign:/CampaignManagement/v13/CampaignCriterions', body))
          .status,
      ).toBe(400);
    });
  });
});

const query = async (changes: Fields = {}) => {
  const given = await givenAccount();
  const body = { Version: '2.0', LanguageLocale: 'en', CompressionType: 'GZip', ...changes };
  return {
    given,
    answer: await given.send(
      'POST',
      'campaign:/CampaignManagement/v13/GeoLocationsFileUrl/Query',
      body,
    ),
  };
};

const fetchFile = (given: GivenAccount, answer: unknown) =>
  given.send(
    'GET',
    `campaign:${String((answer as Fields).FileUrl).split('/microsoft-ads/campaign')[1]}`,
    undefined,
    {},
  );

type Row = readonly string[];
async function rows(): Promise<{ given: GivenAccount; all: readonly Row[] }> {
  const { given, answer } = await query();
  const file = await fetchFile(given, answer.body);
  const lines = gunzipSync(file.body as Buffer)
    .toString('utf8')
    .trim()
    .split('\r\n')
    .slice(1);
  return { given, all: lines.map((line) => JSON.parse(`[${line}]`) as Row) };
}

describe('the location file', () => {
  it('lies at the answered address, gzipped CSV with the documented columns, fetched without credentials', async () => {
    const { given, answer } = await query();
    const file = await fetchFile(given, answer.body);
    const [header, first] = gunzipSync(file.body as Buffer)
      .toString('utf8')
      .split('\r\n');
    expect(header).toBe(
      '"Location Id","Bing Display Name","Location Type","Replaces","Status","AdWords Location Id"',
    );
    expect(first).toBe('"190","United States","Country","","Active","2840"');
  });

  it('refuses another version and an unknown locale', async () => {
    expect((await query({ Version: '1.0' })).answer.status).toBe(400);
    expect((await query({ LanguageLocale: 'xx' })).answer.status).toBe(400);
  });

  it('is gone from its address once that has expired', async () => {
    const { given, answer } = await query();
    given.pass(15 * 60);
    expect((await fetchFile(given, answer.body)).status).toBe(200);
    given.pass(1);
    expect((await fetchFile(given, answer.body)).status).toBe(403);
  });

  it('lists every country by Google’s id, and several places of one name', async () => {
    const { all } = await rows();
    const countries = all.filter((row) => row[2] === 'Country');
    expect(countries).toHaveLength(249);
    expect(countries.every((row) => /^2\d{3}$/.test(String(row[5])))).toBe(true);
    expect(all.filter((row) => row[1]?.startsWith('Springfield|'))).toHaveLength(5);
    expect(new Set(all.map((row) => row[0])).size).toBe(all.length);
  });

  it('names exactly what a criterion may target: nothing outside it, nothing deprecated', async () => {
    const { given, all } = await rows();
    const campaignId = await givenCampaign(given);
    const target = async (ids: readonly string[]) => {
      const CampaignCriterions = ids.map((LocationId) => ({
        Type: 'NegativeCampaignCriterion',
        CampaignId: campaignId,
        Criterion: { Type: 'LocationCriterion', LocationId },
      }));
      return codesIn(
        await given.call('POST', 'CampaignCriterions', {
          CriterionType: 'Targets',
          CampaignCriterions,
        }),
      );
    };
    const targetable = all.filter((row) => row[4] !== 'Deprecated').map((row) => String(row[0]));
    for (let at = 0; at < targetable.length; at += 100) {
      expect(await target(targetable.slice(at, at + 100))).toEqual([]);
    }
    const deprecated = all.filter((row) => row[4] === 'Deprecated').map((row) => String(row[0]));
    expect((await target([...deprecated, '999998'])).map(([, code]) => code)).toEqual(
      [...deprecated, ''].map(() => 622),
    );
  });
});
