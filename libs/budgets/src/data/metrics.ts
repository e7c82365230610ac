import { Counter, Gauge } from 'prom-client';
import { type BrakeEvent, campaignOf } from '../domain';

/** `account`: the whole account; `campaign`: one campaign of it. */
export type BrakeLevelKind = 'account' | 'campaign';

export const brakeEngagements = new Counter({
  name: 'switchyard_brake_engagements_total',
  help: 'Levels of the Emergency Brake that were engaged, by kind of level.',
  labelNames: ['level'] as const,
});

export const brakeReleases = new Counter({
  name: 'switchyard_brake_releases_total',
  help: 'Levels of the Emergency Brake that were released, by kind of level.',
  labelNames: ['level'] as const,
});

/**
 * Another worker may have judged the account since. Rounds that are further apart than this
 * (`SWITCHYARD_BRAKE_INTERVAL_SECONDS`) leave gaps in the gauge.
 */
const BELIEVED_MS = 900_000;

interface Engaged {
  readonly levels: readonly BrakeLevelKind[];
  readonly notedAtMs: number;
}
const engaged = new Map<string, Engaged>();

/** Which kind of level an event is of. */
export const kindOf = ({ scope }: Pick<BrakeEvent, 'scope'>): BrakeLevelKind =>
  campaignOf(scope) === undefined ? 'account' : 'campaign';

/** What a round found engaged in an account. */
export const noteEngaged = (accountId: string, events: readonly BrakeEvent[]): void => {
  if (events.length === 0) engaged.delete(accountId);
  else engaged.set(accountId, { levels: events.map(kindOf), notedAtMs: Date.now() });
};

new Gauge({
  name: 'switchyard_brake_engaged_levels',
  help: 'Levels of the Emergency Brake that are engaged, by account and kind of level, as of the last round in this process. The greatest of all workers counts.',
  labelNames: ['account_id', 'level'] as const,
  collect() {
    this.reset();
    forgetOld(Date.now() - BELIEVED_MS);
    const all = [...engaged].flatMap(([account_id, { levels }]) =>
      levels.map((level) => ({ account_id, level })),
    );
    for (const labels of all) this.inc(labels);
  },
});

const forgetOld = (beforeMs: number): void => {
  for (const [accountId, { notedAtMs }] of engaged) {
    if (notedAtMs < beforeMs) engaged.delete(accountId);
  }
};
