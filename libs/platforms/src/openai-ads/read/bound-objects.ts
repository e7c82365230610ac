import { digestOf } from '@switchyard/kernel';
import type { BoundObject, Observed } from '../../port/observed';
import type { Level } from '../data/levels';

/** What bindings know to be there, by where it stands. */
export class BoundObjects {
  private readonly byId: ReadonlyMap<string, BoundObject>;
  private readonly byParent = new Map<string, BoundObject[]>();

  constructor(objects: readonly BoundObject[]) {
    this.byId = new Map(objects.map((one) => [keyOf(one.entity, one.remoteId), one]));
    for (const one of objects) {
      const key = keyOf(one.entity, one.parentRemoteId ?? '');
      const siblings = this.byParent.get(key) ?? [];
      this.byParent.set(key, siblings);
      siblings.push(one);
    }
  }

  /** Ids of those that stand under a parent. */
  idsUnder(level: Level, parentRemoteId: string): readonly string[] {
    return (this.byParent.get(keyOf(level, parentRemoteId)) ?? []).map(({ remoteId }) => remoteId);
  }

  /** True where a list shows one of ours otherwise than it was last applied: it may be edited, or the list may be old. */
  isDoubtful(
    level: Level,
    { remoteId, attributes }: Pick<Observed, 'remoteId' | 'attributes'>,
  ): boolean {
    const known = this.byId.get(keyOf(level, remoteId));
    return (
      known !== undefined &&
      (known.applied === undefined || digestOf(known.applied) !== digestOf(attributes))
    );
  }
}

const keyOf = (level: string, id: string): string => `${level} ${id}`;
