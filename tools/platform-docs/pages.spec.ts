import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { table } from './matrix';
import { platformPages } from './pages';

const FOLDER = resolve('docs/platforms');

describe('the pages about platforms', () => {
  it.each(Object.entries(platformPages()))(
    '%s is what the capability tables say (npm run docs writes it)',
    (name, text) => {
      expect(readFileSync(join(FOLDER, name), 'utf8')).toBe(text);
    },
  );

  it('lead to a page of unproven rules for each platform', () => {
    const missing = Object.keys(platformPages()).filter(
      (name) =>
        name !== 'README.md' && !existsSync(join(FOLDER, name.replace('.md', '-unverified.md'))),
    );
    expect(missing).toEqual([]);
  });

  it('write text that Markdown leaves alone', () =>
    expect(table(['a'], [['x | <y>\nz']])).toBe('| a |\n| --- |\n| x \\| \\<y> z |'));
});
