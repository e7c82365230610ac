import { Counter } from 'prom-client';

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
