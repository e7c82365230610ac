/** The zone of the ad accounts that random campaigns are held against. */
export const ACCOUNT_ZONE = 'Europe/Berlin';

/** The day of an ad account, which for some hours is not that of UTC. */
export const accountDay = (moment: Date): string =>
  moment.toLocaleDateString('sv-SE', { timeZone: ACCOUNT_ZONE });
