import type { Issue } from '@switchyard/kernel';

/**
 * Ways in: uploads of known clicks, the caller's own stack, a website with its public key, a
 * provider's payload.
 */
export const DOORS = ['offline', 'event', 'website', 'source'] as const;
export type Door = (typeof DOORS)[number];

/** The lowest first. */
export const CONSENT_ORDER: readonly ConsentState[] = ['DENIED', 'UNKNOWN', 'GRANTED'];

/**
 * A server: the caller's own, or a provider's. A website reports with its public key, which every
 * visitor can read.
 */
export const CONSENT_SPEAKERS = ['server', 'website'] as const;
export type ConsentSpeaker = (typeof CONSENT_SPEAKERS)[number];

export const CONSENT_MEMBERS = [
  'ad_user_data',
  'ad_personalization',
] as const satisfies readonly (keyof ConsentSignal)[];

/** What was stated of one member of a person's consent, by whom, and when. */
export interface ConsentStatement {
  readonly state: ConsentState;
  readonly by: ConsentSpeaker;
  /** The way in; absent for what was stated before it was kept. */
  readonly door?: Door;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** What is known of a person's consent, each member with who stated it. */
export type ConsentRecord = { readonly [member in keyof ConsentSignal]?: ConsentStatement };

export const consentRecord = (
  signal: ConsentSignal | null,
  door: Door,
  at: Date,
): ConsentRecord | null =>
  recordOf((member) => {
    const state = signal?.[member];
    return state === undefined ? undefined : { state, by: speakerOf(door), door, at: at.getTime() };
  });

/** The speaker of consent signals that a door takes. */
const speakerOf = (door: Door): ConsentSpeaker => (door === 'website' ? 'website' : 'server');

/** The signal alone; null where none was given. */
export const signalOf = (record: ConsentRecord | null): ConsentSignal | null => {
  const stated = CONSENT_MEMBERS.flatMap((member) => {
    const statement = record?.[member];
    return statement ? [[member, statement.state] as const] : [];
  });
  return stated.length === 0 ? null : Object.fromEntries(stated);
};

/**
 * The last consent of a person, member by member. A website may lower an earlier consent and never
 * raises it.
 */
export const mergeConsents = (records: readonly (ConsentRecord | null)[]): ConsentRecord | null =>
  recordOf((member) =>
    records
      .flatMap((record) => record?.[member] ?? [])
      .toSorted((a, b) => a.at - b.at)
      .reduce<ConsentStatement | undefined>(
        (before, now) => (before ? laterOf(before, now) : now),
        undefined,
      ),
  );

/**
 * The consent of a call, for every key that it names: the stated one, lowered to what is known to
 * be less than granted under any of the keys. So a new key never grants more.
 */
export const spreadConsents = (
  own: ConsentRecord | null,
  known: readonly (ConsentRecord | null)[],
): ConsentRecord | null => {
  const lower = lowerOnly(mergeConsents([...known, own]));
  return recordOf((member) => lower?.[member] ?? own?.[member]);
};

/** Of a record, only what is less than granted. */
export const lowerOnly = (record: ConsentRecord | null): ConsentRecord | null =>
  recordOf((member) => {
    const statement = record?.[member];
    return statement && statement.state !== 'GRANTED' ? statement : undefined;
  });

/** A signal that was given at `since`, lowered by what was stated after it; never raised. */
export const loweredSince = (
  signal: ConsentSignal | null,
  since: Date,
  known: readonly (ConsentRecord | null)[],
): ConsentSignal | null =>
  known.reduce<ConsentSignal | null>((lowered, record) => {
    const later = lowerOnly(record);
    return CONSENT_MEMBERS.reduce((before, member) => {
      const statement = later?.[member];
      if (!statement || statement.at <= since.getTime()) return before;
      const state = before?.[member];
      return state !== undefined && !isLower(statement.state, state)
        ? before
        : { ...before, [member]: statement.state };
    }, lowered);
  }, signal);

const laterOf = (before: ConsentStatement, now: ConsentStatement): ConsentStatement =>
  now.by === 'website' && !isLower(now.state, before.state) ? before : now;

const isLower = (one: ConsentState, other: ConsentState): boolean =>
  CONSENT_ORDER.indexOf(one) < CONSENT_ORDER.indexOf(other);

const recordOf = (
  statementOf: (member: keyof ConsentSignal) => ConsentStatement | undefined,
): ConsentRecord | null => {
  const stated = CONSENT_MEMBERS.flatMap((member) => {
    const statement = statementOf(member);
    return statement ? [[member, statement] as const] : [];
  });
  return stated.length === 0 ? null : Object.fromEntries(stated);
};

export const CONSENTS = ['GRANTED', 'DENIED', 'UNKNOWN'] as const;
export type ConsentState = (typeof CONSENTS)[number];

/** What a person agreed to, in the contract's spelling. `UNKNOWN` counts as denied. */
export interface ConsentSignal {
  readonly ad_user_data?: ConsentState;
  readonly ad_personalization?: ConsentState;
}

const MEMBERS = ['ad_user_data', 'ad_personalization'] as const;

/** What is wrong with a consent signal. */
export const consentIssues = (consent: ConsentSignal | undefined, path: string): Issue[] =>
  MEMBERS.flatMap((member): Issue[] => {
    const state: ConsentState | undefined = consent?.[member];
    return state === undefined || CONSENTS.includes(state)
      ? []
      : [
          {
            path: `${path}/consent/${member}`,
            code: 'NOT_ONE_OF',
            message: `${member} must be one of ${CONSENTS.join(', ')}`,
          },
        ];
  });
