import { BODIES_KEPT } from '../core/request-log';
import { platformName } from './find-vendor';
import { matching, optional } from './reader';
import { type ControlRoute, list, noContent, ok } from './route';

const seq = optional(matching(/^\d+$/, '120, the number of a request'));

/** The log of vendor requests and the exact counters. */
export const requestRoutes: readonly ControlRoute[] = [
  {
    method: 'GET',
    path: /^\/requests$/,
    query: ['platform', 'since'],
    answer: ({ emulators, query }) => {
      const platform = optional(platformName)(query.get('platform') ?? undefined, 'query.platform');
      const since = Number(seq(query.get('since') ?? undefined, 'query.since') ?? 0);
      const filter = { platform, since };
      return ok({
        data: emulators.log.list(filter),
        bodiesKept: BODIES_KEPT,
        bodiesDropped: emulators.log.dropped(filter),
      });
    },
  },
  {
    method: 'DELETE',
    path: /^\/requests$/,
    answer: ({ emulators }) => {
      emulators.log.clear();
      return noContent;
    },
  },
  {
    method: 'GET',
    path: /^\/counters$/,
    answer: ({ emulators }) => list(emulators.counters.list()),
  },
];
