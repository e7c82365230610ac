import { AccountStreams, MemoryBudget } from './concurrency';
import { SyncCancelled } from './syncing/sync-work';

/** Work that goes on until it is ended. */
const given = (budget: MemoryBudget) => {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const start = (name: string, objects: number): Promise<void> =>
    budget.hold(objects, () => {
      begun.push(name);
      return new Promise<void>((end) => void ends.set(name, end));
    });
  return { begun, start, end: (name: string) => ends.get(name)!() };
};

describe('MemoryBudget', () => {
  it('admits large work as long as it fits, in the order of arrival', async () => {
    const { begun, start, end } = given(new MemoryBudget());
    const first = start('first', 20_000);
    const second = start('second', 20_000);
    const third = start('third', 2_000);
    await Promise.resolve();
    expect(begun).toEqual(['first']);
    end('first');
    await first;
    await Promise.resolve();
    expect(begun).toEqual(['first', 'second', 'third']);
    end('second');
    end('third');
    await Promise.all([second, third]);
  });

  it('admits small work at once', async () => {
    const { begun, start, end } = given(new MemoryBudget());
    const large = start('large', 30_000);
    const small = start('small', 1_000);
    await Promise.resolve();
    expect(begun.toSorted()).toEqual(['large', 'small']);
    end('large');
    end('small');
    await Promise.all([large, small]);
  });

  it('admits work above the limit alone', async () => {
    const { begun, start, end } = given(new MemoryBudget());
    const huge = start('huge', 200_000);
    const next = start('next', 5_000);
    await Promise.resolve();
    expect(begun).toEqual(['huge']);
    end('huge');
    await huge;
    await Promise.resolve();
    expect(begun).toEqual(['huge', 'next']);
    end('next');
    await next;
  });

  it('frees its memory when work fails', async () => {
    const budget = new MemoryBudget();
    await expect(budget.hold(30_000, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(budget.hold(30_000, () => Promise.resolve('yes'))).resolves.toBe('yes');
  });
});

/** A clock that moves only during a sleep. */
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

describe('AccountStreams', () => {
  it('gives the slot back at once when nothing else of the sync has work to do', async () => {
    const streams = new AccountStreams();
    const time = clock();
    expect(await streams.run(() => streams.wait(60_000, time, wanted))).toBe(false);
    expect(time.now()).toBe(0);
  });

  it('waits in place while another account works', async () => {
    const streams = new AccountStreams();
    void streams.run(never);
    const time = clock();
    expect(await streams.run(() => streams.wait(1_200, time, wanted))).toBe(true);
    expect(time.now()).toBe(1_200);
  });

  it('frees the slot when the other account has ended meanwhile', async () => {
    const streams = new AccountStreams();
    let end = (): void => undefined;
    const other = streams.run(() => new Promise<void>((done) => void (end = done)));
    const time = clock((now) => {
      if (now >= 2_000) end();
    });
    expect(await streams.run(() => streams.wait(60_000, time, wanted))).toBe(false);
    expect(time.now()).toBeLessThan(4_000);
    await other;
  });

  it('frees the slot when all accounts wait', async () => {
    const streams = new AccountStreams();
    const one = clock();
    const other = clock();
    expect(
      await Promise.all([
        streams.run(() => streams.wait(60_000, one, wanted)),
        streams.run(() => streams.wait(90_000, other, wanted)),
      ]),
    ).toEqual([false, false]);
  });

  it('ends the wait of a sync that was cancelled', async () => {
    const streams = new AccountStreams();
    await expect(
      streams.run(() => streams.wait(60_000, clock(), () => Promise.reject(new SyncCancelled()))),
    ).rejects.toThrow(SyncCancelled);
  });
});
