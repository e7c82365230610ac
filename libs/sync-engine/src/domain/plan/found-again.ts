import { asFarAsMade } from './as-far-as-made';
import type { Binding, Stray } from './words';

/** What a lost create made, as if its answer had come. */
export const foundAgain = ({ applied, attributes, ...stray }: Stray): Binding => ({
  ...stray,
  applied: asFarAsMade(applied, attributes),
  state: 'ready',
});
