import type { Kind } from '../store/entity';
import type { Call } from './call';
import type { Members } from './shape';
import type { Fields } from '../../json/fields';

/** One thing that can be asked of an object of some kind: of itself (`edge` is empty) or of an edge. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly on: readonly Kind[];
  readonly edge: string;
  readonly parameters: Members;
  readonly required: readonly string[];
  /** Answers the body. `read` are the parameters by their shapes, without those that any call takes. */
  answer(call: Call, read: Fields): unknown;
}

export const route = (
  method: Route['method'],
  on: readonly Kind[],
  edge: string,
  parameters: Members,
  answer: Route['answer'],
  required: readonly string[] = [],
): Route => ({ method, on, edge, parameters, required, answer });
