import { Inject, Injectable } from '@nestjs/common';
import { type KeyRing, sealBatch } from '@switchyard/identity';
import { Clock, type Tenant } from '@switchyard/kernel';
import type { BrowserIds, ClickId } from '@switchyard/platforms/domain';
import { KnownPersons, type LearntPerson } from '../../data/known-persons';
import {
  type ConsentRecord,
  type Device,
  forgottenBefore,
  type HashedPerson,
  isEmailKey,
  type KnownPerson,
  type KnownVisit,
  type LookUpKey,
  lookUpKeysWith,
  lowerOnly,
  mergeKnown,
  PERSON_MEMBERS,
  type SealedPerson,
} from '../../domain';
import { StopDenied } from '../deliver/stop-denied';
import { PUBLIC_KEYS, SECRET_KEYS } from '../settings';

/** What a call says of a person. */
export interface Seen {
  readonly person: HashedPerson;
  readonly sealed: SealedPerson;
  readonly clickIds: readonly ClickId[];
  readonly consents: ConsentRecord | null;
  readonly url: string | null;
  readonly visit: KnownVisit | null;
}

/** The members of a visit to store from a call; null when it has none. */
export const visitOf = (
  {
    browser,
    device,
    country,
  }: {
    readonly browser: BrowserIds | undefined;
    readonly device: Device | undefined;
    readonly country: string | null | undefined;
  },
  seal: (person: HashedPerson) => SealedPerson,
  now: Date,
): KnownVisit | null => {
  if (!browser && !device && !country) return null;
  return {
    ...browser,
    ...(country && { country }),
    ...(device && {
      device: {
        at: now.getTime(),
        hasAgent: device.userAgent !== undefined,
        sealed: seal({ device }),
      },
    }),
  };
};

/**
 * A person who was seen within the days that are remembered: one row for each member, the surest
 * first.
 */
export interface Recalled {
  /** Under every secret of the ring. */
  readonly ownKeys: ReadonlySet<string>;
  /** Under the current secret. */
  readonly currentKeys: readonly string[];
  readonly known: readonly KnownPerson[];
}

/**
 * Keeps persons under keyed digests of what they are called by, each key for itself: what one key
 * is known for is not reported under another.
 */
@Injectable()
export class PersonMemory {
  private readonly keysOf: ReturnType<typeof lookUpKeysWith>;

  constructor(
    private readonly persons: KnownPersons,
    private readonly stop: StopDenied,
    @Inject(SECRET_KEYS) ring: KeyRing,
  ) {
    this.keysOf = lookUpKeysWith(ring);
  }

  /** One look for all of a call. Returns them in the order of the persons. */
  async recall(
    tenant: Tenant,
    persons: readonly HashedPerson[],
    now: Date,
  ): Promise<readonly Recalled[]> {
    const keys = persons.map((person) => this.keysOf(tenant.spaceId, person));
    const all = [...new Set(keys.flat().map(({ key }) => key))];
    const rows = new Map(
      (all.length > 0 ? await this.persons.find(tenant, all, forgottenBefore(now)) : []).map(
        (row) => [row.key, row],
      ),
    );
    return keys.map((own) => ({
      ownKeys: new Set(own.map(({ key }) => key)),
      currentKeys: own.flatMap(({ key, isCurrent }) => (isCurrent ? [key] : [])),
      known: PERSON_MEMBERS.flatMap((member) =>
        foldRows(
          own.filter((key) => key.member === member),
          rows,
        ),
      ),
    }));
  }

  /** What a person is found by from now on. */
  currentKeys({ spaceId }: Pick<Tenant, 'spaceId'>, person: HashedPerson): readonly string[] {
    return this.keysOf(spaceId, person).flatMap(({ key, isCurrent }) => (isCurrent ? [key] : []));
  }

  /** What a call says of a person, as it would be remembered. */
  rowsOf({ spaceId }: Pick<Tenant, 'spaceId'>, seen: Seen, now: Date): readonly KnownPerson[] {
    return rowsOf(spaceId, seen, this.keysOf(spaceId, seen.person), now);
  }

  /**
   * Inside the running transaction: stores the persons of a call and removes some persons that were
   * not seen for too long. A lowered consent stops the pending deliveries of its person. Returns
   * the rows under their keys as they are now.
   */
  async learn(
    { spaceId, ...tenant }: Tenant,
    seen: readonly Seen[],
    now: Date,
  ): Promise<readonly LearntPerson[]> {
    if (seen.length === 0) return [];
    const keys = seen.map(({ person }) => this.keysOf(spaceId, person));
    const stale = new Set(keys.flat().flatMap(({ key, isCurrent }) => (isCurrent ? [] : [key])));
    const fresh = foldByKey(
      seen.flatMap((one, at) => rowsOf(spaceId, one, keys[at] ?? [], now)),
      stale,
    );
    const rows = await this.carryOver({ ...tenant, spaceId }, fresh, keys, stale, now);
    const learnt = await this.persons.learn({ ...tenant, spaceId }, rows, [...stale]);
    const lowered = await this.lowerLinked({ ...tenant, spaceId }, seen, keys, learnt);
    await this.stop.execute({ ...tenant, spaceId }, lowered);
    await this.persons.forget({ ...tenant, spaceId }, forgottenBefore(now), 2 * rows.length);
    return learnt;
  }

  /**
   * A lower consent counts for all names of a person. Names that lead to several addresses are not
   * one person. Returns every name with a lower consent.
   */
  private async lowerLinked(
    tenant: Tenant,
    seen: readonly Seen[],
    keys: readonly (readonly LookUpKey[])[],
    learnt: readonly LearntPerson[],
  ): Promise<readonly string[]> {
    const lowered = new Set<string>();
    for (const [at, { consents }] of seen.entries()) {
      const lower = lowerOnly(consents);
      if (!lower) continue;
      const own = (keys[at] ?? []).map(({ key }) => key);
      const names = new Set([
        ...own,
        ...learnt.flatMap(({ key, linkedKeys }) => (own.includes(key) ? linkedKeys : [])),
      ]);
      names.forEach((name) => lowered.add(name));
      const linked = [...names].filter((key) => !own.includes(key));
      if (linked.length > 0 && addressesOf(names) <= 1) {
        await this.persons.lower(tenant, linked, lower);
      }
    }
    return [...lowered];
  }

  /** What was written under older secrets goes over to the current one. */
  private async carryOver(
    tenant: Tenant,
    fresh: readonly KnownPerson[],
    keys: readonly (readonly LookUpKey[])[],
    stale: ReadonlySet<string>,
    now: Date,
  ): Promise<readonly KnownPerson[]> {
    if (stale.size === 0) return fresh;
    const currentOf = new Map(
      keys.flatMap((own) =>
        own.map(
          ({ key, member }) =>
            [key, own.find((one) => one.isCurrent && one.member === member)?.key ?? key] as const,
        ),
      ),
    );
    const taken = await this.persons.take(tenant, [...stale], forgottenBefore(now));
    return foldByKey(
      [...taken.map((row) => ({ ...row, key: currentOf.get(row.key) ?? row.key })), ...fresh],
      stale,
    );
  }
}

const addressesOf = (keys: ReadonlySet<string>): number => [...keys].filter(isEmailKey).length;

/** Rows of one member under several secrets are one. */
const foldRows = (
  keys: readonly LookUpKey[],
  rows: ReadonlyMap<string, KnownPerson>,
): readonly KnownPerson[] => {
  const found = keys.toReversed().flatMap(({ key }) => rows.get(key) ?? []);
  return found.length > 1
    ? [found.reduce((before, now) => mergeKnown(before, now, new Set()))]
    : found;
};

const rowsOf = (
  spaceId: string,
  { person: _person, sealed, ...stated }: Seen,
  keys: readonly LookUpKey[],
  now: Date,
): readonly KnownPerson[] => {
  const current = keys.filter(({ isCurrent }) => isCurrent);
  return current.map(({ key, member }) => ({
    spaceId,
    key,
    member,
    linkedKeys: current.flatMap((other) => (other.key === key ? [] : [other.key])),
    person: sealed,
    ...stated,
    firstSeenAt: now,
    lastSeenAt: now,
  }));
};

/** Later rows of a key add to earlier ones. */
const foldByKey = (
  rows: readonly KnownPerson[],
  stale: ReadonlySet<string>,
): readonly KnownPerson[] => {
  const folded = new Map<string, KnownPerson>();
  for (const row of rows) {
    const before = folded.get(row.key);
    folded.set(row.key, before ? mergeKnown(before, row, stale) : row);
  }
  return [...folded.values()];
};

/** A batch is used for so long, so that its key is kept no longer. */
const BATCH_MS = 60_000;

/** Seals persons, so that only the worker opens them. */
@Injectable()
export class PersonSealer {
  private batch:
    { readonly seal: ReturnType<typeof sealBatch>; readonly until: number } | undefined;

  constructor(
    @Inject(PUBLIC_KEYS) private readonly publicKeys: KeyRing,
    private readonly clock: Clock,
  ) {}

  /** For all persons of one request of one Space. */
  async of(spaceId: string): Promise<(person: HashedPerson) => SealedPerson> {
    const seal = await this.current();
    return (person) => seal(JSON.stringify(person), spaceId);
  }

  /** Requests of the same minute share a batch: its exchange costs what sealing 200 persons does. */
  private current(): ReturnType<typeof sealBatch> {
    const now = this.clock.now().getTime();
    if (!this.batch || now > this.batch.until) {
      const seal = sealBatch(this.publicKeys);
      this.batch = { seal, until: now + BATCH_MS };
      // A failure is not kept: the next request tries again.
      seal.catch(() => (this.batch = undefined));
    }
    return this.batch.seal;
  }
}
