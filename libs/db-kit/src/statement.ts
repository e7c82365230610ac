import { createHash } from 'node:crypto';

/** SQL with its name: PostgreSQL parses and plans it once per connection. */
export interface Statement {
  readonly name: string;
  readonly text: string;
  /** Settings of the server for this statement alone, e.g. of its planner; they hold for `Database.read` outside a transaction. */
  readonly settings?: Readonly<Record<string, string>>;
}

const known = new Map<string, Statement>();

/** The statement of a text; named by its digest, so that equal texts share one plan. */
export const statement = (text: string): Statement => {
  const found = known.get(text);
  if (found) return found;
  const made = { name: createHash('sha256').update(text).digest('hex').slice(0, 24), text };
  known.set(text, made);
  return made;
};
