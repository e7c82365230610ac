import { readFileSync } from 'node:fs';
import { CHANNELS } from './channel';
import { POST_FINDING_KINDS } from './post';

const PAGE = readFileSync('docs/social.md', 'utf8');

/** Rows of the tables whose first cell is a code of the list. */
const rowsOf = (codes: readonly string[]): readonly (readonly string[])[] =>
  PAGE.split('\n')
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
    .filter(([code]) => codes.some((known) => code === `\`${known}\``));

describe('the page of social posts', () => {
  it('has the rules of every channel', () => {
    expect(rowsOf(Object.keys(CHANNELS))).toEqual(
      Object.values(CHANNELS).map((channel) => [
        `\`${channel.id}\``,
        channel.mostCharacters.toLocaleString('en'),
        String(channel.mostHashtags),
        String(channel.mostLinks),
        channel.linksWork ? 'yes' : 'no',
        channel.source === null ? 'our advice' : `<${channel.source}>`,
      ]),
    );
  });

  it('has every finding with its kind', () => {
    expect(rowsOf(Object.keys(POST_FINDING_KINDS)).map((row) => row.slice(0, 2))).toEqual(
      Object.entries(POST_FINDING_KINDS).map(([code, kind]) => [`\`${code}\``, kind]),
    );
  });
});
