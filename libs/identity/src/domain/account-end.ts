import { Refusal } from '@switchyard/kernel';

/** A row lets `remove_account` believe the time that it is given: for tests of the owner alone. */
export interface TestClock {
  readonly isBelieved: boolean;
}

export const accountEnding = (): Refusal =>
  new Refusal('ACCOUNT_ENDING', 'This account will be deleted. Restore it to change anything.');
export const campaignsServing = (campaignIds: readonly string[]): Refusal =>
  new Refusal(
    'CAMPAIGNS_SERVING',
    'Campaigns of this account are enabled on a platform. Pause them there first.',
    { campaignIds },
  );
export const currencyInUse = (currency: string): Refusal =>
  new Refusal(
    'CURRENCY_IN_USE',
    `Campaigns or a budget of this account count in ${currency}, so its currency stays.`,
  );
export const registrantOnly = (): Refusal =>
  new Refusal('ROLE_TOO_LOW', 'Only the user who registered the account may do this.');
