// Reports sales from a CSV file; rows that are refused go to another file with the reason.
//
//   node send-conversions.ts --file sales.csv [--rejects rejects.csv]
//
// Columns: orderId, email, gclid, event, value, currency, occurredAt. An order counts once: a file
// that is sent again changes nothing.
import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { Switchyard } from '@switchyard/client';

const { values } = parseArgs({
  options: {
    file: { type: 'string', default: 'sales.csv' },
    rejects: { type: 'string', default: 'rejects.csv' },
  },
});
const PER_REQUEST = 200;
const EVENTS = ['signup', 'trial_started', 'qualified_lead', 'paid', 'expansion'] as const;

type Row = Readonly<Record<string, string>>;

/** Rows by the names in the first line. Cells may be quoted, with "" for a quote. */
function readRows(text: string): Row[] {
  const cells = [...text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g)];
  const lines: string[][] = [[]];
  for (const [, quoted, plain = '', end] of cells) {
    lines.at(-1)!.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end !== ',') lines.push([]);
  }
  const [header = [], ...rest] = lines.filter((line) => line.some((cell) => cell !== ''));
  return rest.map((line) => Object.fromEntries(header.map((name, at) => [name, line[at] ?? ''])));
}

/** The event of a row, or what is wrong with the row. */
function eventOf({
  orderId,
  email,
  gclid,
  event: name = 'paid',
  value,
  currency,
  occurredAt,
}: Row) {
  const event = EVENTS.find((known) => known === name);
  if (!orderId) return 'orderId is missing: without it a row could count twice';
  if (!email && !gclid) return 'email or gclid is needed';
  if (!event) return `event must be one of ${EVENTS.join(', ')}`;
  if (value && !Number.isFinite(Number(value))) return 'value must be a number such as 4.90';
  return {
    orderId,
    event,
    ...(email && { email }),
    ...(gclid && { gclid }),
    ...(value && { value: Number(value) }),
    ...(currency && { currency }),
    ...(occurredAt && { occurredAt }),
  };
}

const client = new Switchyard();
const rows = readRows(await readFile(values.file, 'utf8'));
const refused: { row: Row; reason: string }[] = [];
const good: { row: Row; event: Exclude<ReturnType<typeof eventOf>, string> }[] = [];
for (const row of rows) {
  const event = eventOf(row);
  if (typeof event === 'string') refused.push({ row, reason: event });
  else good.push({ row, event });
}

let [accepted, duplicates] = [0, 0];
for (let at = 0; at < good.length; at += PER_REQUEST) {
  const part = good.slice(at, at + PER_REQUEST);
  const answer = await client.conversions.reportEvents({ events: part.map(({ event }) => event) });
  accepted += answer.accepted;
  duplicates += answer.duplicates;
  for (const { index, status, error } of answer.results) {
    if (status !== 'rejected') continue;
    refused.push({ row: part[index]!.row, reason: String(error?.['message'] ?? 'rejected') });
  }
}

console.log(`${accepted} accepted, ${duplicates} were counted before, ${refused.length} rejected`);
if (refused.length > 0) {
  const quoted = (cells: readonly string[]) =>
    cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',');
  const lines = refused.map(({ row, reason }) => quoted([...Object.values(row), reason]));
  const header = quoted([...Object.keys(rows[0]!), 'reason']);
  await writeFile(values.rejects, `${[header, ...lines].join('\n')}\n`, { mode: 0o600 });
  process.exitCode = 1;
}
