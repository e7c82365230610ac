import { gunzipSync } from 'node:zlib';
import { codesIn, givenCampaign } from '../testing/bodies';
import { type GivenAccount, givenAccount } from '../testing/given-account';
import type { Fields } from '../../json/fields';

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
