import { Injectable } from '@nestjs/common';
import { IdentityFacade } from '@switchyard/identity';
import { Clock, validationError, type PlatformId, type Tenant } from '@switchyard/kernel';
import {
  DEFAULT_WINDOW_DAYS,
  lastDays,
  LONGEST_WINDOW_DAYS,
  windowDays,
  type AngleReading,
  type AngleTransition,
  type DayRange,
} from '../../domain';
import { ReadMarks } from '../ports';
import { AngleStates, type KnownAngleState } from './angle-ports';
import { TriedAngles } from './tried-angles';

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

/** How every angle stands, from facts that are recorded already. */
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
