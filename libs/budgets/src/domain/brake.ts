import type { PlatformId } from '@switchyard/kernel';
import { type AccountBudget, inBudgetCurrency } from './account-budget';
import type { PeriodSpan } from './spend';

/** What a brake watches: everything, or one campaign. */
export type LevelScope = 'global' | `campaign:${string}`;

/** What is remembered of a level between two looks. */
export interface BrakeLevel {
  readonly accountId: string;
  readonly scope: LevelScope;
  /**
   * `ENGAGED` until a user releases it, however many periods pass. `OVERRULED` until
   * `overruledUntil`.
   */
  readonly standing: 'WATCHING' | 'ENGAGED' | 'OVERRULED';
  /** The event that engaged it. */
  readonly eventId: string | null;
  readonly overruledUntil: Date | null;
  /** The period in which an alert reported that the amount is nearly spent. */
  readonly alertedIn: string | null;
}

export const LEVEL_STATES = ['ARMED', 'ALERTED', 'ENGAGED', 'OVERRULED', 'DISARMED'] as const;
export type LevelState = (typeof LEVEL_STATES)[number];

/** A level with the amount that applies to it now. */
export interface LevelBudget {
  readonly scope: LevelScope;
  /** Micros of the budget's currency. */
  readonly budgetMicros: number;
}

/** Every amount that an account set, the account's own first. */
export const levelBudgets = ({
  globalBudgetMicros,
  campaignBrakes,
}: Pick<AccountBudget, 'globalBudgetMicros' | 'campaignBrakes'>): readonly LevelBudget[] => [
  ...(globalBudgetMicros === null
    ? []
    : [{ scope: 'global' as const, budgetMicros: globalBudgetMicros }]),
  ...campaignBrakes.map(({ campaignId, amountMicros }) => ({
    scope: campaignScope(campaignId),
    budgetMicros: amountMicros,
  })),
];

export const campaignScope = (campaignId: string): LevelScope => `campaign:${campaignId}`;

/** The campaign of a level; undefined for the one of the whole account. */
export const campaignOf = (scope: LevelScope): string | undefined =>
  scope === 'global' ? undefined : scope.slice('campaign:'.length);

export const watching = (accountId: string, scope: LevelScope): BrakeLevel => ({
  accountId,
  scope,
  standing: 'WATCHING',
  eventId: null,
  overruledUntil: null,
  alertedIn: null,
});

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
 * Engages when more was spent than the amount; says once a period that it is near. An engaged level
 * stays engaged, when figures shrink and when a new period begins, too: a person releases it.
 * Overruled, it rests until its time is over.
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

export const RELEASE_MODES = ['raise', 'resume'] as const;
/**
 * `raise`: watch again at once, by the amount as it is now. `resume`: rest until the next period.
 */
export type ReleaseMode = (typeof RELEASE_MODES)[number];

/**
 * One engagement of a level, from the moment the amount was passed until a user released it. Money
 * in micros of `currency`.
 */
export interface BrakeEvent {
  readonly accountId: string;
  readonly id: string;
  readonly scope: LevelScope;
  readonly budgetMicros: number;
  readonly spentMicros: number;
  readonly currency: string;
  readonly engagedAt: Date;
  readonly releasedAt: Date | null;
  readonly releaseMode: ReleaseMode | null;
  /** When all that it had paused was let go of, here and on the platforms. */
  readonly settledAt: Date | null;
  /** When platforms had first confirmed every pause that it asks for. */
  readonly confirmedAt: Date | null;
}

/**
 * A campaign that an event paused. `wasEnabled`: it is enabled again when the event is released,
 * unless a user touched it.
 */
export interface PausedCampaign {
  readonly accountId: string;
  readonly eventId: string;
  readonly spaceId: string;
  readonly campaignId: string;
  readonly wasEnabled: boolean;
}

/**
 * One campaign on one platform that an event covers, and whether it is paused there as far as the
 * platform reported.
 */
export interface BrakePause {
  readonly accountId: string;
  readonly eventId: string;
  readonly connectionId: string;
  readonly remoteId: string;
  readonly spaceId: string;
  readonly campaignId: string;
  readonly platform: PlatformId;
  readonly isConfirmed: boolean;
  /** When it was confirmed; else since when the platform has been asked for it. */
  readonly since: Date;
  /** Why it is not confirmed; null when it is. */
  readonly reason: string | null;
}

/** How well the spending through one connection can be seen. */
export interface SpendWatch {
  readonly accountId: string;
  readonly connectionId: string;
  readonly watchedSince: Date;
  /** When the platform last reported spending; null before its first report. */
  readonly lastReadAt: Date | null;
  /** ISO 4217 of the ad account; null before the platform reports it. */
  readonly currency: string | null;
  /** A campaign was enabled there at some look since the last reading. */
  readonly mayHaveSpent: boolean;
  /** Since when its campaigns are reported to spend unseen; null while they are not. */
  readonly toldBlindSince: Date | null;
}

export const BLIND_HOURS = 6;

/**
 * Since when the spending through a connection is unknown; undefined while it is known. A
 * connection counts as known where no amount is watched and where nothing ran since the last
 * reading. Spending in a currency without a rate is read but not counted.
 */
export const blindSince = (
  watch: SpendWatch,
  budget: AccountBudget,
  now: Date,
): Date | undefined => {
  const { lastReadAt, watchedSince, currency, mayHaveSpent } = watch;
  if (!mayHaveSpent || !budget.emergencyBrake || levelBudgets(budget).length === 0) {
    return undefined;
  }
  if (currency !== null && inBudgetCurrency(1, currency, budget) === undefined) {
    return lastReadAt ?? watchedSince;
  }
  const seen = lastReadAt ?? watchedSince;
  return now.getTime() - seen.getTime() > BLIND_HOURS * 3_600_000 ? seen : undefined;
};
