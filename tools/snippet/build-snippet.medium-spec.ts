import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { buildSnippet, integrityOf, RELEASES_FILE, releasesFile } from './build-snippet';

/** The releases as the file has them; nothing is imported from an app. */
const released = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...readFileSync(RELEASES_FILE, 'utf8').matchAll(/^ {2}'([\d.]+)': (".*"),$/gm)].map(
      ([, version, text]) => [version!, JSON.parse(text!) as string],
    ),
  );

describe('the script for websites', () => {
  const { version, text } = buildSnippet();

  it('is the newest release: after a change run `npm run snippet`', () => {
    expect(Object.entries(released()).at(-1)).toEqual([version, text]);
    expect(readFileSync(RELEASES_FILE, 'utf8')).toBe(releasesFile(released()));
  });

  it('has at most 3,000 bytes when compressed', () => {
    expect(gzipSync(text, { level: 9 }).length).toBeLessThanOrEqual(3_000);
  });

  it('loads nothing, and leaves no name of its own in the page', () => {
    expect(text).not.toMatch(/\b(import|export|require)\b/);
    expect(text).toMatch(/^\(\(\)=>\{.*\}\)\(\);$/s);
  });

  it('is in the page for websites, with its version and digest', () => {
    const page = readFileSync('docs/conversions/website.md', 'utf8');
    expect(page).toContain(`/collect/v${version}.js"\n  integrity="${integrityOf(text)}"`);
  });
});
