import { digestOf } from '@switchyard/kernel';
import type { Attributes, EntityKind } from '@switchyard/platforms';
import type { Binding, PlannedChange, Seen } from '../words';

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
export class NameTaken extends Error {}

/**
 * An ad account in memory that insists on what real ones insist on: parents that exist, names that are free, objects that
 * nobody edited since they were seen, fields that cannot change. Removing an object removes what stands below it.
 */
export class SimulatedPlatform {
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

  /** Throws NameTaken, with nothing done, when a name is taken after the whole wave: connectors use temporary names within one. */
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
