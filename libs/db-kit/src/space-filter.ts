/**
 * The application's own Space filter, the first of two walls; row-level security is the second.
 * Each wall is proven alone: the e2e suites run once with this one replaced and once with the
 * policies off.
 */
export const spaceFilter = {
  /** A condition that holds for rows of the Space in the given parameter. */
  clause: (column: string, parameter: string): string => `${column} = ${parameter}`,
};
