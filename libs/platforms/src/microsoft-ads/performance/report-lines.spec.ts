import { strToU8, zipSync } from 'fflate';
import { performanceRow } from './performance-row';
import { reportLines } from './report-lines';
import { columnsOf, REPORTS } from './reports';

const [ads, assetGroups] = REPORTS.ad as readonly [
  (typeof REPORTS)['ad'][number],
  (typeof REPORTS)['ad'][number],
];
const COLUMNS = columnsOf(ads);
const HEAD = COLUMNS.map((column) => `"${column}"`).join(',');
const LINE = '"2026-11-20","801","61","1234","5","12.34","1.50","59.97"';

const zipped = (files: Readonly<Record<string, string>>): Buffer =>
  Buffer.from(
    zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))),
  );

const read = async (file: Buffer): Promise<readonly object[]> => {
  const rows: object[] = [];
  for await (const line of reportLines(file, COLUMNS)) rows.push(performanceRow(line, 'ad', ads));
  return rows;
};

describe('the file of a report', () => {
  it('is a CSV in a ZIP, begun by a byte order mark', async () => {
    expect(await read(zipped({ 'report.csv': `\uFEFF${HEAD}\r\n${LINE}\r\n` }))).toEqual([
      {
        level: 'ad',
        remoteId: '61',
        campaignRemoteId: '801',
        day: '2026-11-20',
        impressions: 1_234,
        clicks: 5,
        spendMicros: 12_340_000,
        conversionsMicros: 1_500_000,
        conversionValueMicros: 59_970_000,
      },
    ]);
  });

  it('may tell nothing', async () =>
    expect(await read(zipped({ 'report.csv': `${HEAD}\r\n` }))).toEqual([]));

  const whole = zipped({ 'report.csv': `${HEAD}\r\n${`${LINE}\r\n`.repeat(500)}` });
  it.each<[string, Buffer]>([
    ['no ZIP', Buffer.from('<Error/>')],
    ['cut off', whole.subarray(0, whole.length / 2)],
    ['two files', zipped({ 'one.csv': HEAD, 'two.csv': HEAD })],
    ['other columns', zipped({ 'report.csv': `${HEAD.replace('"Clicks"', '"Cost"')}\r\n${LINE}` })],
    ['a line too short', zipped({ 'report.csv': `${HEAD}\r\n"2026-11-20","801"\r\n` })],
    [
      'a line that ends in the middle',
      zipped({ 'report.csv': `${HEAD}\r\n"2026-11-20","801","61","12` }),
    ],
    [
      'a summary where days were asked for',
      zipped({ 'report.csv': `${HEAD}\r\n${LINE.replace('2026-11-20', '')}` }),
    ],
    [
      'an amount with thousands in commas',
      zipped({ 'report.csv': `${HEAD}\r\n${LINE.replace('12.34', '1,012.34')}` }),
    ],
  ])('is not believed when it is %s', async (_, file) => {
    await expect(read(file)).rejects.toMatchObject({
      failure: { kind: 'unavailable', detail: { code: 'PLATFORM_CONTRADICTED' } },
    });
  });

  it('of asset groups has whole conversions only', () =>
    expect([
      columnsOf(assetGroups).includes('ConversionsQualified'),
      columnsOf(assetGroups).includes('Conversions'),
    ]).toEqual([false, true]));
});
