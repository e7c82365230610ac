import type { ClickId } from '@switchyard/platforms';
import type { ConsentRecord } from '../conversion/consent-record';
import type { PersonMember } from './look-up-keys';
import type { SealedPerson } from './sealed-person';

/** What is known under one look-up key of a person: a person who gave an address and an id is known under both. */
export interface KnownPerson {
  readonly spaceId: string;
  /** HMAC under the key that was current. */
  readonly key: string;
  readonly member: PersonMember;
  /** Keys that came together with this one, so that erasing finds them. */
  readonly linkedKeys: readonly string[];
  /** The most recent first. */
  readonly clickIds: readonly ClickId[];
  readonly person: SealedPerson;
  readonly consents: ConsentRecord | null;
  readonly url: string | null;
  readonly firstSeenAt: Date;
  readonly lastSeenAt: Date;
}
