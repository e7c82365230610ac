// Judges docker/chart: helm lints and renders it, kubeconform holds what it renders against the
// schemas of the oldest and the newest Kubernetes, and every pod is confined.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { loadAll } from 'js-yaml';
import { helm, kubeconform, kubernetesSchemas } from './programs.mjs';

const CHART = 'docker/chart';
const VERSIONS = ['1.30', '1.37'];
/** Kinds of operators that an installation may have; Kubernetes has no schema of them. */
const OF_OTHERS = 'PodMonitor';

const call = (command, args, input) => {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8', input });
  return { ok: status === 0, stdout, text: `${stdout}${stderr}` };
};

const template = (version, args) =>
  call(helm(), ['template', 'release', CHART, '--kube-version', `${version}.0`, ...args]);

/** Values that must be refused, each with what the refusal names. */
const REFUSED = {
  'no image': [['images.api.tag='], 'images.api.tag'],
  'a digest that is none': [['images.api.digest=sha256:12'], 'digest'],
  'a secret among the settings': [
    ['settings.all.SWITCHYARD_SECRET_KEYS=k1:abc'],
    'SWITCHYARD_SECRET_KEYS',
  ],
  'the private keys in the api': [
    [
      'secrets.api.SWITCHYARD_SEALING_PRIVATE_KEYS.name=a',
      'secrets.api.SWITCHYARD_SEALING_PRIVATE_KEYS.key=b',
    ],
    'SWITCHYARD_SEALING_PRIVATE_KEYS',
  ],
  'a database without peers': [['networkPolicies.database.to=null'], 'networkPolicies.database.to'],
  'a setting of another product': [['settings.all.OTHER_SETTING=1'], 'OTHER_SETTING'],
};

const wrongRefusals = (values) =>
  Object.entries(REFUSED).flatMap(([name, [sets, named]]) => {
    const args = ['-f', values, ...sets.flatMap((set) => ['--set', set])];
    const { ok, text } = template(VERSIONS[0], args);
    return !ok && text.includes(named) ? [] : [`${name} is not refused: ${text.slice(0, 300)}`];
  });

const POD = {
  'runs as root': ({ securityContext }) => securityContext?.runAsNonRoot !== true,
  'has no seccomp profile': ({ securityContext }) =>
    securityContext?.seccompProfile?.type !== 'RuntimeDefault',
  'has the token of a service account': ({ automountServiceAccountToken }) =>
    automountServiceAccountToken !== false,
};
const CONTAINER = {
  'may gain privileges': ({ securityContext }) =>
    securityContext?.allowPrivilegeEscalation !== false,
  'writes its root file system': ({ securityContext }) =>
    securityContext?.readOnlyRootFilesystem !== true,
  'keeps capabilities': ({ securityContext }) =>
    !securityContext?.capabilities?.drop?.includes('ALL'),
  'has no limit of memory': ({ resources }) => resources?.limits?.memory === undefined,
  'carries a secret as text': ({ env = [] }) =>
    env.some(({ name, value }) => value !== undefined && /KEY|SECRET|URL|PASSWORD/.test(name)),
};

const problemsOf = (rules, subject, name) =>
  Object.entries(rules)
    .filter(([, breaks]) => breaks(subject))
    .map(([text]) => `${name} ${text}`);

/** Pods that are not confined, and pods without a policy of the network. */
const unconfined = (objects) => {
  const covered = objects
    .filter(({ kind }) => kind === 'NetworkPolicy')
    .filter(({ spec }) => spec.policyTypes.length === 2)
    .map(({ metadata }) => metadata.name);
  return objects
    .filter(({ spec }) => spec?.template?.spec)
    .flatMap(({ kind, metadata, spec }) => [
      ...problemsOf(POD, spec.template.spec, `${kind} ${metadata.name}`),
      ...spec.template.spec.containers.flatMap((one) =>
        problemsOf(CONTAINER, one, `${kind} ${metadata.name}`),
      ),
      ...(covered.includes(metadata.name) ? [] : [`${metadata.name} has no network policy`]),
    ]);
};

const judge = (version, values) => {
  const rendered = template(version, ['-f', values]);
  if (!rendered.ok) return [rendered.text];
  const schemas = join(
    kubernetesSchemas(VERSIONS),
    version,
    '{{.ResourceKind}}{{.KindSuffix}}.json',
  );
  const flags = ['-strict', '-summary', '-skip', OF_OTHERS, '-schema-location', schemas, '-'];
  const conforms = call(kubeconform(), flags, rendered.stdout);
  return [
    ...(conforms.ok ? [] : [`Kubernetes ${version}: ${conforms.text}`]),
    ...unconfined(loadAll(rendered.stdout).filter(Boolean)),
  ];
};

/** Everything that is wrong with the chart. */
export const chartProblems = () => {
  const values = readdirSync(join(CHART, 'ci')).map((file) => join(CHART, 'ci', file));
  return values
    .flatMap((file) => {
      const lint = call(helm(), [
        'lint',
        CHART,
        '--strict',
        '--kube-version',
        '1.30.0',
        '-f',
        file,
      ]);
      return [...(lint.ok ? [] : [lint.text]), ...VERSIONS.flatMap((one) => judge(one, file))];
    })
    .concat(wrongRefusals(join(CHART, 'ci/smallest.yaml')));
};
