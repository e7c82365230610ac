import { Injectable } from '@nestjs/common';
import { IdentityFacade } from '@switchyard/identity';
import { Clock, type Tenant, UnitOfWork } from '@switchyard/kernel';
import { AngleStates } from '../../data/angle-facts';
import { type AngleReading, DEFAULT_WINDOW_DAYS, lastDays } from '../../domain';
import type { KnownAngleState } from '../ports';
import { TriedAngles } from './read-out-angles';

/**
 * Once a day of the account, stores the state of a Space's angles, so that a read-out can show when
 * it changed. May be called as often as one likes.
 */
@Injectable()
export class EvaluateAngles {
  constructor(
    private readonly work: UnitOfWork,
    private readonly angles: TriedAngles,
    private readonly states: AngleStates,
    private readonly identity: IdentityFacade,
    private readonly clock: Clock,
  ) {}

  async execute(tenant: Tenant): Promise<void> {
    const now = this.clock.now();
    const { timeZone } = await this.identity.account(tenant.accountId);
    const range = lastDays(now, timeZone, DEFAULT_WINDOW_DAYS);
    const known = await this.states.list(tenant);
    if (known.some(({ evaluatedAt }) => lastDays(evaluatedAt, timeZone, 1).to === range.to)) return;
    const before = new Map(known.map((state) => [state.angleId, state]));
    const readings = await this.angles.read(tenant, { range });
    const states = readings.map((reading) =>
      nextState(tenant, before.get(reading.angleId), reading, now),
    );
    if (states.length > 0) await this.work.run(tenant, () => this.states.put(states));
  }
}

const nextState = (
  { spaceId }: Tenant,
  before: KnownAngleState | undefined,
  { angleId, state }: AngleReading,
  now: Date,
): KnownAngleState => {
  if (before?.state === state) return { ...before, evaluatedAt: now };
  return {
    spaceId,
    angleId,
    state,
    previousState: before?.state ?? null,
    changedAt: now,
    evaluatedAt: now,
  };
};
