import type { MatchType, QuarterHour, ServingStatus, Weekday } from '../../port/draft';

/** Monday for MONDAY. */
export const pascal = (word: string): string =>
  word
    .split('_')
    .map((part) => part.charAt(0) + part.slice(1).toLowerCase())
    .join('');

/** FORTY_FIVE for FortyFive. */
export const screaming = (word: string): string =>
  word.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase();

export const statusName = (status: ServingStatus): 'Active' | 'Paused' =>
  status === 'ENABLED' ? 'Active' : 'Paused';

/** What a person set: a campaign out of budget, or an ad in review, is still switched on. */
export const statusOf = (name: string | null | undefined): ServingStatus =>
  name === 'Paused' || name === 'BudgetAndManualPaused' ? 'PAUSED' : 'ENABLED';

export const matchTypeOf = (name: string | null | undefined): MatchType =>
  screaming(name ?? '') as MatchType;
export const dayOf = (name: string | null | undefined): Weekday => screaming(name ?? '') as Weekday;
export const quarterOf = (name: string | null | undefined): QuarterHour =>
  screaming(name ?? 'Zero') as QuarterHour;
