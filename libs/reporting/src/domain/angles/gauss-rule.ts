const POINTS = 10;

/** A quadrature rule on [-1, 1]: `∫ f ≈ Σ weights·f(nodes)`, and `∫ f from -1 to nodes[k] ≈ Σ upTo[k]·f(nodes)`. */
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
export const GAUSS: GaussRule = makeRule();
