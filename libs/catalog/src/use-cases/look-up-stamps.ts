import { Injectable } from '@nestjs/common';
import type { Tenant } from '@switchyard/kernel';
import { NOTHING_KNOWN, type KnownStamps, type WrittenStamp } from '../domain';
import { Angles, Concepts } from './creative-ports';

/** Tells which of the named angles and concepts exist. Asks nothing when none is named. */
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
