import type { FieldRef } from './catalogue';
import type { Operator } from './query';

/** A condition whose field exists and whose values fit it. */
export interface BoundCondition {
  readonly ref: FieldRef;
  readonly operator: Operator;
  readonly values: readonly string[];
  /** The values as comparison keys. */
  readonly keys: ReadonlySet<string>;
}
