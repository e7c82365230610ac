import { createHmac, type KeyObject } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { derivedKey } from '@switchyard/kernel';
import { type KeyRing, SecretBox } from '@switchyard/identity';
import {
  type HashedPerson,
  type InboxPayload,
  lookUpKeysWith,
  mentionedPersons,
  type SealedSecret,
} from '../domain';
import type { Json } from '../domain/source/payload/members';
import { SECRET_KEYS } from '../use-cases/settings';

const PAYLOAD_PURPOSE = 'switchyard inbox 1';
const FACT_PURPOSE = 'switchyard source fact 1';
const KEY_PURPOSE = 'switchyard source fact key 1';

/** What a sealed value belongs to: copied elsewhere it does not open. */
export interface InboxOwner {
  readonly spaceId: string;
  readonly sourceId: string;
  /** Id of the entry, or key of the fact. */
  readonly id: string;
}

const boundTo = ({ spaceId, sourceId, id }: InboxOwner): string => `${spaceId}\n${sourceId}\n${id}`;

/** A key that names a person, such as an address. Ids of customers do not. */
const NAMES_A_PERSON = /[@+\s]/;

/** Seals what providers sent under `SWITCHYARD_SECRET_KEYS`, and finds whom it names. */
@Injectable()
export class InboxSealer {
  private readonly payloads: SecretBox;
  private readonly facts: SecretBox;
  private readonly keysOf: ReturnType<typeof lookUpKeysWith>;
  private readonly keySecret: KeyObject | undefined;

  constructor(@Inject(SECRET_KEYS) ring: KeyRing) {
    this.payloads = new SecretBox(ring, PAYLOAD_PURPOSE);
    this.facts = new SecretBox(ring, FACT_PURPOSE);
    this.keysOf = lookUpKeysWith(ring);
    const [current] = ring;
    this.keySecret = current && derivedKey(current.key, KEY_PURPOSE);
  }

  sealPayload(payload: InboxPayload, owner: InboxOwner): SealedSecret {
    return this.payloads.seal(JSON.stringify(payload), boundTo(owner));
  }

  /** Undefined when its key is not configured any more. */
  openPayload(sealed: SealedSecret, owner: InboxOwner): InboxPayload | undefined {
    return opened<InboxPayload>(this.payloads, sealed, owner);
  }

  sealFacts(facts: Json, owner: InboxOwner): SealedSecret {
    return this.facts.seal(JSON.stringify(facts), boundTo(owner));
  }

  openFacts(sealed: SealedSecret, owner: InboxOwner): Json | undefined {
    return opened<Json>(this.facts, sealed, owner);
  }

  /** The key as it is stored: a keyed digest where it may name a person. */
  factKey(spaceId: string, key: string): string {
    if (!NAMES_A_PERSON.test(key) || !this.keySecret) return key;
    const digest = createHmac('sha256', this.keySecret).update(`${spaceId}\n${key}`);
    return `hmac:${digest.digest('base64url')}`;
  }

  /** Current look-up keys of all persons whom a payload names, and of these persons. */
  personKeys(
    spaceId: string,
    payload: InboxPayload | Json,
    persons: readonly HashedPerson[] = [],
  ): readonly string[] {
    const mentioned = mentionedPersons(textOf(payload));
    const keys = [...mentioned, ...persons].flatMap((person) => this.keysOf(spaceId, person));
    return [...new Set(keys.flatMap(({ key, isCurrent }) => (isCurrent ? [key] : [])))];
  }
}

const textOf = (payload: InboxPayload | Json): unknown =>
  payload['kind'] === 'bytes' && typeof payload['base64'] === 'string'
    ? Buffer.from(payload['base64'], 'base64').toString('utf8')
    : payload;

const opened = <Value>(
  box: SecretBox,
  sealed: SealedSecret,
  owner: InboxOwner,
): Value | undefined => {
  try {
    return JSON.parse(box.open(sealed, boundTo(owner))) as Value;
  } catch {
    return undefined;
  }
};
