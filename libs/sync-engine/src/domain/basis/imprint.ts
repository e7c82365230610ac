import type { EntityKind } from '@switchyard/platforms/domain';
import type { BasisPart } from '../planning/plan';

/**
 * What is kept of one side of the basis, so that a refused trigger can name the objects and fields
 * that moved. About 70 bytes an object: `<id> <shape> <one mark per field>`; a shape is `<entity>
 * <field> <field> …`, kept once.
 */
export interface Imprint {
  readonly shapes: readonly string[];
  readonly objects: readonly string[];
}

/** One object that moved. For an object that came or went, every field it has. */
export interface MovedObject {
  readonly entity: EntityKind;
  readonly id: string;
  readonly fields: readonly string[];
}

/** Gathers an imprint object by object. */
export class ImprintMaker {
  private readonly shapes = new Map<string, number>();
  private readonly objects: string[] = [];

  add(entity: EntityKind, id: string, fields: readonly string[], texts: readonly string[]): void {
    const shape = `${entity} ${fields.join(' ')}`;
    const number = this.shapes.get(shape) ?? this.shapes.size;
    this.shapes.set(shape, number);
    let marks = '';
    for (const text of texts) marks += markOf(text);
    this.objects.push(`${id} ${number} ${marks}`);
  }

  finish(): Imprint {
    return { shapes: [...this.shapes.keys()], objects: this.objects };
  }
}

/**
 * Which objects differ between two imprints of the same side, and in which fields; sorted by id.
 */
export const changedSince = (planned: Imprint, current: Imprint): readonly MovedObject[] => {
  const before = opened(planned);
  const after = opened(current);
  const ids = [...new Set([...before.keys(), ...after.keys()])].sort();
  return ids.flatMap((id) => movedObject(id, before.get(id), after.get(id)));
};

interface OpenedObject {
  readonly shape: string;
  readonly marks: string;
}

const opened = (imprint: Imprint): ReadonlyMap<string, OpenedObject> =>
  new Map(
    imprint.objects.map((line) => {
      const [id, shape, marks] = line.split(' ');
      return [id ?? '', { shape: imprint.shapes[Number(shape)] ?? '', marks: marks ?? '' }];
    }),
  );

const movedObject = (
  id: string,
  before: OpenedObject | undefined,
  after: OpenedObject | undefined,
): readonly MovedObject[] => {
  if (before?.marks === after?.marks && before?.shape === after?.shape) return [];
  const was = marksByField(before);
  const is = marksByField(after);
  const fields = [...new Set([...was.keys(), ...is.keys()])]
    .filter((field) => was.get(field) !== is.get(field))
    .sort();
  const entity = (after ?? before)?.shape.split(' ', 1)[0] as EntityKind;
  return fields.length === 0 ? [] : [{ entity, id, fields }];
};

const marksByField = (object: OpenedObject | undefined): ReadonlyMap<string, string> => {
  if (!object) return new Map();
  const [, ...fields] = object.shape.split(' ');
  return new Map(
    fields.map((field, index) => [
      field,
      object.marks.slice(index * MARK_LENGTH, (index + 1) * MARK_LENGTH),
    ]),
  );
};

/**
 * The sides of a basis that can go stale without a platform being asked, and the one that cannot.
 */
export const BASIS_SIDES = ['desired', 'bindings', 'observed'] as const;
export type BasisSideName = (typeof BASIS_SIDES)[number];

export interface StalePart {
  readonly platform: BasisPart['platform'];
  readonly campaignId: string;
  readonly moved: readonly BasisSideName[];
}

/**
 * Which campaigns moved since the plan, and which sides of them. A part that came or went has moved
 * on every side. Give a side that was not read again the planned digest, and it counts as still.
 */
export const staleParts = (
  planned: readonly BasisPart[],
  current: readonly BasisPart[],
): readonly StalePart[] => {
  const before = new Map(planned.map((part) => [keyOf(part), part]));
  const after = new Map(current.map((part) => [keyOf(part), part]));
  const keys = [...new Set([...before.keys(), ...after.keys()])].sort();
  return keys.flatMap((key) => stalePart(before.get(key), after.get(key)));
};

const keyOf = (part: BasisPart): string => `${part.platform} ${part.campaignId}`;

const stalePart = (
  before: BasisPart | undefined,
  after: BasisPart | undefined,
): readonly StalePart[] => {
  const part = after ?? before;
  const moved = BASIS_SIDES.filter((side) => before?.[side] !== after?.[side]);
  return part && moved.length > 0
    ? [{ platform: part.platform, campaignId: part.campaignId, moved }]
    : [];
};

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** Characters of one mark. */
const MARK_LENGTH = 7;

/**
 * FNV-1a of a text in base 36. It shows users which field changed; only SHA-256 decides whether
 * anything changed.
 */
const markOf = (text: string): string => {
  let hash = FNV_OFFSET;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), FNV_PRIME);
  }
  return (hash >>> 0).toString(36).padStart(MARK_LENGTH, '0');
};
