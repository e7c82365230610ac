/** Shorter limits are what a test is about; longer ones only end a wait for what never comes. */
const SHORT_MS = 5_000;

/**
 * The limit of a wait on this machine: `SWITCHYARD_TEST_PATIENCE` times (3 unless set) the stated
 * one, for a busy machine is slow and a state that comes late is no failure. Limits below five
 * seconds stay as they are.
 */
export const patient = (limitMs: number): number =>
  limitMs < SHORT_MS ? limitMs : limitMs * Number(process.env['SWITCHYARD_TEST_PATIENCE'] ?? 3);

const SHORTEST_PAUSE_MS = 20;
const LONGEST_PAUSE_MS = 400;

/**
 * A pause of an eighth of the time that was waited already: a state is seen soon, and a test that
 * waits for long leaves the processor to what it waits for.
 */
const pauseAfter = (waitedMs: number): number =>
  Math.min(LONGEST_PAUSE_MS, Math.max(SHORTEST_PAUSE_MS, waitedMs / 8));

/**
 * Repeats a check until it passes; throws its last failure when the time is up, which is a `patient`
 * limit.
 */
export const eventually = async <T>(check: () => Promise<T> | T, withinMs = 10_000): Promise<T> => {
  const start = Date.now();
  const end = start + patient(withinMs);
  while (Date.now() < end) {
    const outcome = await attempt(check);
    if ('value' in outcome) return outcome.value;
    await new Promise((done) => setTimeout(done, pauseAfter(Date.now() - start)));
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
