import type { Call } from './call';
import { selectFields } from './graph-node';
import { nodeOf } from './node-of';
import { readSelection } from './read-selection';

/** The asked fields of the object that a call names. */
export const readObject = (call: Call): unknown =>
  selectFields(nodeOf(call.subject, call), readSelection(call.parameters.fields));
