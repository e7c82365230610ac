import { parseArgs } from 'node:util';

export const PARTS = [
  'memory',
  'get',
  'bulk',
  'plan',
  'validate',
  'acceptance',
  'delivery',
  'scale',
  'fairness',
  'reports',
] as const;
export type Part = (typeof PARTS)[number];

export interface Options {
  readonly parts: readonly Part[];
  /** A tenth of the rounds: to try something, not to believe it. */
  readonly quick: boolean;
  /** The folder that the rows of `reports` are kept in from one run to the next. */
  readonly facts?: string;
}

const isPart = (name: string): name is Part => (PARTS as readonly string[]).includes(name);

/** These fill a database for minutes, and are measured only when they are asked for. */
const NAMED_ONLY: readonly Part[] = ['delivery', 'reports'];

/** All parts but those when none is named. `npm run bench -- [--quick] [--facts <folder>] [memory get bulk plan validate acceptance delivery scale fairness reports]`. Throws for a part that there is none of. */
export const readOptions = (args: readonly string[]): Options => {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { quick: { type: 'boolean', default: false }, facts: { type: 'string' } },
    allowPositionals: true,
  });
  const unknown = positionals.find((name) => !isPart(name));
  if (unknown !== undefined) throw new Error(`${unknown} is none of ${PARTS.join(', ')}`);
  const chosen = positionals.filter(isPart);
  const kept = values.facts === undefined ? {} : { facts: values.facts };
  return {
    ...kept,
    parts: chosen.length > 0 ? chosen : PARTS.filter((part) => !NAMED_ONLY.includes(part)),
    quick: values.quick,
  };
};
