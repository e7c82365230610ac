import { parseArgs } from 'node:util';

export const PARTS = ['memory', 'get', 'bulk', 'plan', 'validate', 'scale', 'fairness', 'reports'] as const;
export type Part = (typeof PARTS)[number];

export interface Options {
  readonly parts: readonly Part[];
  /** A tenth of the rounds: to try something, not to believe it. */
  readonly quick: boolean;
}

const isPart = (name: string): name is Part => (PARTS as readonly string[]).includes(name);

/** Reports take half an hour to fill a database, and are measured only when they are asked for. `npm run bench -- [--quick] [memory get bulk plan validate scale fairness reports]`. Throws for a part that there is none of. */
export const readOptions = (args: readonly string[]): Options => {
  const { values, positionals } = parseArgs({ args: [...args], options: { quick: { type: 'boolean', default: false } }, allowPositionals: true });
  const unknown = positionals.find((name) => !isPart(name));
  if (unknown !== undefined) throw new Error(`${unknown} is none of ${PARTS.join(', ')}`);
  const chosen = positionals.filter(isPart);
  return { parts: chosen.length > 0 ? chosen : PARTS.filter((part) => part !== 'reports'), quick: values.quick };
};
