import { budgetsTables } from '@switchyard/budgets';
import { catalogTables } from '@switchyard/catalog';
import { conversionsTables } from '@switchyard/conversions';
import { identityTables } from '@switchyard/identity';
import { reportingTables } from '@switchyard/reporting';
import { syncEngineTables } from '../../data/tables';

const MOVES = 'moves';

/**
 * What becomes of the rows of each table that names a campaign when it moves to another Space. That
 * it does become so is tested over a whole system, in `move-campaign.large-spec`.
 */
const TABLES: Readonly<Record<string, string>> = {
  'budgets.brake_pause': MOVES,
  'budgets.paused_campaign': MOVES,
  'catalog.ad': MOVES,
  'catalog.ad_group': MOVES,
  'catalog.asset_binding': MOVES,
  'catalog.keyword': MOVES,
  'reporting.daily_performance': MOVES,
  'sync.binding': MOVES,
  'sync.brake_stop': MOVES,
  'sync.former_object': MOVES,
  'sync.operation': 'stays: it is what a sync of the old Space did',
  'sync.operation_tally': 'stays: it counts operations of a sync of the old Space',
  'sync.plan_change': 'stays: it belongs to a preview of the old Space',
  'sync.plan_part': 'stays: it belongs to a preview of the old Space',
  'sync.released_object': MOVES,
};

it('every table that names a campaign says whether its rows move', () => {
  const all = [
    ...identityTables,
    ...catalogTables,
    ...reportingTables,
    ...budgetsTables,
    ...conversionsTables,
    ...syncEngineTables,
  ];
  const naming = all.filter(({ definition }) => 'campaignId' in definition.columns);
  expect(naming.map(({ definition: { schema, name } }) => `${schema}.${name}`).sort()).toEqual(
    Object.keys(TABLES).sort(),
  );
});
