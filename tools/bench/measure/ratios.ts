import { spreadOf, type Spread } from './statistics';

/** Round by round, the figure of one over that of the other in the same round. */
export const ratiosOf = (one: readonly number[], other: readonly number[]): Spread =>
  spreadOf(one.map((figure, round) => figure / (other[round] ?? NaN)));
