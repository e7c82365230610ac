import type { LocalEmulators } from '@switchyard/platform-emulators';
import type { HandEdit } from '../actors/hand-editor';
import type { VirtualTime } from '../world/virtual-time';
import type { Exchange } from '../world/walk-transport';
import { type RemoteAccount, remotesOf } from './remote-view';

interface Noted extends HandEdit {
  readonly order: number;
  /**
   * Made between the last look of a writer and its write: no platform offers a way to close that
   * gap.
   */
  isRaced: boolean;
}

/** Plans that showed the value that a person had set: as drift, as an import, or as overwritten. */
const SHOWN = `
  with own as (select local_id from sync.binding where platform = $1 and remote_id = $2 union select local_id from sync.operation where platform = $1 and remote_id = $2)
  select 1 from sync.plan_part p, jsonb_array_elements(p.drift) d where d -> 'address' ->> 'id' in (select local_id from own) and d ->> 'field' = $3 and d ->> 'remote' = $4
  union all
  select 1 from sync.plan_change c, jsonb_array_elements(c.change -> 'fields') f where c.local_id in (select local_id from own) and f ->> 'field' = $3 and $4 in (f ->> 'before', f ->> 'after')
  union all
  select 1 from sync.plan_change c where c.local_id in (select local_id from own) and c.action in ('remove', 'replace', 'forget')
  limit 1`;

/** Every edit by hand, and what became of it. */
export class HandEdits {
  private readonly edits: Noted[] = [];
  private readonly lastRead = new Map<string, number>();
  private order = 0;

  add(edit: HandEdit): void {
    this.edits.push({ ...edit, order: (this.order += 1), isRaced: false });
  }

  /** Whether a person ever set the field of one of these objects to the value. */
  made(
    platform: string,
    remoteIds: readonly string[],
    field: HandEdit['field'],
    value: string,
  ): boolean {
    return this.edits.some(
      (edit) =>
        edit.remote.platform === platform &&
        edit.field === field &&
        edit.value === value &&
        remoteIds.includes(edit.remote.id),
    );
  }

  /** After a platform did what a task asked for. */
  seen({ platform, nature }: Exchange, task: string): void {
    const key = `${platform} ${task}`;
    if (nature === 'read') this.lastRead.set(key, (this.order += 1));
    if (nature !== 'write') return;
    for (const edit of this.edits) {
      if (edit.remote.platform === platform && edit.order > (this.lastRead.get(key) ?? 0)) {
        edit.isRaced = true;
      }
    }
  }

  /** Edits that are gone and were in no plan. */
  async lost(
    time: VirtualTime,
    emulators: LocalEmulators,
    accounts: readonly RemoteAccount[],
  ): Promise<readonly string[]> {
    const wrong: string[] = [];
    for (const edit of this.lastOnes()) {
      if (edit.isRaced || edit.field === 'existence' || this.stands(edit, emulators, accounts)) {
        continue;
      }
      const { platform, id, token } = edit.remote;
      const shown = await time.rows(SHOWN, [platform, id, edit.field, edit.value]);
      if (shown.length === 0) {
        wrong.push(
          `the edit by hand of ${edit.field} of ${token} on ${platform} to ${edit.value} is lost, and no plan reported it (step ${edit.at})`,
        );
      }
    }
    return wrong;
  }

  /** A later edit of the same field takes the place of an earlier one. */
  private lastOnes(): readonly Noted[] {
    return [
      ...new Map(
        this.edits.map((edit) => [`${edit.remote.platform} ${edit.remote.id} ${edit.field}`, edit]),
      ).values(),
    ];
  }

  private stands(
    { remote, field, value }: HandEdit,
    emulators: LocalEmulators,
    accounts: readonly RemoteAccount[],
  ): boolean {
    const account = accounts.find(({ platform }) => platform === remote.platform);
    const now =
      account && remotesOf(emulators, account, remote.level).find(({ id }) => id === remote.id);
    if (!now) return true;
    return field === 'name' ? now.name === value : now.isRunning === (value === 'ENABLED');
  }
}

interface ReportedDrift {
  readonly platform: string;
  readonly localId: string;
  readonly remoteIds: readonly string[];
  readonly field: 'name' | 'status';
  readonly value: string;
}

/**
 * What applied plans reported as changed on a platform by a person: drift, imports and overwritten
 * values. An undo reverts our own values.
 */
const REPORTED_DRIFT = `
  with applied as (select space_id, id from sync.preview where sync_id is not null and request -> 'undo' is null),
  reported as (
    select p.platform, d -> 'address' ->> 'id' as local_id, d ->> 'field' as field, d ->> 'remote' as value
    from sync.plan_part p join applied v on v.space_id = p.space_id and v.id = p.preview_id, jsonb_array_elements(p.drift) d
    union select c.platform, c.local_id, f ->> 'field', f ->> case c.action when 'import' then 'after' else 'before' end
    from sync.plan_change c join applied v on v.space_id = c.space_id and v.id = c.preview_id, jsonb_array_elements(c.change -> 'fields') f
    where (c.action = 'import' and f ->> 'owner' = 'remote') or (c.action = 'update' and f ->> 'owner' in ('remote', 'both')))
  select t.platform, t.local_id as "localId", t.field, t.value,
    array(select b.remote_id from sync.binding b where b.platform = t.platform and b.local_id = t.local_id
      union select o.remote_id from sync.operation o where o.platform = t.platform and o.local_id = t.local_id and o.remote_id is not null) as "remoteIds"
  from reported t where t.field in ('name', 'status') order by 1, 2, 3, 4`;

/** Every reported edit was made by a person: what we sent ourselves, answered or not, is ours. */
export const inventedDrift = async (
  time: VirtualTime,
  edits: HandEdits,
): Promise<readonly string[]> => {
  const reported = await time.rows<ReportedDrift>(REPORTED_DRIFT);
  const invented = reported.filter(
    ({ platform, remoteIds, field, value }) => !edits.made(platform, remoteIds, field, value),
  );
  return invented.map(
    ({ platform, localId, field, value }) =>
      `${field} of ${localId} on ${platform} is reported as changed to ${value} by hand, and no actor did that`,
  );
};
