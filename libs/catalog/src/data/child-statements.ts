import {
  insertStatement,
  selectStatement,
  spaceFilter,
  statement,
  type Statement,
  type Table,
} from '@switchyard/db-kit';
import type { ChildTable } from './child-table';
import { adGroups, campaigns } from './tables';

export interface ChildStatements {
  readonly insert: Statement;
  readonly lockParents: Statement;
  readonly lockTrees: Statement;
  readonly byIds: Statement;
  readonly holders: Statement | undefined;
  readonly replace: Statement;
  readonly remove: Statement;
}

const inSpace = (alias: string): string => spaceFilter.clause(`${alias}."space_id"`, '$1');
const TREE = `c."id" as "campaignId", c."currency", case when c."status" = 'REMOVED' then jsonb_build_object('isForGood', c."platform_links" = '{}'::jsonb, 'at', to_char(c."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) end as "removal"`;

/** The statements of one kind of child, made once. */
export const childStatements = <Row extends object, Filter>({
  table,
  parent,
  unique,
}: ChildTable<Row, Filter>): ChildStatements => ({
  insert: insertStatement(table, onConflict(table, unique)),
  lockParents: statement(parent === 'campaign' ? LOCK_CAMPAIGNS : LOCK_AD_GROUPS),
  lockTrees: statement(`
    select ${TREE} from ${campaigns.qualified} c
    where ${inSpace('c')} and c."id" in (select t."campaign_id" from ${table.qualified} t where ${inSpace('t')} and t."id" = any($2))
    order by c."id" for no key update of c`),
  byIds: selectStatement(table, `where ${inSpace('t')} and t."id" = any($2)`),
  holders: unique.length > 0 ? holders(table, unique) : undefined,
  replace: replacement(table),
  remove: statement(`delete from ${table.qualified} t where ${inSpace('t')} and t."id" = any($2)`),
});

/** With its target named, one index is looked into before each insert instead of all that are unique. */
const onConflict = <Row extends object>(
  table: Table<Row>,
  unique: readonly (keyof Row & string)[],
): string =>
  unique.length > 0
    ? `on conflict (space_id, ${unique.map((property) => table.column(property)).join(', ')}) do nothing`
    : '';

/** Campaigns are locked in the order of their ids, so that two writers of the same trees wait instead of blocking each other. */
const LOCK_CAMPAIGNS = `select c."id", ${TREE} from ${campaigns.qualified} c where ${inSpace('c')} and c."id" = any($2) order by c."id" for no key update of c`;

/** The ad groups are locked too: one that was deleted while this waited for its campaign must not be found. */
const LOCK_AD_GROUPS = `
  select g."id", ${TREE} from ${adGroups.qualified} g join ${campaigns.qualified} c on c."space_id" = g."space_id" and c."id" = g."campaign_id"
  where ${inSpace('g')} and g."id" = any($2) order by c."id", g."id" for no key update of c for key share of g`;

const typed = <Row extends object>(
  { columns }: Table<Row>,
  property: string,
  parameter: number,
): string =>
  `$${parameter}::${columns.find((column) => column.property === property)!.definition.type}[]`;

const holders = <Row extends object>(
  table: Table<Row>,
  unique: readonly (keyof Row & string)[],
): Statement => {
  const names = unique.map((property) => `"${table.column(property)}"`);
  const arrays = unique.map((property, index) => typed(table, property, index + 2));
  return statement(`
    select t."id", ${unique.map((property) => `t."${table.column(property)}" as "${property}"`).join(', ')}
    from unnest(${arrays.join(', ')}) u (${names.join(', ')}) join ${table.qualified} t on ${names.map((name) => `t.${name} = u.${name}`).join(' and ')}
    where ${inSpace('t')}`);
};

/** These never change, or are written by the sync engine meanwhile. */
const KEPT = ['spaceId', 'id', 'campaignId', 'createdAt', 'version', 'review'];

/** Takes the same values as the insert. */
const replacement = <Row extends object>(table: Table<Row>): Statement => {
  const names = table.columns.map(({ column }) => `"${column}"`).join(', ');
  const arrays = table.columns
    .map(({ property }, index) => typed(table, property, index + 1))
    .join(', ');
  const sets = table.columns
    .filter(({ property }) => !KEPT.includes(property))
    .map(({ column }) => `"${column}" = u."${column}"`);
  return statement(`
    update ${table.qualified} t set ${sets.join(', ')}, "version" = t."version" + 1
    from unnest(${arrays}) u (${names}) where t."space_id" = u."space_id" and t."id" = u."id"`);
};
