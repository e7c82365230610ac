// The plugin that tells nx the projects: `graph.mjs` is the only file that names them.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { projects, tagsOf } from './projects.mjs';

/** A command that nx runs in the workspace's folder. */
const command = (text, more) => ({
  executor: 'nx:run-commands',
  options: { command: text },
  ...more,
});

/** Specs run in one Jest over all projects (`tools/tests`), again when an input changed. */
const test = ({ readByTests }) => ({
  executor: './tools/tests:jest',
  inputs: ['default', '^code', 'runner', ...readByTests.map((glob) => `{workspaceRoot}/${glob}`)],
  outputs: ['{workspaceRoot}/.cache/test-results/{projectName}.json'],
  cache: true,
});

const lint = ({ root }) =>
  command(`eslint --max-warnings=0 --no-warn-ignored ${root}`, {
    inputs: ['default', '^default', 'rules'],
    cache: true,
  });

const build = ({ root }) => command(`node tools/arch/build-app.mjs ${root}`, { cache: false });

const isEndToEnd = ({ name }) => name === 'api-e2e';

const targets = (project) => ({
  lint: lint(project),
  test: test(project),
  ...(project.type === 'app' && !isEndToEnd(project) && { build: build(project) }),
  ...(isEndToEnd(project) && { faults: command('npm run faults', { cache: false }) }),
});

/** A project as nx takes it. */
const nxProject = (project) => ({
  name: project.name,
  projectType: project.type === 'app' ? 'application' : 'library',
  sourceRoot: project.type === 'tool' ? project.root : `${project.root}/src`,
  tags: tagsOf(project),
  targets: targets(project),
});

/** Every project of the table whose folder exists, by its folder. */
export const nxProjects = (workspaceRoot) =>
  Object.fromEntries(
    projects
      .filter(({ root }) => existsSync(join(workspaceRoot, root)))
      .map((project) => [project.root, nxProject(project)]),
  );

export const name = 'switchyard-projects';

export const createNodes = [
  'tools/arch/graph.mjs',
  (files, _options, { workspaceRoot }) =>
    files.map((file) => [file, { projects: nxProjects(workspaceRoot) }]),
];
