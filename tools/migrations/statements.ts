import type { Client } from 'pg';
import { SCOPE_COLUMN, type Scope } from './obstacles';

/** A node of a plan, as EXPLAIN writes it with `verbose`. */
interface PlanNode {
  readonly 'Node Type': string;
  readonly Schema?: string;
  readonly 'Relation Name'?: string;
  readonly Alias?: string;
  readonly Plans?: readonly PlanNode[];
}

interface Explained {
  readonly 'QUERY PLAN': readonly { readonly Plan: PlanNode }[];
}

const nodesOf = (node: PlanNode): readonly PlanNode[] => [
  node,
  ...(node.Plans ?? []).flatMap(nodesOf),
];

/** Conditions of joins and scans, such as `(t.space_id = $1)`. */
const conditionsOf = (node: PlanNode): readonly string[] =>
  Object.entries(node)
    .filter(([member]) => /Cond|Filter/.test(member))
    .map(([, text]) => String(text));

/** A month of a table is read as the table. */
const tableOf = (node: PlanNode): string =>
  `${node.Schema}.${node['Relation Name']}`.replace(/_\d{4}_\d{2}$/, '');

const equates = (condition: string, column: string): boolean =>
  new RegExp(`\\b${column}\\)?(::text)? = |= \\(?${column}\\b`).test(condition);

/** What a plan reads of tenants without their scope column being equal to something. */
const unscopedIn = (plan: PlanNode, scopes: ReadonlyMap<string, Scope>): readonly string[] => {
  const nodes = nodesOf(plan);
  const conditions = nodes.flatMap(conditionsOf);
  return nodes
    .filter((node) => node['Relation Name'] && node['Node Type'].includes('Scan'))
    .filter((node) => {
      const scope = scopes.get(tableOf(node)) ?? 'global';
      if (scope === 'global') return false;
      const column = `${node.Alias}\\.${SCOPE_COLUMN[scope]}`;
      return !conditions.some((condition) => equates(condition, column));
    })
    .map((node) => `SCOPE_MISSING ${tableOf(node)}`);
};

/**
 * What is wrong with a statement in a database that is divided by tenant, by its generic plan in a
 * plain one: `UNPLANNABLE <why>`, `SCOPE_MISSING <table>` (it would be asked of every shard) and
 * `RETURNS_NOTHING` (an insert would become a COPY, which row-level security refuses there). The
 * client's role must be above row-level security: its policies add what the statement lacks.
 */
export const faultsOfStatement = async (
  client: Client,
  text: string,
  scopes: ReadonlyMap<string, Scope>,
): Promise<readonly string[]> => {
  const silent =
    /\binsert\s+into\b/i.test(text) && !/\breturning\b/i.test(text) ? ['RETURNS_NOTHING'] : [];
  try {
    const { rows } = await client.query<Explained>(
      `explain (generic_plan, verbose, format json) ${text}`,
    );
    return [...silent, ...unscopedIn(rows[0]!['QUERY PLAN'][0]!.Plan, scopes)];
  } catch (error) {
    return [...silent, `UNPLANNABLE ${(error as Error).message}`];
  }
};
