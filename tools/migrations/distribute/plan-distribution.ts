import { type CitusTable, copyCommand, divideCommand } from './citus-catalog';
import type { Placed } from './placements';

/** What a database has of the tables, and what it is to have. */
export interface Situation {
  readonly placements: ReadonlyMap<string, Placed>;
  /** Tables that are there, of the product's schemas. */
  readonly existing: readonly string[];
  readonly citus: ReadonlyMap<string, CitusTable>;
  /** Pairs of a table and one that it refers to by a foreign key. */
  readonly references: readonly (readonly [from: string, to: string])[];
}

export interface DistributionPlan {
  /** What the lists do not foresee, as `<CODE> <where>`. With any of it nothing is to be done. */
  readonly surprises: readonly string[];
  /** In the order in which they must run. */
  readonly commands: readonly string[];
  /** Tables that the commands are of. */
  readonly tables: readonly string[];
  /** How many tables have their place already, the coordinator's left out. */
  readonly placed: number;
}

const COORDINATOR: CitusTable = { place: 'coordinator' };

const isPlaced = (should: Placed, is: CitusTable): boolean =>
  should.place === 'divided' && is.place === 'divided'
    ? should.column === is.column
    : should.place === is.place;

/** Only a table that lies on the coordinator alone can be copied or divided. */
const surpriseOf = (name: string, should: Placed, is: CitusTable): string[] => {
  if (is.place === 'coordinator' || isPlaced(should, is)) return [];
  return should.place === 'divided' && is.place === 'divided'
    ? [`OTHER_COLUMN ${name}: by ${is.column ?? 'none'}, not ${should.column}`]
    : [`OTHER_PLACE ${name}: ${is.place}, not ${should.place}`];
};

/** Tables of one group that Citus has in another one than the first of them. */
const strayed = ({ placements, citus }: Situation): string[] => {
  const first = new Map<string, { readonly name: string; readonly group: number }>();
  return [...placements].flatMap(([name, should]) => {
    const is = citus.get(name);
    if (should.place !== 'divided' || is?.place !== 'divided') return [];
    const leader = first.get(should.group) ?? { name, group: is.group };
    first.set(should.group, leader);
    return leader.group === is.group ? [] : [`OTHER_GROUP ${name}: not beside ${leader.name}`];
  });
};

const surprisesOf = (situation: Situation): readonly string[] => {
  const { placements, existing, citus } = situation;
  const there = new Set(existing);
  return [
    ...existing.filter((name) => !placements.has(name)).map((name) => `UNKNOWN_TABLE ${name}`),
    ...[...placements.keys()]
      .filter((name) => !there.has(name))
      .map((name) => `MISSING_TABLE ${name}`),
    ...[...placements].flatMap(([name, should]) =>
      surpriseOf(name, should, citus.get(name) ?? COORDINATOR),
    ),
    ...strayed(situation),
  ];
};

/** Copied tables first, and each table after those that it refers to. */
const inOrder = (
  names: readonly string[],
  { placements, references }: Situation,
): readonly string[] => {
  const ordered = new Set<string>();
  const visit = (name: string): void => {
    if (ordered.has(name) || !names.includes(name)) return;
    const targets = references.filter(([from, to]) => from === name && to !== name);
    for (const [, to] of targets) visit(to);
    ordered.add(name);
  };
  const isCopied = (name: string): boolean => placements.get(name)?.place === 'everywhere';
  for (const name of names.filter(isCopied)) visit(name);
  for (const name of names) visit(name);
  return [...ordered];
};

/** Each group begins with a table that is divided already, or else with its first one. */
const commandsOf = (
  names: readonly string[],
  { placements, citus }: Situation,
): readonly string[] => {
  const leaders = new Map<string, string>();
  for (const [name, should] of placements) {
    if (should.place === 'divided' && citus.get(name)?.place === 'divided') {
      leaders.set(should.group, name);
    }
  }
  return names.map((name) => {
    const should = placements.get(name);
    if (should?.place !== 'divided') return copyCommand(name);
    const leader = leaders.get(should.group);
    leaders.set(should.group, leader ?? name);
    return divideCommand(name, should.column, leader);
  });
};

/** What is left to be done until every table lies where it should. */
export const planDistribution = (situation: Situation): DistributionPlan => {
  const { placements, citus } = situation;
  const meant = [...placements].filter(([, { place }]) => place !== 'coordinator');
  const left = meant
    .filter(([name, should]) => !isPlaced(should, citus.get(name) ?? COORDINATOR))
    .map(([name]) => name);
  const tables = inOrder(left, situation);
  return {
    surprises: surprisesOf(situation),
    commands: commandsOf(tables, situation),
    tables,
    placed: meant.length - left.length,
  };
};
