// Go, its programs and its packages, pinned, in folders of their own under .cache.
import { existsSync, mkdirSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { env } from 'node:process';
import { fromRegistry } from './from-registry.mjs';
import { pythonPackages } from './python.mjs';

const HOME = resolve('.cache/go');

const PROGRAMS = {
  helm: 'helm.sh/helm/v3/cmd/helm@v3.19.5',
  kubeconform: 'github.com/yannh/kubeconform/cmd/kubeconform@v0.7.0',
  'oapi-codegen': 'github.com/oapi-codegen/oapi-codegen/v2/cmd/oapi-codegen@v2.8.0',
  oasdiff: 'github.com/oasdiff/oasdiff@v1.37.0',
};

/** The compiler, from the list `go.txt`. */
export const goCommand = () => join(pythonPackages('go'), 'go');

/** What Go needs in the environment: its own folders, its own compiler, nothing of the user's. */
export const goEnvironment = () => ({
  ...env,
  PATH: [dirname(goCommand()), env.PATH].join(delimiter),
  GOPATH: HOME,
  GOCACHE: join(HOME, 'build'),
  GOENV: 'off',
  GOFLAGS: '-modcacherw -buildvcs=false',
  GOTOOLCHAIN: 'local',
});

/** The path of one of the programs; built when it is not there. */
export function goProgram(name) {
  const [, version] = PROGRAMS[name].split('@');
  const folder = join(HOME, 'programs', `${name}-${version}`);
  const program = join(folder, name);
  if (existsSync(program)) return program;
  mkdirSync(folder, { recursive: true });
  fromRegistry(goCommand(), ['install', PROGRAMS[name]], {
    env: { ...goEnvironment(), GOBIN: folder },
  });
  return program;
}

/** The folder of a module's source, `path@version`; fetched when it is not there. */
export function goModule(module) {
  const args = ['mod', 'download', '-json', module];
  return JSON.parse(fromRegistry(goCommand(), args, { cwd: '/', env: goEnvironment() })).Dir;
}
