import type { Client } from 'pg';
import { SCOPE_COLUMN, type Scope } from './obstacles';

/** A node of a plan, as EXPLAIN writes it with `verbose`. */
interface PlanNode {
  readonly 'Node Type': string;
  readonly Schema?: string;
  readonly 'Relation Name'?: string;
  readonly Alias?: string;
  /** Of a `ModifyTable`: Insert, Update, Delete or Merge. */
  readonly Operation?: string;
  readonly 'Conflict Resolution'?: string;
  readonly 'Parent Relationship'?: string;
  /** Of a join: a condition that each pair of rows is held against. */
  readonly 'Join Filter'?: string;
  /** `CTE <name>` for the top of a CTE. */
  readonly 'Subplan Name'?: string;
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

/** A table whose changes are kept in another one, by a CTE of every statement that makes them. */
interface KeptChanges {
  readonly table: string;
  readonly keeper: string;
  /** Triggers for workers of the last release recognise it. */
  readonly cte: string;
  /** Whether new rows are kept, too. */
  readonly keepsInserts: boolean;
  /** An update of other columns changes nothing that is kept. */
  readonly columns: readonly string[];
}

const KEPT_CHANGES: readonly KeptChanges[] = [
  {
    table: 'sync.operation',
    keeper: 'sync.operation_tally',
    cte: 'tally_written',
    keepsInserts: true,
    columns: [
      'space_id',
      'sync_id',
      'connection_id',
      'campaign_id',
      'platform',
      'action',
      'status',
    ],
  },
  {
    table: 'sync.binding',
    keeper: 'sync.former_object',
    cte: 'former_written',
    keepsInserts: false,
    columns: ['space_id', 'platform', 'connection_id', 'local_id', 'remote_id'],
  },
];

/** The assignments of the updates of a table, as the statement has them. */
const assignmentsOf = (text: string, table: string): readonly string[] => {
  const name = table.split('.').map((part) => `"?${part}"?`);
  const update = `\\bupdate\\s+${name.join('\\.')}(?:\\s+(?:as\\s+)?\\w+)?\\s+set\\s+(.*?)(?=\\s(?:from|where|returning)\\s|$)`;
  return [...text.matchAll(new RegExp(update, 'gis'))].map(([, assigned]) => assigned!);
};

/** What ends inside of brackets was not understood, and assigns everything. */
const assigns = (update: string, columns: readonly string[]): boolean =>
  new RegExp(`(^|,)\\s*"?(${columns.join('|')})"?\\s*=|^\\s*\\(`, 'i').test(update) ||
  update.split('(').length !== update.split(')').length;

const isKept = (node: PlanNode, kept: KeptChanges, text: string): boolean => {
  if (node['Node Type'] !== 'ModifyTable' || tableOf(node) !== kept.table) return false;
  switch (node.Operation) {
    case 'Insert':
      return kept.keepsInserts || node['Conflict Resolution'] === 'UPDATE';
    case 'Update': {
      const updates = assignmentsOf(text, kept.table);
      return updates.length === 0 || updates.some((update) => assigns(update, kept.columns));
    }
    default:
      return true;
  }
};

/** Tables that a statement should have written beside another one, and did not. */
const missedBy = (plan: PlanNode, text: string): readonly string[] => {
  const nodes = nodesOf(plan);
  return KEPT_CHANGES.filter(
    (kept) =>
      nodes.some((node) => isKept(node, kept, text)) &&
      !nodes.some(
        (node) =>
          node['Node Type'] === 'ModifyTable' &&
          tableOf(node) === kept.keeper &&
          node['Subplan Name'] === `CTE ${kept.cte}`,
      ),
  ).map(({ keeper }) => `MISSES ${keeper}`);
};

/**
 * Transactions that run side by side, such as those of a sync's accounts, change several of their
 * rows. Deletes are left out: they are made under the lock of the campaign.
 */
const CHANGED_IN_ORDER: ReadonlySet<string> = new Set([
  'catalog.campaign',
  'catalog.ad_group',
  'catalog.ad',
  'catalog.keyword',
]);
const LOCKS_IN_ORDER = /order by (\w+\.)?"?id"? for (no key )?update/i;

/** Tables of which a statement changes several rows in whatever order it comes to them. */
const unorderedIn = (plan: PlanNode, text: string): readonly string[] => {
  const nodes = nodesOf(plan);
  const ofOneRow = (node: PlanNode): boolean =>
    nodes.some(
      (scan) =>
        scan !== node &&
        scan.Alias === node.Alias &&
        tableOf(scan) === tableOf(node) &&
        conditionsOf(scan).some((condition) =>
          new RegExp(`\\b(${node.Alias}\\.)?id = \\$\\d+\\b`).test(condition),
        ),
    );
  return nodes
    .filter((node) => node.Operation === 'Update' && CHANGED_IN_ORDER.has(tableOf(node)))
    .filter((node) => !ofOneRow(node) && !LOCKS_IN_ORDER.test(text))
    .map((node) => `UNORDERED ${tableOf(node)}`);
};

/** `= any($2)`, and not `in ('a', 'b')`, which is written the same way with a constant. */
const NAMED_BY_VALUES = / = ANY \((?!')/;

/** Nodes that hand on the rows of the one below them. */
const PASSES_ON = /^(Materialize|Memoize|Sort|Limit|Subquery Scan)$/;
const sideOf = (join: PlanNode, side: 'Inner' | 'Outer'): PlanNode => {
  let node = join.Plans!.find((one) => one['Parent Relationship'] === side)!;
  while (PASSES_ON.test(node['Node Type'])) node = node.Plans![0]!;
  return node;
};

/**
 * CTEs and sets of values that each row of a table is compared with. PostgreSQL does so when it
 * takes the rows of the table for a handful, which it does for conditions on several columns that go
 * together, such as Space and sync, however many rows there are. Values are given for so many rows
 * as a request has: their keys, as an array, keep the table's rows to as many.
 */
const comparedInPairs = (plan: PlanNode): readonly string[] =>
  nodesOf(plan).flatMap((join) => {
    if (join['Node Type'] !== 'Nested Loop' || !join['Join Filter']?.includes(' = ')) return [];
    const inner = sideOf(join, 'Inner');
    const isBounded = nodesOf(sideOf(join, 'Outer'))
      .flatMap(conditionsOf)
      .some((condition) => NAMED_BY_VALUES.test(condition));
    const isRefused =
      inner['Node Type'] === 'CTE Scan' || (inner['Node Type'] === 'Function Scan' && !isBounded);
    return isRefused ? [`QUADRATIC ${inner.Alias}`] : [];
  });

/** Plans that have no other joins than nested loops: what a wrong estimate may lead to. */
const NESTED_LOOPS_ONLY = 'set enable_hashjoin = off; set enable_mergejoin = off';
const ALL_JOINS = 'reset enable_hashjoin; reset enable_mergejoin';

const planOf = async (client: Client, text: string): Promise<PlanNode> => {
  const { rows } = await client.query<Explained>(
    `explain (generic_plan, verbose, format json) ${text}`,
  );
  return rows[0]!['QUERY PLAN'][0]!.Plan;
};

const worstPlanOf = async (client: Client, text: string): Promise<PlanNode> => {
  await client.query(NESTED_LOOPS_ONLY);
  try {
    return await planOf(client, text);
  } finally {
    await client.query(ALL_JOINS);
  }
};

/**
 * What is wrong with a statement in a database that is divided by tenant, by its generic plan in a
 * plain one: `UNPLANNABLE <why>`, `SCOPE_MISSING <table>` (it would be asked of every shard),
 * `RETURNS_NOTHING` (an insert would become a COPY, which row-level security refuses there) and
 * `MISSES <table>` (a table that no trigger keeps there, and this statement does not either); and in
 * any database `UNORDERED <table>` (it changes several rows without locking them in one order) and
 * `QUADRATIC <rows>` (it may compare each row of a table with each of these, which takes half a minute
 * for 10,000 of both). The client's role must be above row-level security: its policies add what the
 * statement lacks.
 */
export const faultsOfStatement = async (
  client: Client,
  text: string,
  scopes: ReadonlyMap<string, Scope>,
): Promise<readonly string[]> => {
  const silent =
    /\binsert\s+into\b/i.test(text) && !/\breturning\b/i.test(text) ? ['RETURNS_NOTHING'] : [];
  try {
    const plan = await planOf(client, text);
    return [
      ...silent,
      ...unscopedIn(plan, scopes),
      ...missedBy(plan, text),
      ...unorderedIn(plan, text),
      ...comparedInPairs(await worstPlanOf(client, text)),
    ];
  } catch (error) {
    return [...silent, `UNPLANNABLE ${(error as Error).message}`];
  }
};
