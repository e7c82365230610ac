const KEPT =
  'g.space_id, g.connection_id, g.entity, g.remote_id, g.campaign_id, g.local_id, g.parent_id';

/** What is bound again meanwhile is remembered again when it goes. */
const remember = (gone: string): string => `
  insert into sync.former_object as t (space_id, connection_id, entity, remote_id, campaign_id, local_id, parent_id, gone_at)
  select distinct on (g.space_id, g.connection_id, g.entity, g.remote_id) ${KEPT}, now() from ${gone} order by g.space_id, g.connection_id, g.entity, g.remote_id
  on conflict (space_id, connection_id, entity, remote_id) do update set
    campaign_id = excluded.campaign_id, local_id = excluded.local_id, parent_id = excluded.parent_id, gone_at = excluded.gone_at`;

const SAME =
  'c.space_id = g.space_id and c.platform = g.platform and c.connection_id = g.connection_id and c.local_id = g.local_id';

const remembering = (event: string, tables: string, gone: string): readonly string[] => [
  `create function sync.remember_${event}() returns trigger language plpgsql as $$ begin ${remember(gone)}; return null; end $$`,
  `create trigger remember_${event} after ${event} on sync.binding referencing ${tables} for each statement execute function sync.remember_${event}()`,
];

/**
 * Triggers that remember what an object of ours was called on a platform, once it is bound no more
 * or to another one.
 */
export const REMEMBER_FORMER: readonly string[] = [
  ...remembering('delete', 'old table as gone', 'gone g'),
  ...remembering(
    'update',
    'old table as gone new table as come',
    `gone g join come c on ${SAME} and c.remote_id <> g.remote_id`,
  ),
];

export const FORGET_FORMER: readonly string[] = ['delete', 'update'].flatMap((event) => [
  `drop trigger remember_${event} on sync.binding`,
  `drop function sync.remember_${event}()`,
]);
