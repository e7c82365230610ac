// `node tools/lint-deploy/main.mjs`: what the makers' own tools say of Dockerfile, compose file and
// chart. Needs Python 3 with venv; everything else is pinned and goes into .cache.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { chdir, exit, stdout } from 'node:process';
import { fileURLToPath } from 'node:url';
import Ajv from 'ajv';
import { load, YAML11_SCHEMA } from 'js-yaml';
import { chartProblems } from './chart.mjs';
import { composeSchema, hadolint } from './programs.mjs';

const dockerfileProblems = () => {
  const args = ['--failure-threshold', 'info', 'docker/Dockerfile'];
  const { status, stdout: text } = spawnSync(hadolint(), args, { encoding: 'utf8' });
  return status === 0 ? [] : [text];
};

const composeProblems = () => {
  const schema = composeSchema();
  delete schema.$schema; // its address is none that the validator knows
  const isValid = new Ajv({ strict: false, validateFormats: false, allErrors: true }).compile(
    schema,
  );
  const file = load(readFileSync('docker/compose.yml', 'utf8'), { schema: YAML11_SCHEMA });
  if (isValid(file)) return [];
  return isValid.errors.map(({ instancePath, message }) => `${instancePath} ${message}`);
};

chdir(fileURLToPath(new URL('../..', import.meta.url)));
const checks = {
  'docker/Dockerfile': dockerfileProblems,
  'docker/compose.yml': composeProblems,
  'docker/chart': chartProblems,
};
let failed = 0;
for (const [name, problemsOf] of Object.entries(checks)) {
  const problems = problemsOf();
  failed += problems.length;
  stdout.write(`${problems.length === 0 ? 'ok      ' : 'problem '} ${name}\n`);
  for (const problem of problems) stdout.write(`  ${problem.trim().replaceAll('\n', '\n  ')}\n`);
}
exit(failed === 0 ? 0 : 1);
