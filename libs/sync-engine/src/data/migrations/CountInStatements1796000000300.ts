import type { MigrationInterface, QueryRunner } from 'typeorm';

const KEY = 'space_id, sync_id, connection_id, campaign_id, platform, action, status';

const added = (changed: string): string => `
  insert into sync.operation_tally as t (${KEY}, count, first_seq)
  select ${KEY}, sum(n), min(seq) from (${changed}) as changed group by ${KEY} having sum(n) <> 0 order by ${KEY}
  on conflict (space_id, sync_id, connection_id, campaign_id, action, status) do update set count = t.count + excluded.count, first_seq = least(t.first_seq, excluded.first_seq)`;

const OLD = `select ${KEY}, seq, -1 as n from gone`;
const NEW = `select ${KEY}, seq, 1 as n from come`;

const remember = (gone: string): string => `
  insert into sync.former_object as t (space_id, connection_id, entity, remote_id, campaign_id, local_id, parent_id, gone_at)
  select distinct on (g.space_id, g.connection_id, g.entity, g.remote_id)
    g.space_id, g.connection_id, g.entity, g.remote_id, g.campaign_id, g.local_id, g.parent_id, now()
  from ${gone} order by g.space_id, g.connection_id, g.entity, g.remote_id
  on conflict (space_id, connection_id, entity, remote_id) do update set
    campaign_id = excluded.campaign_id, local_id = excluded.local_id, parent_id = excluded.parent_id, gone_at = excluded.gone_at`;

const CHANGED =
  'gone g join come c on c.space_id = g.space_id and c.platform = g.platform and c.connection_id = g.connection_id and c.local_id = g.local_id and c.remote_id <> g.remote_id';

/** Of the functions of triggers: what each does, and the CTE by which a statement says that it did so. */
const FUNCTIONS = [
  { name: 'tally_insert', does: added(NEW), cte: 'tally_written' },
  { name: 'tally_delete', does: added(OLD), cte: 'tally_written' },
  { name: 'tally_update', does: added(`${OLD} union all ${NEW}`), cte: 'tally_written' },
  { name: 'remember_delete', does: remember('gone g'), cte: 'former_written' },
  { name: 'remember_update', does: remember(CHANGED), cte: 'former_written' },
];

const replace = (name: string, body: string): string =>
  `create or replace function sync.${name}() returns trigger language plpgsql as $$ begin ${body}; return null; end $$`;

/**
 * Statements of this release count operations and remember former objects themselves. The triggers
 * stay for workers of the last release, which run on this schema during an update, and leave alone
 * what a statement did itself: its text names the CTE. `admin distribute` drops the triggers, so that
 * a later migration drops them `if exists`. No table is locked for this.
 */
export class CountInStatements1796000000300 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const { name, does, cte } of FUNCTIONS) {
      const unless = `if position('${cte}' in current_query()) > 0 then return null; end if; `;
      await runner.query(replace(name, `${unless}${does}`));
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { name, does } of FUNCTIONS) await runner.query(replace(name, does));
  }
}
