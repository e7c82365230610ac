import type { DailyQuota, HttpRequest, PlatformIo } from '@switchyard/platforms/domain';
import { type AccountKey, PlatformPace } from '../use-cases/ports';
import { AccountQuota, PlatformQuotas, type QuotaShare } from '../use-cases/syncing/quota';
import { MemoryMedia } from '../use-cases/testing/memory-media';
import { meteredIo, pacedIo } from './platform-io';

const account: AccountKey = { platform: 'reddit-ads', externalAccountId: 'a2_1' };
const limits = [
  { name: 'write', requests: 1, perSeconds: 60, source: 'none' },
  { name: 'read', requests: 1, perSeconds: 60, source: 'none' },
];
const request = (method: HttpRequest['method'], over: Partial<HttpRequest> = {}): HttpRequest => ({
  method,
  url: 'http://x/',
  headers: {},
  counted: true,
  rateLimits: ['write'],
  ...over,
});

/** Answers these waits, one per question, and then none. */
class Waits extends PlatformPace {
  readonly asked: string[][] = [];

  constructor(private readonly waits: number[]) {
    super();
  }

  take(_: AccountKey, named: readonly { readonly name: string }[]): Promise<number> {
    this.asked.push(named.map(({ name }) => name));
    return Promise.resolve(this.waits.shift() ?? 0);
  }

  hold(): Promise<void> {
    return Promise.resolve();
  }
}

const world = (...waits: number[]) => {
  const journal: string[] = [];
  const pace = new Waits(waits);
  const io: PlatformIo = {
    send: (sent) => {
      journal.push(`send ${sent.method}`);
      return Promise.resolve({ status: 200, headers: {}, body: Buffer.from('') });
    },
    now: () => 0,
    sleep: (milliseconds) => {
      journal.push(`sleep ${milliseconds}`);
      return Promise.resolve();
    },
    keepCredentials: () => Promise.resolve(),
    media: new MemoryMedia(),
  };
  return { journal, pace, io: pacedIo(io, pace, account, limits) };
};

describe('requests that keep the pace of their ad account', () => {
  it('count against the limits that they name', async () => {
    const { io, pace } = world();
    await io.send(request('GET', { rateLimits: ['read'] }));
    expect(pace.asked).toEqual([['read']]);
  });

  it('wait for a near turn, and ask again then', async () => {
    const { io, journal } = world(400, 300);
    await io.send(request('POST'));
    expect(journal).toEqual(['sleep 400', 'sleep 300', 'send POST']);
  });

  it('return to their sync when the turn of a write is far: nothing was sent', async () => {
    const { io, journal } = world(45_000);
    await expect(io.send(request('POST'))).rejects.toMatchObject({
      failure: {
        kind: 'throttled',
        retryAfterSeconds: 45,
        scope: 'short',
        detail: { code: 'PACE_KEPT' },
      },
    });
    expect(journal).toEqual([]);
  });

  it('read on after a wait, so that nothing is read twice', async () => {
    const { io, journal } = world(45_000);
    await io.send(request('GET'));
    expect(journal).toEqual(['sleep 45000', 'send GET']);
  });

  it('read on so by POST, too, which is how some platforms are asked', async () => {
    const { io, journal } = world(45_000);
    await io.send(request('POST', { reads: true }));
    expect(journal).toEqual(['sleep 45000', 'send POST']);
  });

  it('are not counted when the platform does not count them', async () => {
    const { io, pace, journal } = world(45_000);
    await io.send(request('POST', { counted: false }));
    expect([pace.asked, journal]).toEqual([[], ['send POST']]);
  });
});

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

const meteredWorld = ({
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
const meteredRequest = (over: Partial<HttpRequest> = {}): HttpRequest => ({
  method: 'POST',
  url: 'http://x/',
  headers: {},
  counted: true,
  ...over,
});

describe('requests that are counted against the day', () => {
  it('count what they say they take, reads one', async () => {
    const { io, quotas } = meteredWorld();
    await io.send(meteredRequest({ dayCost: 4 }));
    await io.send(meteredRequest());
    expect(quotas.used).toBe(5);
  });

  it('count one each where the platform counts requests', async () => {
    const { io, quotas } = meteredWorld({ counts: 'requests' });
    await io.send(meteredRequest({ dayCost: 4 }));
    expect(quotas.used).toBe(1);
  });

  it('are not sent, and not counted, once they would be too much: there is room at midnight', async () => {
    const { io, quotas, sent } = meteredWorld({ used: 7 });
    await expect(io.send(meteredRequest({ dayCost: 4 }))).rejects.toMatchObject({
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
    const { io, sent } = meteredWorld({ used: 10 });
    await io.send(meteredRequest());
    expect(sent()).toBe(1);
  });

  it('go out when they lower spending, and count', async () => {
    const { io, quotas } = meteredWorld({ used: 10, isUrgent: true });
    await io.send(meteredRequest({ dayCost: 4 }));
    expect(quotas.used).toBe(14);
  });

  it('go out when they alone are more than a day grants, as long as anything is left', async () => {
    const { io } = meteredWorld({ used: 9 });
    await io.send(meteredRequest({ dayCost: 11 }));
    await expect(io.send(meteredRequest({ dayCost: 11 }))).rejects.toMatchObject({
      failure: { scope: 'day' },
    });
  });

  it('are not counted when the platform does not count them', async () => {
    const { io, quotas } = meteredWorld();
    await io.send(meteredRequest({ counted: false, dayCost: 4 }));
    expect(quotas.used).toBe(0);
  });
});
