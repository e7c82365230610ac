import { SCOPES, type Scope } from '@switchyard/kernel';
import { oneOf } from './one-of';

const scope = oneOf('/scopes', SCOPES);

/** `all`, or scopes separated by commas, each once. */
export const scopesOf = (text: string): readonly Scope[] =>
  text === 'all' ? SCOPES : [...new Set(text.split(',').map((name) => scope(name.trim())))];
