import { unwrittenBudget } from './account-budget';
import {
  blindSince,
  type BrakeLevel,
  judgeLevel,
  type LevelFacts,
  type SpendWatch,
  watching,
} from './brake';
import { periodSpan } from './spend';

const now = new Date('2026-11-21T12:00:00Z');
const span = periodSpan('monthly', now, 'Europe/Berlin');
const level = (more: Partial<BrakeLevel> = {}): BrakeLevel => ({
  ...watching('acc_1', 'global'),
  ...more,
});
const judged = (more: Partial<LevelFacts>) =>
  judgeLevel({
    level: level(),
    budgetMicros: 100_000_000,
    spentMicros: 0,
    emergencyBrake: true,
    alertThresholdPercent: 90,
    span,
    now,
    ...more,
  });

describe('a level of the brake', () => {
  it.each([
    [0, { state: 'ARMED', event: undefined }],
    [89_999_999, { state: 'ARMED', event: undefined }],
    [90_000_000, { state: 'ALERTED', event: 'alert' }],
    [100_000_000, { state: 'ALERTED', event: 'alert' }],
    [100_000_001, { state: 'ENGAGED', event: 'engage' }],
  ])('with %i spent of a hundred', (spentMicros, verdict) => {
    expect(judged({ spentMicros })).toEqual(verdict);
  });

  it('reports once a period that the amount is near', () => {
    expect(
      judged({ spentMicros: 95_000_000, level: level({ alertedIn: '2026-11' }) }).event,
    ).toBeUndefined();
    expect(judged({ spentMicros: 95_000_000, level: level({ alertedIn: '2026-10' }) }).event).toBe(
      'alert',
    );
  });

  it('stays engaged when figures shrink, when a new period begins, and when the brake is switched off', () => {
    const engaged = level({ standing: 'ENGAGED', eventId: 'bre_1' });
    expect(judged({ level: engaged, spentMicros: 0, emergencyBrake: false })).toEqual({
      state: 'ENGAGED',
      event: undefined,
    });
  });

  it('is inactive exactly as long as it is overruled', () => {
    const overruled = level({ standing: 'OVERRULED', overruledUntil: span.end });
    expect(judged({ level: overruled, spentMicros: 500_000_000 })).toEqual({
      state: 'OVERRULED',
      event: undefined,
    });
    expect(judged({ level: overruled, spentMicros: 500_000_000, now: span.end })).toEqual({
      state: 'ENGAGED',
      event: 'engage',
    });
  });

  it('does nothing while the brake is off', () => {
    expect(judged({ emergencyBrake: false, spentMicros: 500_000_000 })).toEqual({
      state: 'DISARMED',
      event: undefined,
    });
  });
});

const READ = new Date('2026-11-21T06:00:00Z');
const AT_SIX_HOURS = new Date('2026-11-21T12:00:00Z');
const LATER = new Date('2026-11-21T12:00:00.001Z');
const budget = { ...unwrittenBudget('acc_1', 'EUR'), globalBudgetMicros: 100_000_000 };
const watch: SpendWatch = {
  accountId: 'acc_1',
  connectionId: 'con_1',
  watchedSince: new Date('2026-11-01T00:00:00Z'),
  lastReadAt: READ,
  currency: 'EUR',
  mayHaveSpent: true,
  toldBlindSince: null,
};

describe('a connection is blind', () => {
  it('when its last reading is older than six hours, and not before', () =>
    expect([blindSince(watch, budget, AT_SIX_HOURS), blindSince(watch, budget, LATER)]).toEqual([
      undefined,
      READ,
    ]));

  it('six hours after it was first watched, when nothing was ever read', () =>
    expect(blindSince({ ...watch, lastReadAt: null, watchedSince: READ }, budget, LATER)).toEqual(
      READ,
    ));

  it('at once where its currency has no rate', () => {
    const yen = { ...watch, currency: 'JPY' };
    expect([
      blindSince(yen, budget, READ),
      blindSince(yen, { ...budget, ratesMicros: { JPY: 6_000 } }, READ),
    ]).toEqual([READ, undefined]);
  });

  it.each<[string, Partial<SpendWatch>, object]>([
    ['nothing ran since it was read', { mayHaveSpent: false }, {}],
    ['the brake is switched off', {}, { emergencyBrake: false }],
    ['there is no amount', {}, { globalBudgetMicros: null }],
  ])('not where %s', (_, of, settings) =>
    expect(blindSince({ ...watch, ...of }, { ...budget, ...settings }, LATER)).toBeUndefined(),
  );
});
