import { Injectable } from '@nestjs/common';
import { CatalogFacade, type TriedAngle } from '@switchyard/catalog';
import type { PlatformId, Tenant } from '@switchyard/kernel';
import { readTests, type AngleReading, type DayRange } from '../../domain';
import { AngleFacts } from './angle-ports';

export interface TestsQuestion {
  readonly range: DayRange;
  readonly businessId?: string | undefined;
  readonly platform?: PlatformId | undefined;
}

/** Reads how angles stand, business by business. The same facts always give the same answer. */
@Injectable()
export class TriedAngles {
  constructor(
    private readonly catalog: CatalogFacade,
    private readonly facts: AngleFacts,
  ) {}

  /** Angles that are ACTIVE, and all others that have figures in these days. */
  async read(
    tenant: Tenant,
    { range, businessId, platform }: TestsQuestion,
  ): Promise<readonly AngleReading[]> {
    const [angles, ads] = await Promise.all([
      this.catalog.triedAngles(tenant),
      this.catalog.stampedAds(tenant),
    ]);
    const asked = angles.filter(
      (angle) => businessId === undefined || angle.businessId === businessId,
    );
    const ids = new Set(asked.map(({ angleId }) => angleId));
    const facts = await this.facts.byAngle(tenant, {
      ads: ads.filter(({ angleId }) => ids.has(angleId)),
      range,
      platform,
    });
    const ran = new Set(facts.map(({ angleId }) => angleId));
    return readTests(
      asked.filter((angle) => isTried(angle, ran)),
      facts,
    );
  }
}

const isTried = ({ angleId, status }: TriedAngle, ran: ReadonlySet<string>): boolean =>
  status === 'ACTIVE' || ran.has(angleId);
