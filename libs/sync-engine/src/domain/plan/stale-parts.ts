import type { BasisPart } from './words';

/** The sides of a basis that can go stale without a platform being asked, and the one that cannot. */
export const BASIS_SIDES = ['desired', 'bindings', 'observed'] as const;
export type BasisSideName = (typeof BASIS_SIDES)[number];

export interface StalePart {
  readonly platform: BasisPart['platform'];
  readonly campaignId: string;
  readonly moved: readonly BasisSideName[];
}

/**
 * Which campaigns moved since the plan, and which sides of them. A part that came or went has moved on every side. Give a side
 * that was not read again the planned digest, and it counts as still.
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
