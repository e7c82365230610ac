import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DatabaseClock } from './database-clock';
import { servedWait } from './time-source';

let server: Server;
let aheadMs: number;
/** What the server does when it is asked for a wait. */
let onWait: (until: Date) => void;
const asked: string[] = [];

beforeEach(async () => {
  [aheadMs, onWait] = [0, () => undefined];
  asked.length = 0;
  server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      asked.push(`${request.method} ${request.url}`);
      onWait(new Date((JSON.parse(Buffer.concat(parts).toString()) as { until: string }).until));
      response.end(JSON.stringify({ now: new Date(Date.now() + aheadMs).toISOString() }));
    });
  });
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
});
afterEach(() => void server.close());

const waited = async (milliseconds: number): Promise<DatabaseClock> => {
  const clock = new DatabaseClock();
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/clock`;
  await servedWait(url, clock)(milliseconds);
  return clock;
};

describe('a wait by a served clock', () => {
  it('lasts as long as it is, while that clock goes as every clock', async () => {
    const since = performance.now();
    await waited(200);
    expect(performance.now() - since).toBeGreaterThan(150);
    expect(new Set(asked)).toEqual(new Set(['POST /clock/waits']));
  });

  it('is over when the clock is set forward meanwhile, and the process knows the time at once', async () => {
    setTimeout(() => (aheadMs = 3_600_000), 100);
    const clock = await waited(3_600_000);
    expect(clock.now().getTime()).toBeGreaterThan(Date.now() + 3_500_000);
  });

  it('goes on without the server', async () => {
    const since = performance.now();
    await servedWait('http://127.0.0.1:1/clock', new DatabaseClock())(200);
    expect(performance.now() - since).toBeGreaterThan(150);
  });

  it('is over at once where waits are skipped', async () => {
    onWait = (until) => (aheadMs = Math.max(aheadMs, until.getTime() - Date.now() + 1));
    await waited(3_600_000);
    expect(asked).toHaveLength(1);
  });
});
