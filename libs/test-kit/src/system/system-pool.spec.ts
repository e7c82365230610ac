import { SystemPool, type Poolable, type SharedSettings } from './system-pool';

class FakeSystem implements Poolable {
  state: 'running' | 'stopped' | 'killed' = 'running';
  isBroken = false;
  cannotQuiesce = false;
  quiesced = 0;

  constructor(readonly settings: SharedSettings) {}

  isWhole(): boolean {
    return !this.isBroken;
  }

  quiesce(): Promise<void> {
    this.quiesced += 1;
    return this.cannotQuiesce ? Promise.reject(new Error('away')) : Promise.resolve();
  }

  stop(): Promise<void> {
    this.state = 'stopped';
    return Promise.resolve();
  }

  kill(): void {
    this.state = 'killed';
  }
}

let started: FakeSystem[];
const poolOf = (mostIdle = 2): SystemPool<FakeSystem> => {
  started = [];
  return new SystemPool({
    mostIdle,
    start: (settings) => {
      const system = new FakeSystem(settings);
      started.push(system);
      return Promise.resolve(system);
    },
  });
};
const states = () => started.map(({ state }) => state);

describe('a system of the pool', () => {
  it('is the same one for the same settings, whatever their order', async () => {
    const pool = poolOf();
    const first = await pool.take({ workers: 0, env: { A: '1', B: '2' } });
    await pool.release(first);
    expect(await pool.take({ env: { B: '2', A: '1' }, workers: 0 })).toBe(first);
  });

  it('is the same one for two that ask at once', async () => {
    const pool = poolOf();
    const [one, other] = await Promise.all([pool.take(), pool.take()]);
    expect([one === other, started.length]).toEqual([true, 1]);
  });

  const SETTINGS: Readonly<Required<SharedSettings>> = {
    env: { SWITCHYARD_TRUSTED_PROXY_HOPS: '1' },
    followsEmulators: true,
    skipsWaits: true,
    workers: 0,
    apps: ['reddit-ads'],
    redisUrl: 'redis://127.0.0.1:6379',
    api: { env: { SWITCHYARD_TEST_CLOCK_HOURS: '3' }, preload: 'moved-clock' },
    isolation: 'policies',
  };

  it.each(Object.keys(SETTINGS))('is another one when %s is different', async (name) => {
    const pool = poolOf(9);
    const setting = { [name]: SETTINGS[name as keyof SharedSettings] };
    const [plain, changed] = [await pool.take(), await pool.take(setting)];
    expect([changed === plain, changed.settings]).toEqual([false, setting]);
  });

  it.each([
    ['a value of env', { env: { A: '1' } }, { env: { A: '2' } }],
    ['one more value of env', { env: { A: '1' } }, { env: { A: '1', B: '1' } }],
    ['the number of workers', { workers: 1 }, { workers: 2 }],
    ['the isolation', { isolation: 'policies' }, { isolation: 'filters' }],
    ['the address of Redis', { redisUrl: 'redis://a' }, { redisUrl: 'redis://b' }],
  ] as const)('is another one for another value of a setting: %s', async (_what, one, other) => {
    const pool = poolOf();
    expect(await pool.take(one)).not.toBe(await pool.take(other));
  });

  it('is never one whose processes have ended: that one is stopped, and a new one started', async () => {
    const pool = poolOf();
    const broken = await pool.take();
    await pool.release(broken);
    broken.isBroken = true;
    expect(await pool.take()).not.toBe(broken);
    expect(states()).toEqual(['stopped', 'running']);
  });

  it('is quiesced before the next user gets it, and stopped when that fails', async () => {
    const pool = poolOf();
    const first = await pool.take();
    await pool.release(first);
    expect([first.quiesced, first.state]).toEqual([1, 'running']);
    await pool.take();
    first.cannotQuiesce = true;
    await pool.release(first);
    expect([await pool.take()].includes(first)).toBe(false);
    expect(states()).toEqual(['stopped', 'running']);
  });

  it('is tried again by the next one when it could not be started', async () => {
    let tries = 0;
    const pool = new SystemPool({
      mostIdle: 1,
      start: (settings) =>
        ++tries === 1
          ? Promise.reject(new Error('no port'))
          : Promise.resolve(new FakeSystem(settings)),
    });
    await expect(pool.take()).rejects.toThrow('no port');
    expect((await pool.take()).state).toBe('running');
  });
});

describe('idle systems', () => {
  it('are kept up to the limit; the one used longest ago is stopped', async () => {
    const pool = poolOf(2);
    const all = [];
    for (const workers of [1, 2, 3]) all.push(await pool.take({ workers }));
    expect(states()).toEqual(['running', 'running', 'running']);
    for (const system of all) await pool.release(system);
    expect(states()).toEqual(['stopped', 'running', 'running']);
    await pool.release(await pool.take({ workers: 2 }));
    await pool.release(await pool.take({ workers: 4 }));
    expect(states()).toEqual(['stopped', 'running', 'stopped', 'running']);
  });

  it('are none with a limit of 0, and one in use is not stopped', async () => {
    const pool = poolOf(0);
    const [first, again, other] = [
      await pool.take(),
      await pool.take(),
      await pool.take({ workers: 0 }),
    ];
    await pool.release(other);
    await pool.release(first);
    expect(states()).toEqual(['running', 'stopped']);
    await pool.release(again);
    expect(states()).toEqual(['stopped', 'stopped']);
  });

  it('end with the process', async () => {
    const pool = poolOf(2);
    await pool.take();
    await pool.release(await pool.take({ workers: 0 }));
    pool.kill();
    expect(states()).toEqual(['killed', 'killed']);
    await pool.stop();
    expect(states()).toEqual(['stopped', 'stopped']);
  });
});
