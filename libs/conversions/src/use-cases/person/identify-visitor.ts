import { Injectable } from '@nestjs/common';
import { IdentityFacade } from '@switchyard/identity';
import { Clock, type Tenant, UnitOfWork, validationError } from '@switchyard/kernel';
import type { ClickId } from '@switchyard/platforms';
import {
  consentRecord,
  forgottenBefore,
  type IdentifyInput,
  type ItemWarning,
  mergeClickIds,
  ownRows,
  readVisitor,
  type ReadVisitor,
  spreadConsents,
} from '../../domain';
import type { Origin } from '../report/doors';
import type { LearntPerson } from '../../data/known-persons';
import { RetentionNotifier } from '../notifiers';
import { PersonMemory, PersonSealer, visitOf } from './person-memory';

/**
 * What is known of the visitor under the names that the call gives: nothing that came under another
 * address.
 */
export interface Identified {
  /** A person was known by one of these names before. */
  readonly matched: boolean;
  /** The most recent first. */
  readonly clickIds: readonly ClickId[];
  readonly firstSeenAt: Date;
  readonly lastSeenAt: Date;
  /** What was taken otherwise than sent. */
  readonly warnings: readonly ItemWarning[];
}

/**
 * Identify a visitor: stores clicks, consent and page under each key that the call names. A website
 * gets nothing but what it sent.
 */
@Injectable()
export class IdentifyVisitor {
  constructor(
    private readonly work: UnitOfWork,
    private readonly memory: PersonMemory,
    private readonly sealer: PersonSealer,
    private readonly identity: IdentityFacade,
    private readonly retention: RetentionNotifier,
    private readonly clock: Clock,
  ) {}

  /** Throws `VALIDATION_ERROR` with every issue. */
  async execute(tenant: Tenant, input: IdentifyInput, origin: Origin): Promise<Identified> {
    const now = this.clock.now();
    const { defaultCountry } = await this.identity.spaceSettings(tenant);
    const { visitor, issues, warnings } = readVisitor(input, {
      now,
      door: origin.door,
      request: origin.request,
      defaultCountry,
    });
    if (issues.length > 0) throw validationError(issues);
    const known = await this.remember(tenant, visitor, origin, now);
    return origin.door === 'website'
      ? { matched: false, clickIds: visitor.clicks, firstSeenAt: now, lastSeenAt: now, warnings }
      : { ...known, warnings };
  }

  private async remember(
    tenant: Tenant,
    visitor: ReadVisitor,
    origin: Origin,
    now: Date,
  ): Promise<Omit<Identified, 'warnings'>> {
    const { person, clicks, consent, url } = visitor;
    const seal = await this.sealer.of(tenant.spaceId);
    return this.work.run(tenant, async () => {
      const [recalled] = await this.memory.recall(tenant, [person], now);
      const { ownKeys, known } = recalled ?? NOT_KNOWN;
      const own = ownRows(known, ownKeys);
      const consents = spreadConsents(
        consentRecord(consent, origin.door, now),
        own.map((row) => row.consents),
      );
      const rows = await this.memory.learn(
        tenant,
        [
          {
            person,
            sealed: seal(person),
            clickIds: clicks,
            consents,
            url,
            visit: visitOf({ ...visitor, country: person.place?.countryCode }, seal, now),
          },
        ],
        now,
      );
      // A known person has this work item already.
      if (own.length === 0) await this.retention.notify(tenant);
      return {
        matched: own.length > 0,
        ...summed(ownRows(rows, ownKeys), now),
      };
    });
  }
}

const NOT_KNOWN = { ownKeys: new Set<string>(), known: [] } as const;

const summed = (
  rows: readonly LearntPerson[],
  now: Date,
): Omit<Identified, 'matched' | 'warnings'> => {
  const times = (of: (row: LearntPerson) => Date): number[] => [
    ...rows.map((row) => of(row).getTime()),
    now.getTime(),
  ];
  return {
    clickIds: mergeClickIds(
      rows.map(({ clickIds }) => clickIds),
      forgottenBefore(now),
    ),
    firstSeenAt: new Date(Math.min(...times(({ firstSeenAt }) => firstSeenAt))),
    lastSeenAt: new Date(Math.max(...times(({ lastSeenAt }) => lastSeenAt))),
  };
};
