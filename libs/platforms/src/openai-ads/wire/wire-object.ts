import { PlatformFailure } from '../../port/failure';
import type { Level } from '../data/levels';
import { contradicted, type Purpose } from './classify';
import type { WireOf } from './objects';

/** An answered object that can be known again; anything else contradicts. */
export const wireObject = <L extends Level>(
  level: L,
  json: unknown,
  purpose: Purpose,
  requestId?: string,
): WireOf[L] => {
  const { id, name, status } = (json ?? {}) as Readonly<Record<string, unknown>>;
  if (
    typeof id === 'string' &&
    id !== '' &&
    typeof name === 'string' &&
    typeof status === 'string'
  ) {
    return json as WireOf[L];
  }
  throw new PlatformFailure(
    contradicted(`OpenAI answered ${level} without an id, a name or a status.`, purpose, requestId),
  );
};
