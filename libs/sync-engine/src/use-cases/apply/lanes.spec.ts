import { Lanes } from './lanes';
import { SyncCancelled } from './sync-work';

/** A clock that moves only while somebody sleeps. */
const clock = (onSleep: (now: number) => void = () => undefined) => {
  let at = 0;
  return {
    now: () => at,
    sleep: async (ms: number) => {
      at += ms;
      onSleep(at);
      await Promise.resolve();
    },
  };
};

const wanted = () => Promise.resolve();
const never = () => new Promise<never>(() => undefined);

describe('Lanes', () => {
  it('gives the place back at once when nobody else of the sync has work to do', async () => {
    const lanes = new Lanes();
    const time = clock();
    expect(await lanes.run(() => lanes.wait(60_000, time, wanted))).toBe(false);
    expect(time.now()).toBe(0);
  });

  it('waits in place while another account works', async () => {
    const lanes = new Lanes();
    void lanes.run(never);
    const time = clock();
    expect(await lanes.run(() => lanes.wait(1_200, time, wanted))).toBe(true);
    expect(time.now()).toBe(1_200);
  });

  it('gives the place back when the other account has ended meanwhile', async () => {
    const lanes = new Lanes();
    let end = (): void => undefined;
    const other = lanes.run(() => new Promise<void>((done) => void (end = done)));
    const time = clock((now) => {
      if (now >= 2_000) end();
    });
    expect(await lanes.run(() => lanes.wait(60_000, time, wanted))).toBe(false);
    expect(time.now()).toBeLessThan(4_000);
    await other;
  });

  it('gives the place back when all accounts wait', async () => {
    const lanes = new Lanes();
    const one = clock();
    const other = clock();
    expect(
      await Promise.all([
        lanes.run(() => lanes.wait(60_000, one, wanted)),
        lanes.run(() => lanes.wait(90_000, other, wanted)),
      ]),
    ).toEqual([false, false]);
  });

  it('ends the wait of a sync that was cancelled', async () => {
    const lanes = new Lanes();
    await expect(
      lanes.run(() => lanes.wait(60_000, clock(), () => Promise.reject(new SyncCancelled()))),
    ).rejects.toThrow(SyncCancelled);
  });
});
