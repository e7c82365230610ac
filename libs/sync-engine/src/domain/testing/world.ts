import { digestOf } from '@switchyard/kernel';
import type { Attributes, EntityKind } from '@switchyard/platforms/domain';
import { sameField } from '../basis/canonical-json';
import {
  type Address,
  appliedAfter,
  type Binding,
  type Desired,
  type DriftPolicy,
  type PlannedChange,
  type Seen,
  withFields,
} from '../planning/plan';
import { type PlannedPart, planPart } from '../planning/plan-part';
import { childrenOfFailed } from '../syncing/operation-errors';
import { type Step, wavesOf } from '../syncing/waves';

export interface RemoteObject {
  readonly remoteId: string;
  readonly entity: EntityKind;
  readonly parentRemoteId: string | null;
  attributes: Attributes;
}

/** What was cleared is not shown, as by most platforms. */
const shown = (attributes: Attributes): Attributes =>
  Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== null));

/** A refusal that a good plan never meets, and a half-applied one may. */
class NameTaken extends Error {}

/**
 * An ad account in memory that insists on what real ones insist on: parents that exist, names that
 * are free, objects that are unedited since they were seen, fields that cannot change. Removing an
 * object removes what is below it.
 */
class SimulatedPlatform {
  readonly objects = new Map<string, RemoteObject>();
  private made = 0;

  constructor(private readonly immutable: (entity: EntityKind) => readonly string[]) {}

  /** Throws NameTaken, with nothing made, when another object has the name. */
  create(entity: EntityKind, parentRemoteId: string | null, attributes: Attributes): string {
    if (entity !== 'campaign' && !this.objects.has(parentRemoteId ?? '')) {
      throw new Error(`no parent for a ${entity}`);
    }
    this.made += 1;
    const remoteId = `remote-${this.made}`;
    this.objects.set(remoteId, { remoteId, entity, parentRemoteId, attributes });
    if (this.hasDoubleName()) {
      this.objects.delete(remoteId);
      throw new NameTaken(remoteId);
    }
    return remoteId;
  }

  /**
   * Throws NameTaken, with nothing done, when a name is taken after the whole wave: connectors use
   * temporary names within one.
   */
  update(changes: readonly PlannedChange[]): void {
    const before = changes
      .map((change) => this.untouched(change))
      .map((object) => ({ object, attributes: object.attributes }));
    changes.forEach((change, at) => this.set(before[at]!.object, change));
    if (!this.hasDoubleName()) return;
    for (const { object, attributes } of before) object.attributes = attributes;
    throw new NameTaken(changes.map((change) => change.name).join());
  }

  remove(change: PlannedChange): void {
    this.drop(this.untouched(change).remoteId);
  }

  /** What a person in the platform's own console, or a removal of the parent, does. */
  drop(remoteId: string): void {
    this.objects.delete(remoteId);
    for (const child of [...this.objects.values()].filter(
      (each) => each.parentRemoteId === remoteId,
    )) {
      this.drop(child.remoteId);
    }
  }

  seen(bindings: readonly Binding[]): readonly Seen[] {
    return bindings.flatMap(({ address, remoteId }) => {
      const object = this.objects.get(remoteId);
      return object ? [{ address, remoteId, attributes: structuredClone(object.attributes) }] : [];
    });
  }

  private untouched(change: PlannedChange): RemoteObject {
    const object = this.objects.get(change.remoteId ?? '');
    if (!object) throw new Error(`${change.address.id} is not there`);
    if (digestOf(object.attributes) !== change.seenDigest) {
      throw new Error(`${change.address.id} was edited since`);
    }
    return object;
  }

  private set(object: RemoteObject, change: PlannedChange): void {
    const stuck = change.fields.filter((each) =>
      this.immutable(object.entity).includes(each.field),
    );
    if (stuck.length > 0) throw new Error(`${stuck[0]!.field} cannot change in place`);
    const { after } = change;
    const lost = Object.keys(object.attributes).filter((field) => after?.[field] === undefined);
    if (!after || lost.length > 0) throw new Error(`${lost.join()} is missing from the update`);
    const sent = change.fields.map(({ field }) => [field, after[field]] as const);
    const unknown = sent.filter(([, value]) => value === undefined).map(([field]) => field);
    if (unknown.length > 0) throw new Error(`${unknown.join()} is sent without a value`);
    object.attributes = shown({ ...object.attributes, ...Object.fromEntries(sent) } as Attributes);
  }

  private hasDoubleName(): boolean {
    const named = [...this.objects.values()].filter(
      (each) => each.entity === 'campaign' || each.entity === 'adGroup',
    );
    const keys = named.map((each) =>
      JSON.stringify([each.entity, each.parentRemoteId, each.attributes['name']]),
    );
    return new Set(keys).size < keys.length;
  }
}

export interface LocalObject {
  readonly entity: EntityKind;
  readonly id: string;
  readonly campaignId: string;
  readonly parentId: string | null;
  attributes: Attributes;
}

/** What goes wrong while a plan is applied, by our id. */
export interface Mishaps {
  readonly refused: ReadonlySet<string>;
  readonly halfMade: ReadonlySet<string>;
}

const NONE: Mishaps = { refused: new Set(), halfMade: new Set() };
const FIXED: Readonly<Record<EntityKind, readonly string[]>> = {
  campaign: [],
  adGroup: ['kind'],
  ad: [],
  keyword: ['text', 'matchType'],
};
const immutable = (entity: EntityKind): readonly string[] => FIXED[entity];

/**
 * A catalog, its bindings and a platform: enough to preview and to sync, without any of the
 * machinery around.
 */
export class World {
  readonly local = new Map<string, LocalObject>();
  readonly bindings = new Map<string, Binding>();
  readonly platform = new SimulatedPlatform(immutable);

  constructor(
    readonly driftPolicy: DriftPolicy = 'MERGE',
    readonly shared = false,
  ) {}

  add(object: LocalObject): void {
    this.local.set(object.id, object);
  }

  /** Takes an object and what is below it out of the catalog. */
  delete(id: string): void {
    this.local.delete(id);
    for (const child of [...this.local.values()].filter((each) => each.parentId === id)) {
      this.delete(child.id);
    }
  }

  edit(id: string, field: string, value: Attributes[string]): void {
    const object = this.local.get(id);
    if (object) object.attributes = withFields(object.attributes, [{ field, after: value }]);
  }

  /** Edits an object in the platform's own console. */
  handEdit(id: string, field: string, value: Attributes[string]): void {
    const object = this.platform.objects.get(this.bindings.get(id)?.remoteId ?? '');
    if (object) object.attributes = withFields(object.attributes, [{ field, after: value }]);
  }

  handDelete(id: string): void {
    const binding = this.bindings.get(id);
    if (binding) this.platform.drop(binding.remoteId);
  }

  /** `reorder` changes the order of every input list; the plan may not care. */
  plan(reorder: <T>(list: readonly T[]) => readonly T[] = (list) => list): readonly PlannedPart[] {
    const bindings = [...this.bindings.values()].map((each) => structuredClone(each));
    const desired = [...this.local.values()].map((each) => this.desired(each));
    const campaigns = new Set([...desired, ...bindings].map((each) => each.address.campaignId));
    return [...campaigns].sort().map((campaignId) => {
      const mine = bindings.filter((each) => each.address.campaignId === campaignId);
      return planPart({
        platform: 'google-ads',
        connectionId: 'con_1',
        campaignId,
        force: false,
        resolutions: [],
        immutable,
        desired: reorder(desired.filter((each) => each.address.campaignId === campaignId)),
        bindings: reorder(mine),
        seen: reorder(this.platform.seen(mine)),
      });
    });
  }

  /**
   * Applies a plan wave by wave, as the loop of a sync would. Without mishaps, any refusal of the
   * platform is thrown.
   */
  apply(parts: readonly PlannedPart[], mishaps: Mishaps = NONE): void {
    const changes = parts.flatMap((part) => part.changes);
    const failed: PlannedChange[] = [];
    for (const wave of wavesOf(changes)) {
      const skipped = childrenOfFailed(changes, failed);
      const stopped = new Set(failed.map((each) => each.address.id));
      const steps = wave.steps.filter(
        ({ change }) => !skipped.has(change.address.id) && !stopped.has(change.address.id),
      );
      const [refused, sent] = [true, false].map((side) =>
        steps.filter((step) => mishaps.refused.has(step.change.address.id) === side),
      );
      failed.push(...(refused ?? []).map((step) => step.change));
      failed.push(...this.send(sent ?? [], mishaps).map((step) => step.change));
    }
  }

  /** Sends updates together and the rest one by one; returns what was refused. */
  private send(steps: readonly Step[], mishaps: Mishaps): readonly Step[] {
    const updates = steps.filter((step) => step.does === 'update');
    const groups = mishaps === NONE ? [updates] : updates.map((step) => [step]);
    const refused = groups.flatMap((group) =>
      this.taken(() => this.platform.update(group.map((step) => step.change)), mishaps)
        ? group
        : [],
    );
    return [
      ...refused,
      ...steps.filter(
        (step) => !refused.includes(step) && this.taken(() => this.record(step, mishaps), mishaps),
      ),
    ];
  }

  private taken(send: () => void, mishaps: Mishaps): boolean {
    try {
      send();
      return false;
    } catch (error) {
      if (mishaps === NONE || !(error instanceof NameTaken)) throw error;
      return true;
    }
  }

  private record({ does, change }: Step, mishaps: Mishaps): void {
    const { id } = change.address;
    if (does === 'create') return this.make(change, mishaps.halfMade.has(id));
    if (does === 'remove') this.platform.remove(change);
    if (does === 'remove' || does === 'forget') return void this.bindings.delete(id);
    if (does === 'import') this.take(change);
    const binding = this.bindings.get(id);
    if (!binding) throw new Error(`${id} has no binding`);
    const state = does === 'update' ? 'ready' : binding.state;
    this.bindings.set(id, {
      ...binding,
      state,
      applied: appliedAfter(change, binding.applied) ?? {},
    });
  }

  private take(change: PlannedChange): void {
    for (const { field, after } of change.fields) this.edit(change.address.id, field, after);
  }

  private make(change: PlannedChange, half: boolean): void {
    const { address, parentId, name, campaignType } = change;
    const parentRemoteId =
      change.parentRemoteId ??
      (parentId === null ? null : (this.bindings.get(parentId)?.remoteId ?? null));
    const after = change.after ?? {};
    const accepted = half
      ? Object.fromEntries(
          Object.entries(after).filter(([field]) =>
            ['name', 'kind', 'text', 'matchType'].includes(field),
          ),
        )
      : after;
    const remoteId = this.platform.create(address.entity, parentRemoteId, accepted);
    const applied = appliedAfter(change, null) ?? {};
    this.bindings.set(address.id, {
      address,
      parentId,
      parentRemoteId,
      name,
      campaignType,
      remoteId,
      applied,
      state: half ? 'tainted' : 'ready',
    });
  }

  private desired({ entity, id, campaignId, parentId, attributes }: LocalObject): Desired {
    const address: Address = {
      platform: 'google-ads',
      connectionId: 'con_1',
      campaignId,
      entity,
      id,
    };
    return {
      address,
      parentId,
      name: id,
      campaignType: 'SEARCH',
      attributes,
      driftPolicy: this.driftPolicy,
      shared: this.shared,
    };
  }
}

/**
 * True when everything wanted is there as wanted and nothing else is: what a sync without drift
 * must end with.
 */
export const isMirrored = (world: World): boolean =>
  world.platform.objects.size === world.local.size &&
  [...world.local.values()].every((object) => {
    const remote = world.platform.objects.get(world.bindings.get(object.id)?.remoteId ?? '');
    const fields = new Set([
      ...Object.keys(object.attributes),
      ...Object.keys(remote?.attributes ?? {}),
    ]);
    return (
      remote !== undefined &&
      [...fields].every((field) => sameField(object.attributes[field], remote.attributes[field]))
    );
  });
