import type { VirtualTime } from '../world/virtual-time';
import type { HandEdits } from './hand-edits';

interface Told {
  readonly platform: string;
  readonly localId: string;
  readonly remoteIds: readonly string[];
  readonly field: 'name' | 'status';
  readonly value: string;
}

/** What plans that were applied said that somebody had changed on a platform: told as drift, taken over, or gone over. An undo sets back what was ours. */
const TOLD = `
  with applied as (select space_id, id from sync.preview where sync_id is not null and request -> 'undo' is null),
  told as (
    select p.platform, d -> 'address' ->> 'id' as local_id, d ->> 'field' as field, d ->> 'remote' as value
    from sync.plan_part p join applied v on v.space_id = p.space_id and v.id = p.preview_id, jsonb_array_elements(p.drift) d
    union select c.platform, c.local_id, f ->> 'field', f ->> case c.action when 'import' then 'after' else 'before' end
    from sync.plan_change c join applied v on v.space_id = c.space_id and v.id = c.preview_id, jsonb_array_elements(c.change -> 'fields') f
    where (c.action = 'import' and f ->> 'owner' = 'remote') or (c.action = 'update' and f ->> 'owner' in ('remote', 'both')))
  select t.platform, t.local_id as "localId", t.field, t.value,
    array(select b.remote_id from sync.binding b where b.platform = t.platform and b.local_id = t.local_id
      union select o.remote_id from sync.operation o where o.platform = t.platform and o.local_id = t.local_id and o.remote_id is not null) as "remoteIds"
  from told t where t.field in ('name', 'status') order by 1, 2, 3, 4`;

/** Nothing counts as somebody's edit that nobody made: what we sent ourselves, answered or not, is ours. */
export const inventedDrift = async (
  time: VirtualTime,
  edits: HandEdits,
): Promise<readonly string[]> => {
  const told = await time.rows<Told>(TOLD);
  const invented = told.filter(
    ({ platform, remoteIds, field, value }) => !edits.made(platform, remoteIds, field, value),
  );
  return invented.map(
    ({ platform, localId, field, value }) =>
      `${field} of ${localId} on ${platform} is told to be changed to ${value} by somebody, and nobody did`,
  );
};
