// What nx runs for the target `test` of all projects whose results are not in its cache: one Jest over the specs of all of them.
const { existsSync, mkdirSync, readFileSync, rmSync } = require('node:fs');
const { join } = require('node:path');
const { HashPlanInspector } = require('nx/src/hasher/hash-plan-inspector');
const { OBSERVED, RESULTS, runJest, USUAL_SIZES } = require('./run-jest.mjs');

// With three a fifth of two cores waited for databases: 6:16 instead of 5:40 min.
const WORKERS = '4';

const readLines = (path) =>
  existsSync(path)
    ? readFileSync(path, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line))
    : [];

/** Answers Jest's exit code. The reporter writes the results of each project. */
const runProjects = (projects) => {
  mkdirSync(RESULTS, { recursive: true });
  for (const { name } of projects) rmSync(join(RESULTS, `${name}.json`), { force: true });
  const roots = projects.map(({ root }) => root).join('|');
  const args = ['--passWithNoTests', `--testPathPatterns=/(${roots})/`];
  const more = {
    SWITCHYARD_TEST_RESULTS: RESULTS,
    SWITCHYARD_TEST_PROJECTS: projects.map(({ name, root }) => `${name}=${root}`).join(','),
  };
  return runJest([...args, '--selectProjects', ...USUAL_SIZES], { workers: WORKERS, more });
};

/** What specs read although nx does not know it: a change of it would let an old result stand. By project. */
const undeclaredReads = async (graph, projects) => {
  const inspector = new HashPlanInspector(graph, process.cwd());
  await inspector.init();
  const observed = readLines(OBSERVED);
  return Object.fromEntries(
    projects.map(({ name, root }) => {
      const inputs = inspector.inspectTaskInputs({ project: name, target: 'test' });
      const { files: declared } = inputs[`${name}:test`];
      const known = new Set(declared);
      const isDeclared = (file) =>
        known.has(file) || declared.some((one) => one.startsWith(`${file}/`));
      const ofProject = observed.filter(({ spec }) => spec.startsWith(`${root}/`));
      const missing = ofProject.flatMap(({ spec, files }) =>
        files.filter((file) => !isDeclared(file)).map((file) => `${spec} reads ${file}`),
      );
      return [name, missing];
    }),
  );
};

/** The files of a project; undefined when Jest did not come so far. */
const filesOf = (name) => {
  const path = join(RESULTS, `${name}.json`);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
};

const isFailed = ({ name }) =>
  filesOf(name)?.some(({ failed, couldNotRun }) => failed > 0 || couldNotRun) ?? true;

exports.runBatch = async (taskGraph, _inputs, _overrides, { projectGraph }) => {
  const projects = Object.values(taskGraph.tasks).map(({ id, target: { project } }) => ({
    id,
    name: project,
    root: projectGraph.nodes[project].data.root,
  }));
  const code = await runProjects(projects);
  const missing = await undeclaredReads(projectGraph, projects);
  // Jest failed beside its files, for example when the database could not be stopped: no result of this run is kept.
  const isRunBroken = code !== 0 && !projects.some(isFailed);
  const resultOf = (project) => {
    const { name } = project;
    const complaints = missing[name].map(
      (line) => `FAILED: ${line}, which is no input of ${name}:test in nx.json`,
    );
    if (complaints.length > 0) console.error(complaints.join('\n'));
    const success = !isRunBroken && !isFailed(project) && complaints.length === 0;
    return { success, terminalOutput: complaints.join('\n') };
  };
  return Object.fromEntries(projects.map((project) => [project.id, resultOf(project)]));
};

exports.runOne = async (_options, { projectName, projectGraph }) => {
  const id = `${projectName}:test`;
  const tasks = { [id]: { id, target: { project: projectName } } };
  const results = await exports.runBatch({ tasks }, {}, {}, { projectGraph });
  return results[id];
};
