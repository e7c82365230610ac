// Writes the figures of every campaign, day and platform to a CSV file.
//
//   node daily-report.ts --out report.csv [--from 2026-11-01] [--to 2026-11-30]
import { open } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { Switchyard } from '@switchyard/client';

const { values } = parseArgs({
  options: {
    from: { type: 'string' },
    to: { type: 'string' },
    out: { type: 'string', default: 'report.csv' },
  },
});

const COLUMNS = [
  'day',
  'platform',
  'campaignId',
  'campaign',
  'impressions',
  'clicks',
  'conversions',
  'conversionValue',
  'spend',
  'currency',
] as const;

/**
 * Quotes what CSV needs quoted. A text that a spreadsheet would take for a formula gets an
 * apostrophe: otherwise every user who may name a campaign could run a formula on the reader's
 * machine.
 */
function cell(value: string | number | null | undefined): string {
  if (value === null || value === undefined) return '';
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : `${value}`;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const client = new Switchyard();

const names = new Map<string, string>();
for await (const { id, name } of client.campaigns.list({ limit: 200 })) names.set(id, name);

const rows = client.reports.listPerformance({
  groupBy: ['day', 'platform', 'campaign'],
  limit: 200,
  ...(values.from && { from: values.from }),
  ...(values.to && { to: values.to }),
});

const file = await open(values.out, 'w');
let count = 0;
try {
  await file.write(`${COLUMNS.join(',')}\n`);
  for await (const row of rows) {
    const named = { ...row, campaign: names.get(row.campaignId ?? '') ?? '' };
    await file.write(`${COLUMNS.map((column) => cell(named[column])).join(',')}\n`);
    count += 1;
  }
} finally {
  await file.close();
}
console.log(`${values.out}: ${count} rows`);
