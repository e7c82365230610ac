import type { DailyQuota, HttpRequest, PlatformIo } from '@switchyard/platforms';
import { AccountQuota } from '../use-cases/quota/account-quota';
import { PlatformQuotas, type QuotaShare } from '../use-cases/quota/ports';
import { MemoryMedia } from '../use-cases/testing/memory-media';
import { meteredIo } from './metered-io';

const NOW = new Date('2026-11-21T23:59:00Z');
const quotaThat = (counts: DailyQuota['counts']): DailyQuota => ({
  counts,
  perDay: null,
  levels: [],
  resets: 'UTC',
  sharedBy: 'clientId',
  note: '',
  source: '',
});

class OneShare extends PlatformQuotas {
  used = 0;

  take(_share: QuotaShare, cost: number, limit: number | null): Promise<boolean> {
    if (limit !== null && this.used + cost > limit) return Promise.resolve(false);
    this.used += cost;
    return Promise.resolve(true);
  }

  hours() {
    return Promise.resolve({
      hours: [{ hour: new Date('2026-11-21T23:00:00Z'), used: this.used }],
      now: NOW,
    });
  }
}

const world = ({
  limit = 10,
  counts = 'operations' as DailyQuota['counts'],
  isUrgent = false,
  used = 0,
} = {}) => {
  const quotas = new OneShare();
  quotas.used = used;
  let sent = 0;
  const io: PlatformIo = {
    send: () => {
      sent += 1;
      return Promise.resolve({ status: 200, headers: {}, body: Buffer.from('') });
    },
    now: () => NOW.getTime(),
    sleep: () => Promise.resolve(),
    keepCredentials: () => Promise.resolve(),
    media: new MemoryMedia(),
  };
  const quota = new AccountQuota(
    { platform: 'google-ads', owner: 'o', quota: quotaThat(counts), limit },
    quotas,
  );
  return { quotas, sent: () => sent, io: meteredIo(io, quota, isUrgent) };
};
const request = (over: Partial<HttpRequest> = {}): HttpRequest => ({
  method: 'POST',
  url: 'http://x/',
  headers: {},
  counted: true,
  ...over,
});

describe('requests that are counted against the day', () => {
  it('count what they say they take, reads one', async () => {
    const { io, quotas } = world();
    await io.send(request({ dayCost: 4 }));
    await io.send(request());
    expect(quotas.used).toBe(5);
  });

  it('count one each where the platform counts requests', async () => {
    const { io, quotas } = world({ counts: 'requests' });
    await io.send(request({ dayCost: 4 }));
    expect(quotas.used).toBe(1);
  });

  it('are not sent, and not counted, once they would be too much: there is room at midnight', async () => {
    const { io, quotas, sent } = world({ used: 7 });
    await expect(io.send(request({ dayCost: 4 }))).rejects.toMatchObject({
      failure: {
        kind: 'throttled',
        scope: 'day',
        retryAfterSeconds: 60,
        detail: { code: 'QUOTA_SPENT' },
      },
    });
    expect([quotas.used, sent()]).toEqual([7, 0]);
  });

  it('go out when they only read', async () => {
    const { io, sent } = world({ used: 10 });
    await io.send(request());
    expect(sent()).toBe(1);
  });

  it('go out when they lower spending, and count', async () => {
    const { io, quotas } = world({ used: 10, isUrgent: true });
    await io.send(request({ dayCost: 4 }));
    expect(quotas.used).toBe(14);
  });

  it('go out when they alone are more than a day grants, as long as anything is left', async () => {
    const { io } = world({ used: 9 });
    await io.send(request({ dayCost: 11 }));
    await expect(io.send(request({ dayCost: 11 }))).rejects.toMatchObject({
      failure: { scope: 'day' },
    });
  });

  it('are not counted when the platform does not count them', async () => {
    const { io, quotas } = world();
    await io.send(request({ counted: false, dayCost: 4 }));
    expect(quotas.used).toBe(0);
  });
});
