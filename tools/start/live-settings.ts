import { StartFailure } from './settings';

type Environment = Readonly<Record<string, string | undefined>>;

/** Settings of the demo and of tests, which a live start must not be given. */
const FOR_TESTS = [
  'SWITCHYARD_EMULATOR_PORT',
  'SWITCHYARD_EMULATOR_HOST',
  'SWITCHYARD_EMULATOR_STATE',
  'SWITCHYARD_CLOCK_URL',
  'SWITCHYARD_MAIL_OUTBOX',
  'SWITCHYARD_FETCH_ALLOW',
  'SWITCHYARD_SWEEP_MILLISECONDS',
];

/** Keys of a live start are those of its file: two sources could disagree. */
const KEYS = [
  'SWITCHYARD_SEALING_PUBLIC_KEYS',
  'SWITCHYARD_SEALING_PRIVATE_KEYS',
  'SWITCHYARD_SECRET_KEYS',
];

/** Throws StartFailure with every setting that does not go with a live start. */
export const requireLiveSettings = (environment: Environment): void => {
  const isSet = (name: string): boolean => (environment[name] ?? '').trim() !== '';
  const problems = [
    ...FOR_TESTS.filter(isSet).map((name) => `${name} is for the demo and for tests`),
    ...KEYS.filter(isSet).map(
      (name) => `${name} is set, and the keys of --live are in its keys.json`,
    ),
    ...(environment['SWITCHYARD_ENVIRONMENT'] === 'test'
      ? ['SWITCHYARD_ENVIRONMENT is test, and --live is live']
      : []),
  ];
  if (problems.length === 0) return;
  throw new StartFailure(
    `These settings do not go with --live:\n${problems.map((one) => `  - ${one}`).join('\n')}`,
    'Unset them, or start the demo without --live.',
  );
};
