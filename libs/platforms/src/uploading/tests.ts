import type { OpenConnection } from '../port/connection';
import type { ConversionRules, SinkConversion, Verdict } from '../port/conversion';

type TestRules = Pick<ConversionRules, 'tests' | 'testSetting'>;

/**
 * Uploads tests apart from what counts, each in requests of their own; verdicts in the order of the
 * batch. `upload` gets items that are all tests, or none of which is one. Tests that the platform
 * has no way to take are answered without a request.
 */
export const uploadTestsApart = async (
  rules: TestRules,
  connection: Pick<OpenConnection, 'settings'>,
  batch: readonly SinkConversion[],
  upload: (part: readonly SinkConversion[]) => Promise<readonly Verdict[]>,
): Promise<readonly Verdict[]> => {
  const counted = batch.filter((item) => !isTest(item));
  const tests = batch.filter(isTest);
  const withheld = testsWithheld(rules, connection);
  const verdicts = new Map<SinkConversion, Verdict>();
  const send = async (part: readonly SinkConversion[]): Promise<void> => {
    if (part.length === 0) return;
    const answered = await upload(part);
    part.forEach((item, index) => verdicts.set(item, answered[index] as Verdict));
  };
  await send(counted);
  if (withheld) for (const item of tests) verdicts.set(item, withheld);
  else await send(tests);
  return batch.map((item) => verdicts.get(item) as Verdict);
};

/** The verdict of every test where none can be sent; undefined where they can. */
export const testsWithheld = (
  rules: TestRules,
  connection: Pick<OpenConnection, 'settings'>,
): Verdict | undefined => {
  switch (rules.tests) {
    case 'validated':
      return undefined;
    case 'coded':
      return testCodeOf(rules, connection) === undefined ? notSetUp(rules) : undefined;
    case 'unsupported':
      return {
        outcome: 'unsupported',
        code: 'TEST_UNSUPPORTED',
        message: 'The platform has no way to check a conversion without counting it.',
      };
  }
};

/** The code under which the platform shows tests; undefined where none is set. */
export const testCodeOf = (
  { testSetting }: TestRules,
  { settings }: Pick<OpenConnection, 'settings'>,
): string | undefined => {
  const code = testSetting && settings[testSetting.name];
  return typeof code === 'string' && code !== '' ? code : undefined;
};

export const isTest = ({ isTest: test = false }: SinkConversion): boolean => test;

const notSetUp = ({ testSetting }: TestRules): Verdict => ({
  outcome: 'skipped',
  code: 'TEST_NOT_SET_UP',
  message: `The connection has no \`settings/${testSetting?.name}\`, so the test was not sent.`,
});
