import type { Attributes } from '@switchyard/platforms';
import { sameField } from '../plan/same-json';
import type { FieldChange, PlannedChange } from '../plan';
import { desiredOf, type CampaignTree } from '../snapshot';
import { EVERYTHING } from '../sync';
import type { UndoWorld } from './undo-world';

/** How a recorded value stands by now: as the sync left it (or as it was before), changed here since, or its object is gone from here. */
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

  /** A platform's words for a value decide: what comes out there as the sync left it was not changed. */
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
    const held = new Map(desired.map(({ address, attributes }) => [address.id, attributes]));
    this.held.set(connectionId, held);
    return held;
  }
}
