// Draws the dependency table for docs/architecture.md: `node tools/arch/picture.mjs` prints what
// belongs between its two markers.
import { argv } from 'node:process';
import { pathToFileURL } from 'node:url';
import { contexts, kits, published, wire } from './graph.mjs';

const BEGIN = '<!-- architecture: node tools/arch/picture.mjs -->';
const END = '<!-- /architecture -->';

const cell = (names) => (names.length ? names.map((name) => `\`${name}\``).join(' ') : 'nothing');
const section = (title, table) =>
  Object.entries(table).map(([name, row]) => `| ${title} | \`${name}\` | ${cell(row)} |`);

const packages = Object.fromEntries(
  Object.values(published).map(({ name, mayImport }) => [name, mayImport]),
);

/** The table as Markdown, ending without a newline. */
export const picture = () =>
  [
    '| Kind | Project | May import |',
    '| --- | --- | --- |',
    ...section('context', contexts),
    ...section('kit', kits),
    ...section('wire', wire),
    ...section('client', packages),
    '',
    'Contexts may also import the kits `kernel`, `http-kit`, `db-kit` and `queue-kit`, each from the folder that needs it.',
  ].join('\n');

/** What the page holds between the markers; undefined when it has none. */
export function pictureIn(page) {
  const from = page.indexOf(BEGIN);
  const to = page.indexOf(END);
  return from < 0 || to < from ? undefined : page.slice(from + BEGIN.length, to).trim();
}

if (argv[1] && import.meta.url === pathToFileURL(argv[1]).href) {
  console.log(`${BEGIN}\n\n${picture()}\n\n${END}`);
}
