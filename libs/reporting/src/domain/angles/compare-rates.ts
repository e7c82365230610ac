import betaln from '@stdlib/math-base-special-betaln';

/** A rate between 0 and 1, with the logarithms that every density asks for. */
interface RatePoint {
  readonly x: number;
  /** ln x. */
  readonly log: number;
  /** ln (1 − x). */
  readonly logRest: number;
}

export const ratePoint = (x: number): RatePoint => ({
  x,
  log: Math.log(x),
  logRest: Math.log1p(-x),
});

/** What is known of a rate: a Beta distribution. */
export interface BetaPosterior {
  readonly a: number;
  readonly b: number;
  readonly mean: number;
  readonly deviation: number;
  readonly densityAt: (point: RatePoint) => number;
}

export const betaPosterior = (a: number, b: number): BetaPosterior => {
  const [sum, scale] = [a + b, betaln(a, b)];
  const densityAt = ({ log, logRest }: RatePoint): number =>
    Math.exp((a - 1) * log + (b - 1) * logRest - scale);
  return {
    a,
    b,
    mean: a / sum,
    deviation: Math.sqrt(((a / sum) * (b / sum)) / (sum + 1)),
    densityAt,
  };
};

const POINTS = 10;

/**
 * A quadrature rule on [-1, 1]: `∫ f ≈ Σ weights·f(nodes)`, and `∫ f from -1 to nodes[k] ≈ Σ
 * upTo[k]·f(nodes)`.
 */
interface GaussRule {
  readonly nodes: readonly number[];
  readonly weights: readonly number[];
  readonly upTo: readonly (readonly number[])[];
}

/** P(n) and P(n-1) of Legendre at x, by their recurrence. */
const legendre = (degree: number, x: number): readonly [number, number] => {
  let [before, now] = [1, x];
  for (let n = 2; n <= degree; n += 1) {
    [before, now] = [now, ((2 * n - 1) * x * now - (n - 1) * before) / n];
  }
  return degree === 0 ? [1, 0] : [now, before];
};

/** The roots of P(POINTS), by Newton's method from Tricomi's estimate. */
const root = (index: number): number => {
  let x = -Math.cos((Math.PI * (index + 0.75)) / (POINTS + 0.5));
  for (let step = 0; step < 20; step += 1) x -= legendre(POINTS, x)[0] / slope(x);
  return x;
};

const slope = (x: number): number => {
  const [now, before] = legendre(POINTS, x);
  return (POINTS * (before - x * now)) / (1 - x * x);
};

/** ∫ of P(n) from -1 to x. */
const integral = (n: number, x: number): number =>
  n === 0 ? x + 1 : (legendre(n + 1, x)[0] - legendre(n - 1, x)[0]) / (2 * n + 1);

const makeRule = (): GaussRule => {
  const nodes = Array.from({ length: POINTS }, (_, index) => root(index));
  const weights = nodes.map((x) => 2 / ((1 - x * x) * slope(x) ** 2));
  const degrees = nodes.map((_, n) => n);
  /** The interpolating polynomial in Legendre's basis, integrated term by term. */
  const upTo = nodes.map((x) =>
    nodes.map(
      (at, m) =>
        weights[m]! *
        degrees.reduce((sum, n) => sum + (n + 0.5) * legendre(n, at)[0] * integral(n, x), 0),
    ),
  );
  return { nodes, weights, upTo };
};

/** Gauss–Legendre with ten nodes: exact for polynomials up to the degree 19. */
const GAUSS: GaussRule = makeRule();

/** How several unknown rates compare; one entry per rate. */
export interface RateComparison {
  /** P(this rate is the highest). */
  readonly probabilityBest: readonly number[];
  /** E[highest rate − this rate], a rate: what choosing this one costs. */
  readonly expectedLoss: readonly number[];
  /** E[highest rate]. */
  readonly expectedBest: number;
}

/**
 * Where panels end, in deviations from each mean: densities are smooth in between, whatever the
 * other rates' scales are.
 */
const EDGES = [-9, -4, -1.5, 1.5, 4, 9, 22] as const;

const placed = ({ mean, deviation }: BetaPosterior, edge: number): number =>
  Math.min(1, Math.max(0, mean + edge * deviation));

const panelEdges = (rates: readonly BetaPosterior[]): readonly number[] =>
  [...new Set(rates.flatMap((rate) => EDGES.map((edge) => placed(rate, edge))))].sort(
    (one, other) => one - other,
  );

/**
 * By quadrature over panels, no draw: P(best i) = ∫ fᵢ ∏ⱼ Fⱼ and E[max] = Σᵢ ∫ x fᵢ ∏ⱼ Fⱼ, j ≠ i.
 * The distribution functions come from the same nodes. The spec compares it with SciPy's results.
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

/**
 * A rate's density and distribution function at the nodes of a panel, and its distribution function
 * behind it.
 */
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
