/** Set where the oracles are said to lie, as in CI: there a missing one is a failure. Elsewhere its specs are reported as skipped. */
const isPromised =
  (globalThis as { readonly switchyardOracles?: string }).switchyardOracles !== undefined;

/** Runs specs that need an oracle, or says by name that they did not run. */
export const withOracle = <Oracle>(
  name: string,
  oracle: Oracle | undefined,
  howToGet: string,
  specs: (oracle: Oracle) => void,
): void => {
  if (oracle) return describe(name, () => specs(oracle));
  if (isPromised) {
    return it(name, () => {
      throw new Error(`It is not there: ${howToGet}`);
    });
  }
  return describe.skip(name, () => void it(`needs what is not there: ${howToGet}`, () => {}));
};
