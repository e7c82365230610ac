import { gunzipSync } from 'node:zlib';
import { givenAccount } from '../testing/given-account';
import type { Fields } from '../wire/fields';

const query = async (changes: Fields = {}) => {
  const given = await givenAccount();
  const body = { Version: '2.0', LanguageLocale: 'en', CompressionType: 'GZip', ...changes };
  return { given, answer: await given.send('POST', 'campaign:/CampaignManagement/v13/GeoLocationsFileUrl/Query', body) };
};

describe('the location file', () => {
  it('lies at the answered address, gzipped CSV with the documented columns, fetched without credentials', async () => {
    const { given, answer } = await query();
    const path = String((answer.body as Fields).FileUrl).split('/microsoft-ads/campaign')[1];
    const file = await given.send('GET', `campaign:${path}`, undefined, {});
    const [header, first] = gunzipSync(file.body as Buffer).toString('utf8').split('\r\n');
    expect(header).toBe('"Location Id","Bing Display Name","Location Type","Replaces","Status","AdWords Location Id"');
    expect(first).toBe('"190","United States","Country","","Active","2840"');
  });

  it('refuses another version and an unknown locale', async () => {
    expect((await query({ Version: '1.0' })).answer.status).toBe(400);
    expect((await query({ LanguageLocale: 'xx' })).answer.status).toBe(400);
  });
});
