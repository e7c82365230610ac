/**
 * The application's own filter by Space, the first of two mechanisms of isolation; row-level
 * security is the second. Each is proven alone: the e2e suites run once with this one replaced and
 * once with the policies off.
 */
export const spaceFilter = {
  /** A condition that holds for rows of the Space in the given parameter. */
  clause: (column: string, parameter: string): string => `${column} = ${parameter}`,
};
