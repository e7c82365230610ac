// `node tools/arch/project-files.mjs` writes project.json and tsconfig.json of every project of the
// table that has a folder.
import { existsSync, writeFileSync } from 'node:fs';
import { argv } from 'node:process';
import { pathToFileURL } from 'node:url';
import { projects, tagsOf } from './projects.mjs';

const WITHOUT_BUILD = ['api-e2e'];
const WITH_FAULTS = ['api-e2e'];
const KIND = {
  app: 'application',
  context: 'library',
  kit: 'library',
  wire: 'library',
  tool: 'library',
};

/** The texts by file name; targets take their commands from nx.json. */
export function projectFiles(project) {
  const hasSrc = project.type !== 'tool';
  const builds = project.type === 'app' && !WITHOUT_BUILD.includes(project.name);
  const targets = {
    lint: {},
    test: testTarget(project),
    typecheck: {},
    ...(builds && { build: {} }),
    ...(WITH_FAULTS.includes(project.name) && { faults: {} }),
  };
  const nx = {
    $schema: '../../node_modules/nx/schemas/project-schema.json',
    name: project.name,
    projectType: KIND[project.type],
    sourceRoot: hasSrc ? `${project.root}/src` : project.root,
    tags: tagsOf(project),
    targets,
  };
  const tsconfig = {
    extends: '../../tsconfig.json',
    include: [hasSrc ? 'src/**/*.ts' : '**/*.ts'],
  };
  return { 'project.json': toText(nx), 'tsconfig.json': toText(tsconfig) };
}

/** The inputs of `nx.json`, and what its tests read besides. */
const testTarget = ({ readByTests }) =>
  readByTests.length === 0
    ? {}
    : { inputs: ['...', ...readByTests.map((glob) => `{workspaceRoot}/${glob}`)] };

const toText = (value) => `${JSON.stringify(value, null, 2)}\n`;

function writeAll() {
  for (const project of projects.filter(({ root }) => existsSync(root))) {
    for (const [name, text] of Object.entries(projectFiles(project))) {
      writeFileSync(`${project.root}/${name}`, text);
    }
  }
}

if (argv[1] && import.meta.url === pathToFileURL(argv[1]).href) writeAll();
