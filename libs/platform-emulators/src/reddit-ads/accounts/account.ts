import type { Scope } from './scopes';

/** One ad account with the person, business, profile, pixel, funding and application that belong to it. All secrets are invented. */
export interface Account {
  readonly id: string;
  readonly name: string;
  readonly memberId: string;
  readonly businessId: string;
  readonly profileId: string;
  readonly fundingInstrumentId: string;
  /** On this vendor often the account's own id, as here. */
  readonly pixelId: string;
  readonly currency: string;
  /** IANA zone name. */
  readonly timeZone: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** What the person consented to. */
  readonly scopes: readonly Scope[];
  readonly isSuspended: boolean;
  readonly createdAt: number;
}
