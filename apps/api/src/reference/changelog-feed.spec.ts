import { changelogFeed, readReleases } from './changelog-feed';

const CHANGELOG = `# Changelog

What it is.

## Unreleased

### Added

- Not yet.

## 2.5.0 (2026-12-01)

### Added

- \`externalKey\` on [campaigns](docs/x.md), even where
  a < b & c.
- Another.

## 2.4.1 (2026-11-21)

The first.
`;

it('reads the released versions with their dates', () => {
  expect(readReleases(CHANGELOG).map(({ version, date }) => [version, date.toISOString()])).toEqual(
    [
      ['2.5.0', '2026-12-01T00:00:00.000Z'],
      ['2.4.1', '2026-11-21T00:00:00.000Z'],
    ],
  );
});

it('refuses a version without its date', () => {
  expect(() => readReleases('## 2.6.0\n\nNew.')).toThrow('2.6.0');
});

it('gives an entry the same id wherever it is served, and after later versions', () => {
  const idsOf = (text: string, url: string): readonly string[] =>
    [...changelogFeed(text, url).matchAll(/<id>(.*)<\/id>/g)].map(([, id]) => id!);
  const [, , first] = idsOf(CHANGELOG, 'https://a.example');
  expect(idsOf('## 2.4.1 (2026-11-21)\n\nOther words.', 'https://b.example')[1]).toBe(first);
});

it('writes an entry as HTML: the text of links, code, and nothing unescaped', () => {
  expect(changelogFeed(CHANGELOG, 'https://a.example')).toContain(
    '<h3>Added</h3>\n<ul><li><code>externalKey</code> on campaigns, even where a &lt; b &amp; c.</li><li>Another.</li></ul>',
  );
});
