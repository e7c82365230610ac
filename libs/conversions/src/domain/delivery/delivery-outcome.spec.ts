import type { Delivery } from './delivery';
import { backOffMs, type Finding, resolveDelivery } from './delivery-outcome';

const now = new Date('2026-11-22T09:00:00Z');
const MINUTE_MS = 60_000;
const delivery: Delivery = {
  spaceId: 'spc_1',
  eventId: 'cve_1',
  platform: 'google-ads',
  kind: 'conversion',
  connectionId: 'con_1',
  status: 'pending',
  reason: null,
  until: null,
  dueAt: now,
  attempts: 0,
  platformError: null,
  ref: null,
  refAt: null,
  sentAt: null,
  settledAt: null,
  consentEffect: null,
  createdAt: now,
  updatedAt: now,
};
const world = { now, jitter: 0.5, wasSent: true, confirmsLater: false };
const minutesUntil = (at: Date | null): number =>
  ((at?.getTime() ?? NaN) - now.getTime()) / MINUTE_MS;

describe('what becomes of a delivery', () => {
  it('that waits without a known end is retried at growing intervals, and has no time', () => {
    const finding: Finding = {
      outcome: 'waiting',
      until: 0,
      code: 'TOO_RECENT',
      message: 'Too recent.',
    };
    const resolved = [0, 1, 4].map((attempts) =>
      resolveDelivery({ ...delivery, attempts }, finding, world),
    );
    expect(
      resolved.map(({ status, until, dueAt }) => [status, until, minutesUntil(dueAt)]),
    ).toEqual([
      ['waiting', null, 1],
      ['waiting', null, 2],
      ['waiting', null, 16],
    ]);
  });

  it('that is held is tried again in an hour, whether the platform or Switchyard decided it', () => {
    expect(
      minutesUntil(
        resolveDelivery(
          delivery,
          { outcome: 'held', code: 'TERMS', message: 'Accept the terms.' },
          world,
        ).dueAt,
      ),
    ).toBe(60);
  });

  it('of which nothing certain is known is not given up within a day, however often it was sent', () => {
    const finding: Finding = { outcome: 'unknown', code: 'LOST', message: 'Lost.' };
    const aged = (hours: number, attempts: number): Delivery => ({
      ...delivery,
      attempts,
      createdAt: new Date(now.getTime() - hours * 60 * MINUTE_MS),
    });
    expect(
      [aged(23, 40), aged(25, 10), aged(25, 11)]
        .map((one) => resolveDelivery(one, finding, world))
        .map(({ status, reason }) => [status, reason]),
    ).toEqual([
      ['pending', 'LOST'],
      ['pending', 'LOST'],
      ['failed', 'GIVEN_UP'],
    ]);
  });

  it('that was degraded keeps its reason when it is confirmed', () => {
    expect(
      resolveDelivery(
        { ...delivery, status: 'sent', reason: 'DEGRADED_TO_RESTATEMENT' },
        { outcome: 'confirmed' },
        { ...world, wasSent: false },
      ),
    ).toMatchObject({ status: 'confirmed', reason: 'DEGRADED_TO_RESTATEMENT' });
  });

  it('cuts a long message of the platform', () => {
    expect(
      resolveDelivery(
        delivery,
        { outcome: 'refused', code: 'NO', message: 'x'.repeat(5_000) },
        world,
      ).platformError?.message,
    ).toHaveLength(1_000);
  });
});

it('back-off grows to six hours and no further, by a tenth more or less', () => {
  expect(
    [backOffMs(1, 0.5), backOffMs(3, 0.5), backOffMs(50, 0.5)].map((ms) => ms / MINUTE_MS),
  ).toEqual([1, 4, 360]);
  expect([backOffMs(1, 0), backOffMs(1, 1)].map(Math.round)).toEqual([54_000, 66_000]);
});
