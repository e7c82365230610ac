import type { Ids } from '@switchyard/kernel';

/** What the account lends a campaign that says nothing itself. */
export interface AccountDefaults {
  /** ISO 4217. */
  readonly currency: string;
  /** IANA. */
  readonly timeZone: string;
}

/** Everything that the rules of a campaign need of the world. */
export interface CampaignWorld {
  readonly account: AccountDefaults;
  readonly ids: Ids;
  readonly now: Date;
}
