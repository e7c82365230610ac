import type { Campaign } from '@switchyard/catalog/domain';
import { isRefusal, type PlatformId } from '@switchyard/kernel';
import type { Json } from '@switchyard/platforms';
import { mergedWrites, withWrites, type ImportSite, type LocalWrite } from '../imports';
import type { PlannedChange } from '../plan';
import type { CampaignTree } from '../snapshot';

/** A tree as it was before a sync, and the patches that make it so; what was done since to other fields stays. */
export interface SetBack {
  readonly tree: CampaignTree;
  readonly writes: readonly LocalWrite[];
}

const WITH_FIELDS: ReadonlySet<PlannedChange['action']> = new Set(['update', 'replace', 'import']);

/** Sets a campaign and what is below it back to the values that done operations of one sync record from before. Doing it again changes nothing. Pure. */
export const setBack = (tree: CampaignTree, done: readonly PlannedChange[], siteOf: (change: PlannedChange) => ImportSite | undefined): SetBack => {
  const writer = new Writer(tree);
  for (const change of done.filter(({ action }) => WITH_FIELDS.has(action))) {
    const site = siteOf(change);
    const isTop = change.address.entity === 'campaign';
    const fields = change.fields.filter(({ field }) => !(isTop && field === 'status')).map(({ field, before }) => ({ field, value: before }));
    if (site && fields.length > 0) writer.write((before) => mergedWrites(change.address, fields, before, site), site.timeZone);
  }
  switchBack(writer, done, siteOf);
  return { tree: writer.tree, writes: writer.writes };
};

class Writer {
  readonly writes: LocalWrite[] = [];

  constructor(public tree: CampaignTree) {}

  /** What our catalog refuses by now stays as it is. */
  write(writesOn: (tree: CampaignTree) => readonly LocalWrite[], timeZone: string): void {
    const writes = writesOn(this.tree);
    try {
      this.tree = withWrites(this.tree, writes, timeZone);
      this.writes.push(...writes);
    } catch (error) {
      if (!isRefusal(error)) throw error;
    }
  }
}

/** A campaign that was switched on all its platforms was switched as a whole. */
const switchBack = (writer: Writer, done: readonly PlannedChange[], siteOf: (change: PlannedChange) => ImportSite | undefined): void => {
  const switched = done.filter(({ action, address, fields }) => address.entity === 'campaign' && WITH_FIELDS.has(action) && fields.some(({ field }) => field === 'status'));
  const statuses = new Map(switched.map((change) => [change.address.platform, statusBefore(change)]));
  const whole = wholeStatus(writer.tree.campaign, statuses);
  const timeZone = switched.map(siteOf).find((site) => site)?.timeZone ?? 'UTC';
  if (whole) return writer.write(({ campaign }) => [{ entity: 'campaign', id: campaign.id, changes: { status: whole } }], timeZone);
  for (const change of switched) {
    const site = siteOf(change);
    if (site) writer.write((tree) => mergedWrites(change.address, [{ field: 'status', value: statusBefore(change) }], tree, site), site.timeZone);
  }
};

const statusBefore = ({ fields }: PlannedChange): Json => fields.find(({ field }) => field === 'status')?.before ?? null;

const wholeStatus = ({ platforms, platformStatus }: Campaign, statuses: ReadonlyMap<PlatformId, Json>): 'ENABLED' | 'PAUSED' | undefined => {
  const serving = platforms.filter((platform) => platformStatus[platform] !== 'PAUSED');
  const values = new Set(serving.map((platform) => statuses.get(platform)));
  const [only] = values;
  return serving.length > 0 && values.size === 1 && (only === 'ENABLED' || only === 'PAUSED') ? only : undefined;
};
