import { readFileSync } from 'node:fs';
import { readRetention, RETENTION } from './retention';
import { SettingsReader } from './settings-reader';

interface Row {
  readonly what: string;
  readonly days: number;
  readonly since: string;
  readonly setting?: { readonly name: string; readonly least: number };
}
const rows: readonly Row[] = Object.values(RETENTION);

/** The cells of a table below a heading. */
const tableBelow = (text: string, heading: string): readonly (readonly string[])[] => {
  const [, section = ''] = text.split(`\n${heading}\n`);
  return (section.split('\n## ')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| ---'))
    .slice(1)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
};

it('the table of docs/operations.md is the one that the sweeps go by', () => {
  const documented = tableBelow(
    readFileSync('docs/operations.md', 'utf8'),
    '## What is kept for how long',
  );
  expect(documented).toEqual(
    rows.map(({ what, days, since, setting }) => [
      what,
      String(days),
      since,
      setting ? `\`${setting.name}\`` : '',
      setting ? String(setting.least) : '',
    ]),
  );
});

it('every setting has its row in docs/configuration.md', () => {
  const text = readFileSync('docs/configuration.md', 'utf8');
  const names = rows.flatMap(({ setting }) => setting?.name ?? []);
  expect(names.filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
});

describe('the settings', () => {
  const read = (environment: Readonly<Record<string, string>>) => {
    const reader = new SettingsReader(environment);
    return { days: readRetention(reader), finish: () => reader.finish() };
  };

  it('are the days of the table where nothing is set', () => {
    expect(read({}).days).toEqual({ previews: 7, syncs: 400, receipts: 90, deadWork: 90 });
  });

  it.each(rows.flatMap(({ setting }) => setting ?? []))(
    '$name takes $least days and no fewer',
    ({ name, least }) => {
      expect(() => read({ [name]: String(least) }).finish()).not.toThrow();
      expect(() => read({ [name]: String(least - 1) }).finish()).toThrow(name);
    },
  );
});
