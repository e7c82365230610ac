import type { AccountBudget } from '../account-budget';

/** What a brake watches: everything, or one campaign. */
export type LevelScope = 'global' | `campaign:${string}`;

/** What is remembered of a level between two looks. */
export interface BrakeLevel {
  readonly accountId: string;
  readonly scope: LevelScope;
  /** `ENGAGED` until somebody releases it, however many periods pass. `OVERRULED` until `overruledUntil`. */
  readonly standing: 'WATCHING' | 'ENGAGED' | 'OVERRULED';
  /** The event that engaged it. */
  readonly eventId: string | null;
  readonly overruledUntil: Date | null;
  /** The period in which it was told that the amount is nearly spent. */
  readonly alertedIn: string | null;
}

export const LEVEL_STATES = ['ARMED', 'ALERTED', 'ENGAGED', 'OVERRULED', 'DISARMED'] as const;
export type LevelState = (typeof LEVEL_STATES)[number];

/** A level with the amount that holds for it now. */
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
