/** One object that is to change its name. Names are unique within a scope (the account, or a campaign). */
export interface Rename {
  readonly id: string;
  readonly scope: string;
  readonly from: string;
  readonly to: string;
}

export interface RenameOrder {
  /** Whoever holds a name before whoever takes it. */
  readonly order: readonly string[];
  /** One of each ring of names: it must give its name away before the others can move. */
  readonly parked: readonly string[];
}

/** Orders renames so that no name is taken before it is free. */
export const renameOrder = (renames: readonly Rename[]): RenameOrder => {
  const holders = new Map(renames.map((rename) => [holding(rename.scope, rename.from), rename]));
  const state = new Map<string, 'open' | 'done'>();
  const order: string[] = [];
  const parked = new Set<string>();
  for (const rename of renames) {
    for (const next of chainFrom(rename, holders, state, parked).reverse()) {
      state.set(next.id, 'done');
      order.push(next.id);
    }
  }
  return { order, parked: [...parked] };
};

/** From a rename to the holder of its name, to the holder of that one's, and so on; a chain that bites its tail parks its start. */
const chainFrom = (
  start: Rename,
  holders: ReadonlyMap<string, Rename>,
  state: Map<string, 'open' | 'done'>,
  parked: Set<string>,
): Rename[] => {
  const chain: Rename[] = [];
  let next: Rename | undefined = start;
  while (next && !state.has(next.id)) {
    state.set(next.id, 'open');
    chain.push(next);
    next = holders.get(holding(next.scope, next.to));
  }
  if (next && next.from !== next.to && state.get(next.id) === 'open') parked.add(next.id);
  return chain;
};

const holding = (scope: string, name: string): string => `${scope}\n${name}`;
