import { spaceFilter, statement, type Statement } from '@switchyard/db-kit';

/** Counts what stands below each campaign on one account, in the plan's order. Values: Space, preview or sync, connection. */
export const spansStatement = (
  table: 'plan_change' | 'operation',
  owner: 'preview_id' | 'sync_id',
  only = 'true',
): Statement =>
  statement(`
  select t.campaign_id as "campaignId", min(t.seq) as "firstSeq", max(t.seq) as "lastSeq", ${LEVELS}
  from sync.${table} t where ${spaceFilter.clause('t."space_id"', '$1')} and t.${owner} = $2 and t.connection_id = $3 and t.entity <> 'campaign' and ${only}
  group by t.campaign_id order by 2`);

const LEVELS = (['adGroup', 'ad', 'keyword'] as const)
  .map((entity) => `(count(*) filter (where t.entity = '${entity}'))::int as "${entity}s"`)
  .join(', ');
