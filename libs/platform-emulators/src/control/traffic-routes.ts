import { FAULT_KINDS } from '../core/faults';
import { BODIES_KEPT } from '../core/request-log';
import {
  anything,
  BadControlRequest,
  type ControlRoute,
  findVendor,
  list,
  matching,
  members,
  noContent,
  numberFrom,
  ok,
  oneOf,
  optional,
  platformName,
  record,
  regexText,
  wholeFrom,
} from './reader';

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

const match = members({
  method: optional(matching(/^(GET|POST|PUT|PATCH|DELETE)$/i, 'POST')),
  path: optional(regexText),
  nth: optional(wholeFrom(1)),
});

const order = members({
  platform: platformName,
  match: optional(match),
  fault: oneOf(FAULT_KINDS),
  status: optional(wholeFrom(200, 599)),
  body: optional(anything),
  headers: optional(record),
  delayMs: optional(numberFrom(0)),
  times: optional(wholeFrom(1)),
});

/** The fault dial. A fault strikes once unless `times` says more. */
export const faultRoutes: readonly ControlRoute[] = [
  {
    method: 'POST',
    path: /^\/faults$/,
    answer: ({ emulators, body }) => {
      const given = order(body, 'body');
      findVendor(emulators, given.platform);
      if (given.fault === 'delay' && given.delayMs === undefined) {
        throw new BadControlRequest('body.delayMs is needed for a delay');
      }
      if (given.fault === 'http' && given.status === undefined) {
        throw new BadControlRequest('body.status is needed for an http fault');
      }
      const headers = Object.fromEntries(
        Object.entries(given.headers ?? {}).map(([name, value]) => [name, String(value)]),
      );
      const fault = emulators.faults.add({
        ...given,
        headers,
        match: given.match ?? {},
        times: given.times ?? 1,
      });
      return { status: 201, body: fault };
    },
  },
  { method: 'GET', path: /^\/faults$/, answer: ({ emulators }) => list(emulators.faults.list()) },
  {
    method: 'DELETE',
    path: /^\/faults$/,
    answer: ({ emulators }) => {
      emulators.faults.clear();
      return noContent;
    },
  },
];
