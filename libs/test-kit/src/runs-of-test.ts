/** How many random cases a test by generation tries: `SWITCHYARD_TEST_RUNS`, or what it says itself. Throws for what is no whole number over 0. */
export const runsOfTest = (usual: number, word = process.env['SWITCHYARD_TEST_RUNS']): number => {
  if (!word) return usual;
  const runs = Number(word);
  if (!Number.isInteger(runs) || runs < 1) {
    throw new Error('SWITCHYARD_TEST_RUNS must be a whole number over 0');
  }
  return runs;
};
