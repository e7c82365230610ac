import { Injectable } from '@nestjs/common';
import type { Tenant } from '@switchyard/kernel';
import { Angles } from '../../data/angles';
import { Concepts } from '../../data/concepts';
import { type KnownStamps, NOTHING_KNOWN, type WrittenStamp } from '../../domain';
import type { ChildKind, ChildPatch } from './child-kind';
import { attempt, isDone } from './item-result';

/** Returns which of the named angles and concepts exist. Makes no query when none is named. */
@Injectable()
export class LookUpStamps {
  constructor(
    private readonly angles: Angles,
    private readonly concepts: Concepts,
  ) {}

  async execute(tenant: Tenant, named: readonly WrittenStamp[]): Promise<KnownStamps> {
    const [angleIds, conceptIds] = [idsOf(named, 'angleId'), idsOf(named, 'conceptId')];
    return {
      angles:
        angleIds.length > 0 ? await this.angles.existing(tenant, angleIds) : NOTHING_KNOWN.angles,
      concepts:
        conceptIds.length > 0
          ? await this.concepts.anglesOf(tenant, conceptIds)
          : NOTHING_KNOWN.concepts,
    };
  }
}

const idsOf = (named: readonly WrittenStamp[], member: keyof WrittenStamp): string[] => [
  ...new Set(named.map((stamp) => stamp[member]).filter((id) => typeof id === 'string')),
];

/**
 * Every stamp that patches name, and those that their rows carry already: a later patch of the same
 * row may go back to one. A patch that is refused names nothing.
 */
export const namedStamps = <Row, Input, Changes>(
  { stampOf, view }: ChildKind<Row, Input, Changes>,
  items: readonly ChildPatch<Changes>[],
  rows: ReadonlyMap<string, Row>,
): readonly WrittenStamp[] => {
  if (!stampOf) return [];
  return items.flatMap(({ id, index, patch }) => {
    const row = rows.get(id);
    const changes = row && attempt(index, id, () => patch(view(row)));
    const written = changes && isDone(changes) ? stampOf(changes.row) : {};
    return row && Object.keys(written).length > 0 ? [written, stampOf(row)] : [];
  });
};
