/** Shorter limits are what a test is about; longer ones only end a wait for what never comes. */
const SHORT_MS = 5_000;

/**
 * The limit of a wait on this machine: `SWITCHYARD_TEST_PATIENCE` times (3 unless set) the stated
 * one, for a busy machine is slow and a state that comes late is no failure. Limits below five
 * seconds stay as they are.
 */
export const patient = (limitMs: number): number =>
  limitMs < SHORT_MS ? limitMs : limitMs * Number(process.env['SWITCHYARD_TEST_PATIENCE'] ?? 3);

/**
 * Repeats a check until it passes; throws its last failure when the time is up, which is a `patient`
 * limit.
 */
export const eventually = async <T>(
  check: () => Promise<T> | T,
  withinMs = 10_000,
  everyMs = 20,
): Promise<T> => {
  const end = Date.now() + patient(withinMs);
  while (Date.now() < end) {
    const outcome = await attempt(check);
    if ('value' in outcome) return outcome.value;
    await new Promise((done) => setTimeout(done, everyMs));
  }
  return check();
};

const attempt = async <T>(
  check: () => Promise<T> | T,
): Promise<{ readonly value: T } | { readonly failure: unknown }> => {
  try {
    return { value: await check() };
  } catch (failure) {
    return { failure };
  }
};

/**
 * How many random cases a test by generation tries: `SWITCHYARD_TEST_RUNS`, or what it says itself.
 * Throws for what is no whole number over 0.
 */
export const runsOfTest = (usual: number, word = process.env['SWITCHYARD_TEST_RUNS']): number => {
  if (!word) return usual;
  const runs = Number(word);
  if (!Number.isInteger(runs) || runs < 1) {
    throw new Error('SWITCHYARD_TEST_RUNS must be a whole number over 0');
  }
  return runs;
};
