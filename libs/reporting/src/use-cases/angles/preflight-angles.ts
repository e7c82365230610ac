import { Injectable } from '@nestjs/common';
import { CreativeFacts } from '@switchyard/catalog';
import { IdentityFacade } from '@switchyard/identity';
import { Clock, type Tenant } from '@switchyard/kernel';
import { AngleFacts } from '../../data/angle-facts';
import { Turns } from '../../data/event-loop-turns';
import {
  DEFAULT_WINDOW_DAYS,
  lastDays,
  type Measure,
  type PlannedTest,
  planRehearsal,
  rangeOf,
  REHEARSALS,
  rehearseTest,
  type WeekRange,
} from '../../domain';
import type { DeliveryTotal } from '../ports';

export interface PreflightQuestion {
  readonly count: number;
  readonly businessId?: string | undefined;
}

/**
 * How long a test of so many angles would take. `weeks` undefined: it would not be decided in time.
 */
export interface Preflight {
  readonly measure: Measure;
  readonly test: PlannedTest | undefined;
  readonly weeks: WeekRange | undefined;
  readonly delivery: DeliveryTotal;
}

/** Rehearsals between which others have their turn. */
const PER_TURN = 5;

/**
 * Rehearses a test with what the account's campaigns delivered lately, by the rule of the read-out.
 * The same facts always give the same answer.
 */
@Injectable()
export class PreflightAngles {
  constructor(
    private readonly facts: AngleFacts,
    private readonly creatives: CreativeFacts,
    private readonly identity: IdentityFacade,
    private readonly clock: Clock,
    private readonly turns: Turns,
  ) {}

  async execute(tenant: Tenant, { count, businessId }: PreflightQuestion): Promise<Preflight> {
    const { timeZone } = await this.identity.account(tenant.accountId);
    const campaignIds =
      businessId === undefined ? undefined : await this.creatives.campaignIdsOf(tenant, businessId);
    const delivery = await this.facts.delivered(
      tenant,
      campaignIds,
      lastDays(this.clock.now(), timeZone, DEFAULT_WINDOW_DAYS),
    );
    const { measure, test, seed } = planRehearsal(count, delivery);
    return { measure, test, delivery, weeks: test && rangeOf(await this.rehearse(test, seed)) };
  }

  private async rehearse(
    test: PlannedTest,
    seed: number,
  ): Promise<readonly (number | undefined)[]> {
    const weeks: (number | undefined)[] = [];
    while (weeks.length < REHEARSALS) {
      if (weeks.length % PER_TURN === 0) await this.turns.next();
      weeks.push(rehearseTest(test, seed + weeks.length));
    }
    return weeks;
  }
}
