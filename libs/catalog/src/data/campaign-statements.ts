import { insertStatement, spaceFilter, statement } from '@switchyard/db-kit';
import { assetBindings } from './asset-tables';
import { adGroups, ads, campaigns, keywords } from './tables';

const inSpace = spaceFilter.clause('t."space_id"', '$1');

export const INSERT_CAMPAIGN = insertStatement(campaigns, 'on conflict do nothing', ['id']);

/** Who has a name now. */
export const NAME_HOLDER = statement(
  `select t."id" from ${campaigns.qualified} t where ${inSpace} and t."name_key" = $2 and t."status" <> 'REMOVED'`,
);

/** A campaign and everything below it, children first. */
export const REMOVE_TREE = [
  ...[assetBindings, keywords, ads, adGroups].map(({ qualified }) =>
    statement(`delete from ${qualified} t where ${inSpace} and t."campaign_id" = $2`),
  ),
  statement(`delete from ${campaigns.qualified} t where ${inSpace} and t."id" = $2`),
];

export const FINER_BIDS = statement(`
  select exists (select 1 from ${adGroups.qualified} t where ${inSpace} and t."campaign_id" = $2 and t."max_cpc_micros" % $3 <> 0)
      or exists (select 1 from ${keywords.qualified} t where ${inSpace} and t."campaign_id" = $2 and t."max_cpc_micros" % $3 <> 0) as "finer"`);

/** Objects below each campaign; campaigns without any are left out. */
export const SIZES = statement(`
  select below."campaign_id" as "id", count(*)::int as "size" from (${[adGroups, ads, keywords]
    .map(
      ({ qualified }) =>
        `select t."campaign_id" from ${qualified} t where ${inSpace} and t."campaign_id" = any($2)`,
    )
    .join(' union all ')}) below group by 1`);

export const TOUCH_TREES = statement(
  `update ${campaigns.qualified} t set "tree_version" = t."tree_version" + 1 where ${inSpace} and t."id" = any($2)`,
);

export const COUNT = statement(
  `select count(*) as count from ${campaigns.qualified} t where ${inSpace} and t."status" <> 'REMOVED'`,
);

export const WITH_SCHEDULE_SOURCE = statement(`
  select t."id" from ${campaigns.qualified} t where ${inSpace} and t."schedule_source" is not null and t."status" <> 'REMOVED' order by t."id"`);

export const BIDDING_FOR = statement(`
  select t."id" from ${campaigns.qualified} t where ${inSpace} and t."status" <> 'REMOVED' and t."conversion_action_ids" ? $2::text order by t."id" limit 20`);

export const DROP_ACTION = statement(`
  update ${campaigns.qualified} t set "conversion_action_ids" = t."conversion_action_ids" - $2::text, "version" = t."version" + 1, "tree_version" = t."tree_version" + 1, "updated_at" = $3
  where ${inSpace} and t."conversion_action_ids" ? $2::text`);

export const LINKED_THROUGH = statement(`
  select t."id" from ${campaigns.qualified} t where ${inSpace}
    and exists (select 1 from jsonb_each(t."platform_links") link where link.value->>'connectionId' = $2) order by t."id" limit 20`);
