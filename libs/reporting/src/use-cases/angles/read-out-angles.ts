import { Injectable } from '@nestjs/common';
import { CreativeFacts, type TriedAngle } from '@switchyard/catalog';
import { IdentityFacade } from '@switchyard/identity';
import { Clock, type PlatformId, type Tenant, validationError } from '@switchyard/kernel';
import { AngleFacts, AngleStates } from '../../data/angle-facts';
import { ReadMarks } from '../../data/read-marks';
import {
  type AngleReading,
  type AngleTransition,
  type DayRange,
  DEFAULT_WINDOW_DAYS,
  lastDays,
  LONGEST_WINDOW_DAYS,
  readTests,
  windowDays,
} from '../../domain';
import type { KnownAngleState } from '../ports';

export interface TestsQuestion {
  readonly range: DayRange;
  readonly businessId?: string | undefined;
  readonly platform?: PlatformId | undefined;
}

/** Reads the state of angles, business by business. The same facts always give the same answer. */
@Injectable()
export class TriedAngles {
  constructor(
    private readonly creatives: CreativeFacts,
    private readonly facts: AngleFacts,
  ) {}

  /** Angles that are ACTIVE, and all others that have figures in these days. */
  async read(
    tenant: Tenant,
    { range, businessId, platform }: TestsQuestion,
  ): Promise<readonly AngleReading[]> {
    const [angles, ads] = await Promise.all([
      this.creatives.triedAngles(tenant),
      this.creatives.stampedAds(tenant),
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

export interface ReadOutQuestion {
  readonly window?: string | undefined;
  readonly businessId?: string | undefined;
  readonly platformId?: PlatformId | undefined;
}

export interface ReadOutAngle extends AngleReading {
  readonly range: DayRange;
  /** When the oldest of the figures was asked for; null: never. */
  readonly dataAsOf: Date | null;
  readonly lastTransition: AngleTransition | null;
}

/** The state of every angle, from facts that are recorded already. */
@Injectable()
export class ReadOutAngles {
  constructor(
    private readonly angles: TriedAngles,
    private readonly states: AngleStates,
    private readonly marks: ReadMarks,
    private readonly identity: IdentityFacade,
    private readonly clock: Clock,
  ) {}

  async execute(
    tenant: Tenant,
    { window, businessId, platformId }: ReadOutQuestion,
  ): Promise<readonly ReadOutAngle[]> {
    const days = window === undefined ? DEFAULT_WINDOW_DAYS : windowDays(window);
    if (days === undefined) {
      throw validationError([
        {
          path: 'query.window',
          code: 'OUT_OF_RANGE',
          message: `window must be 1 to ${LONGEST_WINDOW_DAYS} days, such as 30 or 30d`,
        },
      ]);
    }
    const { timeZone } = await this.identity.account(tenant.accountId);
    const range = lastDays(this.clock.now(), timeZone, days);
    const [readings, states, marks] = await Promise.all([
      this.angles.read(tenant, { range, businessId, platform: platformId }),
      this.states.list(tenant),
      this.marks.list(tenant, 'ad'),
    ]);
    const asked = marks
      .filter(({ platform }) => platformId === undefined || platform === platformId)
      .map(({ readAt }) => readAt.getTime());
    const dataAsOf = asked.length > 0 ? new Date(Math.min(...asked)) : null;
    const known = new Map(states.map((state) => [state.angleId, state]));
    return readings.map((reading) => ({
      ...reading,
      range,
      dataAsOf,
      lastTransition: transitionOf(known.get(reading.angleId)),
    }));
  }
}

const transitionOf = (known: KnownAngleState | undefined): AngleTransition | null =>
  known?.previousState ? { from: known.previousState, to: known.state, at: known.changedAt } : null;
