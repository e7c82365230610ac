import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from '@swc/core';

const FOLDER = join('apps', 'api', 'src', 'collect');
const SOURCE = join(FOLDER, 'snippet.ts');

/** Where the released scripts are kept. */
export const RELEASES_FILE = join(FOLDER, 'generated', 'releases.ts');

/** Browsers since 2019. */
const TARGET = 'es2019';

/** The script for websites as it is served: minified, in a scope of its own. */
export const buildSnippet = (): { readonly version: string; readonly text: string } => {
  const source = readFileSync(SOURCE, 'utf8');
  const version = /^export const VERSION = '([\d.]+)';$/m.exec(source)?.[1];
  if (version === undefined) throw new Error(`${SOURCE} has no VERSION`);
  const script = transformSync(source, {
    configFile: false,
    jsc: { parser: { syntax: 'typescript' }, target: TARGET },
    module: { type: 'es6' },
  }).code.replace(/\bexport (?=const )/, '');
  const { code } = transformSync(`(() => {${script}})();`, {
    configFile: false,
    jsc: {
      parser: { syntax: 'ecmascript' },
      target: TARGET,
      minify: { compress: { passes: 3, toplevel: true }, mangle: { toplevel: true } },
    },
    isModule: false,
    minify: true,
  });
  return { version, text: code };
};

/** What a page writes as `integrity` of the script. */
export const integrityOf = (text: string): string =>
  `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** The file of all releases. Pages name a version and its digest: none is changed or removed. */
export const releasesFile = (releases: Readonly<Record<string, string>>): string =>
  [
    '/** Written by `npm run snippet`: each version of the script for websites, the newest last. */',
    'export const RELEASES: Readonly<Record<string, string>> = {',
    ...Object.entries(releases).map(
      ([version, text]) => `  '${version}': ${JSON.stringify(text)},`,
    ),
    '};',
    '',
  ].join('\n');
