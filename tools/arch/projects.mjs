// The table turned into the list of projects: what nx, the lint rule, the build and the arch spec
// need of each.
import {
  apps,
  contexts,
  extraForSpecs,
  kits,
  published,
  readByTests,
  tools,
  wire,
} from './graph.mjs';

const KITS_OF_A_CONTEXT = ['kernel', 'http-kit', 'db-kit', 'queue-kit', 'safe-fetch'];

const list = (type, folder, table, nameOf) =>
  Object.entries(table).map(([project, row]) => ({
    name: nameOf(project),
    root: `${folder}/${project}`,
    type,
    mayImport: type === 'context' ? [...KITS_OF_A_CONTEXT, ...row] : row,
    specsMayImport: extraForSpecs[project] ?? extraForSpecs.everyone,
    readByTests: readByTests[project] ?? [],
  }));

const rowsOf = (packages) =>
  Object.fromEntries(
    Object.entries(packages).map(([folder, { mayImport }]) => [folder, mayImport]),
  );

const libNames = [contexts, kits, wire].flatMap(Object.keys);
const itself = (project) => project;
const appName = (project) => (libNames.includes(project) ? `${project}-app` : project);

/** Every project of the table, whether its folder exists yet or not. */
export const projects = [
  ...list('context', 'libs', contexts, itself),
  ...list('kit', 'libs', kits, itself),
  ...list('wire', 'libs', wire, itself),
  ...list('client', 'clients', rowsOf(published), (folder) => published[folder].name),
  ...list('app', 'apps', apps, appName),
  ...list('tool', 'tools', tools, (project) => `tool-${project}`),
];

/** Tags for `@nx/enforce-module-boundaries`. */
export const tagsOf = ({ name, type }) => [`scope:${name}`, `type:${type}`];

/** The roots of a project and of everything it may import, directly or not; specs aside. */
export function rootsFor(root) {
  const found = new Set();
  const visit = (project) => {
    if (!project || found.has(project.root)) return;
    found.add(project.root);
    for (const name of project.mayImport) {
      visit(projects.find((other) => other.name === name));
    }
  };
  visit(projects.find((project) => project.root === root));
  return [...found];
}
