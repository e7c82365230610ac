import type { Emulators } from '../core/emulators';
import {
  type ControlRoute,
  findVendor,
  listOf,
  matching,
  members,
  moment,
  nothingThere,
  numberFrom,
  ok,
  oneOf,
  optional,
  platformName,
  text,
  truth,
  wholeFrom,
  zoneName,
} from './reader';

const clockBody = members({
  advanceSeconds: optional(numberFrom(0)),
  skipsWaits: optional(truth),
});
const waitBody = members({ until: moment });
const verdictBody = members({
  platform: platformName,
  kind: text,
  id: text,
  review: oneOf(['approved', 'limited', 'disapproved'] as const),
  reasons: optional(listOf(text)),
});
const spendBody = members({
  platform: platformName,
  campaignId: text,
  date: matching(/^\d{4}-\d{2}-\d{2}$/, '2026-11-20'),
  impressions: wholeFrom(0),
  clicks: wholeFrom(0),
  spend: numberFrom(0),
  conversions: numberFrom(0),
  conversionValue: numberFrom(0),
});
const accountBody = members({
  platform: platformName,
  currency: optional(matching(/^[A-Z]{3}$/, 'EUR')),
  timeZone: optional(zoneName),
});

/** Time, reviewers' verdicts, spend figures, accounts, and the way back to nothing. */
export const worldRoutes: readonly ControlRoute[] = [
  { method: 'GET', path: /^\/clock$/, answer: ({ emulators }) => ok(clockFace(emulators)) },
  {
    method: 'POST',
    path: /^\/clock$/,
    answer: ({ emulators, body }) => {
      const { advanceSeconds = 0, skipsWaits } = clockBody(body, 'body');
      emulators.advance(advanceSeconds);
      emulators.clock.skipsWaits = skipsWaits ?? emulators.clock.skipsWaits;
      return ok(clockFace(emulators));
    },
  },
  {
    method: 'POST',
    path: /^\/clock\/waits$/,
    answer: ({ emulators, body }) => {
      const { until } = waitBody(body, 'body');
      const left = until.getTime() - emulators.clock.now().getTime();
      if (emulators.clock.skipsWaits && left > 0) emulators.advance(left / 1_000);
      return ok(clockFace(emulators));
    },
  },
  {
    method: 'POST',
    path: /^\/verdicts$/,
    answer: ({ emulators, body }) => {
      const { platform, ...verdict } = verdictBody(body, 'body');
      const known = findVendor(emulators, platform).judge({
        ...verdict,
        reasons: verdict.reasons ?? [],
      });
      if (!known) throw nothingThere(`${verdict.kind} ${verdict.id}`);
      return ok({ platform, ...verdict });
    },
  },
  {
    method: 'POST',
    path: /^\/spend$/,
    answer: ({ emulators, body }) => {
      const { platform, ...figures } = spendBody(body, 'body');
      if (!findVendor(emulators, platform).setSpend(figures)) {
        throw nothingThere(`campaign ${figures.campaignId}`);
      }
      return ok({ platform, ...figures });
    },
  },
  {
    method: 'POST',
    path: /^\/accounts$/,
    answer: ({ emulators, body }) => {
      const { platform, ...options } = accountBody(body, 'body');
      return { status: 201, body: findVendor(emulators, platform).createAccount(options) };
    },
  },
  {
    method: 'POST',
    path: /^\/reset$/,
    answer: ({ emulators }) => {
      emulators.reset();
      return ok({});
    },
  },
];

function clockFace({ clock }: Emulators) {
  return {
    now: clock.now().toISOString(),
    offsetSeconds: clock.offsetSeconds,
    skipsWaits: clock.skipsWaits,
  };
}
