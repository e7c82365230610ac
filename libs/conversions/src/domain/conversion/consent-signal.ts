export const CONSENTS = ['GRANTED', 'DENIED', 'UNKNOWN'] as const;
export type ConsentState = (typeof CONSENTS)[number];

/** What a person agreed to, in the contract's spelling. `UNKNOWN` counts as denied. */
export interface ConsentSignal {
  readonly ad_user_data?: ConsentState;
  readonly ad_personalization?: ConsentState;
}
