import { unwrittenBudget } from '../account-budget';
import { blindSince, type SpendWatch } from './spend-watch';

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
