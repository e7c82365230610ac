import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nxProjects } from './nx-projects.mjs';
import { picture, pictureIn } from './picture.mjs';
import { planted } from './planted';
import { rootsFor } from './projects.mjs';
import { rules } from './rules';
import { describeViolation, readSourceFiles, readWorkspace, type SourceFile } from './source-file';

const root = process.cwd();
const check = (name: string, files: readonly SourceFile[]): string[] =>
  (rules[name]?.(files) ?? []).map(describeViolation);

const texts = readWorkspace(root);
const repository = readSourceFiles(texts);

describe('the architecture', () => {
  it('looks at the whole repository', () => {
    expect([...texts.keys()]).toEqual(
      expect.arrayContaining(['libs/kernel/src/index.ts', 'tools/arch/arch.spec.ts']),
    );
  });

  it.each(Object.keys(rules))('keeps the rule %s', (name) => {
    expect(check(name, repository)).toEqual([]);
  });

  it('is drawn in the architecture page as the table says', () => {
    const drawn = pictureIn(readFileSync(join(root, 'docs/architecture.md'), 'utf8'));
    expect(drawn).toBe(picture());
  });
});

describe('the projects that nx knows', () => {
  const folders = ['apps', 'clients', 'libs', 'tools'].flatMap((group) =>
    readdirSync(join(root, group), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `${group}/${name}`),
  );

  it('are the folders of apps, clients, libs and tools that hold code', () => {
    const withCode = folders.filter((folder) =>
      [...texts.keys()].some((path) => path.startsWith(`${folder}/`)),
    );
    expect(Object.keys(nxProjects(root))).toEqual(expect.arrayContaining(withCode));
  });

  it('run again when a file changes that their tests read besides their own', () => {
    expect(nxProjects(root)['tools/platform-docs']?.targets['test']?.inputs).toEqual(
      expect.arrayContaining(['default', '{workspaceRoot}/docs/errors.md']),
    );
  });
});

describe('what an image carries', () => {
  it.each(['apps/api', 'apps/sync-worker', 'tools/migrations'])(
    'has no emulator and no test material in %s',
    (app) => {
      expect(rootsFor(app)).toEqual(expect.arrayContaining([app, 'libs/kernel', 'libs/catalog']));
      expect(rootsFor(app).filter((folder) => /emulators|test-kit/.test(folder))).toEqual([]);
    },
  );
});

describe('a planted violation', () => {
  it.each(planted.map((one) => [one.rule, one.story, one] as const))(
    'is caught by %s: %s',
    (rule, _story, { files }) => {
      expect(check(rule, readSourceFiles(new Map(Object.entries(files))))).not.toEqual([]);
    },
  );

  it('exists for every rule', () => {
    expect([...new Set(planted.map(({ rule }) => rule))].toSorted()).toEqual(
      Object.keys(rules).toSorted(),
    );
  });
});

describe('a file without a violation', () => {
  const honest = readSourceFiles(
    new Map([
      [
        'libs/sync-engine/src/domain/plan.ts',
        `import type { Draft } from '@switchyard/platforms';\nimport { Ad } from '@switchyard/catalog/domain';\n// new Date() in a comment\nexport const at = (now: Date) => new Date(now.getTime());`,
      ],
      [
        'libs/catalog/src/data/campaign.table.ts',
        `import { EntitySchema } from 'typeorm';\nimport { sql } from '@switchyard/db-kit';\nexport const made = Date.now();`,
      ],
      [
        'libs/platforms/src/google-ads/apply.ts',
        `import type { Change } from '../port/change';\nimport { money } from '@switchyard/kernel';`,
      ],
      ['apps/api/src/env.ts', `export const port = process.env.PORT;`],
      [
        'apps/api/src/api.module.ts',
        `import { CatalogHttpModule } from '@switchyard/catalog/http';`,
      ],
    ]),
  );

  it.each(Object.keys(rules))('passes %s', (name) => {
    expect(check(name, honest)).toEqual([]);
  });
});
