const built = (main, more = {}) => ({
  needs: 'production',
  builds: true,
  main: `dist/tools/${main}.js`,
  ...more,
});
const tool = (main, args) => ({ needs: 'all', builds: false, main: `node_modules/${main}`, args });

/**
 * What bootstrap can run. `needs`: which dependencies. `builds`: compile first. `alone`: with which
 * arguments it runs one at a time in this folder. `linked`: ends when this process ends. `isRead`: scripts read its error
 * stream.
 */
export const programs = {
  start: built('start/main', { alone: () => true, linked: true }),
  test: { needs: 'all', builds: false, main: 'tools/tests/main.mjs', args: ['tests'] },
  faults: { needs: 'all', builds: false, main: 'tools/tests/main.mjs', args: ['faults'] },
  admin: built('admin/main', { isRead: true, alone: ([noun]) => noun === 'restore' }),
  bench: built('bench/main', { needs: 'all' }),
  docs: built('platform-docs/main', { needs: 'all' }),
  snippet: built('snippet/main', { needs: 'all' }),
  security: built('security/main', { needs: 'all' }),
  gazetteer: built('gazetteer/main', { needs: 'all' }),
  build: { needs: 'production', builds: true, always: true },
  openapi: { needs: 'all', builds: true, main: 'dist/tools/openapi/main.js' },
  'migrations:generate': built('migrations/generate', { needs: 'all' }),
  lint: { needs: 'all', builds: false, main: 'tools/start/lint.mjs' },
  format: tool('prettier/bin/prettier.cjs', [
    '--write',
    '.',
    '--log-level',
    'warn',
    '--cache',
    '--cache-location',
    '.cache/prettier',
  ]),
  typecheck: tool('typescript/bin/tsc', ['-p', 'tsconfig.json']),
};
