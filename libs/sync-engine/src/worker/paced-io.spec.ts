import type { HttpRequest, PlatformIo } from '@switchyard/platforms';
import { MemoryMedia } from '../use-cases/testing/memory-media';
import { PlatformPace, type AccountKey } from '../use-cases/ports';
import { pacedIo } from './paced-io';

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

  it('wait for a turn that is near, and ask again then', async () => {
    const { io, journal } = world(400, 300);
    await io.send(request('POST'));
    expect(journal).toEqual(['sleep 400', 'sleep 300', 'send POST']);
  });

  it('go back to their sync when the turn of a write is far: nothing was sent', async () => {
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
