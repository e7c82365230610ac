const KEPT = [
  'space_id',
  'connection_id',
  'entity',
  'remote_id',
  'campaign_id',
  'local_id',
  'parent_id',
];

/** What `formerWritten` needs of each binding. */
export const formerColumns = (alias: string): string =>
  KEPT.map((column) => `${alias}.${column}`).join(', ');

/**
 * The part of a statement that remembers what objects of ours were called on a platform, once they
 * are bound no more or to another one. `gone` are those bindings as they were, as `g`, with
 * `formerColumns`. Every statement that deletes from `sync.binding` or changes a remote id there has
 * it: no trigger does so in a divided database. What was bound again meanwhile is remembered again
 * when it goes.
 *
 * Its name is part of a protocol, as that of `tallyWritten` is.
 */
export const formerWritten = (gone = 'gone g'): string => `former_written as (
    insert into sync.former_object as t (${KEPT.join(', ')}, gone_at)
    select distinct on (g.space_id, g.connection_id, g.entity, g.remote_id) ${formerColumns('g')}, now() from ${gone} order by g.space_id, g.connection_id, g.entity, g.remote_id
    on conflict (space_id, connection_id, entity, remote_id) do update set
      campaign_id = excluded.campaign_id, local_id = excluded.local_id, parent_id = excluded.parent_id, gone_at = excluded.gone_at
    returning 1)`;
