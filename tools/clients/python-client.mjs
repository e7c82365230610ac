// The Python client as people get it: built, its contents compared, installed outside this tree,
// its types and its tests checked, and the scenarios of clients/scenarios played with both clients.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { env, execPath, stdout } from 'node:process';
import { nodePackages } from './packages.mjs';
import { pythonPackages } from './python.mjs';
import { withScenarios } from './scenarios.mjs';
import { runToEnd } from './system.mjs';

const SOURCE = resolve('clients/python');
const CONTENTS = resolve('tools/clients/python-contents.txt');
const PINNED = resolve('tools/clients/python-client.txt');

/** Oldest first. Those that the machine does not have are named and left out, all but python3. */
const PYTHONS = ['python3.10', 'python3.11', 'python3.12', 'python3.13'];

const say = (text) => stdout.write(`${text}\n`);

/** Runs a program to its end; throws with what it wrote when it failed. */
function run(command, args, options = {}) {
  const done = spawnSync(command, args, { encoding: 'utf8', ...options });
  if (done.status !== 0) {
    const output = `${done.stdout ?? ''}${done.stderr ?? ''}`;
    throw new Error(`${command} ${args.join(' ')} failed: ${done.error ?? output}`);
  }
  return done.stdout;
}

/** Builds the wheel and the source archive outside this tree; their paths. */
function build(bin, folder) {
  const copy = join(folder, 'source');
  cpSync(SOURCE, copy, { recursive: true, filter: (path) => !/__pycache__|\.venv/.test(path) });
  run(join(bin, 'python'), ['-m', 'build', '--no-isolation', '--outdir', folder, copy]);
  const list = `
import sys, tarfile, zipfile
from pathlib import Path
folder = Path(sys.argv[1])
wheel, = folder.glob("*.whl")
source, = folder.glob("*.tar.gz")
print(wheel)
names = zipfile.ZipFile(wheel).namelist()
print("\\n".join(["# " + wheel.name, *sorted(names)]))
names = tarfile.open(source).getnames()
print("\\n".join(["# " + source.name, *sorted(names)]))
`;
  const [wheel, ...contents] = run(join(bin, 'python'), ['-c', list, folder]).trim().split('\n');
  return { wheel, contents: `${contents.join('\n')}\n` };
}

/** The lists are committed: a file that is shipped by mistake is a difference. */
function compareContents(contents) {
  say(contents.trimEnd());
  if (env.SWITCHYARD_WRITE_CONTENTS) writeFileSync(CONTENTS, contents);
  if (readFileSync(CONTENTS, 'utf8') !== contents) {
    throw new Error(
      'The contents of the packages differ from tools/clients/python-contents.txt. When that is meant, repeat with SWITCHYARD_WRITE_CONTENTS=1.',
    );
  }
}

/** A new environment outside this tree with the wheel and the pinned packages; its `python`. */
function install(python, wheel, folder) {
  const place = join(folder, python);
  run(python, ['-m', 'venv', place]);
  const installed = join(place, 'bin', 'python');
  const pip = ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check'];
  run(installed, [...pip, '--require-hashes', '-r', PINNED]);
  run(installed, [...pip, '--no-deps', '--no-index', wheel]);
  run(installed, ['-m', 'pip', 'check', '--disable-pip-version-check']);
  return installed;
}

const hasPython = (python) => spawnSync(python, ['--version']).status === 0;

/** The tests of the package, against what is installed and nothing of this tree. */
function testInstalled(python, folder) {
  const output = run(python, ['-m', 'pytest', '-c', 'pyproject.toml', 'tests'], {
    cwd: join(folder, 'tested'),
  });
  say(`  ${output.trim().split('\n').at(-1)}`);
}

/** pyright in strict mode, as Python 3.10: the package with its tests, and a program of a user. */
function checkTypes(python, folder) {
  const options = { include: ['.'], typeCheckingMode: 'strict', pythonVersion: '3.10' };
  const sample = join(folder, 'sample');
  cpSync('tools/clients/python_sample.py', join(sample, 'sample.py'));
  writeFileSync(
    join(sample, 'pyrightconfig.json'),
    JSON.stringify({ ...options, reportUnnecessaryTypeIgnoreComment: 'error' }),
  );
  const pyright = join(nodePackages(), 'node_modules/pyright/index.js');
  for (const project of [sample, join(folder, 'source')]) {
    say(run(execPath, [pyright, '--pythonpath', python, '--project', project]).trim());
  }
}

/** Everything but the scenarios; the `python` that has the client. */
function checkPackage(folder) {
  const bin = pythonPackages('python-client');
  const { wheel, contents } = build(bin, folder);
  compareContents(contents);
  const source = join(folder, 'source');
  run(join(bin, 'vermin'), [
    '--target=3.10-',
    '--eval-annotations',
    '--no-tips',
    join(source, 'src'),
  ]);
  cpSync(join(source, 'tests'), join(folder, 'tested', 'tests'), { recursive: true });
  cpSync(join(source, 'pyproject.toml'), join(folder, 'tested', 'pyproject.toml'));
  const pythons = PYTHONS.filter(hasPython);
  say(`not on this machine: ${PYTHONS.filter((one) => !pythons.includes(one)).join(', ') || '-'}`);
  const places = (pythons.length > 0 ? pythons : ['python3']).map((python) => {
    const installed = install(python, wheel, folder);
    say(`${run(installed, ['--version']).trim()} with the wheel:`);
    testInstalled(installed, folder);
    return installed;
  });
  checkTypes(places[0], folder);
  return places[0];
}

/** Fails when the package, its types, its tests or a scenario is not as it should be; the code. */
export async function pythonClient(system) {
  const folder = mkdtempSync(join(tmpdir(), 'switchyard-python-'));
  try {
    const python = checkPackage(folder);
    return await withScenarios(system, async (environment) => {
      const player = resolve('tools/clients/python_scenarios.py');
      for (const kind of ['sync', 'async']) {
        const code = await runToEnd(python, [player, kind], { env: environment, cwd: folder });
        if (code !== 0) return code;
      }
      return 0;
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
