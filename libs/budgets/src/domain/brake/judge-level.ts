import type { BrakeLevel, LevelState } from './level';
import type { PeriodSpan } from './period-span';

/** What a level is judged by. */
export interface LevelFacts {
  readonly level: BrakeLevel;
  readonly budgetMicros: number;
  /** In this period, micros of the budget's currency, of everything that is known. */
  readonly spentMicros: number;
  readonly emergencyBrake: boolean;
  readonly alertThresholdPercent: number;
  readonly span: PeriodSpan;
  readonly now: Date;
}

/** What a level is, and what has to happen because it became so. */
export interface Verdict {
  readonly state: LevelState;
  readonly event: 'alert' | 'engage' | undefined;
}

/**
 * Engages when more was spent than the amount; says once a period that it is near. An engaged level stays engaged, when figures shrink and
 * when a new period begins, too: a person releases it. Overruled, it rests until its time is over.
 */
export const judgeLevel = (facts: LevelFacts): Verdict => {
  const { level, budgetMicros, spentMicros, span, now } = facts;
  if (level.standing === 'ENGAGED') return { state: 'ENGAGED', event: undefined };
  if (!facts.emergencyBrake) return { state: 'DISARMED', event: undefined };
  if (
    level.standing === 'OVERRULED' &&
    level.overruledUntil !== null &&
    now < level.overruledUntil
  ) {
    return { state: 'OVERRULED', event: undefined };
  }
  if (spentMicros > budgetMicros) return { state: 'ENGAGED', event: 'engage' };
  return isNear(facts)
    ? { state: 'ALERTED', event: level.alertedIn === span.key ? undefined : 'alert' }
    : { state: 'ARMED', event: undefined };
};

/** In hundredths, so that no amount is divided. */
const isNear = ({ spentMicros, budgetMicros, alertThresholdPercent }: LevelFacts): boolean =>
  spentMicros * 100 >= budgetMicros * alertThresholdPercent;
