import { crc32, inflateRawSync } from 'node:zlib';
import type { Fields } from '../../json/fields';
import type { GivenAccount } from './given-account';

const REQUEST = {
  Type: 'CampaignPerformanceReportRequest',
  Aggregation: 'Daily',
  Columns: ['TimePeriod', 'Spend'],
  ExcludeReportHeader: true,
  ExcludeReportFooter: true,
  ExcludeColumnHeaders: true,
  Time: {
    CustomDateRangeStart: { Day: 1, Month: 11, Year: 2026 },
    CustomDateRangeEnd: { Day: 31, Month: 12, Year: 2026 },
    ReportTimeZone: 'AmsterdamBerlinBernRomeStockholmVienna',
  },
};

/** The CSV of a report, fetched as a client would: submit, poll until done, download. Undefined when there is no data. */
export async function readReport(
  given: GivenAccount,
  changes: Fields = {},
): Promise<string | undefined> {
  const headers = await freshHeaders(given);
  const say = async (operation: string, body: Fields) =>
    (
      await given.send(
        'POST',
        `reporting:/Reporting/v13/GenerateReport/${operation}`,
        body,
        headers,
      )
    ).body as Fields;
  const submitted = await say('Submit', {
    ReportRequest: { ...REQUEST, Scope: { AccountIds: [given.accountId] }, ...changes },
  });
  await say('Poll', submitted);
  const { ReportDownloadUrl: url } = (await say('Poll', submitted)).ReportRequestStatus as Fields;
  if (url === null) return undefined;
  const file = await given.send(
    'GET',
    `reporting:${String(url).split('/microsoft-ads/reporting')[1]}`,
    undefined,
    {},
  );
  return unzipped(file.body as Buffer);
}

/** Spend per day of the account's only campaign. */
export async function spendByDay(given: GivenAccount): Promise<Readonly<Record<string, number>>> {
  const lines = ((await readReport(given)) ?? '').split('\r\n').filter((line) => line !== '');
  return Object.fromEntries(
    lines
      .map((line) => JSON.parse(`[${line}]`) as [string, string])
      .map(([day, spend]) => [day, Number(spend)]),
  );
}

/** Reads a ZIP of one file as readers do: end record, central directory, local header; the checksum must be right. */
export function unzipped(zip: Buffer): string {
  const central = zip.readUInt32LE(zip.length - 22 + 16);
  const local = zip.readUInt32LE(central + 42);
  const begin = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
  const content = inflateRawSync(zip.subarray(begin, begin + zip.readUInt32LE(central + 20)));
  expect([zip.readUInt32LE(central), crc32(content)]).toEqual([
    0x02014b50,
    zip.readUInt32LE(central + 16),
  ]);
  return content.toString('utf8').replace('\uFEFF', '');
}

/** Tests move the clock by days, so access tokens end: later calls are made with what a refresh answers. */
async function freshHeaders(
  given: GivenAccount,
): Promise<Readonly<Record<string, string | undefined>>> {
  return { ...given.headers, authorization: `Bearer ${await given.freshToken()}` };
}
