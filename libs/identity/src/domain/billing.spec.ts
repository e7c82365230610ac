import { currentOf, readingOf, type RemoteState, type RemoteSubscription } from './billing';

const subscription = (changes: Partial<RemoteSubscription> = {}): RemoteSubscription => ({
  id: 'sub_1',
  state: 'active',
  priceId: 'price_pro',
  plan: 'pro',
  endsWithPeriod: false,
  endedUnpaid: false,
  createdAt: new Date('2026-11-01'),
  ...changes,
});

describe('a subscription', () => {
  it.each<[RemoteState, string | null, string | null]>([
    ['active', 'pro', 'active'],
    ['trialing', 'pro', 'active'],
    ['past_due', 'pro', 'active'],
    ['unpaid', 'pro', 'expired'],
    ['paused', 'pro', 'expired'],
    ['canceled', 'free', 'active'],
    ['incomplete', null, null],
    ['incomplete_expired', null, null],
  ])('that is %s makes the plan %s, %s', (state, plan, state_) => {
    expect(readingOf(subscription({ state }))).toMatchObject({ plan, subscription: state_ });
  });

  it('that was given up because none paid is expired, on the plan that was bought', () => {
    expect(readingOf(subscription({ state: 'canceled', endedUnpaid: true }))).toMatchObject({
      plan: 'pro',
      subscription: 'expired',
      isLive: false,
    });
  });

  it.each<RemoteState>(['active', 'unpaid', 'canceled'])(
    'of a price of no plan changes nothing when it is %s',
    (state) => {
      expect(readingOf(subscription({ state, plan: undefined }))).toMatchObject({
        plan: null,
        subscription: null,
      });
    },
  );

  it('renews until it was cancelled', () => {
    expect([
      readingOf(subscription()).renews,
      readingOf(subscription({ endsWithPeriod: true })).renews,
      readingOf(subscription({ state: 'canceled' })).renews,
      readingOf(undefined).renews,
    ]).toEqual([true, false, false, false]);
  });

  it('that is active counts before a newer one that ended', () => {
    const living = subscription({ id: 'sub_old', state: 'past_due' });
    const ended = subscription({
      id: 'sub_new',
      state: 'canceled',
      createdAt: new Date('2026-11-20'),
    });
    expect(currentOf([ended, living])?.id).toBe('sub_old');
    expect(currentOf([])).toBeUndefined();
  });
});
