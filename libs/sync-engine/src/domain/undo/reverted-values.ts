import type { Campaign } from '@switchyard/catalog/domain';
import type { PlatformId } from '@switchyard/kernel';
import type { Attributes, Json } from '@switchyard/platforms/domain';
import { fieldKey } from '../adoption/import-judge';
import { mergedWrites } from '../adoption/local-writes';
import type { CampaignTree } from '../basis/campaign-tree';
import { sameField } from '../basis/canonical-json';
import { desiredOf } from '../basis/desired-objects';
import type { FieldChange, PlannedChange } from '../planning/plan';
import { EVERYTHING } from '../planning/preview';
import { changedSince, notReverted, type RevertWriter, siteOf, type UndoWorld } from './undo-world';

const WITH_FIELDS: ReadonlySet<PlannedChange['action']> = new Set(['update', 'replace', 'import']);

/**
 * True for what records values of an object that was there before and after. What was restored as a
 * whole was not.
 */
const hasValues = ({ action, setBack, remoteId }: PlannedChange): boolean =>
  WITH_FIELDS.has(action) && !(setBack && remoteId === null);

/**
 * Reverts the values of one sync where no later local edit changed them: a later edit stays, on all
 * platforms, and a warning reports it.
 */
export const revertValues = (
  writer: RevertWriter,
  changes: readonly PlannedChange[],
  now: ValuesNow,
  world: UndoWorld,
): void => {
  const open = stillOpen(writer, changes.filter(hasValues), now);
  for (const { change, fields } of open) {
    const account = world.accounts.get(change.address.connectionId);
    const values = fields
      .filter(({ field }) => !isSwitch(change, field))
      .map(({ field, before }) => ({ field, value: before }));
    if (!account || values.length === 0) continue;
    const site = siteOf(account);
    const isWritten = writer.write(
      (before) => mergedWrites(change.address, values, before, site),
      site.timeZone,
    );
    if (!isWritten) {
      writer.warnings.push(
        notReverted(change.address, 'The values from before the sync are no longer valid here.'),
      );
    }
  }
  switchBack(writer, open, world);
};

/** A change with those of its fields that are to be reverted. */
interface OpenChange {
  readonly change: PlannedChange;
  readonly fields: readonly FieldChange[];
}

const stillOpen = (
  writer: RevertWriter,
  changes: readonly PlannedChange[],
  now: ValuesNow,
): readonly OpenChange[] => {
  const values = changes.flatMap((change) =>
    change.fields.map((each) => ({
      change,
      field: each.field,
      standing: now.standing(change, each),
    })),
  );
  const edited = new Set(
    values
      .filter(({ standing }) => standing === 'since')
      .map(({ change, field }) => keyOf(change, field)),
  );
  const removed = new Set(
    values.filter(({ standing }) => standing === 'gone').map(({ change }) => change.address.id),
  );
  const isOpen = (change: PlannedChange, field: string): boolean =>
    !removed.has(change.address.id) && !edited.has(keyOf(change, field));
  writer.warnings.push(...changes.flatMap((change) => warningsOf(change, removed, edited)));
  return changes.map((change) => ({
    change,
    fields: change.fields.filter(({ field }) => isOpen(change, field)),
  }));
};

const warningsOf = (
  change: PlannedChange,
  removed: ReadonlySet<string>,
  edited: ReadonlySet<string>,
) => {
  if (removed.has(change.address.id)) {
    return change.fields.length > 0
      ? [
          changedSince(
            change.address,
            '',
            'The object was removed here after the sync. It stays removed.',
          ),
        ]
      : [];
  }
  return change.fields
    .filter(({ field }) => edited.has(keyOf(change, field)))
    .map(({ field }) =>
      changedSince(
        change.address,
        field,
        'The field was changed here after the sync. The later value stays.',
      ),
    );
};

/** A campaign has a budget and a switch per platform; all else is the object's wherever it is. */
const PER_PLATFORM: ReadonlySet<string> = new Set(['budgetMicros', 'status']);

const keyOf = ({ address }: PlannedChange, field: string): string =>
  address.entity === 'campaign' && PER_PLATFORM.has(field)
    ? `${address.connectionId} ${fieldKey(address, field)}`
    : fieldKey(address, field);

const isSwitch = ({ address }: PlannedChange, field: string): boolean =>
  address.entity === 'campaign' && field === 'status';

/** A campaign that was switched on all its platforms was switched as a whole. */
const switchBack = (writer: RevertWriter, open: readonly OpenChange[], world: UndoWorld): void => {
  const switched = open.filter(({ change, fields }) =>
    fields.some(({ field }) => isSwitch(change, field)),
  );
  const statuses = new Map(
    switched.map((each) => [each.change.address.platform, statusBefore(each)]),
  );
  const whole = wholeStatus(writer.tree.campaign, statuses);
  const timeZone =
    switched
      .map(({ change }) => world.accounts.get(change.address.connectionId)?.target.timeZone)
      .find((zone) => zone) ?? 'UTC';
  if (whole) {
    return void writer.write(
      ({ campaign }) => [{ entity: 'campaign', id: campaign.id, changes: { status: whole } }],
      timeZone,
    );
  }
  for (const each of switched) {
    const account = world.accounts.get(each.change.address.connectionId);
    if (account) {
      writer.write(
        (tree) =>
          mergedWrites(
            each.change.address,
            [{ field: 'status', value: statusBefore(each) }],
            tree,
            siteOf(account),
          ),
        account.target.timeZone,
      );
    }
  }
};

const statusBefore = ({ fields }: OpenChange): Json =>
  fields.find(({ field }) => field === 'status')?.before ?? null;

const wholeStatus = (
  { platforms, platformStatus }: Campaign,
  statuses: ReadonlyMap<PlatformId, Json>,
): 'ENABLED' | 'PAUSED' | undefined => {
  const serving = platforms.filter((platform) => platformStatus[platform] !== 'PAUSED');
  const values = new Set(serving.map((platform) => statuses.get(platform)));
  const [only] = values;
  return serving.length > 0 && values.size === 1 && (only === 'ENABLED' || only === 'PAUSED')
    ? only
    : undefined;
};

/**
 * The present state of a recorded value: as the sync left it (or as it was before), changed here
 * since, or its object is gone from here.
 */
export type ValueNow = 'open' | 'since' | 'gone';

/** What each ad account is to have by now of a campaign, read only where it is asked for. */
export class ValuesNow {
  private readonly held = new Map<string, ReadonlyMap<string, Attributes>>();
  private readonly ids: ReadonlySet<string>;

  constructor(
    private readonly tree: CampaignTree,
    private readonly world: UndoWorld,
  ) {
    this.ids = new Set([
      tree.campaign.id,
      ...[...tree.adGroups, ...tree.ads, ...tree.keywords].map(({ id }) => id),
    ]);
  }

  /**
   * Compares values in the platform's form: a value that normalises to what the sync left was not
   * changed.
   */
  standing({ address }: PlannedChange, { field, before, after }: FieldChange): ValueNow {
    if (!this.ids.has(address.id)) return 'gone';
    const now = this.on(address.connectionId).get(address.id);
    return !now || sameField(now[field], after) || sameField(now[field], before) ? 'open' : 'since';
  }

  private on(connectionId: string): ReadonlyMap<string, Attributes> {
    const known = this.held.get(connectionId);
    if (known) return known;
    const account = this.world.accounts.get(connectionId);
    const desired = account
      ? desiredOf(this.tree, account.target, EVERYTHING, account.platform, this.world.at).desired
      : [];
    const wanted = new Map(desired.map(({ address, attributes }) => [address.id, attributes]));
    this.held.set(connectionId, wanted);
    return wanted;
  }
}
