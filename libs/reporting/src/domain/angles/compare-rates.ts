import { ratePoint, type BetaPosterior, type RatePoint } from './beta-posterior';
import { GAUSS } from './gauss-rule';

/** How several unknown rates compare; one entry per rate. */
export interface RateComparison {
  /** P(this rate is the highest). */
  readonly probabilityBest: readonly number[];
  /** E[highest rate − this rate], a rate: what choosing this one costs. */
  readonly expectedLoss: readonly number[];
  /** E[highest rate]. */
  readonly expectedBest: number;
}

/** Where panels end, in deviations from each mean: densities are smooth in between, whatever the other rates' scales are. */
const EDGES = [-9, -4, -1.5, 1.5, 4, 9, 22] as const;

const placed = ({ mean, deviation }: BetaPosterior, edge: number): number =>
  Math.min(1, Math.max(0, mean + edge * deviation));

const panelEdges = (rates: readonly BetaPosterior[]): readonly number[] =>
  [...new Set(rates.flatMap((rate) => EDGES.map((edge) => placed(rate, edge))))].sort(
    (one, other) => one - other,
  );

/**
 * By quadrature over panels, no draw: P(best i) = ∫ fᵢ ∏ⱼ Fⱼ and E[max] = Σᵢ ∫ x fᵢ ∏ⱼ Fⱼ, j ≠ i. The distribution functions come
 * from the same nodes. Held against SciPy's results in the spec.
 */
export const compareRates = (rates: readonly BetaPosterior[]): RateComparison => {
  const edges = panelEdges(rates);
  const probabilityBest = rates.map(() => 0);
  let [expectedBest, below] = [0, rates.map(() => 0)];
  for (let panel = 1; panel < edges.length; panel += 1) {
    const half = (edges[panel]! - edges[panel - 1]!) / 2;
    const points = GAUSS.nodes.map((node) => ratePoint(edges[panel - 1]! + half * (1 + node)));
    const curves = rates.map((rate, index) => curveOf(rate, below[index]!, points, half));
    points.forEach(({ x }, k) => {
      const others = productsOfOthers(curves.map(({ distribution }) => distribution[k]!));
      curves.forEach(({ density }, index) => {
        const mass = GAUSS.weights[k]! * half * density[k]! * others[index]!;
        probabilityBest[index]! += mass;
        expectedBest += x * mass;
      });
    });
    below = curves.map(({ after }) => after);
  }
  return {
    probabilityBest,
    expectedBest,
    expectedLoss: rates.map(({ mean }) => Math.max(0, expectedBest - mean)),
  };
};

/** A rate's density and distribution function at the nodes of a panel, and its distribution function behind it. */
interface Curve {
  readonly density: readonly number[];
  readonly distribution: readonly number[];
  readonly after: number;
}

const NOWHERE: readonly number[] = GAUSS.nodes.map(() => 0);

const curveOf = (
  rate: BetaPosterior,
  before: number,
  points: readonly RatePoint[],
  half: number,
): Curve => {
  const middle = (points[0]!.x + points.at(-1)!.x) / 2;
  if (middle < placed(rate, EDGES[0]) || middle > placed(rate, EDGES.at(-1)!)) {
    return { density: NOWHERE, distribution: GAUSS.nodes.map(() => before), after: before };
  }
  const density = points.map(rate.densityAt);
  return {
    density,
    distribution: GAUSS.upTo.map((row) => before + half * dot(row, density)),
    after: before + half * dot(GAUSS.weights, density),
  };
};

const dot = (one: readonly number[], other: readonly number[]): number => {
  let sum = 0;
  for (let index = 0; index < one.length; index += 1) sum += one[index]! * other[index]!;
  return sum;
};

/** For each number, the product of all the others; numbers may be 0. */
const productsOfOthers = (numbers: readonly number[]): readonly number[] => {
  const products = numbers.map(() => 1);
  let [before, behind] = [1, 1];
  for (let index = 0; index < numbers.length; index += 1) {
    const last = numbers.length - 1 - index;
    products[index]! *= before;
    products[last]! *= behind;
    before *= numbers[index]!;
    behind *= numbers[last]!;
  }
  return products;
};
